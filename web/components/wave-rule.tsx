import { joinClasses } from './join-classes.ts';

/** A decorative line of two waves that ends a heading or an article. */
export function WaveRule({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 16"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className={joinClasses('h-4 w-24 stroke-marine', className)}
    >
      <path d="M1 6c7.8 0 7.8-5 15.6-5s7.9 5 15.7 5 7.9-5 15.7-5 7.8 5 15.7 5 7.8-5 15.6-5S87.2 6 95 6" />
      <path
        d="M1 14c7.8 0 7.8-5 15.6-5s7.9 5 15.7 5 7.9-5 15.7-5 7.8 5 15.7 5 7.8-5 15.6-5S87.2 14 95 14"
        opacity="0.4"
      />
    </svg>
  );
}
