import { applyDiff, type DiffResult } from '../apply-blocks.ts';
import type { DiffBlock, FailureReason } from '../diff-types.ts';
import type { DiffPermissions } from '../file-rules.ts';

/** A block from two texts; an empty one stands for no lines. */
export function block(search: string, replace: string): DiffBlock {
  return {
    search: search === '' ? [] : search.split('\n'),
    replace: replace === '' ? [] : replace.split('\n'),
  };
}

/** Applies blocks to plain text unless the type of file is given. */
export function apply(
  original: string,
  blocks: DiffBlock[],
  permissions: DiffPermissions = {},
): DiffResult {
  return applyDiff({ original, blocks, fileType: 'txt', ...permissions });
}

/** Why blocks failed, in the order of the answer. */
export function reasons({ failed }: DiffResult): FailureReason[] {
  return failed.map(({ reason }) => reason);
}
