import { describeChanges } from '#domain/generation/describe-changes.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { readPlaceholders } from '#domain/generation/placeholders.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { describePageChange } from '#messages/page-change-texts.ts';
import { letOthersGo, takeTurns } from '#worker/platform/take-turns.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { runAnswerLoop, Unusable } from './answer-loop.ts';
import { askForEdit, type EditAnswer } from './ask-for-edit.ts';
import { deliverEdit, type ReadyEdit } from './deliver-edit.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { isFlawless, isSound } from './judge-edit.ts';
import { repairEdit } from './repair-edit.ts';

/** The result of a change request: a changed file, or words when there is nothing to change. */
export type EditOutcome =
  | { kind: 'edited'; edit: ReadyEdit }
  | { kind: 'answered'; words: string; model: string };

/** Produces a changed file and sends it when it is complete. */
export async function produceEdit(production: Production): Promise<Product> {
  const outcome = await makeEdit(production);
  await letOthersGo();
  return outcome.kind === 'edited'
    ? deliverEdit(production, outcome.edit)
    : deliverWords(production, outcome);
}

/**
 * Produces a changed file without sending it. Each model is asked once, and once more with a list of everything
 * that is wrong with its answer. If the answer is still unusable, the next model is asked.
 */
export async function makeEdit(production: Production): Promise<EditOutcome> {
  const { run } = production;
  return runAnswerLoop<EditAnswer, EditOutcome>(run, {
    ask: async (chain) =>
      askForEdit(production, { chain, current: run.request.file ?? '', turns: [] }),
    repair: (first) =>
      isDesigner(first) || isWords(run, first) || isFlawless(first.verdict)
        ? undefined
        : repairEdit(production, first),
    conclude: async (last, first) => await concludeEdit(run, last, first),
  });
}

async function concludeEdit(
  run: GenerationRun,
  last: EditAnswer,
  first: EditAnswer,
): Promise<EditOutcome | Unusable> {
  if (isDesigner(first)) return await readDesigner(run, first);
  if (isWords(run, first)) return answered(run, first);
  if (isSound(last.verdict)) return { kind: 'edited', edit: await toReadyEdit(run, last) };
  if (isOnlyWords(first) && isOnlyWords(last)) return answered(run, last);
  const isBroken = first.verdict.isChanged || last.verdict.isChanged;
  const reason = isBroken ? 'unparsable' : 'unapplied';
  const { prose, isLimited } = last.verdict;
  const words = prose.claimsChange ? '' : prose.words;
  const summary = isLimited ? REPORT_TEXTS[run.analysis.language].keptOutside : words;
  return new Unusable(new GenerationFailure(reason, { summary }), reason);
}

function isDesigner({ link }: EditAnswer): boolean {
  return link.reference === OFFLINE_REFERENCE;
}

/** Answer in words when the user asked a question, or asked for a change that the page already has. */
function isWords({ analysis }: GenerationRun, answer: EditAnswer): boolean {
  const isQuestion = analysis.task === 'question' && isOnlyWords(answer);
  const { isChanged, failed, prose } = answer.verdict;
  const isAnswer = prose.isAnswer && !prose.claimsChange;
  return !isChanged && failed.length === 0 && (isAnswer || isQuestion);
}

function isOnlyWords({ verdict: { prose } }: EditAnswer): boolean {
  return prose.isOnlyWords && !prose.claimsChange && prose.wantedLines.length === 0;
}

function answered({ analysis }: GenerationRun, { verdict, link }: EditAnswer): EditOutcome {
  const words = verdict.prose.words || REPORT_TEXTS[analysis.language].nothingToChange;
  return { kind: 'answered', words, model: link.reference };
}

/** After a model has failed, the designer's answer counts only if it did everything that was asked. */
async function readDesigner(
  run: GenerationRun,
  first: EditAnswer,
): Promise<EditOutcome | Unusable> {
  const { verdict, note } = first;
  const hasModelFailed = run.decision.attempts.some(({ model }) => model !== OFFLINE_REFERENCE);
  const isPartial =
    verdict.failed.length > 0 || (note?.kind === 'edited' && note.notDone.length > 0);
  if (isSound(verdict) && !(hasModelFailed && isPartial)) {
    return { kind: 'edited', edit: await toReadyEdit(run, first) };
  }
  const summary = verdict.isLimited ? REPORT_TEXTS[run.analysis.language].keptOutside : '';
  const failure = new GenerationFailure('unapplied', { summary });
  return new Unusable(hasModelFailed ? toRefusal(run, '') : failure);
}

async function toReadyEdit(run: GenerationRun, answer: EditAnswer): Promise<ReadyEdit> {
  const { verdict, link } = answer;
  const report = { ...(await reportOf(run, answer)), checks: verdict.checks };
  return { text: verdict.text, model: link.reference, report };
}

async function reportOf(
  run: GenerationRun,
  { verdict, note }: EditAnswer,
): Promise<GenerationReport> {
  const toComplete = readPlaceholders(verdict.text);
  if (note?.kind === 'edited' && !verdict.isLimited) {
    const { summary, changes, notDone } = note;
    return { ...emptyReport(), summary, changes, notDone };
  }
  const { language } = run.analysis;
  const { file: before = '', fileType } = run.request;
  const texts = REPORT_TEXTS[language];
  const notDone = verdict.failed.map(({ nearest: [near] }) =>
    near === undefined ? texts.notPlacedAnywhere : texts.notPlaced(near.startLine),
  );
  if (verdict.operations.refusal !== undefined) notDone.push(texts.notPlacedAnywhere);
  if (verdict.isLimited) notDone.push(texts.keptOutside);
  const measured = await takeTurns(
    describeChanges({ before, after: verdict.text, fileType, language }),
  );
  // Operations report exactly what they did. For blocks, the result has to be compared with the original.
  const isByOperations =
    verdict.applied === 0 && verdict.operations.changes.length > 0 && !verdict.isLimited;
  const changes = isByOperations
    ? verdict.operations.changes.map((change) =>
        typeof change === 'string' ? change : describePageChange(change, language),
      )
    : measured.changes;
  return {
    ...emptyReport(),
    // A model tells of all that it meant to do.
    summary: (notDone.length === 0 && verdict.prose.words) || measured.summary,
    changes,
    notDone,
    toComplete,
  };
}
