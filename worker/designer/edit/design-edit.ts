import { createBlocks, formatBlocks } from '#domain/diff/write-block.ts';
import {
  composedSplices,
  recordSplices,
  startRecord,
  type SpliceRecord,
} from '#domain/html/compose-splices.ts';
import type { Splice } from '#domain/text/splices.ts';
import { repairContrast } from './css/repair-contrast.ts';
import { writeStyles } from '#domain/css/write-styles.ts';
import { messagesIn, type EditMessages } from './edit-messages.ts';
import type { EditIntent, EditLanguage, Target } from './edit-types.ts';
import { isTooLarge } from './page/page-limits.ts';
import { readPage, vocabularyOf, type PageModel } from './page/page-model.ts';
import { planIntent } from './plan/plan-intent.ts';
import type { Clause } from './request/clause.ts';
import { detectLanguage } from './request/language.ts';
import { splitRequest, type Instruction } from './request/split-request.ts';

export interface DesignEditInput {
  prompt: string;
  /** The complete page to edit. */
  html: string;
  /** The language of the answer when the request does not tell. */
  fallbackLanguage: EditLanguage;
  /** Outer HTML of the element selected in the editor. */
  selectionHtml?: string;
  /** The request before this one, for "make it bigger". */
  previousPrompt?: string;
}

export type DesignedEdit =
  | {
      kind: 'edited';
      /** SEARCH/REPLACE blocks and nothing else. */
      response: string;
      summary: string;
      changes: string[];
      notDone: string[];
    }
  | { kind: 'refused'; /** Why, and what can be done instead. */ summary: string };

/**
 * Edits any page after a request in English or Italian, by rules alone: the same request and page give the
 * same blocks. Bytes the request does not concern stay. What cannot be done is said, never guessed.
 */
export function designEdit(input: DesignEditInput): DesignedEdit {
  const language = detectLanguage(input.prompt, input.fallbackLanguage);
  const say = messagesIn(language);
  if (isTooLarge(input.html)) return { kind: 'refused', summary: say.refused(say.tooLarge) };
  const page = readPage(input.html, language, input.selectionHtml);
  const instructions = splitRequest(input.prompt, language, vocabularyOf(page));
  const outcome = runInstructions({ input, say, language, page }, instructions);
  const edits = composedSplices(outcome.record);
  if (edits.length === 0) return { kind: 'refused', summary: refusal(say, outcome, instructions) };
  const response = formatBlocks(createBlocks({ original: input.html, edits }));
  const { changes, notDone } = outcome;
  return {
    kind: 'edited',
    response,
    summary: [...changes, ...notDone].join(' '),
    changes,
    notDone,
  };
}

/** Why nothing changed; what can be asked instead only where a request was not understood. */
function refusal(
  say: EditMessages,
  { notDone }: EditOutcome,
  instructions: readonly Instruction[],
): string {
  const summary = say.refused([...new Set(notDone)].join(' '));
  const isUnknown = instructions.length === 0 || instructions.some(({ intent }) => !intent);
  return (isUnknown ? `${summary} ${say.abilities}` : summary).trim();
}

interface EditRun {
  input: DesignEditInput;
  say: EditMessages;
  language: EditLanguage;
  page: PageModel;
}

interface EditOutcome {
  record: SpliceRecord;
  changes: string[];
  notDone: string[];
}

function runInstructions(run: EditRun, instructions: readonly Instruction[]): EditOutcome {
  const outcome: EditOutcome = { record: startRecord(run.input.html), changes: [], notDone: [] };
  let pageNow = (): PageModel => run.page;
  let last = previousTarget(run);
  let before = '';
  for (const { intent, text, clause, left } of instructions) {
    if (!intent) {
      outcome.notDone.push(run.say.notUnderstood(text));
      continue;
    }
    if (isRemark(intent, clause, outcome)) continue;
    if (left.length > 0) {
      outcome.notDone.push(run.say.leftOver(text, left.join(' ')));
      continue;
    }
    const aimed = aimIntent(intent, last);
    const asked = JSON.stringify(aimed);
    if (asked === before) continue;
    before = asked;
    const page = pageNow();
    const plan = planIntent({ page, say: run.say }, aimed);
    if (!plan.isDone) {
      outcome.notDone.push(plan.reason);
      continue;
    }
    const splices = withLineEnds(run.input.html, plan.splices);
    const record = recordSplices(outcome.record, splices);
    if (record.text === outcome.record.text) {
      outcome.notDone.push(run.say.already(text));
      continue;
    }
    outcome.record = record;
    outcome.changes.push(plan.change);
    if (plan.left) outcome.notDone.push(plan.left);
    pageNow = readLater(page, splices, outcome.record.text);
    if (plan.changesColours) pageNow = mendContrast(outcome, page, pageNow());
    last = targetOf(aimed) ?? last;
  }
  return outcome;
}

