import type { GenerationEvent, GenerationStatus } from '#contract/generation.ts';
import { UnreadableEventError } from './read-events.ts';

type EventOf<Type extends GenerationEvent['type']> = Extract<GenerationEvent, { type: Type }>;

/** What is known of a run from its events so far. */
export interface RunProgress {
  /** The number of the last event. */
  n: number;
  head: EventOf<'head'> | null;
  /** What was written since the last `reset`: an answer only once `end` has said that it is done. */
  text: string;
  end: EventOf<'end'> | null;
}

export const NOTHING_YET: RunProgress = { n: 0, head: null, text: '', end: null };

/** A run that has ended, with the whole answer where it has one. */
export interface FinishedRun {
  status: GenerationStatus;
  text: string;
}

/** The progress after one more event. One that is known already changes nothing; a missing one throws. */
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

/** True when all of an ended run is here: a finished answer has the length that was announced. */
export function isWhole({ end, text }: RunProgress): boolean {
  if (end === null) return false;
  return end.generation.status !== 'done' || end.length === text.length;
}
