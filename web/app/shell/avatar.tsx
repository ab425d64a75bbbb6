import type { SessionUser } from '#web/lib/session-store.ts';

/** The first letters of the first two names; drawn by CSS, because the button around it has its own name. */
export function Avatar({ user }: { user: Pick<SessionUser, 'name'> }) {
  const initials = user.name
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