/** The page after these splices, read when the next instruction needs it: the last one never does. */
function readLater(page: PageModel, splices: readonly Splice[], html: string): () => PageModel {
  let read: PageModel | undefined;
  return () => (read ??= followSelection(page, splices, readPage(html, page.language)));
}

/** What is written follows the page's line ends. */
function withLineEnds(html: string, splices: readonly Splice[]): Splice[] {
  if (!html.includes('\r\n')) return [...splices];
  return splices.map((splice) => ({
    ...splice,
    replacement: splice.replacement.replace(/\r?\n/g, '\r\n'),
  }));
}

/** The selected element in the edited page: where its start tag moved to. */
function followSelection(
  before: PageModel,
  splices: readonly Splice[],
  after: PageModel,
): PageModel {
  const { selection } = before;
  if (!selection) return after;
  const moved = splices
    .filter(({ end }) => end <= selection.range.start)
    .reduce((total, { start, end, replacement }) => total + replacement.length - (end - start), 0);
  const start = selection.range.start + moved;
  return {
    ...after,
    selection: after.index.elements.find((element) => element.range.start === start),
  };
}

/** One element may be marked for two repairs: the first mark holds. */
function withoutOverlaps(splices: readonly Splice[]): Splice[] {
  return splices.filter(
    (splice, position) =>
      !splices
        .slice(0, position)
        .some((other) => splice.start < other.end && other.start < splice.end),
  );
}

/** A repair may take the readable colour from parts that inherit it: they are mended in the next round. */
const MAX_REPAIRS = 3;

function mendContrast(
  outcome: EditOutcome,
  before: PageModel,
  after: PageModel,
  rounds = MAX_REPAIRS,
): () => PageModel {
  const repairs = withoutOverlaps(writeStyles(after, repairContrast(before, after)));
  const splices = withLineEnds(after.html, repairs);
  if (splices.length === 0) return () => after;
  outcome.record = recordSplices(outcome.record, splices);
  const later = readLater(after, splices, outcome.record.text);
  return rounds > 1 ? mendContrast(outcome, before, later(), rounds - 1) : later;
}

function targetOf(intent: EditIntent): Target | undefined {
  return 'target' in intent ? intent.target : undefined;
}

/** "… it is too much white" behind a change explains it: a colour without a verb or a part asks for nothing. */
function isRemark(intent: EditIntent, clause: Clause, { changes }: EditOutcome): boolean {
  const isColour = intent.kind === 'recolour' || intent.kind === 'shade';
  return changes.length > 0 && isColour && !clause.verb && !clause.target;
}

/** "Make it darker" is about what was named last, in this request or in the one before. */
function aimIntent(intent: EditIntent, last: Target | undefined): EditIntent {
  if (!last || !AIMABLE.has(intent.kind) || targetOf(intent)) return intent;
  if (intent.kind === 'recolour' && intent.property === 'brand') return intent;
  return { ...intent, target: last } as EditIntent;
}

const AIMABLE: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'shade',
  'font',
  'scale',
  'declare',
  'length',
  'set-text',
]);

function previousTarget({ input, page, language }: EditRun): Target | undefined {
  if (page.selection) return { isSelection: true };
  if (!input.previousPrompt) return undefined;
  const instructions = splitRequest(input.previousPrompt, language, vocabularyOf(page));
  return instructions.map(({ intent }) => intent && targetOf(intent)).findLast(Boolean);
}
