import { sortSplices, type Splice } from '#domain/text/splices.ts';
import { applySplices } from './splice.ts';

type Piece = { from: 'original'; start: number; end: number } | { from: 'new'; text: string };

/**
 * Collects edits made one after the other, each with offsets of the text after the previous edits, and converts
 * them to splices of the original text.
 */
export interface SpliceRecord {
  readonly original: string;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export function startRecord(original: string): SpliceRecord {
  return { original, text: original, pieces: [wholeOf(original)] };
}

/** Applies splices to the record's current text in one pass. Throws like `applySplices`. */
export function recordSplices(record: SpliceRecord, splices: readonly Splice[]): SpliceRecord {
  const text = applySplices(record.text, splices);
  return { original: record.original, text, pieces: splicePieces(record.pieces, splices) };
}

/**
 * Combines lists of splices, each of which applies to the result of the one before, to splices of the original
 * text. The intermediate texts are not built or checked, so splices that do not fit give a wrong result.
 */
export function composeSplices(original: string, lists: readonly (readonly Splice[])[]): Splice[] {
  const pieces = lists.reduce<readonly Piece[]>(splicePieces, [wholeOf(original)]);
  return composedSplices({ original, pieces });
}

function wholeOf(original: string): Piece {
  return { from: 'original', start: 0, end: original.length };
}

function splicePieces(before: readonly Piece[], splices: readonly Splice[]): readonly Piece[] {
  const reader: PieceReader = { pieces: before, at: 0, offset: 0 };
  const pieces: Piece[] = [];
  for (const splice of sortSplices(splices)) {
    takePieces(reader, splice.start, pieces);
    if (splice.replacement !== '') pieces.push({ from: 'new', text: splice.replacement });
    takePieces(reader, splice.end, []);
  }
  takePieces(reader, Infinity, pieces);
  return pieces;
}

/** The record as splices of its original. Parts that ended up unchanged are left out. */
export function composedSplices(record: Pick<SpliceRecord, 'original' | 'pieces'>): Splice[] {
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

interface PieceReader {
  pieces: readonly Piece[];
  /** The index of the next piece. */
  at: number;
  /** The offset in the text up to which pieces were read. */
  offset: number;
  /** The number of characters of that piece that were read. */
  read?: number;
}

/** Reads up to an offset of the text and adds the pieces it passes to `taken`. */
function takePieces(reader: PieceReader, until: number, taken: Piece[]): void {
  while (reader.offset < until) {
    const piece = reader.pieces[reader.at];
    if (!piece) return;
    const from = reader.read ?? 0;
    const length = lengthOf(piece);
    const to = Math.min(length, from + until - reader.offset);
    if (to > from) taken.push(slicePiece(piece, from, to));
    reader.offset += to - from;
    reader.at += to === length ? 1 : 0;
    reader.read = to === length ? 0 : to;
  }
}

function lengthOf(piece: Piece): number {
  return piece.from === 'new' ? piece.text.length : piece.end - piece.start;
}

function slicePiece(piece: Piece, from: number, to: number): Piece {
  if (piece.from === 'new') return { from: 'new', text: piece.text.slice(from, to) };
  return { from: 'original', start: piece.start + from, end: piece.start + to };
}
