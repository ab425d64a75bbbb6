import { withoutAccents } from '#domain/reading/without-accents.ts';
import { classesOf } from '#domain/html/query.ts';
import {
  indexHtmlSteps,
  type IndexedElement,
  type SourceIndex,
} from '#domain/html/source-index.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { classNames } from './class-names.ts';
import { cutPage, type PagePiece } from './cut-page.ts';
import { TARGETS } from './page-targets.ts';
import { GENERATION_LIMITS } from './limits.ts';
import { normalizeRequest } from './normalize-request.ts';
import { namedSections } from './named-sections.ts';
import { createLineCounter, outlinePage } from './page-outline.ts';
import { any } from './word-forms.ts';

/** A part of a page, unchanged, with its lines (from 1, both inclusive). */
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

/** Makes what a model sees of a page, in steps; the second time at once. The text is the whole page. */
export type ExcerptSteps = () => Steps<string | PageExcerpt>;

interface ExcerptRequest {
  html: string;
  prompt: string;
  /** The outer HTML of the selected element. The excerpt always contains it when the page does. */
  selection: string | undefined;
}

/** The share for markup; the rest is for the rules and scripts that belong to it. */
const MARKUP_SHARE = 0.65;
/** The share that is shown of a page above 120,000 characters even when nothing in it was asked for. */
const FILLED_SHARE = 0.4;
/** For a smaller page: the share that is shown, and the minimum. */
const SHOWN_SHARE = 0.5;
/** Of what the parts in question leave: the share for markup that only has words in common with the request. */
const MORE_SHARE = 0.33;
const LEAST_SHOWN = 14_000;
const SHORTEST_WORD = 4;
const TARGET_WEIGHT = 6;
const QUOTE_WEIGHT = 8;
/** The design tokens of a page are at the top of its first rules. */
const FIRST_RULES_WEIGHT = 3;
/** Sections up to this length are shown whole. */
const LONGEST_SECTION = 8_000;
const SECTIONS = new Set(['section', 'header', 'nav', 'aside', 'footer', 'form', 'dialog']);
const TOKEN_RULE = /:root[^{}]{0,200}\{[^}]*\}/g;
const CUSTOM_PROPERTY = /(?:^|[{;\s])--[\w-]+\s*:/;

/** Requests about the whole page, or about facts that appear more than once in it. */
const ABOUT_ALL = any(
  'everywhere|throughout|overall|all|every|each|whole|entire|sites?|websites?|pages?',
  'ovunque|dappertutto|tutt[oaie]|ogni|inter[oa]|sit[oi]|pagin[ae]',
  'colou?rs?|fonts?|themes?|styles?|palette|typography|spacing|animations?|dark|mobile|responsive|phones?',
  'color[ei]|caratter[ei]|tem[ai]|stil[ei]|tipografia|spaziatur[ae]|animazion[ei]|scur[oa]|telefon[oi]|cellulare',
  'names?|called|number|e-?mail|mail|address|currency|language|translate|rename|headings|titles|buttons|links|texts',
  'nom[ei]|numero|posta|indirizzo|valuta|lingua|traduci|rinomina|titoli|bottoni|pulsanti|testi',
);

/**
 * What a model sees of a page that it should change. From 20,000 characters on, the outline and the relevant
 * parts, if the request is about parts; from 120,000 on, never the whole page. Undefined for pages that are
 * sent whole.
 */
export function excerptFor(request: ExcerptRequest): ExcerptSteps | undefined {
  const { length } = request.html;
  if (length <= GENERATION_LIMITS.shortPageCharacters) return undefined;
  const isLong = length > GENERATION_LIMITS.wholePageCharacters;
  const isAboutAll =
    request.selection === undefined && ABOUT_ALL.test(normalizeRequest(request.prompt));
  if (!isLong && isAboutAll) return undefined;
  let made: string | PageExcerpt | undefined;
  return function* makeExcerpt() {
    return (made ??=
      (yield* isLong ? longExcerpt(request) : shortExcerpt(request)) ?? request.html);
  };
}

/** The parts that a request clearly refers to; undefined without a clue. */
function shortExcerpt(request: ExcerptRequest): Steps<PageExcerpt | undefined> {
  const budget = Math.max(LEAST_SHOWN, Math.round(request.html.length * SHOWN_SHARE));
  return cutExcerpt(request, { budget, fills: false });
}

/**
 * The outline of a page with the parts that a request refers to: those that contain its rarer words or the part
 * it names, then the rules for their classes. Without a clue, the beginning of the page.
 */
export function excerptPage(request: ExcerptRequest): PageExcerpt {
  return finishSteps(longExcerpt(request));
}

function* longExcerpt(request: ExcerptRequest): Steps<PageExcerpt> {
  const shown = { budget: GENERATION_LIMITS.excerptCharacters, fills: true };
  return (yield* cutExcerpt(request, shown)) ?? { outline: '', parts: [] };
}

interface Shown {
  budget: number;
  /** Whether remaining space is filled with parts that were not asked for. */
  fills: boolean;
}

function* cutExcerpt(
  { html, prompt, selection }: ExcerptRequest,
  { budget, fills }: Shown,
): Steps<PageExcerpt | undefined> {
  const index = yield* indexHtmlSteps(html);
  const pieces = cutPage(index);
  yield;
  const markup = pieces.filter(({ kind }) => kind === 'markup');
  const code = pieces.filter(({ kind }) => kind === 'code');
  const words = wordsOf(prompt);
  const selected = rangeOf(html, selection);
  const score = createScore(html, markup, words);
  yield;
  const named = selected === undefined ? namedSections(index, prompt) : [];
  const clues = cluesOf(markup, { score, parts: selected ? [selected] : rangesOf(named) });
  if (clues.length === 0 && !fills) return undefined;
  yield;
  const isWanted = createOverlap([...clues, ...sectionsAround(index, clues)]);
  const isNeeded = (piece: PagePiece): boolean =>
    (selected !== undefined && overlaps(piece, selected)) || isWanted(piece);
  const most = code.length === 0 ? budget : budget * MARKUP_SHARE;
  const needed = lengthOf(markup.filter(isNeeded));
  const shownMarkup = pickBest(markup, {
    budget: fills ? most : Math.min(most, needed + (budget - needed) * MORE_SHARE),
    score,
    isNeeded,
    fills,
  });
  yield;
  const names = shownMarkup.flatMap(({ start, end }) => classNames(html.slice(start, end)));
  const ruleScore = createScore(html, code, {
    ...words,
    exact: [...words.exact, ...names],
    quotes: named.flatMap(classesOf).map((name) => `.${fold(name)}`),
  });
  yield;
  const isToken = createOverlap(tokenRules(html, code));
  const shownCode = pickBest(code, {
    budget: budget - lengthOf(shownMarkup),
    score: (piece) => ruleScore(piece) + (piece === code[0] ? FIRST_RULES_WEIGHT : 0),
    isNeeded: isToken,
    fills,
  });
  yield;
  return { outline: outlinePage(index), parts: toParts(html, [...shownMarkup, ...shownCode]) };
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

interface Range {
  start: number;
  end: number;
}

/** The rules with the design tokens of the page; without `:root`, all rules that set any. */
function tokenRules(html: string, code: readonly PagePiece[]): Range[] {
  const rules = [...html.matchAll(TOKEN_RULE)].map(({ index, 0: rule }) => ({
    start: index,
    end: index + rule.length,
  }));
  if (rules.length > 0) return rules;
  return code.filter(({ start, end }) => CUSTOM_PROPERTY.test(html.slice(start, end)));
}

function rangesOf(elements: readonly IndexedElement[]): Range[] {
  return elements.map(({ range }) => range);
}

/** The pieces that the request refers to: the selected or named parts, otherwise those that match its words best. */
function cluesOf(
  markup: readonly PagePiece[],
  { score, parts }: { score: (piece: PagePiece) => number; parts: readonly Range[] },
): Range[] {
  if (parts.length > 0) {
    return markup.filter(createOverlap(parts));
  }
  const scores = markup.map((piece) => ({ piece, value: score(piece) }));
  const best = Math.max(0, ...scores.map(({ value }) => value));
  return best === 0
    ? []
    : scores.filter(({ value }) => value >= best / 2).map(({ piece }) => piece);
}

/** The sections that begin or end in these ranges, if they are short enough to be shown whole. */
function sectionsAround({ elements }: SourceIndex, ranges: readonly Range[]): Range[] {
  return elements
    .filter(({ tag, range }) => SECTIONS.has(tag) && range.end - range.start <= LONGEST_SECTION)
    .map(({ range }) => range)
    .filter(createOverlap(ranges));
}

function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && one.end > other.start;
}

/** Tells whether a range overlaps one of these. */
function createOverlap(ranges: readonly Range[]): (one: Range) => boolean {
  const sorted = ranges.toSorted((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? 0) > start;
  };
}

/**
 * What a piece is searched for: beginnings of words, whole names, and a pattern for the part that was named.
 */
interface Wanted {
  exact: readonly string[];
  /** Texts of the page that the request quotes. */
  quotes: readonly string[];
  target: RegExp | undefined;
}

function wordsOf(prompt: string): Wanted {
  const text = normalizeRequest(prompt);
  const [name, target] = TARGETS.find(([, words]) => words.test(text)) ?? [];
  // Italian words differ in their endings: “recensioni” must find “recensione”.
  const words = fold(prompt)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !REQUEST_WORDS.test(word))
    .map((word) => word.slice(0, Math.max(SHORTEST_WORD, word.length - 2)));
  const quotes = [...prompt.matchAll(/["“«'‘]([^"“”«»'‘’\n]{3,200})["”»'’]/g)].map(
    ([, quoted = '']) => fold(quoted.trim()),
  );
  return { exact: name === undefined ? words : [...words, name], quotes, target };
}

