import { joinClasses } from '#web/components/join-classes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { usePrefersStill } from '#web/lib/use-prefers-still.ts';

const STEPS = 8;
const STEP_MS = 110;

const turning = new Set<HTMLElement>();
let clock: ReturnType<typeof setInterval> | undefined;
let step = 0;

function turn(): void {
  step = (step + 1) % STEPS;
  for (const element of turning) element.style.rotate = `${(step * 360) / STEPS}deg`;
}

function join(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  turning.add(element);
  clock ??= setInterval(turn, STEP_MS);
  return () => {
    turning.delete(element);
    if (turning.size > 0) return;
    clearInterval(clock);
    clock = undefined;
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
