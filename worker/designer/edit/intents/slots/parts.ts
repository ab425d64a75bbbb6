import {
  ELEMENT_WORDS,
  SECTION_WORDS,
  type ElementKind,
  type SectionKind,
} from '../../page/parts.ts';
import type { Target } from '../edit-intent.ts';
import { WordTable } from '../expand.ts';
import type { Found, Request } from '../request.ts';
import { describedAt } from './described.ts';
import { remembered, skip, type SlotReader } from './slot.ts';

/** What a request points at, and which property of it where it says so. */
export interface Aim {
  /** Undefined for "it". */
  target: Target | undefined;
  property?: 'background' | 'text' | 'auto';
}

export const SECTIONS = new WordTable<SectionKind>();
export const ELEMENTS = new WordTable<ElementKind>();
for (const [kind, { en, it }] of Object.entries(SECTION_WORDS))
  for (const words of [...en, ...it]) SECTIONS.add(plain(words), kind as SectionKind);
for (const [kind, { en, it }] of Object.entries(ELEMENT_WORDS))
  for (const words of [...en, ...it]) ELEMENTS.add(plain(words), kind as ElementKind);
SECTIONS.add('dishes|food|piatti|portate|cibi', 'menu');
ELEMENTS.add('prices|prezzi|tariffe', 'prices')
  .add(
    '(line|sentence|text|words|tagline) (under|below|beneath) the (title|headline|heading)',
    'lead',
  )
  .add('(riga|frase|testo|scritta) sotto (il|al) titolo', 'lead')
  .add('button (under|below) the (headline|title)|(pulsante|bottone) sotto il titolo', 'button')
  .add('i caratteri|caratteri|carattere', 'text')
  .add(
    'tutto|tutti i testi|tutte le scritte|all( the)? (text|texts|writing|lettering|words)',
    'page',
  )
  .add('una sezione e l altra|one section and (another|the next)', 'sections')
  .add('all( the)? (buttons)|tutti i (pulsanti|bottoni)', 'buttons')
  .add('tutti i titoli|all( the)? (titles|headings)', 'headings');

function plain(words: string): string {
  return words.replace(/[-&]/g, ' ').replace('q a', 'q&a');
}

export const SECTION_NOUNS = new Set([
  'section',
  'sezione',
  'part',
  'parte',
  'block',
  'blocco',
  'area',
  'bit',
  'form',
]);
export const LINKERS = new WordTable<true>().add(
  'of|in|on|from|inside|within|for|di|d|del|della|dei|delle|degli|dell|dello|nel|nella|nei|nelle|nell|in|su|sul|sulla|sulle|da|dal|dalla|behind|dietro|per|al|alla|alle',
  true,
);
export const ORDINAL_WORDS = new WordTable<number>()
  .add('first|1st|prim[oa]|main', 1)
  .add('second|2nd|second[oa]', 2)
  .add('third|3rd|terz[oa]', 3)
  .add('fourth|4th|quart[oa]', 4)
  .add('last|ultim[oa]', -1);
const PRONOUNS = new WordTable<true>().add(
  'it|them|(this|that) (one|section|element|part|text|bit|line)?|these|those|lo|la|li|le|gli|its|ne|quest[oaie]( qui)?|quell[oaie]|questa (parte|sezione|scritta|riga)|questo (testo|pezzo|elemento)',
  true,
);
export const PROPERTIES = new WordTable<'background' | 'text' | 'auto'>()
  .add('(background|backdrop)( colou?r)?|(colore (di|dello) )?sfondo', 'background')
  .add('(text|font|letter) colou?r|colore del (testo|carattere)', 'text')
  .add('colou?rs?|colore|look|size|font size|dimensione|(font )?size of the text', 'auto');

