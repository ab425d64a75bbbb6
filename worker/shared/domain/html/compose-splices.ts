import { sortSplices, type Splice } from '#domain/text/splices.ts';
import { applySplices } from './splice.ts';

type Piece = { from: 'original'; start: number; end: number } | { from: 'new'; text: string };

/**
 * Collects edits made one after the other, each at offsets of the text the edits before it left,
 * and answers with splices of the first text.
 */
export interface SpliceRecord {
  readonly original: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export function startRecord(original: string): SpliceRecord {
  return {
    original,
    text: original,
    pieces: [{ from: 'original', start: 0, end: original.length }],
  };
}

/** Applies splices to the record's present text. Throws as `applySplices` does. */
export function recordSplices(record: SpliceRecord, splices: readonly Splice[]): SpliceRecord {
  const text = applySplices(record.text, splices);
  const pieces: Piece[] = [];
  let position = 0;
  for (const splice of sortSplices(splices)) {
    pieces.push(...slicePieces(record.pieces, position, splice.start));
    if (splice.replacement !== '') pieces.push({ from: 'new', text: splice.replacement });
    position = splice.end;
  }
  pieces.push(...slicePieces(record.pieces, position, record.text.length));
  return { original: record.original, text, pieces };
}

/** The record as splices of its original; parts that ended as they began are left out. */
export function composedSplices(record: SpliceRecord): Splice[] {
  const splices: Splice[] = [];
  let position = 0;
  let replacement = '';
  for (const piece of [...record.pieces, endPiece(record.original)]) {
    if (piece.from === 'new') {
      replacement += piece.text;
      continue;
    }
    const changes = replacement !== record.original.slice(position, piece.start);
    if (changes) splices.push({ start: position, end: piece.start, replacement });
    position = piece.end;
    replacement = '';
  }
  return splices;
}

function endPiece(original: string): Piece {
  return { from: 'original', start: original.length, end: original.length };
}

function slicePieces(pieces: readonly Piece[], start: number, end: number): Piece[] {
  const slices: Piece[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const length = piece.from === 'new' ? piece.text.length : piece.end - piece.start;
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, length);
    offset += length;
    if (from >= to) continue;
    slices.push(
      piece.from === 'new'
        ? { from: 'new', text: piece.text.slice(from, to) }
        : { from: 'original', start: piece.start + from, end: piece.start + to },
    );
  }
  return slices;
}
