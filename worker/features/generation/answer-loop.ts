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

/** An answer that will not do. The next model is asked; after the last one, `failure` is the result. */
export class Unusable {
  readonly failure: unknown;
  /** What the record of attempts says of it; undefined when the record already has it. */
  readonly outcome: string | undefined;

  constructor(failure: unknown, outcome?: string) {
    this.failure = failure;
    this.outcome = outcome;
  }
}

/** How one kind of answer is asked for, judged and mended. */
export interface AnswerSteps<Answer extends ModelAnswer, Made> {
  /** Asks until a model of the chain answers, and judges the answer. @throws ChainFailure */
  ask: (chain: readonly ChainModel[]) => Promise<Answer>;
  /**
   * The second turn of the same model, in which it hears what is wrong, and the better of both answers;
   * undefined where there is nothing to mend. @throws ChainFailure
   */
  repair?: (first: Answer) => Promise<Answer> | undefined;
  /** What the answer comes to. `first` is the answer from before the repair, or the same. */
  conclude: (last: Answer, first: Answer) => Made | Unusable;
}

/**
 * The one way in which models are asked: ask, judge, one repair turn, next model. A repair turn that fails
 * takes nothing away from the answer before it.
 *
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
      const end = steps.conclude(last, first);
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
