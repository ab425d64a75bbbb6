import type { GenerationEvent, GenerationStatus } from '#contract/generation.ts';
import { UnreadableEventError } from './read-events.ts';

type EventOf<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>;

/** What the events so far say about a run. */
export interface RunProgress {
  /** The number of the last event. */
  n: number;
  head: EventOf<'head'> | null;
  /** The text since the last `reset`. It only counts as an answer once `end` says so. */
  text: string;
  end: EventOf<'end'> | null;
}

export const NOTHING_YET: RunProgress = { n: 0, head: null, text: '', end: null };

/** A run that has ended, with its complete answer if it has one. */
export interface FinishedRun {
  status: GenerationStatus;
  text: string;
}

/** Adds an event to the progress. A known event changes nothing; a gap in the numbers throws. */
export function addEvent(progress: RunProgress, event: GenerationEvent): RunProgress {
  if (event.n <= progress.n) return progress;
  if (event.n > progress.n + 1) throw new UnreadableEventError(`no event ${progress.n + 1}`);
  const next = { ...progress, n: event.n };
  switch (event.type) {
    case 'stage':
      return next;
    case 'head':
      return { ...next, head: event };
    case 'text':
      return { ...next, text: progress.text + event.text };
    case 'reset':
      return { ...next, text: '' };
    case 'end':
      return { ...next, end: event };
  }
}

/** True when all of an ended run has arrived: the answer has the announced length. */
export function isWhole({ end, text }: RunProgress): boolean {
  if (end === null) return false;
  return end.generation.status !== 'done' || end.length === text.length;
}
