import type { Splice } from '#domain/text/splices.ts';
import type { DiffBlock } from './diff-types.ts';
import { escapeLine } from './markers.ts';
import { joinSplices } from '#domain/text/splices.ts';
import { readSource } from './text/source-text.ts';
import { toMinimalEdits } from './write/write-edits.ts';
import { placeEdits } from './write/write-placed.ts';

/**
 * Turns exact edits of `original` into SEARCH/REPLACE blocks in document order, each with as few
 * whole lines as make its SEARCH unique; inside very long lines, as little text as does. Edits whose
 * blocks would touch share one. Offsets are UTF-16 code units.
 *
 * `applyDiff({ original, response: formatBlocks(blocks) })` then gives the edited text byte by byte,
 * provided that the page is within `diffLimits` and the edits pass the checks of `applyDiff`.
 * A document with more than `maxSearchLines` equal lines around an edit has no unique SEARCH: the
 * block is written all the same and comes back as ambiguous.
 *
 * @throws RangeError when edits overlap or lie outside the text.
 */
export function createBlocks(input: { original: string; edits: readonly Splice[] }): DiffBlock[] {
  const edits = toMinimalEdits(input.original, input.edits);
  if (edits.length === 0) return [];
  if (input.original.trim() === '') {
    const replace = joinSplices(input.original, edits).split('\n');
    return [{ search: [], replace, literal: true }];
  }
  const source = readSource(input.original);
  return placeEdits(edits, source)
    .sort((a, b) => a.start - b.start)
    .map(({ reading }) => ({ ...reading, literal: true }));
}

function formatLines(lines: readonly string[]): string {
  return lines.map((line) => `${escapeLine(line)}\n`).join('');
}

/** Writes blocks in the form `parseBlocks` reads; content that looks like a marker gets a backslash. */
export function formatBlocks(blocks: readonly DiffBlock[]): string {
  return blocks
    .map(({ search, replace }) =>
      [
        '<<<<<<< SEARCH\n',
        formatLines(search),
        '=======\n',
        formatLines(replace),
        '>>>>>>> REPLACE\n',
      ].join(''),
    )
    .join('\n');
}
