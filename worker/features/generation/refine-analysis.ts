import { familyOf } from '#domain/generation/analyze-request.ts';
import { readSortAnswer, sortPrompt } from '#domain/generation/prompts/sort-prompt.ts';
import { dropThinking } from '#domain/generation/thinking.ts';
import { runModel } from '#worker/platform/ai/guard.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { addUsage } from './ask-chain.ts';
import type { GenerationRun } from './generation-run.ts';
import { planRun } from './plan-run.ts';
import { promptRequest } from './request-facts.ts';

const SURE = 0.6;
const LIMIT_MS = 1_500;
const LIMITS = { startMs: LIMIT_MS, idleMs: LIMIT_MS, totalMs: LIMIT_MS };

/**
 * Asks a small model to classify a request that the rules could not classify. After 1.5 seconds without an
 * answer the guess of the rules is used.
 */
export async function refineAnalysis(run: GenerationRun): Promise<GenerationRun> {
  const [small] = run.ctx.ai.chain('copy');
  const isUnclear = run.analysis.confidence < SURE && run.request.file !== undefined;
  if (!isUnclear || small === undefined || small.reference === OFFLINE_REFERENCE) return run;
  const { instructions, prompt } = sortPrompt(promptRequest(run));
  let answer = '';
  try {
    run.usage.calls += 1;
    const { usage } = await runModel({
      model: small.model,
      options: {
        prompt: [
          { role: 'system', content: instructions },
          { role: 'user', content: [{ type: 'text', text: prompt }] },
        ],
        maxOutputTokens: 200,
        temperature: 0,
        ...(small.reasoning === undefined ? {} : { reasoning: small.reasoning }),
      },
      limits: LIMITS,
      signal: run.abort.signal,
      onText: (text) => void (answer += text),
    });
    addUsage(run, usage);
  } catch {
    return run;
  }
  return withTask(run, answer, small.reference);
}

function withTask(run: GenerationRun, answer: string, reference: string): GenerationRun {
  const task = readSortAnswer(dropThinking(answer).text);
  if (task === undefined) return run;
  const analysis = {
    ...run.analysis,
    task,
    family: familyOf(task),
    confidence: SURE,
    signals: [...run.analysis.signals, `sorted:${reference}`],
  };
  const { plan, chain, decision } = planRun({ ...run, analysis });
  // The decision is changed in place because others already hold a reference to this object.
  Object.assign(run.decision, decision);
  return { ...run, analysis, plan, chain };
}
