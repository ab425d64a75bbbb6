import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { createBlocks, formatBlocks } from '#domain/diff/write-block.ts';
import { lineEdits } from './line-edits.ts';

/**
 * The SEARCH/REPLACE text that turns `before` into `after` exactly; undefined when blocks cannot express it,
 * and the answer is the whole file instead.
 */
export function writeDiff(before: string, after: string, fileType: string): string | undefined {
  const blocks = createBlocks({ original: before, edits: lineEdits(before, after) });
  const response = formatBlocks(blocks);
  const { text, failed } = applyDiff({ original: before, response, fileType, finished: true });
  return failed.length === 0 && text === after ? response : undefined;
}
