import { createBlocks, formatBlocks } from '#domain/diff/write-block.ts';
import {
  composedSplices,
  recordSplices,
  startRecord,
  type SpliceRecord,
} from '#domain/html/compose-splices.ts';
import type { Splice } from '#domain/text/splices.ts';
import { withoutOverlaps } from '#domain/css/mend-contrast.ts';
import { repairContrast } from '#domain/css/repair-contrast.ts';
import { writeStyles } from '#domain/css/write-styles.ts';
import { messagesIn } from './edit-messages.ts';
import type { EditMessages } from './messages-en.ts';
import type { EditIntent, EditLanguage, Target } from './intents/edit-intent.ts';
import { AIMABLE } from './intents/aimable.ts';
import { readAddRequest } from '#domain/page-plan/add-request.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { nextStep } from './next-step.ts';
import { brief, unreadWishes } from './unread-wishes.ts';
import { isTooLarge } from './page/page-limits.ts';
import { readAddedLines } from './read/read-added-lines.ts';
import { readRequest, type ReadRequest, type Wish } from './read/read-request.ts';
import { followSelection } from './page/follow-selection.ts';
import { readPage, readPageSteps, type PageModel } from './page/page-model.ts';
import { planIntent } from './plan/plan-intent.ts';
import type { PlanResult } from './plan/plan-types.ts';
import { languageOf } from './intents/language.ts';
import { brokenPromise } from './verify/verify.ts';

export interface DesignEditInput {
  prompt: string;
  /** The complete page to edit. */
  html: string;
  /** The language of the answer when the request does not tell. */
  fallbackLanguage: EditLanguage;
  /** Outer HTML of the element selected in the editor. */
  selectionHtml?: string;
  /** Where the selected element begins, in UTF-16 units, when nothing else may change. */
  selectionStart?: number;
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
  return finishSteps(designEditSteps(input));
}

