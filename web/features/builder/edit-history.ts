/** One state of a document and what made it. */
export interface HistoryStep {
  text: string;
  origin: EditOrigin;
  /** The prompt of an AI step; empty for others. */
  label: string;
  at: number;
}

export type EditOrigin = 'open' | 'ai' | 'code' | 'visual' | 'restore';

/** One timeline over AI, visual and code changes. `index` points at the current step. */
export interface EditHistory {
  steps: readonly HistoryStep[];
  index: number;
}

const LIMITS = { steps: 200, typingPauseMs: 1_000 } as const;

/** A timeline that begins with an opened document. */
export function startHistory(text: string, at: number): EditHistory {
  return { steps: [{ text, origin: 'open', label: '', at }], index: 0 };
}

/**
 * Adds a step after the current one and drops what was undone. Typing in the code editor without a pause
 * of a second is one step; text that did not change adds none.
 */
export function recordStep(history: EditHistory, step: HistoryStep): EditHistory {
  const current = history.steps[history.index];
  if (current?.text === step.text) return history;
  const kept = history.steps.slice(0, history.index + 1);
  const joins =
    step.origin === 'code' &&
    current?.origin === 'code' &&
    step.at - current.at < LIMITS.typingPauseMs;
  const steps = [...(joins ? kept.slice(0, -1) : kept), step].slice(-LIMITS.steps);
  return { steps, index: steps.length - 1 };
}

/** Moves back (−1) or forward (+1) in the timeline; stays at the ends. */
export function moveInHistory(history: EditHistory, by: -1 | 1): EditHistory {
  const index = Math.min(Math.max(history.index + by, 0), history.steps.length - 1);
  return { ...history, index };
}

export function canUndo(history: EditHistory): boolean {
  return history.index > 0;
}

export function canRedo(history: EditHistory): boolean {
  return history.index < history.steps.length - 1;
}

/** The text that the timeline stands at. */
export function historyText({ steps, index }: EditHistory): string {
  return steps[index]?.text ?? '';
}

/** True when the current step was typed or made in the page: not asked of the AI, not brought back. */
export function isMadeByHand({ steps, index }: EditHistory): boolean {
  const origin = steps[index]?.origin;
  return origin === 'code' || origin === 'visual';
}
