import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import { createPageStream } from '#domain/generation/page-stream.ts';
import { faultsPrompt } from '#domain/generation/prompts/faults-prompt.ts';
import { askChain } from './ask-chain.ts';
import { judgePage, type WrittenPage } from './ask-for-page.ts';
import type { Production } from './generation-run.ts';
import { readWholeAnswer } from './read-whole-answer.ts';

/** In an answer made of blocks, `</html>` inside a block is not the end of the answer. */
const BLOCKS = /^<{5,}/m;

/**
 * One turn in which the model repairs the faults of its own page. Returns the first version if the repair is no
 * better.
 */
export async function repairPage(production: Production, page: WrittenPage): Promise<WrittenPage> {
  const { run, enterStage } = production;
  const { html, link, question } = page;
  const faults = faultsOf(page.checks);
  const format = isUsable(page.checks) ? link.editFormat : 'whole';
  const reply = faultsPrompt({ faults, format, language: run.analysis.language });
  let answer = '';
  const whole = createPageStream();
  const { finish } = await askChain(production, {
    ...question,
    chain: [link],
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
  const checks = await judgePage(run, mended);
  const isBetter = isUsable(checks) && faultsOf(checks).length < faults.length;
  return isBetter ? { ...page, html: mended, checks } : page;
}
