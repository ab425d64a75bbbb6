import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import { askedLanguage } from '#domain/generation/asked-language.ts';
import type { Check } from '#domain/generation/generation-types.ts';
import { createPageStream } from '#domain/generation/page-stream.ts';
import { faultsPrompt } from '#domain/generation/prompts/faults-prompt.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { askChain } from './ask-chain.ts';
import type { PageAttempt, WrittenPage } from './attempt-page.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { readWholeAnswer } from './read-whole-answer.ts';

/** Blocks may hold the end of the page without being at their own end. */
const BLOCKS = /^<{5,}/m;

/** A page and what the checks say of it. */
export interface JudgedPage extends WrittenPage {
  checks: Check[];
}

/** Holds a page against its checks and against what was asked for. */
export function judgePage({ request }: GenerationRun, page: WrittenPage): JudgedPage {
  const asked = { request: request.prompt, language: askedLanguage(request.prompt) };
  return { ...page, checks: checkPage(page.html, asked) };
}

interface Repair {
  written: JudgedPage;
  attempt: Extract<PageAttempt, { kind: 'page' }>;
}

/**
 * One turn in which the model mends the faults of its own page; gives the page of before when there are
 * none, or when nothing better comes of it. A page that was continued has used up its turns.
 */
export async function repairPage(
  production: Production,
  { written, attempt }: Repair,
): Promise<JudgedPage> {
  const { run, enterStage } = production;
  const { html, writer, isContinued } = written;
  const faults = faultsOf(written.checks);
  const isDesigner = writer.link.reference === OFFLINE_REFERENCE;
  if (faults.length === 0 || isContinued || isDesigner) return written;
  const format = isUsable(written.checks) ? writer.link.editFormat : 'whole';
  const reply = faultsPrompt({ faults, format, language: run.analysis.language });
  let answer = '';
  const whole = createPageStream();
  try {
    const { finish } = await askChain(production, {
      ...attempt.question,
      chain: [writer.link],
      turns: [{ answer: html, reply }],
      onText(text) {
        answer += text;
        whole.push(text);
      },
      phase: () => (whole.phase() === 'finished' && !BLOCKS.test(answer) ? 'finished' : 'writing'),
    });
    const finished = finish.reason === 'stop';
    const mended =
      readWholeAnswer(answer, 'html') ??
      applyDiff({ original: html, response: answer, finished }).text;
    enterStage('validation');
    const second = judgePage(run, { ...written, html: mended });
    const isBetter = isUsable(second.checks) && faultsOf(second.checks).length < faults.length;
    return isBetter ? second : written;
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return written;
  }
}