/** The same in steps. Reading the page and the request takes more steps where they are longer, not longer ones. */
export function* designEditSteps(input: DesignEditInput): Steps<DesignedEdit> {
  const language = languageOf(input.prompt, input.fallbackLanguage);
  const say = messagesIn(language);
  if (isTooLarge(input.html)) return { kind: 'refused', summary: say.refused(say.tooLarge) };
  const page = yield* readPageSteps(input.html, language, {
    html: input.selectionHtml,
    start: input.selectionStart,
  });
  yield;
  const lines = readAddRequest(input.prompt);
  const missing = lines && findMissing(wordsOfPage(input.html), lines);
  if (lines !== undefined && missing?.length === 0) {
    return { kind: 'refused', summary: say.refused(say.already(lines.join(' · '))) };
  }
  const request: ReadRequest =
    missing === undefined
      ? yield* readRequest(input.prompt, {
          language,
          page,
          ...(yield* before(input, page, language)),
        })
      : { ...NOTHING_READ, wishes: readAddedLines({ page, say }, missing) };
  const outcome = yield* carryOut({ input, say, page }, request);
  const edits = composedSplices(outcome.record);
  if (edits.length === 0)
    return { kind: 'refused', summary: refusal({ input, say, page }, outcome, request) };
  yield;
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

const NOTHING_READ: ReadRequest = {
  wishes: [],
  pins: new Map(),
  about: undefined,
  steps: 0,
  isSpent: false,
};

export type DoneIntent =
  | {
      ok: true;
      html: string;
      /** What was done and what was left as it was, in sentences. */
      changes: string[];
    }
  | { ok: false; reason: string };

/** Carries out one intent; the page stays where it cannot be done, or does not come out as promised. */
export function doIntent({
  html,
  intent,
  language,
}: {
  html: string;
  intent: EditIntent;
  language: EditLanguage;
}): DoneIntent {
  const say = messagesIn(language);
  if (isTooLarge(html)) return { ok: false, reason: say.tooLarge };
  const page = readPage(html, language);
  const input = { prompt: '', html, fallbackLanguage: language };
  const outcome: EditOutcome = { record: startRecord(html), changes: [], notDone: [] };
  const progress: Progress = { outcome, pageNow: itself(page) };
  finishSteps(carryOutBatch({ input, say, page }, progress, [{ intent, text: intent.kind }]));
  const { changes, notDone, record } = outcome;
  return changes.length > 0
    ? { ok: true, html: record.text, changes: [...changes, ...notDone] }
    : { ok: false, reason: notDone.join(' ') };
}

/** Why nothing changed, what is needed next where a request was not understood, and the way without words. */
function refusal(
  { input, say }: EditRun,
  { notDone }: EditOutcome,
  { wishes }: ReadRequest,
): string {
  const summary = say.refused([...new Set(notDone)].join(' '));
  const isAnswer = wishes.some(({ intents }) => intents.some(({ kind }) => ANSWERED.has(kind)));
  const isUnknown = unreadWishes(say, wishes).open.length > 0;
  const next = isUnknown ? nextStep(say, input.prompt) : '';
  const ways = isAnswer ? [] : [say.click, isUnknown ? say.model : ''];
  return [summary, next, ...ways].filter(Boolean).join(' ').trim();
}

/** Nothing on the page stands for these. */
const ANSWERED: ReadonlySet<EditIntent['kind']> = new Set(['question', 'undo']);

/** What "it" means at the start of a request, and what "more" repeats: the selected element, the request before. */
function* before(
  { previousPrompt }: DesignEditInput,
  page: PageModel,
  language: EditLanguage,
): Steps<{ about: Target | undefined; last: readonly EditIntent[]; pins?: PageModel['pins'] }> {
  const selected = page.selection && { isSelection: true as const };
  if (!previousPrompt) return { about: selected, last: [] };
  const read = yield* readRequest(previousPrompt, { language, page, about: selected });
  const looks = read.wishes.at(-1)?.intents.filter(({ kind }) => AIMABLE.has(kind)) ?? [];
  return { about: selected ?? read.about, last: looks, pins: read.pins };
}

interface EditRun {
  input: DesignEditInput;
  say: EditMessages;
  page: PageModel;
}

interface EditOutcome {
  record: SpliceRecord;
  changes: string[];
  notDone: string[];
}

interface Progress {
  outcome: EditOutcome;
  pageNow: () => Steps<PageModel>;
  /** The words of the wish that something was done for last. */
  doneText?: string | undefined;
}

/** One change that was asked for, with the words that asked for it. */
interface Step {
  intent: EditIntent;
  text: string;
}

/** Most steps that read the page anew. */
const MOST_STEPS = 60;

/** Carries out what was understood, step after step, and says what was not. */
function* carryOut(run: EditRun, { wishes, pins, isSpent }: ReadRequest): Steps<EditOutcome> {
  const { say } = run;
  const outcome: EditOutcome = { record: startRecord(run.input.html), changes: [], notDone: [] };
  const batches = movesLast(batchesOf(wishes));
  if (isSpent || batches.length > MOST_STEPS) return { ...outcome, notDone: [say.tooManyWords] };
  const page = { ...run.page, pins };
  const progress: Progress = { outcome, pageNow: itself(page) };
  outcome.notDone.push(...unreadWishes(say, wishes).said);
  for (const batch of batches) yield* carryOutBatch(run, progress, batch);
  return outcome;
}

/** Prices change in one step, however many they are; every other change is one of its own. None is made twice. */
function batchesOf(wishes: readonly Wish[]): Step[][] {
  const seen = new Set<string>();
  const batches: Step[][] = [];
  for (const { text, intents } of wishes)
    for (const intent of intents) {
      const same = JSON.stringify(intent);
      const last = batches.at(-1);
      if (seen.has(same)) continue;
      seen.add(same);
      if (intent.kind === 'price' && last?.[0]?.intent.kind === 'price')
        last.push({ intent, text });
      else batches.push([{ intent, text }]);
    }
  return batches;
}

/** What moves is looked for elsewhere afterwards: other changes come first, but for those of where it moves to. */
function movesLast(batches: readonly Step[][]): Step[][] {
  const places = new Set(
    batches.flatMap(([step]) =>
      step?.intent.kind === 'move' && 'target' in step.intent.to
        ? [JSON.stringify(step.intent.to.target)]
        : [],
    ),
  );
  const isPlace = batches.some(
    ([step]) => step?.intent.kind === 'remove' && places.has(JSON.stringify(step.intent.target)),
  );
  const moves = isPlace ? [] : batches.filter(([step]) => step?.intent.kind === 'move');
  return [...batches.filter((batch) => !moves.includes(batch)), ...moves];
}

interface PlannedStep extends Step {
  plan: PlanResult & { isDone: true };
}

function* carryOutBatch(run: EditRun, progress: Progress, steps: readonly Step[]): Steps<void> {
  yield;
  const { input, say } = run;
  const { outcome } = progress;
  const page = yield* progress.pageNow();
  const planned: PlannedStep[] = [];
  for (const step of steps) {
    const plan = planIntent({ page, say }, step.intent);
    if (plan.isDone) planned.push({ ...step, plan });
    else if (!isDoneAgain(step, progress)) outcome.notDone.push(plan.reason);
  }
  const before = { ...outcome };
  const splices = withLineEnds(
    input.html,
    withoutOverlaps(planned.flatMap(({ plan }) => plan.splices)),
  );
  outcome.record = recordSplices(outcome.record, splices);
  if (outcome.record.text === before.record.text) {
    const [first] = planned;
    if (first && first.text !== progress.doneText)
      outcome.notDone.push(say.already(brief(first.text)));
    return;
  }
  yield;
  let pageNow = readLater(page, splices, outcome.record.text);
  if (planned.some(({ plan }) => plan.changesColours))
    pageNow = yield* mendContrast(outcome, page, yield* pageNow());
  const after = yield* pageNow();
  yield;
  const broken = planned.filter(({ intent }) => brokenPromise(intent, { before: page, after }));
  if (broken.length > 0) {
    outcome.record = before.record;
    outcome.notDone.push(...broken.map(({ text }) => say.notKept(brief(text))));
    const kept = planned.filter((step) => !broken.includes(step));
    if (kept.length > 0) yield* carryOutBatch(run, progress, kept);
    return;
  }
  progress.pageNow = pageNow;
  progress.doneText = planned.at(-1)?.text;
  outcome.changes.push(...planned.map(({ plan }) => plan.change));
  outcome.notDone.push(...planned.flatMap(({ plan }) => plan.left ?? []));
}

/** A heading that was renamed with its entry of the menu leaves none to rename. */
function isDoneAgain({ intent, text }: Step, { doneText }: Progress): boolean {
  return intent.kind === 'rename-item' && text === doneText;
}

/** The page after these splices, read when the next instruction needs it: the last one never does. */
function readLater(
  page: PageModel,
  splices: readonly Splice[],
  html: string,
): () => Steps<PageModel> {
  let read: PageModel | undefined;
  return function* pageLater() {
    return (read ??= followSelection(page, splices, yield* readPageSteps(html, page.language)));
  };
}

/** A page that was read already. */
function itself(page: PageModel): () => Steps<PageModel> {
  // oxlint-disable-next-line require-yield
  return function* pageItself() {
    return page;
  };
}

/** What is written follows the page's line ends. */
function withLineEnds(html: string, splices: readonly Splice[]): Splice[] {
  if (!html.includes('\r\n')) return [...splices];
  return splices.map((splice) => ({
    ...splice,
    replacement: splice.replacement.replace(/\r?\n/g, '\r\n'),
  }));
}

/** A repair may take the readable colour from parts that inherit it: they are mended in the next round. */
const MAX_REPAIRS = 3;

function* mendContrast(
  outcome: EditOutcome,
  before: PageModel,
  changed: PageModel,
): Steps<() => Steps<PageModel>> {
  let after = changed;
  for (let round = 0; round < MAX_REPAIRS; round += 1) {
    yield;
    const repairs = withoutOverlaps(writeStyles(after, repairContrast(before, after)));
    if (repairs.length === 0) break;
    const splices = withLineEnds(after.html, repairs);
    outcome.record = recordSplices(outcome.record, splices);
    after = yield* readLater(after, splices, outcome.record.text)();
  }
  return itself(after);
}
