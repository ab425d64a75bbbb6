import { isApiError } from '#web/lib/api-error.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { ApplyError, EmptyAnswerError } from './answer-errors.ts';
import { IncompleteAnswerError } from './follow-run.ts';
import { UnreadableEventError } from './read-events.ts';
import {
  CreditSpendError,
  FallbackError,
  NotLoadedError,
  StalledError,
  StoppedError,
  TargetGoneError,
} from './run-generation.ts';

/**
 * The text of an error: a key of the catalogue, with the reason if the text has a place for it, or a sentence
 * from the server.
 */
export type FailureText =
  | {
      kind: 'text';
      key:
        | 'needCredits'
        | 'creditRefused'
        | 'creditSystem'
        | 'offline'
        | 'noContent'
        | 'timeout'
        | 'stopped'
        | 'targetGone'
        | 'unreadable'
        | 'notLoaded';
    }
  | { kind: 'reason'; key: 'applyFailed' | 'fallbackFailed'; reason: string }
  | { kind: 'own'; sentence: string };

/** Describes an error that occurred before the run reported its end. */
export function describeFailure(error: unknown): FailureText {
  if (error instanceof StoppedError) return { kind: 'text', key: 'stopped' };
  if (error instanceof TargetGoneError) return { kind: 'text', key: 'targetGone' };
  if (error instanceof StalledError) return { kind: 'text', key: 'timeout' };
  if (error instanceof NotLoadedError) return { kind: 'text', key: 'notLoaded' };
  if (error instanceof EmptyAnswerError) return { kind: 'text', key: 'noContent' };
  if (error instanceof IncompleteAnswerError || error instanceof UnreadableEventError)
    return { kind: 'text', key: 'unreadable' };
  if (error instanceof CreditSpendError) return describeSpending(error.cause);
  if (error instanceof ApplyError)
    return { kind: 'reason', key: 'applyFailed', reason: errorSentence(error.cause) };
  if (error instanceof FallbackError) {
    const inner = describeFailure(error.cause);
    if (inner.kind !== 'own') return inner;
    return { kind: 'reason', key: 'fallbackFailed', reason: inner.sentence };
  }
  return { kind: 'own', sentence: errorSentence(error) };
}

function describeSpending(cause: unknown): FailureText {
  if (isOffline(cause)) return { kind: 'text', key: 'offline' };
  if (!isApiError(cause) || cause.status >= 500) return { kind: 'text', key: 'creditSystem' };
  if (cause.code === 'credits.insufficient') return { kind: 'text', key: 'needCredits' };
  return cause.openLogin || cause.status === 429
    ? { kind: 'own', sentence: cause.message }
    : { kind: 'text', key: 'creditRefused' };
}

/** The request for a credit reached nobody. */
export function isOffline(error: unknown): boolean {
  return isApiError(error) && error.code === 'client.network';
}
