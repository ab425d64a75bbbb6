import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import { errorMessage, type Locale } from '#messages/error-message.ts';
import { AppError } from '#worker/http/app-error.ts';
import { GenerationFailure, toAppError } from './generation-failure.ts';
import type { GenerationRow } from './generation-queries.ts';

/** Turns the database row of a generation into the API's answer. */
export function describeGeneration(row: GenerationRow, locale: Locale): GenerationStatus {
  const { id, status, stage, charged, refunded, decision, prompt, delivery } = row;
  return {
    ok: true,
    id,
    status,
    stage,
    prompt,
    startedAt: row.createdAt,
    charged,
    refunded,
    model: row.model || (decision?.attempts.at(-1)?.model ?? decision?.chain[0] ?? ''),
    family: decision?.family ?? row.family,
    delivery,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.responseType === null ? {} : { responseType: row.responseType }),
    ...describeDocument(row),
    ...(row.revision === null ? {} : { revision: row.revision }),
    ...(row.usage === null ? {} : { usage: row.usage }),
    // Rows written by an earlier version have fewer fields.
    ...emptyReport(),
    ...row.report,
    ...describeError(row, locale),
    ...(decision === null ? {} : { decision }),
  };
}

function describeDocument({
  documentKind: kind,
  documentUuid: uuid,
}: GenerationRow): Pick<GenerationStatus, 'document'> {
  return kind === null || uuid === null ? {} : { document: { kind, uuid } };
}

/** The error of a failed generation, as the API would have answered it. */
function describeError(row: GenerationRow, locale: Locale): Pick<GenerationStatus, 'error'> {
  if (row.status !== 'failed') return {};
  const summary = row.report?.summary ?? '';
  const { code, params } = toAppError(
    new GenerationFailure(row.reason ?? 'model-error', { summary }),
    row.id,
  );
  return { error: { code, message: errorMessage(code, locale, params) } };
}

/** The error that a generation ended with, ready to be thrown. */
export function errorOfStatus({ id, error, reason, summary }: GenerationStatus): AppError {
  return new AppError(isErrorCode(error?.code) ? error.code : 'generation.model-failed', {
    params: { summary },
    details: { generationId: id, reason },
  });
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in ERROR_STATUS;
}
