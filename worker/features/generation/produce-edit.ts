import { describeChanges } from '#domain/generation/describe-changes.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { readPlaceholders } from '#domain/generation/placeholders.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { recordAttempt } from './ask-chain.ts';
import { askForEdit, type EditAnswer } from './ask-for-edit.ts';
import { deliverEdit, type ReadyEdit } from './deliver-edit.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { isFlawless, isSound } from './judge-edit.ts';
import { repairEdit } from './repair-edit.ts';

/** What a request for a change led to: a changed file, or words because there is nothing to change. */
export type EditOutcome =
  | { kind: 'edited'; edit: ReadyEdit }
  | { kind: 'answered'; words: string; model: string };

/** A change of a file, sent when it is finished. */
export async function produceEdit(production: Production): Promise<Product> {
  const outcome = await makeEdit(production);
  return outcome.kind === 'edited'
    ? deliverEdit(production, outcome.edit)
    : deliverWords(production, outcome);
}

/**
 * A change of a file, applied here and not sent yet. Each model is asked once and then, with all that is
 * wrong with its answer, once more; an answer that is still no good gives way to the next model.
 */
export async function makeEdit(production: Production): Promise<EditOutcome> {
  let { chain } = production.run;
  let lastFailure: unknown = new GenerationFailure('unapplied');
  while (chain.length > 0) {
    const attempt = await attemptEdit(production, chain);
    if (attempt.kind !== 'nothing') return attempt;
    lastFailure = attempt.failure;
    chain = chain.slice(attempt.asked);
  }
  throw lastFailure;
}

type EditAttempt = EditOutcome | { kind: 'nothing'; failure: unknown; asked: number };

async function attemptEdit(
  production: Production,
  chain: readonly ChainModel[],
): Promise<EditAttempt> {
  const { run } = production;
  let asked = 1;
  try {
    const first = await askForEdit(production, {
      chain,
      current: run.request.file ?? '',
      turns: [],
    });
    asked = first.position + 1;
    if (first.link.reference === OFFLINE_REFERENCE) return readDesigner(run, first);
    if (isWords(run, first)) return answered(run, first);
    const last = isFlawless(first.verdict) ? first : await repairEdit(production, first);
    if (isSound(last.verdict)) return { kind: 'edited', edit: toReadyEdit(run, last) };
    if (isOnlyWords(first) && isOnlyWords(last)) return answered(run, last);
    const isBroken = first.verdict.isChanged || last.verdict.isChanged;
    const reason = isBroken ? 'unparsable' : 'unapplied';
    recordAttempt(run, last.link.reference, reason);
    const { prose } = last.verdict;
    const failure = new GenerationFailure(reason, {
      summary: prose.claimsChange ? '' : prose.words,
    });
    return { kind: 'nothing', failure, asked };
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return { kind: 'nothing', failure: error, asked: Math.max(asked, error.failures.length) };
  }
}

/** A question wants words, and so does a request that asks for nothing the page does not have. */
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

/** After a model that failed, the designer counts only where it did all that was asked: there it guesses nothing. */
function readDesigner(run: GenerationRun, first: EditAnswer): EditAttempt {
  const { verdict, note } = first;
  const hasModelFailed = run.decision.attempts.some(({ model }) => model !== OFFLINE_REFERENCE);
  const isPartial =
    verdict.failed.length > 0 || (note?.kind === 'edited' && note.notDone.length > 0);
  if (isSound(verdict) && !(hasModelFailed && isPartial)) {
    return { kind: 'edited', edit: toReadyEdit(run, first) };
  }
  const failure = hasModelFailed ? toRefusal(run, '') : new GenerationFailure('unapplied');
  return { kind: 'nothing', failure, asked: first.position + 1 };
}

function toReadyEdit(run: GenerationRun, answer: EditAnswer): ReadyEdit {
  const { verdict, link } = answer;
  const report = { ...reportOf(run, answer), checks: verdict.checks };
  return { text: verdict.text, model: link.reference, report };
}

function reportOf(run: GenerationRun, { verdict, note }: EditAnswer): GenerationReport {
  const toComplete = readPlaceholders(verdict.text);
  if (note?.kind === 'edited') {
    const { summary, changes, notDone } = note;
    return { ...emptyReport(), summary, changes, notDone };
  }
  const { language } = run.analysis;
  const { file: before = '', fileType } = run.request;
  const texts = REPORT_TEXTS[language];
  const notDone = verdict.failed.map(({ nearest: [near] }) =>
    near === undefined ? texts.notPlacedAnywhere : texts.notPlaced(near.startLine),
  );
  const { summary, changes } = describeChanges({ before, after: verdict.text, fileType, language });
  return {
    ...emptyReport(),
    summary: verdict.prose.words || summary,
    changes,
    notDone,
    toComplete,
  };
}