export function sectionAt(
  request: Request,
  from: number,
  end: number,
): { to: number; target: Target }[] {
  const { words, page } = request;
  const start = SECTION_NOUNS.has(words[from] ?? '') ? skip(request, from + 1, end) : from;
  const starts = start === from ? [from] : [start, skipLinker(request, start, end)];
  const found = [...new Set(starts)].flatMap((at) => [
    ...page.sectionNames.at(words, at, end).map(({ to, value }) => ({
      to,
      target: withKind(value, words.slice(at, to).join(' ')),
    })),
    ...SECTIONS.at(words, at, end).map(({ to, value }) => ({ to, target: { section: value } })),
  ]);
  const [word = ''] = words.slice(start, start + 1);
  const isPart = found.length === 0 && start < end && isPartNamed(words, from, start);
  const part = isPart ? page.sectionPart(word) : undefined;
  if (part) found.push({ to: start + 1, target: { sectionName: part } });
  const quote = request.tokens[start]?.quoted;
  if (start > from && quote !== undefined)
    found.push({ to: start + 1, target: { sectionName: quote.toLowerCase() } });
  return found
    .sort((a, b) => b.to - a.to)
    .flatMap(({ to, target }) =>
      SECTION_NOUNS.has(words[to] ?? '') && to < end
        ? [
            { to: to + 1, target },
            { to, target },
          ]
        : [{ to, target }],
    );
}

function withKind(sectionName: string, words: string): Target {
  const section = SECTIONS.get(words);
  return section ? { sectionName, section } : { sectionName };
}

/** The kind of section that these words are a name of. */
export function kindOfWords(words: string): SectionKind | undefined {
  return SECTIONS.get(words);
}

/** Words of a heading by which nobody names it. */
const COMMON =
  /^(?:every|which|about|where|there|these|those|their|after|before|under|right|other|first|second|third|reason|while|would|could|should|always|never|today|tutt[oiae]|ogni|dopo|prima|sotto|sopra|questo|questa|quello|quella|dove|quando|sempre|oggi|parole|words|piccolo|grande|great|little|small|large)$/;

/** "The Quiet section", "to the shelf": a telling word of a heading. */
function isPartNamed(words: readonly string[], from: number, start: number): boolean {
  const [word = '', next = ''] = words.slice(start, start + 2);
  const isLed = start > from || /^(?:the|our)$/.test(words[start - 1] ?? '');
  return word.length > 4 && !COMMON.test(word) && (isLed || SECTION_NOUNS.has(next));
}

const TOP = new WordTable<true>().add(
  '(right )?(at|on|in) (the )?(very )?top( of the page)?|up top|in alto|in cima( alla pagina)?|(in|of|on) the (first|top) (part|section|bit)|all inizio',
  true,
);

/** An element by what it says: "the Book now button", "il titolo «Orari»". */
function labelledAt(request: Request, from: number, end: number): { to: number; target: Target }[] {
  const { words, tokens, page } = request;
  const noun = SAYING.test(words[from] ?? '') ? skip(request, from + 1, end) : from;
  const quoted = tokens[noun]?.quoted;
  if (quoted !== undefined) {
    const target = page.hasText(quoted) ? { words: quoted } : undefined;
    const to = noun > from ? noun + 1 : noun + 2;
    return target && (noun > from || SAYING.test(words[noun + 1] ?? '')) ? [{ to, target }] : [];
  }
  return page.labels.at(words, noun, end).flatMap(({ to, value }) => {
    const isNamed = noun > from || SAYING.test(words[to] ?? '');
    return isNamed ? [{ to: noun > from ? to : to + 1, target: { words: value } }] : [];
  });
}

const SAYING =
  /^(?:button|link|heading|title|headline|text|line|paragraph|caption|label|badge|pulsante|bottone|tasto|titolo|testo|scritta|riga|frase|didascalia|etichetta|paragrafo)$/;

function skipLinker(request: Request, from: number, end: number): number {
  const [linker] = LINKERS.at(request.words, from, end);
  return skip(request, linker?.to ?? from, end);
}

