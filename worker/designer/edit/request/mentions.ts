import type { Target } from '../edit-types.ts';
import {
  ELEMENT_WORDS,
  SECTION_WORDS,
  type ElementKind,
  type PartWords,
  type SectionKind,
} from '../lexicon/parts.ts';

/** A part of a page named in a request, with its place in the folded text. */
export type Mention = { start: number; end: number } & (
  | { type: 'section'; section: SectionKind }
  | { type: 'name'; name: string; section: SectionKind | undefined }
  | { type: 'element'; element: ElementKind; ordinal: number | undefined }
);

interface PartPattern {
  words: string;
  mention: { type: 'section'; section: SectionKind } | { type: 'element'; element: ElementKind };
}

function patternsOf(words: PartWords): string[] {
  return [...words.en, ...words.it];
}

const PARTS: readonly PartPattern[] = [
  ...Object.entries(SECTION_WORDS).flatMap(([section, words]) =>
    patternsOf(words).map((word) => ({
      words: word,
      mention: { type: 'section' as const, section: section as SectionKind },
    })),
  ),
  ...Object.entries(ELEMENT_WORDS).flatMap(([element, words]) =>
    patternsOf(words).map((word) => ({
      words: word,
      mention: { type: 'element' as const, element: element as ElementKind },
    })),
  ),
].sort((a, b) => b.words.length - a.words.length);

/** Parts named in the text from left to right; of overlapping names the longest counts. */
export function findMentions(folded: string, sectionNames: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  const taken = (start: number, end: number): boolean =>
    mentions.some((mention) => start < mention.end && mention.start < end);
  const names = [...sectionNames]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  const collect = (words: string, make: (start: number, end: number) => Mention): void => {
    for (let at = findWords(folded, words, 0); at >= 0; at = findWords(folded, words, at + 1)) {
      if (!taken(at, at + words.length)) mentions.push(make(at, at + words.length));
    }
  };
  for (const name of names.filter((candidate) => candidate.includes(' '))) {
    collect(name, (start, end) => ({ type: 'name', name, section: kindOfWords(name), start, end }));
  }
  for (const { words, mention } of PARTS) {
    collect(words, (start, end) =>
      mention.type === 'element'
        ? { ...mention, ordinal: findOrdinal(folded, start), start, end }
        : { ...mention, start, end },
    );
  }
  for (const name of names)
    collect(name, (start, end) => ({ type: 'name', name, section: kindOfWords(name), start, end }));
  return mentions.sort((a, b) => a.start - b.start);
}

/** A page may call a section by the very words that name its kind. */
export function kindOfWords(words: string): SectionKind | undefined {
  const part = PARTS.find((candidate) => candidate.words === words);
  return part?.mention.type === 'section' ? part.mention.section : undefined;
}

function findWords(folded: string, words: string, from: number): number {
  for (let at = folded.indexOf(words, from); at >= 0; at = folded.indexOf(words, at + 1)) {
    if (!/\w/.test(folded.charAt(at - 1)) && !/\w/.test(folded.charAt(at + words.length)))
      return at;
  }
  return -1;
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|prim[oa])\s+$/, 1],
  [/\b(?:second|2nd|second[oa])\s+$/, 2],
  [/\b(?:third|3rd|terz[oa])\s+$/, 3],
  [/\b(?:fourth|4th|quart[oa])\s+$/, 4],
  [/\b(?:last|ultim[oa])\s+$/, -1],
];

function findOrdinal(folded: string, start: number): number | undefined {
  return ORDINALS.find(([pattern]) => pattern.test(folded.slice(0, start)))?.[1];
}

/** "the text of the button" is about the button. */
const WORDED: ReadonlySet<ElementKind> = new Set(['button', 'buttons', 'headline', 'lead', 'logo']);

/** What the named parts mean together: "the title of the services" is a heading inside a section. */
export function composeTarget(mentions: readonly Mention[]): Target | undefined {
  const elements = mentions.flatMap((mention) =>
    mention.type === 'element' && mention.element !== 'background' ? [mention] : [],
  );
  const element =
    elements.find(({ element }) => WORDED.has(element) && elements[0]?.element === 'text') ??
    elements[0];
  const section = mentions.find((mention) => mention.type !== 'element');
  const target: Target = {};
  if (section?.section) target.section = section.section;
  if (section?.type === 'name') target.sectionName = section.name;
  const isRedundant = section && element && ['page', 'sections'].includes(element.element);
  if (element && !isRedundant) {
    target.element = element.element;
    if (element.ordinal !== undefined) target.ordinal = element.ordinal;
  }
  return Object.keys(target).length > 0 ? target : undefined;
}
