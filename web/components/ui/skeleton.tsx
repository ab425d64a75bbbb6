import { joinClasses } from '../join-classes.ts';

/** Holds the place of what is being loaded; give it the final size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-sm bg-hover', className)}
    />
  );
}
