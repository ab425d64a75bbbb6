import type { GenerationReport, GenerationStage } from '../generation/generation-types.ts';

/** What a run did with the credit; `none` where there was none to take. */
export type EntryCost = 'charged' | 'free' | 'returned' | 'none';

/** What the AI says about its work. */
export interface EntryReport extends Omit<GenerationReport, 'sections' | 'checks' | 'isProposal'> {
  model: string;
}

/** The stages that are shown, in order. */
export type WorkingStage = Exclude<GenerationStage, 'ended'>;

/**
 * What became of a request. `proposed`: the answer waits for its owner. `answered`: words that change nothing.
 * `isNewPage`: the page was made from nothing.
 */
export type EntryOutcome =
  | { kind: 'working'; stage: WorkingStage }
  | { kind: 'changed' | 'proposed'; report: EntryReport; isNewPage: boolean; cost: EntryCost }
  | { kind: 'answered'; words: string; cost: EntryCost }
  | { kind: 'stopped'; cost: EntryCost }
  | { kind: 'failed'; message: string; cost: EntryCost };

/** A request and its answer. */
export interface ConversationEntry {
  /** The id of the run. */
  id: string;
  prompt: string;
  /** Epoch milliseconds. */
  askedAt: number;
  outcome: EntryOutcome;
}
