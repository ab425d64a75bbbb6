import { joinClasses } from '../join-classes.ts';

/** Decorative: the text beside it says what is happening. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={joinClasses('size-4 animate-spin', className)}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" opacity="0.25" />
      <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" />
    </svg>
  );
}
