import { attributeOf, elementsIn, textOf } from '#domain/html/query.ts';
import {
  indexHtmlSteps,
  type IndexedElement,
  type SourceIndex,
} from '#domain/html/source-index.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { Check } from './generation-types.ts';
import { lineEdits } from './line-edits.ts';
import { normalizeRequest } from './normalize-request.ts';
import { TARGETS } from './page-targets.ts';
import { any } from './word-forms.ts';

export interface TargetFacts {
  before: string;
  after: string;
  prompt: string;
  /** The outer HTML of the selected element. */
  selection?: string | undefined;
}

/** Parts that pages mark with a tag. A hero, a button or a background can be any element. */
const TAGS: Readonly<Record<string, string>> = {
  header: 'header',
  navigation: 'nav',
  footer: 'footer',
};
const BY_NAME = new Set([
  'hours',
  'faq',
  'contact',
  'pricing',
  'gallery',
  'testimonials',
  'services',
  'about',
  'team',
]);
const PARTS = new Set(['section', 'header', 'nav', 'aside', 'footer']);
const HEADING = /^h[1-3]$/;
/** A pattern that never matches. */
const NOTHING = /(?!)/;
const LONGEST_DETAIL = 120;

/**
 * Fails only when a change certainly missed its target: the selected or named part exists, and every change is
 * in other parts and does not mention it.
 */
export function checkTarget(facts: TargetFacts): Check {
  return finishSteps(checkTargetSteps(facts));
}

/** The same in steps. */
export function* checkTargetSteps(facts: TargetFacts): Steps<Check> {
  const missed = yield* missedPart(facts);
  const detail = missed?.name.slice(0, LONGEST_DETAIL) ?? '';
  return { id: 'target', ok: missed === undefined, weight: 'soft', detail };
}

function* missedPart(facts: TargetFacts): Steps<WantedPart | undefined> {
  if (!namesPart(facts)) return undefined;
  const index = yield* indexHtmlSteps(facts.before);
  const edits = lineEdits(facts.before, facts.after);
  const wanted = wantedPart(facts, index);
  if (wanted === undefined || edits.length === 0) return undefined;
  return edits.every((edit) => liesElsewhere(edit, index, wanted)) ? wanted : undefined;
}

interface WantedPart {
  name: string;
  parts: readonly IndexedElement[];
  /** Words that a change to this part would contain. */
  words: RegExp;
}

function wantedPart(facts: TargetFacts, index: SourceIndex): WantedPart | undefined {
  const { selection = '' } = facts;
  const at = placeOfSelection(facts);
  return at < 0 ? namedPart(facts.prompt, index) : selectedPart(index, { at, selection });
}

function placeOfSelection({ before, selection = '' }: TargetFacts): number {
  return selection === '' ? -1 : before.indexOf(selection);
}

/** Whether a request selects a part of the page, or names just one. */
function namesPart(facts: TargetFacts): boolean {
  return placeOfSelection(facts) >= 0 || targetsIn(facts.prompt).length === 1;
}

function targetsIn(prompt: string) {
  const text = normalizeRequest(prompt);
  return TARGETS.filter(([, words]) => words.test(text));
}

/** The part around the selected element, because a change next to the element may well concern it. */
function selectedPart(
  index: SourceIndex,
  { at, selection }: { at: number; selection: string },
): WantedPart | undefined {
  const element = index.elements.find(({ range }) => range.start === at);
  const part = element === undefined ? undefined : partAround(element);
  if (element === undefined || part === undefined) return undefined;
  const name = /^<[^>]*>/.exec(selection)?.[0] ?? '';
  const names = ['id', 'class'].flatMap((key) => (attributeOf(element, key) ?? '').split(/\s+/));
  const words = names.map(toText).filter((word) => /^[a-z0-9_ ]+$/.test(word));
  return { name, parts: [part], words: words.length === 0 ? NOTHING : any(...words) };
}

function namedPart(prompt: string, index: SourceIndex): WantedPart | undefined {
  const [target, ...others] = targetsIn(prompt);
  if (target === undefined || others.length > 0) return undefined;
  const [name, words] = target;
  const parts = partsNamed(name, words, index);
  return parts.length === 0 ? undefined : { name, parts, words };
}

/** The parts of a page that go by a name of `TARGETS`. A hero, a button or a background can be any element: none. */
export function partsNamed(
  name: string,
  words: RegExp,
  { elements }: SourceIndex,
): IndexedElement[] {
  const tag = TAGS[name];
  if (tag !== undefined) return elements.filter((element) => element.tag === tag);
  if (!BY_NAME.has(name)) return [];
  return elements.filter((element) => {
    if (!PARTS.has(element.tag)) return false;
    const id = attributeOf(element, 'id') ?? '';
    const heading = elementsIn(element).find(({ tag: inner }) => HEADING.test(inner));
    const title = heading === undefined ? '' : textOf(heading);
    return words.test(toText(`${id} ${title}`)) || id.toLowerCase() === name;
  });
}

function toText(source: string): string {
  return normalizeRequest(source.replace(/["“”«»`]/g, ' ')).replace(/-/g, ' ');
}

function liesElsewhere(edit: Splice, index: SourceIndex, { parts, words }: WantedPart): boolean {
  const { replacement } = edit;
  const line = index.html.slice(edit.start, edit.end);
  const start = edit.start + (line.length - line.trimStart().length);
  const end = Math.max(start + 1, edit.end - (line.length - line.trimEnd().length));
  const innermost = index.elements.findLast(
    ({ range }) => range.start <= start && range.end >= end,
  );
  const around = innermost === undefined ? undefined : partAround(innermost);
  if (around === undefined || isCode(innermost)) return false;
  const isNear = parts.some(({ range }) => start < range.end && end > range.start);
  if (isNear || parts.some((part) => part === around)) return false;
  return !words.test(toText(`${line} ${replacement}`));
}

function isCode(element: IndexedElement | undefined): boolean {
  return element?.tag === 'style' || element?.tag === 'script';
}

/** The top-level part of the page that contains an element. */
function partAround(element: IndexedElement): IndexedElement | undefined {
  let found: IndexedElement | undefined;
  for (let at: IndexedElement | undefined = element; at !== undefined; at = at.parent) {
    if (PARTS.has(at.tag)) found = at;
  }
  return found;
}
