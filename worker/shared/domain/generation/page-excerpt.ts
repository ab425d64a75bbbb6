import { indexHtml } from '#domain/html/source-index.ts';
import { cutPage, type PagePiece } from './cut-page.ts';
import { TARGETS } from './page-targets.ts';
import { GENERATION_LIMITS } from './limits.ts';
import { normalizeRequest } from './normalize-request.ts';
import { createLineCounter, outlinePage } from './page-outline.ts';

/** Part of a page as it stands there, by its lines (from 1, both inclusive). */
export interface ExcerptPart {
  startLine: number;
  endLine: number;
  text: string;
}

/** What a model sees of a page that is too long to be sent whole. */
export interface PageExcerpt {
  outline: string;
  /** In the order of the page, at most 60,000 characters in all. */
  parts: ExcerptPart[];
}

interface ExcerptRequest {
  html: string;
  prompt: string;
  /** Outer HTML of the one element to change; always part of the excerpt when the page holds it. */
  selection: string | undefined;
}

/** Room for markup; the rest is for the rules and programs that belong to it. */
const MARKUP_SHARE = 0.65;
/** So much is shown even when nothing in it was asked for. */
const FILLED_SHARE = 0.4;
const SHORTEST_WORD = 4;
const TARGET_WEIGHT = 6;
/** The tokens of a page stand at the top of its first rules. */
const FIRST_RULES_WEIGHT = 3;

/**
 * The outline of a page and the parts that a request is about: those that hold its rarer words or the
 * part it names, then the rules for their classes. Without a clue, the beginning.
 */
export function excerptPage({ html, prompt, selection }: ExcerptRequest): PageExcerpt {
  const index = indexHtml(html);
  const pieces = cutPage(index);
  const markup = pieces.filter(({ kind }) => kind === 'markup');
  const code = pieces.filter(({ kind }) => kind === 'code');
  const words = wordsOf(prompt);
  const budget = GENERATION_LIMITS.excerptCharacters;
  const selected = rangeOf(html, selection);
  const shownMarkup = pickBest(markup, {
    budget: code.length === 0 ? budget : budget * MARKUP_SHARE,
    score: createScore(html, markup, words),
    isNeeded: ({ start, end }) =>
      selected !== undefined && start < selected.end && end > selected.start,
  });
  const used = shownMarkup.reduce((sum, { start, end }) => sum + end - start, 0);
  const names = shownMarkup.flatMap(({ start, end }) => classNames(html.slice(start, end)));
  const ruleScore = createScore(html, code, { ...words, exact: [...words.exact, ...names] });
  const shownCode = pickBest(code, {
    budget: budget - used,
    score: (piece) => ruleScore(piece) + (piece === code[0] ? FIRST_RULES_WEIGHT : 0),
    isNeeded: () => false,
  });
  return { outline: outlinePage(index), parts: toParts(html, [...shownMarkup, ...shownCode]) };
}

/** What is looked for in a piece: beginnings of words, whole names, and a pattern for the part that was named. */
interface Wanted {
  exact: readonly string[];
  target: RegExp | undefined;
}

function wordsOf(prompt: string): Wanted {
  const text = normalizeRequest(prompt);
  const [name, target] = TARGETS.find(([, words]) => words.test(text)) ?? [];
  // Half of an Italian word is its ending: "recensioni" must find "recensione".
  const words = fold(prompt)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, Math.max(SHORTEST_WORD, word.length - 2)));
  return { exact: name === undefined ? words : [...words, name], target };
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '');
}

/** Rare words count more than those that stand in every piece. */
function createScore(
  html: string,
  pieces: readonly PagePiece[],
  { exact, target }: Wanted,
): (piece: PagePiece) => number {
  const texts = new Map(pieces.map((piece) => [piece, fold(html.slice(piece.start, piece.end))]));
  const weights = [...new Set(exact)].map((word) => {
    const count = [...texts.values()].filter((text) => text.includes(word)).length;
    return [word, count === 0 ? 0 : Math.log(1 + pieces.length / count)] as const;
  });
  return (piece) => {
    const text = texts.get(piece) ?? '';
    const found = weights.filter(([word, weight]) => weight > 0 && text.includes(word));
    const isTarget = target?.test(text.replace(/[^\p{L}\p{N}]+/gu, ' ')) === true;
    return found.reduce((sum, [, weight]) => sum + weight, isTarget ? TARGET_WEIGHT : 0);
  };
}

interface Choice {
  budget: number;
  score: (piece: PagePiece) => number;
  isNeeded: (piece: PagePiece) => boolean;
}

function pickBest(pieces: readonly PagePiece[], { budget, score, isNeeded }: Choice): PagePiece[] {
  const ranked = pieces
    .map((piece, at) => ({ piece, at, rank: isNeeded(piece) ? Infinity : score(piece) }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at);
  const chosen: PagePiece[] = [];
  let left = budget;
  for (const { piece, rank } of ranked) {
    const length = piece.end - piece.start;
    const isFiller = rank === 0 && budget - left >= budget * FILLED_SHARE;
    if (length > left || isFiller) continue;
    chosen.push(piece);
    left -= length;
  }
  return chosen;
}

function classNames(markup: string): string[] {
  const values = [...markup.matchAll(/\s(?:class|id)\s*=\s*["']([^"']+)["']/gi)];
  return values.flatMap(([, names = '']) => fold(names).split(/\s+/).filter(Boolean));
}

function rangeOf(html: string, part: string | undefined) {
  const start = part === undefined ? -1 : html.indexOf(part);
  return part === undefined || start < 0 ? undefined : { start, end: start + part.length };
}

function toParts(html: string, pieces: PagePiece[]): ExcerptPart[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of pieces.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last?.end === start) last.end = end;
    else joined.push({ start, end });
  }
  const lineAt = createLineCounter(html);
  return joined.map(({ start, end }) => ({
    startLine: lineAt(start),
    endLine: lineAt(Math.max(start, end - 1)),
    text: html.slice(start, end),
  }));
}
