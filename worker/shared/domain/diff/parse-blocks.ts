import type { DiffBlock, DiffWarning } from './diff-types.ts';
import { isFence, readMarker } from './markers.ts';
import { readBlock } from './parse/block-readings.ts';
import { tidyChatter } from './parse/tidy-chatter.ts';
import { extractDocument } from './parse/whole-document.ts';

export interface ParsedDiff {
  blocks: DiffBlock[];
  /** What the model said around its blocks, trimmed. */
  chatter: string;
  /** The complete HTML document the answer consists of, when it holds no block. */
  wholeDocument?: string;
  warnings: DiffWarning[];
}

interface OpenBlock {
  lines: string[];
  dividers: number[];
  isFenced: boolean;
}

interface ParserState {
  blocks: DiffBlock[];
  chatter: string[];
  warnings: DiffWarning[];
  open: OpenBlock | undefined;
  mayDropFence: boolean;
}

const thinking = /^\s*<(think|thinking)>[\s\S]*?<\/\1>/i;

function openBlock(state: ParserState): void {
  const isFenced = isFence(state.chatter.at(-1) ?? '');
  if (isFenced) state.chatter.pop();
  state.open = { lines: [], dividers: [], isFenced };
}

function dropClosingFence(open: OpenBlock): void {
  while (open.lines.at(-1)?.trim() === '') open.lines.pop();
  const isClosed = open.lines.filter(isFence).length % 2 === 0;
  if (!isClosed && isFence(open.lines.at(-1) ?? '')) open.lines.pop();
}

function closeBlock(state: ParserState, open: OpenBlock): void {
  state.open = undefined;
  state.mayDropFence = open.isFenced;
  if (open.lines.length === 0) {
    state.warnings.push('empty-block');
    return;
  }
  state.blocks.push(readBlock(open.lines, open.dividers));
}

function closeUnfinished(state: ParserState, open: OpenBlock, isFinished: boolean): void {
  if (!isFinished) {
    const block = readBlock(open.lines, open.dividers);
    state.blocks.push({ ...block, defect: 'unfinished' });
    return;
  }
  dropClosingFence(open);
  state.warnings.push('missing-end-marker');
  closeBlock(state, open);
}

function readOutside(state: ParserState, line: string): void {
  if (readMarker(line) === 'search') {
    openBlock(state);
    return;
  }
  const isDropped = state.mayDropFence && isFence(line);
  if (line.trim() !== '') state.mayDropFence = false;
  if (!isDropped) state.chatter.push(line);
}

function readInside(state: ParserState, open: OpenBlock, line: string): void {
  const marker = readMarker(line);
  switch (marker) {
    case 'end':
      closeBlock(state, open);
      return;
    case 'search':
      state.warnings.push('missing-end-marker');
      closeBlock(state, open);
      openBlock(state);
      return;
    case 'divider':
      open.dividers.push(open.lines.length);
      open.lines.push(line);
      return;
    case undefined:
      open.lines.push(line);
  }
}

/**
 * A carriage return belongs to the content unless the markers carry one too:
 * then the whole answer was written with CRLF.
 */
function splitLines(response: string): string[] {
  const lines = response.split('\n');
  const markers = lines.slice(0, -1).filter((line) => readMarker(line) !== undefined);
  const isCrlf = markers.length > 0 && markers.every((line) => line.endsWith('\r'));
  return isCrlf ? lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line)) : lines;
}

/**
 * Reads SEARCH/REPLACE blocks out of a model's answer. Never throws.
 * `finished` says that the model stopped by itself; only then is a last block without its end
 * marker taken. An answer without blocks that is a complete HTML document comes back as `wholeDocument`.
 */
export function parseBlocks(response: string, options: { finished?: boolean } = {}): ParsedDiff {
  const answer = response.replace(thinking, '');
  const state: ParserState = {
    blocks: [],
    chatter: [],
    warnings: [],
    open: undefined,
    mayDropFence: false,
  };
  for (const line of splitLines(answer)) {
    if (state.open) readInside(state, state.open, line);
    else readOutside(state, line);
  }
  if (state.open) closeUnfinished(state, state.open, options.finished ?? false);
  const { blocks, warnings } = state;
  const document = blocks.length === 0 ? extractDocument(answer) : undefined;
  if (document)
    return { blocks, warnings, chatter: document.chatter, wholeDocument: document.html };
  return { blocks, warnings, chatter: tidyChatter(state.chatter) };
}