/** A part of the page: "the second picture in the gallery", "footer text", "the about section". */
export function partAt(
  request: Request,
  from: number,
  end: number,
): { to: number; target: Target }[] {
  const { words, page } = request;
  const [counted] = ORDINAL_WORDS.at(words, from, end);
  const isElement = counted && ELEMENTS.at(words, from, end).length > 0;
  const start = counted && !isElement ? skipLinker(request, counted.to, end) : from;
  const ordinal = counted && !isElement ? { ordinal: counted.value } : {};
  const isMany = /^(?:le|delle|tutte|alle|nelle|sulle|quelle|queste)$/.test(words[start - 1] ?? '');
  const elements = ELEMENTS.at(words, start, end).flatMap(({ to, value: kind }) => {
    const value = kind === 'image' && isMany ? 'images' : kind;
    const rest = skip(request, to, end);
    const linked = skipLinker(request, rest, end);
    // "La scritta Scrivimi" is what says so, not a text of the section of that name.
    const isLabel =
      linked === rest && value === 'text' && page.labels.at(words, rest, end).length > 0;
    const inSection = value === 'background' || isLabel ? [] : sectionAt(request, linked, end);
    const [top] = TOP.at(words, rest, end);
    return [
      ...(top
        ? [{ to: top.to, target: { element: value, section: 'hero' as const, ...ordinal } }]
        : []),
      ...inSection.map((place) => ({
        to: place.to,
        target: { ...place.target, element: value, ...ordinal },
      })),
      { to, target: { element: value, ...ordinal } },
      ...(words[to] === 'principale' ? [{ to: to + 1, target: { element: value } }] : []),
    ];
  });
  if (counted && !isElement) return elements;
  const sections = sectionAt(request, start, end).flatMap((place) => {
    const rest = skip(request, place.to, end);
    const [nth] = ORDINAL_WORDS.at(words, rest, end);
    const inside = ELEMENTS.at(words, nth ? nth.to : rest, end)
      .filter(({ value }) => value !== 'background')
      .map(({ to, value }) => ({
        to,
        target: { ...place.target, element: value, ...(nth ? { ordinal: nth.value } : {}) },
      }));
    return [...inside, place];
  });
  // "The prices" are the sums, not the list that holds them.
  const isSums = /^(?:prices|prezzi|tariffe)$/.test(words[start] ?? '');
  const parts = isSums ? [...elements, ...sections] : [...sections, ...elements];
  return [...parts, ...labelledAt(request, from, end)].sort((a, b) => b.to - a.to);
}

const TEXT_NOUN = /^(?:text|words|line|sentence|testo|scritta|frase|riga)$/;

/** A part, "it", or a property of either: "the colour of the buttons", "footer background". */
export const readAim: SlotReader = remembered('target', (request, from, end) => {
  const { words } = request;
  const found: Found[] = [];
  const push = (to: number, aim: Aim): void => {
    found.push({ to, value: aim });
  };
  for (const { to, value } of PROPERTIES.at(words, from, end)) {
    const property = { property: value };
    const [linker] = LINKERS.at(words, to, end);
    if (linker)
      for (const part of partAt(request, skip(request, linker.to, end), end))
        push(part.to, { target: part.target, ...property });
    if (value === 'background') push(to, { target: { element: 'background' } });
  }
  const parts: { to: number; target: Target }[] = [
    ...partAt(request, from, end),
    ...describedAt(request, from, end),
  ];
  for (const { to, target } of parts) {
    for (const named of PROPERTIES.at(words, skip(request, to, end), end))
      push(named.to, { target, property: named.value });
    const isWording = target.words !== undefined && TEXT_NOUN.test(words[from] ?? '');
    push(to, isWording ? { target, property: 'text' } : { target });
  }
  for (const { to } of PRONOUNS.at(words, from, end)) {
    const [own] = PROPERTIES.at(words, to, end);
    if (own) push(own.to, { target: undefined, property: own.value });
    push(to, { target: undefined });
  }
  return found.sort((a, b) => b.to - a.to);
});
