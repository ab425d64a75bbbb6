import {
  GENERATION_STAGES,
  type GenerationReport,
  type GenerationStage,
  type ResponseType,
} from '../generation/generation-types.ts';
import type { EntryCost, EntryOutcome, WorkingStage } from './entry-types.ts';

/** What the end of a run tells. */
export interface RunEnding extends Omit<GenerationReport, 'sections' | 'checks'> {
  status: 'running' | 'done' | 'failed';
  responseType?: ResponseType | undefined;
  delivery: 'none' | 'saved' | 'waiting' | 'taken';
  charged: boolean;
  refunded: boolean;
  reason?: string | undefined;
  error?: { message: string } | undefined;
  model: string;
  decision?: { task: string } | undefined;
}

/** An event of a run, as far as its entry depends on it. */
export type FoldedEvent =
  | { type: 'stage'; stage: GenerationStage }
  | { type: 'end'; generation: RunEnding }
  | { type: 'head' | 'text' | 'reset' };

/** The word of a run that its owner stopped. */
const STOPPED_REASON = 'aborted';

/** A run that has just begun. */
export const BEGUN: EntryOutcome = { kind: 'working', stage: 'analysis' };

/** The outcome after an event. A stage never goes back, and what has ended stays as it is. */
export function foldEvent(outcome: EntryOutcome, event: FoldedEvent): EntryOutcome {
  if (outcome.kind !== 'working') return outcome;
  switch (event.type) {
    case 'stage':
      return { kind: 'working', stage: laterStage(outcome.stage, event.stage) };
    case 'end':
      return event.generation.status === 'running' ? outcome : outcomeOf(event.generation);
    case 'head':
    case 'text':
    case 'reset':
      return outcome;
  }
}

function laterStage(shown: WorkingStage, next: GenerationStage): WorkingStage {
  if (next === 'ended') return shown;
  return GENERATION_STAGES.indexOf(next) > GENERATION_STAGES.indexOf(shown) ? next : shown;
}

function outcomeOf(end: RunEnding): EntryOutcome {
  if (end.status === 'failed') return failureOf(end);
  const cost = end.charged ? 'charged' : 'free';
  const { summary, changes, notDone, toComplete, warnings, model, isStandIn } = end;
  if (end.responseType === 'answer') return { kind: 'answered', words: summary, cost };
  const isNewPage = end.decision?.task === 'create';
  const notOnPage = isNewPage ? end.notOnPage : [];
  return {
    kind: end.delivery === 'waiting' ? 'proposed' : 'changed',
    report: { summary, changes, notDone, notOnPage, toComplete, warnings, model, isStandIn },
    isNewPage,
    cost,
  };
}

function failureOf({ charged, refunded, reason, error, summary }: RunEnding): EntryOutcome {
  const cost: EntryCost = charged ? 'charged' : refunded ? 'returned' : 'none';
  if (reason === STOPPED_REASON) return { kind: 'stopped', cost };
  return { kind: 'failed', message: error?.message.trim() || summary.trim(), cost };
}
