import { useState } from 'react';
import { joinClasses } from '#web/components/join-classes.ts';
import { picturePath, usePictureChoice } from '#web/lib/profile-picture.ts';
import type { SessionUser } from '#web/lib/session-store.ts';

interface AvatarProps {
  user: Pick<SessionUser, 'id' | 'name'>;
  isLarge?: boolean;
}

/**
 * The Gravatar if the user chose it in this browser, else the initials. It has no name of its own: the button
 * around it has one.
 */
export function Avatar({ user, isLarge = false }: AvatarProps) {
  const { userId } = usePictureChoice();
  if (userId === user.id) return <Gravatar user={user} isLarge={isLarge} />;
  return <Initials user={user} isLarge={isLarge} />;
}

function Gravatar({ user, isLarge }: Required<AvatarProps>) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Initials user={user} isLarge={isLarge} />;
  return (
    <img
      src={picturePath(user.id)}
      alt=""
      width={isLarge ? 64 : 32}
      height={isLarge ? 64 : 32}
      onError={() => setIsMissing(true)}
      className={joinClasses(
        'shrink-0 rounded-full bg-hover object-cover',
        isLarge ? 'size-16' : 'size-8',
      )}
    />
  );
}

/** The first letters of the first two names, drawn by CSS so that screen readers do not read them out. */
function Initials({ user, isLarge }: Required<AvatarProps>) {
  const initials = user.name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      data-initials={initials}
      className={joinClasses(
        'grid shrink-0 place-items-center rounded-full bg-ink font-semibold text-paper uppercase before:content-[attr(data-initials)]',
        isLarge ? 'size-16 text-lg' : 'size-8 text-xs',
      )}
    />
  );
}
