import { joinClasses } from '#web/components/join-classes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { usePrefersStill } from '#web/lib/use-prefers-still.ts';

const STEPS = 8;
/**
 * A little more than half the time between two pieces of a stream, so that every second step coincides with
 * one.
 */
const STEP_MS = 160;

const turning = new Set<HTMLElement>();
let clock: ReturnType<typeof setTimeout> | undefined;
let step = 0;

/** Turns all spinners by one step. During a redraw that happens anyway the step costs no extra frame. */
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
 * A spinner for work as long as a generation. All of them share one timer. A CSS animation, even one in steps,
 * makes the browser draw sixty frames a second, which costs more than drawing the incoming page.
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
