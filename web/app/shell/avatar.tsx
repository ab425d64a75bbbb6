import { useState } from 'react';
import { picturePath, usePictureChoice } from '#web/lib/profile-picture.ts';
import type { SessionUser } from '#web/lib/session-store.ts';

/** The Gravatar where this browser's user chose it, else the initials. The button around it has its own name. */
export function Avatar({ user }: { user: Pick<SessionUser, 'id' | 'name'> }) {
  const { userId } = usePictureChoice();
  return userId === user.id ? <Gravatar user={user} /> : <Initials name={user.name} />;
}

function Gravatar({ user }: { user: Pick<SessionUser, 'id' | 'name'> }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Initials name={user.name} />;
  return (
    <img
      src={picturePath(user.id)}
      alt=""
      width={32}
      height={32}
      onError={() => setIsMissing(true)}
      className="size-8 rounded-full bg-hover object-cover"
    />
  );
}

/** The first letters of the first two names; drawn by CSS, so that they are no text to read out. */
function Initials({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return (
    <span
      aria-hidden="true"
      data-initials={initials}
      className="grid size-8 place-items-center rounded-full bg-ink text-xs font-semibold text-paper uppercase before:content-[attr(data-initials)]"
    />
  );
}
