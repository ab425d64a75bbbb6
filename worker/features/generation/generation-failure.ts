import type { ErrorCode } from '#contract/errors.ts';
import type { GenerationDecision } from '#contract/generation.ts';
import type { RefundReason } from '#domain/credits/ledger-port.ts';
import { WorkBudgetSpent } from '#domain/text/work-budget.ts';
import { AppError } from '#worker/http/app-error.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { ModelFailureKind } from '#worker/platform/ai/model-failure.ts';

/** A generation without a usable result; `reason` is recorded with the refund. */
export class GenerationFailure extends Error {
  readonly reason: RefundReason;
  /** What the designer or the model said instead, in the language of the request. */
  readonly summary: string;

  constructor(reason: RefundReason, options: { summary?: string; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.name = 'GenerationFailure';
    this.reason = reason;
    this.summary = options.summary ?? '';
  }
}

/**
 * The designer's refusal. When real models were asked first and failed, their failure is reported instead,
 * because the designer only replaced them.
 */
export function toRefusal(
  { decision }: { decision: GenerationDecision },
  summary: string,
): GenerationFailure {
  const outcomes = decision.attempts.map(({ outcome }) => outcome);
  if (outcomes.includes('unapplied')) return new GenerationFailure('unapplied');
  if (outcomes.some((outcome) => outcome !== 'stop')) return new GenerationFailure('model-error');
  return new GenerationFailure('refused', { summary });
}

const REASONS: Readonly<Partial<Record<ModelFailureKind, RefundReason>>> = {
  'start-timeout': 'timeout',
  'idle-timeout': 'timeout',
  'total-timeout': 'timeout',
  endless: 'unparsable',
  aborted: 'aborted',
  empty: 'empty',
};

/** Converts any error of a run to a failure with a refund reason. */
export function toGenerationFailure(error: unknown): GenerationFailure {
  if (error instanceof GenerationFailure) return error;
  if (error instanceof WorkBudgetSpent)
    return new GenerationFailure('unparsable', { cause: error });
  const reason = error instanceof ChainFailure ? REASONS[error.kind] : undefined;
  return new GenerationFailure(reason ?? 'model-error', { cause: error });
}

const CODES: Readonly<Record<RefundReason, ErrorCode>> = {
  'model-error': 'generation.model-failed',
  timeout: 'generation.timeout',
  empty: 'generation.empty',
  unparsable: 'generation.empty',
  unapplied: 'diff.unapplied',
  refused: 'generation.refused',
  aborted: 'generation.model-failed',
  interrupted: 'generation.model-failed',
  'stand-in': 'generation.model-failed',
  answered: 'generation.model-failed',
  unused: 'generation.model-failed',
};

/** Converts the failure to an error of the API. */
export function toAppError(failure: GenerationFailure, generationId: string): AppError {
  return new AppError(CODES[failure.reason], {
    params: { summary: failure.summary },
    details: { generationId, reason: failure.reason },
    cause: failure.cause,
  });
}
