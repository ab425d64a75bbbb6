import { foldName } from '#domain/reading/fold.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Steps } from '#domain/text/steps.ts';
import type { EditIntent, EditLanguage, Target } from '../intents/edit-intent.ts';
import type { Pin, PageModel } from '../page/page-model.ts';
import { FILLERS, LIGHT_MARKS, VERBS } from './lexicon.ts';
import { pageWords, readNames, type PageNames } from './page-names.ts';
import { readTokens, type Token } from './tokens.ts';
import { mendTypos } from './typos.ts';

/** One way to read a slot: where it ends and what it means. `free` counts words of the person's own. */
export interface Found {
  to: number;
  value: unknown;
  free?: number;
}

/** A part of a request that was read by itself, before the request is cut. */
export interface Core {
  from: number;
  to: number;
  intents: readonly EditIntent[];
}

/** A request cut into tokens, with the page it is about and the steps that may still be spent on it. */
export interface Request {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  /** How many tokens the fillers take that begin at a token, longest first. */
  fillers: readonly (readonly number[])[];
  page: PageModel;
  names: PageNames;
  language: EditLanguage;
  budget: { left: number };
  /** What slots were read already, by their name and place. */
  slots: Map<string, Found[]>;
  /** What the words of the request stand for on the page. */
  pins: Map<string, Pin>;
  cores: readonly Core[];
}

/** Steps that a request may take: each costs about as much as any other. */
export const STEPS = 60_000;

interface RequestSetting extends Pick<Request, 'language' | 'page'> {
  pins: PageModel['pins'];
  /** The words of the grammar. */
  known: ReadonlySet<string>;
}

export function* openRequest(
  text: string,
  { language, page, pins, known }: RequestSetting,
): Steps<Request> {
  const tokens = readTokens(text, (word) => VERBS.has(word));
  const words = mendTypos(tokens, [pageWords(page), known]);
  return {
    text,
    tokens,
    words,
    fillers: words.map((_, at) => FILLERS.at(words, at, words.length).map(({ to }) => to - at)),
    page,
    names: yield* readNames(page, [...words, ...foldName(text).split(' ')]),
    language,
    slots: new Map(),
    pins: new Map(pins),
    budget: { left: STEPS },
    cores: [],
  };
}

/** A target that stands for these elements while the page changes, called as the person called them. */
export function pinned(
  request: Request,
  said: string,
  pin: { elements: readonly IndexedElement[]; element?: Pin['element'] | undefined },
): Target {
  let name = said;
  for (let known = request.pins.get(name); known; known = request.pins.get(name)) {
    if (known.elements[0] === pin.elements[0] && known.elements.length === pin.elements.length)
      return { said: name };
    name = `${name} `;
  }
  request.pins.set(name, { elements: pin.elements, element: pin.element });
  return { said: name };
}

/** The word there, folded; none behind the end. */
export function wordAt({ words }: Request, at: number): string {
  return words[at] ?? '';
}

/** Past words that add nothing. */
export function skip({ fillers }: Request, from: number, end: number): number {
  let at = from;
  while (at < end && fillers[at]?.length) at += fillers[at]?.[0] ?? 1;
  return Math.min(at, end);
}

/** Whether nothing but courtesy and marks stands between two tokens. */
export function isEmptyBetween(request: Request, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const length = request.fillers[at]?.find((one) => at + one <= to);
    if (length === undefined && !LIGHT_MARKS.has(request.words[at] ?? '')) return false;
    at += length ?? 1;
  }
  return true;
}

/** All from one token to another, as the person wrote it. */
export function textOfTokens(
  { text, tokens }: Request,
  { from, to }: { from: number; to: number },
): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
}

/** What stands between two tokens, as the person wrote it, without marks around it. */
export function textBetween({ text, tokens }: Request, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  if (first === last && first.quoted !== undefined) return first.quoted;
  return text
    .slice(first.start, last.end)
    .replace(/^[\s:,;–—-]+/, '')
    .replace(/[\s,;:–—]+$|(?<![.!?])\.$/g, '')
    .trim();
}
