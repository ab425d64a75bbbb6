import type { ApplyDiffsInput } from '#contract/generation.ts';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import type { FailedBlock } from '#domain/diff/diff-types.ts';
import { editPermissions } from '#domain/generation/edit-permissions.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { assertPageSize } from './assert-page-size.ts';

/** A block that found no place, as the API tells it. */
export interface BlockFailure {
  index: number;
  reason: string;
  isAlreadyPresent: boolean;
  near: { startLine: number; endLine: number }[];
}

export interface PatchedText {
  text: string;
  applied: number;
  total: number;
  failed: BlockFailure[];
}

/** Applies a model's blocks to a file; `diff.unapplied` (422, reasons per block) when none applies. */
export function applyDiffs({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: ApplyDiffsInput;
}): PatchedText {
  requireUser(ctx);
  assertPageSize(input.originalHtml);
  assertPageSize(input.aiResponseContent);
  const result = applyDiff({
    original: input.originalHtml,
    response: input.aiResponseContent,
    fileType: readFileType(input.fileType),
    finished: true,
    ...editPermissions('', input.originalHtml),
  });
  const failed = result.failed.map(describeFailure);
  if (result.isWholeDocument) return { text: result.text, applied: 1, total: 1, failed: [] };
  const applied = result.applied.length;
  if (applied === 0) throw new AppError('diff.unapplied', { details: failed });
  const total = applied + failed.length;
  return { text: result.text, applied, total, failed: failed.slice(0, MOST_TOLD) };
}

/** The reasons travel in a header, which has to stay small. */
const MOST_TOLD = 20;

function describeFailure({ index, reason, isAlreadyPresent, nearest }: FailedBlock): BlockFailure {
  const near = nearest.map(({ startLine, endLine }) => ({ startLine, endLine }));
  return { index, reason, isAlreadyPresent, near };
}