/** Common words of requests, which say nothing about the place. */
const REQUEST_WORDS =
  /^(?:please|make|change|changes|replace|remove|delete|move|more|less|bigger|smaller|larger|wider|with|from|into|that|this|have|should|would|could|want|need|like|under|above|below|after|before|section|sections|part|text|word|words|line|first|second|third|last|next|there|here|only|also|very|little|better|write|rewrite|shorter|longer|about|cambia|cambiare|metti|mettere|aggiungi|aggiungere|togli|togliere|rendi|rendere|sposta|sostituisci|vorrei|voglio|fammi|piu|meno|grande|grandi|piccolo|piccoli|sezione|sezioni|parte|testo|parola|parole|prima|dopo|sotto|sopra|primo|seconda|secondo|terzo|ultimo|ultima|questo|questa|quello|quella|anche|solo|molto|nella|nello|della|dello|delle|degli|dalla|alla|alle|sulla|scrivi|riscrivi|breve|lungo)$/;

function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/** Rare words count more than words that appear in every piece. */
function createScore(
  html: string,
  pieces: readonly PagePiece[],
  { exact, quotes, target }: Wanted,
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
    const quoted = quotes.filter((quote) => text.includes(quote)).length * QUOTE_WEIGHT;
    return found.reduce((sum, [, weight]) => sum + weight, quoted + (isTarget ? TARGET_WEIGHT : 0));
  };
}

interface Choice {
  budget: number;
  score: (piece: PagePiece) => number;
  isNeeded: (piece: PagePiece) => boolean;
  fills: boolean;
}

function pickBest(
  pieces: readonly PagePiece[],
  { budget, score, isNeeded, fills }: Choice,
): PagePiece[] {
  const ranked = pieces
    .map((piece, at) => ({ piece, at, rank: isNeeded(piece) ? Infinity : score(piece) }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at);
  const chosen: PagePiece[] = [];
  let left = budget;
  for (const { piece, rank } of ranked) {
    const length = piece.end - piece.start;
    const isFiller = rank === 0 && (!fills || budget - left >= budget * FILLED_SHARE);
    if (length > left || isFiller) continue;
    chosen.push(piece);
    left -= length;
  }
  return chosen;
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
