import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { runModel, type AnswerPhase, type GuardedCall, type ModelFinish } from './guard.ts';
import { ModelFailure, toModelFailure, type ModelFailureKind } from './model-failure.ts';
import type { ChainModel } from './port.ts';

export interface ChainCall {
  chain: readonly ChainModel[];
  optionsFor: (link: ChainModel) => LanguageModelV4CallOptions;
  signal: AbortSignal;
  /** False when the model's circuit breaker is open: it is skipped and counts as failed. */
  mayAsk?: (link: ChainModel) => Promise<boolean>;
  /** Told before each attempt. */
  onAttempt: (link: ChainModel) => void;
  onText: (text: string) => void;
  /** How complete the answer is so far (see `GuardedCall`). */
  phase?: () => AnswerPhase;
  maxCharactersFor?: (link: ChainModel) => number;
}

export interface ChainResult {
  link: ChainModel;
  /** Position of `link` in the chain. */
  position: number;
  finish: ModelFinish;
  /** The models before it, which gave nothing. */
  failures: readonly LinkFailure[];
}

/** A model of the chain that gave nothing, and why. */
export interface LinkFailure {
  reference: string;
  kind: ModelFailureKind;
  retryAfterMs?: number;
}

/** Every model failed, or the one that had begun to write broke off (`hasStarted`). */
export class ChainFailure extends Error {
  readonly kind: ModelFailureKind;
  readonly failures: readonly LinkFailure[];
  readonly hasStarted: boolean;

  constructor(failures: readonly LinkFailure[], hasStarted: boolean) {
    const kind = failures.at(-1)?.kind ?? 'unavailable';
    super(kind);
    this.name = 'ChainFailure';
    this.kind = kind;
    this.failures = failures;
    this.hasStarted = hasStarted;
  }
}

/**
 * Asks the models in order until one writes. From its first text on the answer is that model's: if it breaks
 * off later, no other model continues the same answer, because two models do not finish each other's page.
 *
 * @throws ChainFailure
 */
export async function runChain(call: ChainCall): Promise<ChainResult> {
  const failures: LinkFailure[] = [];
  for (const [position, link] of call.chain.entries()) {
    let hasStarted = false;
    if ((await call.mayAsk?.(link)) === false) {
      failures.push({ reference: link.reference, kind: 'resting' });
      continue;
    }
    call.onAttempt(link);
    try {
      const finish = await runModel({
        ...guardOf(call, link),
        onText(text) {
          hasStarted = true;
          call.onText(text);
        },
      });
      // Some providers swallow an error inside the stream and report an empty answer as finished.
      if (!hasStarted && finish.note === undefined) throw new ModelFailure('empty');
      return { link, position, finish, failures };
    } catch (error) {
      const { kind, retryAfterMs } = toModelFailure(error);
      const wish = retryAfterMs === undefined ? {} : { retryAfterMs };
      failures.push({ reference: link.reference, kind, ...wish });
      if (hasStarted || kind === 'aborted') throw new ChainFailure(failures, hasStarted);
    }
  }
  throw new ChainFailure(failures, false);
}

function guardOf(call: ChainCall, link: ChainModel): Omit<GuardedCall, 'onText'> {
  const { optionsFor, signal, phase, maxCharactersFor } = call;
  return {
    model: link.model,
    options: optionsFor(link),
    limits: link.limits,
    signal,
    ...(phase === undefined ? {} : { phase }),
    ...(maxCharactersFor === undefined ? {} : { maxCharacters: maxCharactersFor(link) }),
  };
}
