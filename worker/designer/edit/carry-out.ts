import type { Wish } from './read/settle-wishes.ts';
import { recordSplices, startRecord, type SpliceRecord } from '#domain/html/compose-splices.ts';
import type { Splice } from '#domain/text/splices.ts';
import { withoutOverlaps } from '#domain/css/repair-page-contrast.ts';
import { repairContrastSteps } from '#domain/css/repair-contrast.ts';
import { writeStyles } from '#domain/css/write-styles.ts';
import type { EditIntent } from './intents/edit-intent.ts';
import type { Steps } from '#domain/text/steps.ts';
import { brief, unreadWishes } from './unread-wishes.ts';
import type { ReadRequest } from './read/read-request.ts';
import { followSelection } from './page/follow-selection.ts';
import { readPageSteps, type PageModel } from './page/page-model.ts';
import { sinceTold } from './since-told.ts';
import { planIntent } from './plan/plan-intent.ts';
import type { PlanContext, PlanResult } from './plan/plan-types.ts';
import { brokenPromise } from './verify/verify.ts';

export interface EditOutcome {
  record: SpliceRecord;
  changes: string[];
  notDone: string[];
}

/** Carries out one change by itself. */
export function* carryOutOne(run: PlanContext, intent: EditIntent): Steps<EditOutcome> {
  const outcome: EditOutcome = { record: startRecord(run.page.html), changes: [], notDone: [] };
  yield* carryOutBatch(run, { outcome, pageNow: itself(run.page) }, [
    { intent, text: intent.kind },
  ]);
  return outcome;
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
export function* carryOut(
  run: PlanContext,
  { wishes, pins, isSpent }: ReadRequest,
): Steps<EditOutcome> {
  const { say } = run;
  const outcome: EditOutcome = { record: startRecord(run.page.html), changes: [], notDone: [] };
  const batches = movesLast(batchesOf(wishes));
  if (isSpent || batches.length > MOST_STEPS) return { ...outcome, notDone: [say.tooManyWords] };
  const page = { ...run.page, pins };
  const progress: Progress = { outcome, pageNow: itself(page) };
  outcome.notDone.push(...unreadWishes(say, wishes).said);
  for (const batch of batches) yield* carryOutBatch(run, progress, batch);
  if (outcome.changes.length > 0)
    outcome.notDone.push(...sinceTold(wishes).map((since) => say.fromNow(since)));
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

function* carryOutBatch(run: PlanContext, progress: Progress, steps: readonly Step[]): Steps<void> {
  yield;
  const { say } = run;
  const { outcome } = progress;
  const page = yield* progress.pageNow();
  const planned: PlannedStep[] = [];
  for (const step of steps) {
    // Each change of a long page takes a step of its own to plan.
    yield;
    const plan = planIntent({ page, say }, step.intent);
    if (plan.isDone) planned.push({ ...step, plan });
    else if (!isDoneAgain(step, progress)) outcome.notDone.push(plan.reason);
  }
  yield;
  const before = { ...outcome };
  const splices = withLineEnds(
    page.html,
    withoutOverlaps(planned.flatMap(({ plan }) => plan.splices)),
  );
  outcome.record = recordSplices(outcome.record, splices);
  if (outcome.record.text === before.record.text) {
    outcome.record = before.record;
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
  const said = new Set([...outcome.changes, ...planned.map(({ plan }) => plan.change)]);
  outcome.changes = [...said];
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
    const wishes = yield* repairContrastSteps(before, after);
    const repairs = withoutOverlaps(writeStyles(after, wishes));
    if (repairs.length === 0) break;
    const splices = withLineEnds(after.html, repairs);
    outcome.record = recordSplices(outcome.record, splices);
    after = yield* readLater(after, splices, outcome.record.text)();
  }
  return itself(after);
}
