import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { recordAttempt } from './ask-chain.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun } from './generation-run.ts';

/** An answer and who gave it. */
export interface ModelAnswer {
  link: ChainModel;
  /** Index of `link` in the chain that was asked. */
  position: number;
}

/** An answer that cannot be used. The next model is asked; after the last one, `failure` is the result. */
export class Unusable {
  readonly failure: unknown;
  /** The line for the record of attempts; undefined when the record already has it. */
  readonly outcome: string | undefined;

  constructor(failure: unknown, outcome?: string) {
    this.failure = failure;
    this.outcome = outcome;
  }
}

/** How one kind of answer is requested, judged and repaired. */
export interface AnswerSteps<Answer extends ModelAnswer, Made> {
  /** Asks until a model of the chain answers, and judges the answer. @throws ChainFailure */
  ask: (chain: readonly ChainModel[]) => Promise<Answer>;
  /**
   * A second turn in which the same model is told what is wrong. Returns the better of the two answers, or
   * undefined when there is nothing to repair.
   * @throws ChainFailure
   */
  repair?: (first: Answer) => Promise<Answer> | undefined;
  /**
   * Turns the answer into a result. `first` is the answer before the repair turn, or the same as `last` without
   * one.
   */
  conclude: (last: Answer, first: Answer) => Made | Unusable | Promise<Made | Unusable>;
}

/**
 * The loop behind every kind of answer: ask, judge, one repair turn, next model. If the repair turn fails, the
 * first answer still counts.
 * @throws ChainFailure or GenerationFailure of the last model when none gave a usable answer
 */
export async function runAnswerLoop<Answer extends ModelAnswer, Made>(
  run: GenerationRun,
  steps: AnswerSteps<Answer, Made>,
): Promise<Made> {
  let { chain } = run;
  let failure: unknown = new GenerationFailure('empty');
  while (chain.length > 0) {
    let asked = 0;
    try {
      const first = await steps.ask(chain);
      asked = first.position + 1;
      const last = await repairOrKeep(steps, first);
      const end = await steps.conclude(last, first);
      if (!(end instanceof Unusable)) return end;
      ({ failure } = end);
      if (end.outcome !== undefined) recordAttempt(run, last.link.reference, end.outcome);
    } catch (error) {
      const chainFailure = expectChainFailure(error);
      failure = chainFailure;
      asked = Math.max(asked, chainFailure.failures.length, 1);
    }
    chain = chain.slice(asked);
  }
  throw failure;
}

async function repairOrKeep<Answer extends ModelAnswer, Made>(
  { repair }: AnswerSteps<Answer, Made>,
  first: Answer,
): Promise<Answer> {
  try {
    return (await repair?.(first)) ?? first;
  } catch (error) {
    expectChainFailure(error);
    return first;
  }
}

/** The failure of models to answer. Anything else ends the run, and so does its owner's Stop: both are thrown. */
export function expectChainFailure(error: unknown): ChainFailure {
  if (error instanceof ChainFailure && error.kind !== 'aborted') return error;
  throw error;
}
