import { joinClasses } from '#web/components/join-classes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { usePrefersStill } from '#web/lib/use-prefers-still.ts';

const STEPS = 8;
/** A little more than half the pause between two pieces of a stream, so that every second step goes with one. */
const STEP_MS = 160;

const turning = new Set<HTMLElement>();
let clock: ReturnType<typeof setTimeout> | undefined;
let step = 0;

/** Turns all spinners by one step; with a redraw that is due anyway the step needs no frame of its own. */
export function turnSpinners(): void {
  clearTimeout(clock);
  clock = undefined;
  if (turning.size === 0) return;
  step = (step + 1) % STEPS;
  for (const element of turning) element.style.rotate = `${(step * 360) / STEPS}deg`;
  clock = setTimeout(turnSpinners, STEP_MS);
}

function join(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  turning.add(element);
  clock ??= setTimeout(turnSpinners, STEP_MS);
  return () => {
    turning.delete(element);
  };
}

/**
 * For work that takes as long as a generation. All of them turn together by one clock: an animation, even one in
 * steps, has the browser make sixty frames a second, which would cost more than drawing the page that arrives.
 */
export function LongSpinner({ className }: { className?: string }) {
  const prefersStill = usePrefersStill();
  return (
    <span
      ref={prefersStill ? null : join}
      className={joinClasses('inline-grid will-change-[rotate]', className)}
    >
      <Spinner className="size-full animate-none!" />
    </span>
  );
}
