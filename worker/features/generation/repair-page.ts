import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import type { Check } from '#domain/generation/generation-types.ts';
import { faultsPrompt } from '#domain/generation/prompts/faults-prompt.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { askChain } from './ask-chain.ts';
import type { PageAttempt, WrittenPage } from './attempt-page.ts';
import type { Production } from './generation-run.ts';
import { readWholeAnswer } from './read-whole-answer.ts';

/** A page and what the checks say of it. */
export interface JudgedPage extends WrittenPage {
  checks: Check[];
}

export function judgePage(page: WrittenPage): JudgedPage {
  return { ...page, checks: checkPage(page.html) };
}

interface Repair {
  written: JudgedPage;
  attempt: Extract<PageAttempt, { kind: 'page' }>;
}

/**
 * One turn in which the model mends the faults of its own page; gives the page of before when there are
 * none, or when nothing better comes of it. A page that had to be closed has used up its turns.
 */
export async function repairPage(
  production: Production,
  { written, attempt }: Repair,
): Promise<JudgedPage> {
  const { run, enterStage } = production;
  const { html, writer, isShortened } = written;
  const faults = faultsOf(written.checks);
  const isDesigner = writer.link.reference === OFFLINE_REFERENCE;
  if (faults.length === 0 || isShortened || isDesigner) return written;
  const format = isUsable(written.checks) ? writer.link.editFormat : 'whole';
  const reply = faultsPrompt({ faults, format, language: run.analysis.language });
  let answer = '';
  try {
    const { finish } = await askChain(production, {
      ...attempt.question,
      chain: [writer.link],
      turns: [{ answer: html, reply }],
      onText: (text) => void (answer += text),
    });
    const finished = finish.reason === 'stop';
    const mended =
      readWholeAnswer(answer, 'html') ??
      applyDiff({ original: html, response: answer, finished }).text;
    enterStage('validation');
    const second = judgePage({ ...written, html: mended });
    return faultsOf(second.checks).length < faults.length ? second : written;
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return written;
  }
}
