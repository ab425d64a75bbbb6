import { cutLength } from '../text/plain-line.ts';
import { GENERATION_LIMITS } from '../generation/limits.ts';
import type { ConversationEntry, EntryOutcome } from './entry-types.ts';

/** Limits of what is kept; lengths in UTF-16 units. */
export const CONVERSATION_LIMITS = {
  /** The newest of one document. */
  entries: 200,
  /** Read at once. */
  page: 20,
  textCharacters: 4_000,
  items: 40,
  itemCharacters: 500,
} as const;

const { textCharacters, items, itemCharacters } = CONVERSATION_LIMITS;

/** The entry as it is kept: no text and no list beyond its limit. */
export function boundEntry(entry: ConversationEntry): ConversationEntry {
  const prompt = cutLength(entry.prompt, GENERATION_LIMITS.promptCharacters);
  return { ...entry, prompt, outcome: boundOutcome(entry.outcome) };
}

function boundOutcome(outcome: EntryOutcome): EntryOutcome {
  switch (outcome.kind) {
    case 'working':
    case 'stopped':
      return outcome;
    case 'answered':
      return { ...outcome, words: cutLength(outcome.words, textCharacters) };
    case 'failed':
      return { ...outcome, message: cutLength(outcome.message, textCharacters) };
    case 'changed':
    case 'proposed':
      return { ...outcome, report: boundReport(outcome.report) };
  }
}

type Report = Extract<EntryOutcome, { kind: 'changed' | 'proposed' }>['report'];

function boundReport(report: Report): Report {
  return {
    ...report,
    summary: cutLength(report.summary, textCharacters),
    changes: boundList(report.changes),
    notDone: boundList(report.notDone),
    notOnPage: boundList(report.notOnPage),
    toComplete: boundList(report.toComplete),
    warnings: boundList(report.warnings),
  };
}

function boundList(list: readonly string[]): string[] {
  return list.slice(0, items).map((item) => cutLength(item, itemCharacters));
}
