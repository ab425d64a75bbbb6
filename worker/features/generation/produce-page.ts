import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import { emptyReport, type GenerationReport } from '#domain/generation/generation-types.ts';
import { readPlaceholders } from '#domain/generation/placeholders.ts';
import { toPlainWords } from '#domain/generation/plain-words.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { findUnknownStyles } from '#worker/designer/look/styles/unknown-styles.ts';
import { expandArt } from '#worker/designer/art/expand-art.ts';
import type { DrawingSource } from '#worker/designer/plan/follow-up/change-drawing.ts';
import { letOthersGo } from '#worker/platform/take-turns.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { runAnswerLoop, Unusable } from './answer-loop.ts';
import { askForPage, type PageAnswer, type WrittenPage } from './ask-for-page.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { seedOf, yearOf } from './request-facts.ts';
import { repairPage } from './repair-page.ts';
import { keepLedger } from './fact-ledger.ts';

/**
 * Produces a new page and streams it while it is written. A page with faults gets one repair turn. If a model
 * fails or writes no usable page, the next model is asked and the client is told to discard what it received.
 */
export async function producePage(production: Production): Promise<Product> {
  const { run, output, enterStage } = production;
  return runAnswerLoop<PageAnswer, Product>(run, {
    async ask(chain) {
      output.reset();
      const answer = await askForPage(production, chain);
      if (answer.kind === 'page') enterStage('validation');
      await letOthersGo();
      return answer;
    },
    repair: (answer) =>
      answer.kind === 'page' && isMendable(answer) ? repairPage(production, answer) : undefined,
    conclude(answer) {
      if (answer.kind === 'words') {
        return deliverWords(production, { words: answer.words, model: answer.link.reference });
      }
      if (answer.kind === 'none') return new Unusable(answer.failure, answer.outcome);
      return isUsable(answer.checks)
        ? toProduct(answer, run)
        : new Unusable(unusable(answer), 'unusable');
    },
  });
}

/** A page that was continued has already used its second turn. */
function isMendable({ checks, isContinued, link }: WrittenPage): boolean {
  return faultsOf(checks).length > 0 && !isContinued && link.reference !== OFFLINE_REFERENCE;
}

function unusable({ checks }: WrittenPage): GenerationFailure {
  const broken = checks.filter((check) => check.weight === 'hard' && !check.ok);
  const cause = new Error(broken.map((check) => check.id).join(', '));
  return new GenerationFailure('unparsable', { cause });
}

function toProduct(
  { html: written, chatter, checks, link, note, planned }: WrittenPage,
  run: GenerationRun,
): Product {
  const { request } = run;
  const { html } = expandArt(written);
  const source: DrawingSource | undefined = planned
    ? { plan: planned.plan, seed: seedOf(run), year: yearOf(run) }
    : note?.kind === 'created'
      ? note.drawing
      : undefined;
  const report: GenerationReport = {
    ...emptyReport(),
    summary: toPlainWords(chatter),
    toComplete: readPlaceholders(html),
    ...describeCreation(note),
    ...describePlan(planned),
    ...keepLedger({ html, prompt: request.prompt, ...toldBy(note, planned) }),
    checks,
    isProposal: request.file !== undefined,
  };
  const product: Product = { content: html, responseType: 'full', model: link.reference, report };
  return source === undefined ? product : { ...product, drawing: { ...source, html } };
}

/** What the page's maker says is missing: in sentences of its own, or in the owner's words. */
function toldBy(note: DesignerNote | undefined, planned: WrittenPage['planned']) {
  const undrawn = findUnknownStyles(planned?.plan.look.mood);
  const clauses = note?.kind === 'created' ? note.notDone : undrawn;
  const isTool = note?.kind === 'created' && note.drawing === undefined;
  return { sentences: planned?.notDone ?? [], clauses, isTool };
}

function describePlan(planned: WrittenPage['planned']): Partial<GenerationReport> {
  if (planned === undefined) return {};
  const { toComplete, sections } = planned;
  return { toComplete, sections };
}

function describeCreation(note: DesignerNote | undefined): Partial<GenerationReport> {
  if (note?.kind !== 'created') return {};
  const { understood, toComplete, sections } = note;
  return { summary: understood, toComplete, sections };
}
