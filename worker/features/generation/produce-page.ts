import { isUsable } from '#domain/generation/check-faults.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { readPlaceholders } from '#domain/generation/placeholders.ts';
import { toPlainWords } from '#domain/generation/plain-words.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { recordAttempt } from './ask-chain.ts';
import { attemptPage } from './attempt-page.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { judgePage, repairPage, type JudgedPage } from './repair-page.ts';

/**
 * A new page, streamed as it comes. A page with faults gets one repair turn; a model that fails or writes
 * no usable page gives way to the next one. What had gone out of a worse page is taken back.
 */
export async function producePage(production: Production): Promise<Product> {
  const { run, output, enterStage } = production;
  let chain = run.chain;
  let lastFailure: unknown = new GenerationFailure('empty');
  while (chain.length > 0) {
    output.reset();
    const attempt = await attemptPage(production, chain);
    chain = chain.slice(attempt.asked);
    if (attempt.kind === 'words') return deliverWords(production, attempt);
    if (attempt.kind === 'nothing') {
      lastFailure = attempt.failure;
      continue;
    }
    enterStage('validation');
    const written = judgePage(run, attempt.page);
    const page = await repairPage(production, { written, attempt });
    if (isUsable(page.checks)) return toProduct(page, run);
    lastFailure = unusable(page);
    recordAttempt(run, page.writer.link.reference, 'unusable');
  }
  throw lastFailure;
}

function unusable({ checks }: JudgedPage): GenerationFailure {
  const broken = checks.filter((check) => check.weight === 'hard' && !check.ok);
  const cause = new Error(broken.map((check) => check.id).join(', '));
  return new GenerationFailure('unparsable', { cause });
}

function toProduct(
  { html, chatter, checks, writer }: JudgedPage,
  { request }: GenerationRun,
): Product {
  const report: GenerationReport = {
    ...emptyReport(),
    summary: toPlainWords(chatter),
    toComplete: readPlaceholders(html),
    ...describeCreation(writer.note),
    checks,
    isProposal: request.file !== undefined,
  };
  return { content: html, responseType: 'full', model: writer.link.reference, report };
}

function describeCreation(note: DesignerNote | undefined): Partial<GenerationReport> {
  if (note?.kind !== 'created') return {};
  return { summary: note.understood, toComplete: note.toComplete, sections: note.sections };
}
