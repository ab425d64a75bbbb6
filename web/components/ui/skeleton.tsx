import { joinClasses } from '../join-classes.ts';

/** A placeholder for loading content; give it the final size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-sm bg-hover', className)}
    />
  );
}
