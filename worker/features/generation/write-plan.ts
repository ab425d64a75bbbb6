import { createPlanStream } from '#domain/page-plan/plan-stream.ts';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { planFaultsPrompt, planPrompt } from '#domain/generation/prompts/plan-prompt.ts';
import type { PromptParts } from '#domain/generation/prompts/prompt-parts.ts';
import { MOTIFS } from '#worker/designer/art/motifs.ts';
import { DIRECTION_IDS } from '#worker/designer/look/direction.ts';
import { drawPlan, type DrawnPlan } from '#worker/designer/plan/draw-plan.ts';
import type { AnswerPhase } from '#worker/platform/ai/guard.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, type Question } from './ask-chain.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { readPlan, type ReadPlan } from './read-plan.ts';
import { promptRequest, seedOf, yearOf } from './request-facts.ts';

const VOCABULARY = { directions: DIRECTION_IDS, motifs: Object.keys(MOTIFS) };

/** The prompt that asks for a plan. */
export function promptForPlan(run: GenerationRun): PromptParts {
  return planPrompt(promptRequest(run), VOCABULARY);
}

/** A page drawn from a plan. */
export interface PlannedPage extends DrawnPlan {
  plan: PagePlan;
  /** What was asked for and is not on the page, in its language. */
  notDone: string[];
}

/** Reads a plan while a model writes it. */
export interface PlanWriting {
  /** Adds a piece of the answer and returns the markup that can be shown now. */
  push: (piece: string) => string;
  phase: () => AnswerPhase;
  /** The drawn page, or undefined when the plan cannot be drawn even after one repair turn. */
  finish: (
    production: Production,
    question: Question,
    link: ChainModel,
  ) => Promise<PlannedPage | undefined>;
}

/** Everything the page may say: the request, the one before, and the texts that stand there now. */
function sourceOf(run: GenerationRun): string {
  const { prompt, previousPrompt = '', standing = '' } = promptRequest(run);
  return [prompt, previousPrompt, standing].join('\n');
}

/** Draws a plan section by section while it is written; what is shown meanwhile is replaced in the end. */
export function createPlanWriting(run: GenerationRun): PlanWriting {
  const stream = createPlanStream();
  const source = sourceOf(run);
  let shown = 0;

  function draw(read: ReadPlan, styles: 'head' | 'inline'): DrawnPlan {
    return drawPlan({ plan: read.plan, seed: seedOf(run), year: yearOf(run), styles });
  }

  function showSoFar(): string {
    const read = readPlan(stream.soFar() ?? '', source);
    if (read.kind !== 'plan') return '';
    // The last chunk is the footer, and the section before it may still be the one being written.
    const ready = draw(read, 'inline').chunks.slice(0, -1);
    const fresh = ready.slice(shown);
    shown = Math.max(shown, ready.length);
    return fresh.join('');
  }

  async function repair(
    production: Production,
    question: Question,
    link: ChainModel,
  ): Promise<ReadPlan | undefined> {
    const first = readPlan(stream.text(), source);
    if (first.kind === 'plan') return first;
    const again = createPlanStream();
    await askChain(production, {
      ...question,
      chain: [link],
      turns: [{ answer: stream.text(), reply: planFaultsPrompt(first.faults) }],
      onText: (text) => void again.push(text),
      phase: () => again.phase(),
    });
    const second = readPlan(again.text(), source);
    return second.kind === 'plan' ? second : undefined;
  }

  return {
    push: (piece) => (stream.push(piece) ? showSoFar() : ''),
    phase: () => stream.phase(),
    async finish(production, question, link) {
      const read = await repair(production, question, link);
      if (read === undefined) return undefined;
      return { ...draw(read, 'head'), plan: read.plan, notDone: read.plan.notDone };
    },
  };
}
