import { isUsable } from '#domain/generation/check-faults.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { recordAttempt } from './ask-chain.ts';
import { askForEdit, type EditedFile } from './ask-for-edit.ts';
import { deliverEdit, type ReadyEdit } from './deliver-edit.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { mendEdit, placeEdit, type CheckedEdit } from './repair-edit.ts';

/** A change of a file, sent when it is finished. */
export async function produceEdit(production: Production): Promise<Product> {
  return deliverEdit(production, await makeEdit(production));
}

/**
 * A change of a file by SEARCH/REPLACE blocks, applied here and not sent yet: one repair round with the
 * reasons and candidates, then the whole file, then the next model. A change that leaves faults gets one
 * repair turn too.
 */
export async function makeEdit(production: Production): Promise<ReadyEdit> {
  const { run } = production;
  let chain = run.chain;
  let lastFailure: unknown = new GenerationFailure('unapplied');
  while (chain.length > 0) {
    const attempt = await attemptEdit(production, chain);
    if (attempt.kind === 'edited') return toReadyEdit(run, attempt.edit);
    lastFailure = attempt.failure;
    chain = chain.slice(attempt.asked);
  }
  throw lastFailure;
}

type EditAttempt =
  | { kind: 'edited'; edit: CheckedEdit }
  | { kind: 'nothing'; failure: unknown; asked: number };

async function attemptEdit(
  production: Production,
  chain: readonly ChainModel[],
): Promise<EditAttempt> {
  let asked = 1;
  try {
    const first = await askForEdit(production, {
      chain,
      original: production.run.request.file ?? '',
      turns: [],
    });
    asked = first.position + 1;
    const placed = await placeEdit(production, first);
    const edit = placed && (await mendEdit(production, placed));
    if (edit !== undefined && isUsable(edit.checks)) return { kind: 'edited', edit };
    const reason = edit === undefined ? 'unapplied' : 'unparsable';
    recordAttempt(production.run, first.file.link.reference, reason);
    const failure = new GenerationFailure(reason, { summary: first.file.chatter });
    return { kind: 'nothing', failure, asked };
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return { kind: 'nothing', failure: error, asked: Math.max(asked, error.failures.length) };
  }
}

function toReadyEdit(run: GenerationRun, { file, checks }: CheckedEdit): ReadyEdit {
  const report = { ...reportOf(run, file), checks };
  return { text: file.text, model: file.link.reference, report };
}

function reportOf(run: GenerationRun, file: EditedFile): GenerationReport {
  const { note } = file;
  if (note?.kind === 'edited') {
    const { summary, changes, notDone } = note;
    return { ...emptyReport(), summary, changes, notDone };
  }
  const texts = REPORT_TEXTS[run.analysis.language];
  const notDone = file.failed.map(({ nearest: [near] }) =>
    near === undefined ? texts.notPlacedAnywhere : texts.notPlaced(near.startLine),
  );
  const summary = file.chatter === '' ? texts.changedPlaces(file.applied) : file.chatter;
  return { ...emptyReport(), summary: summary.slice(0, 600), notDone };
}
