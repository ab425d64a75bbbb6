import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { stepNumber, stepsFor, type NumberRule } from './number-rules.ts';

interface ScrubInput {
  rule: NumberRule;
  /** The value that the pull begins at; null when this press is no pull. */
  begin: (event: PointerEvent) => string | null;
  onTry: (value: string) => void;
  onKeep: (value: string) => void;
  onDrop: () => void;
}

interface Pull {
  pointerId: number;
  x: number;
  start: string;
  steps: number;
  /** Null until the pointer has moved far enough. */
  value: string | null;
}

/** A press that moves less is a click. */
const SLACK_PX = 3;

/** Nothing of it is text to select; a finger still scrolls up and down over it. */
export const SCRUB_CLASSES = 'cursor-ew-resize touch-pan-y select-none';

/** Pulling sideways changes a number: one step for each pixel, kept on release, given up at Escape. */
export function useScrub(input: ScrubInput) {
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    function giveUp(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || pull.current?.value == null) return;
      event.preventDefault();
      event.stopPropagation();
      pull.current = null;
      latest.current.onDrop();
    }
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, []);

  function handleDown(event: PointerEvent<HTMLElement>): void {
    wasPulled.current = false;
    const start = event.button === 0 && event.isPrimary ? input.begin(event) : null;
    if (start === null) return;
    pull.current = { pointerId: event.pointerId, x: event.clientX, start, steps: 0, value: null };
  }
  function handleMove(event: PointerEvent<HTMLElement>): void {
    const { current } = pull;
    if (current === null || current.pointerId !== event.pointerId) return;
    const pixels = event.clientX - current.x;
    if (current.value === null) {
      if (Math.abs(pixels) < SLACK_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasPulled.current = true;
    }
    current.x = event.clientX;
    current.steps += pixels * stepsFor(event);
    const isFine = current.steps % 1 !== 0 && event.altKey;
    const steps = isFine ? current.steps : Math.round(current.steps);
    current.value = stepNumber(current.start, steps, input.rule) ?? current.start;
    input.onTry(current.value);
  }
  function handleUp(): void {
    const value = pull.current?.value;
    pull.current = null;
    if (value != null) input.onKeep(value);
  }
  function handleCancel(): void {
    const wasMoving = pull.current?.value != null;
    pull.current = null;
    if (wasMoving) input.onDrop();
  }
  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerCancel: handleCancel,
    // The click that ends a pull must not put the caret into the field.
    onClick: (event: MouseEvent) => (wasPulled.current ? event.preventDefault() : undefined),
  };
}
