import { WordTable } from '#domain/reading/word-table.ts';
import { attributeOf, elementsIn, isInside, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { FINDERS } from '../../page/find-elements.ts';
import { isFrame, type PageSection } from '../../page/find-sections.ts';
import type { PageModel } from '../../page/page-model.ts';
import {
  ELEMENT_WORDS,
  SECTION_WORDS,
  type ElementKind,
  type SectionKind,
} from '../../page/parts.ts';
import { sectionOfKind } from '../../page/section-of.ts';
import { WORD_CLASSES } from '../lexicon.ts';
import { questionsOf } from '../part-names.ts';
import { skip, textBetween, type Request } from '../request.ts';
import { sectionsAt, type Core } from './named-cores.ts';

const ORDINALS = new WordTable<number>()
  .add('first|1st|prim[oa]', 1)
  .add('second|2nd|second[oa]', 2)
  .add('third|3rd|terz[oa]', 3)
  .add('fourth|4th|quart[oa]', 4)
  .add('fifth|5th|quint[oa]', 5)
  .add('sixth|6th|sest[oa]', 6)
  .add('last|ultim[oa]', -1);

/** Entries of the only list of a page. */
const ENTRIES = new WordTable<true>().add('item|entry|voce', true);

/** Entries that are counted, and the section whose list they stand in. */
const LISTED = new WordTable<SectionKind>()
  .add('service|treatment|servizio|trattamento', 'services')
  .add('dish|piatto', 'menu')
  .add('product|prodotto', 'products')
  .add('question|domanda', 'faq')
  .add('review|testimonial|recensione|testimonianza', 'testimonials')
  .add('step|passo|passaggio', 'process')
  .add('event|evento', 'events');

export const ELEMENT_KINDS = new WordTable<ElementKind>();
for (const [kind, { en, it }] of Object.entries(ELEMENT_WORDS))
  for (const words of [...en, ...it]) ELEMENT_KINDS.add(plain(words), kind as ElementKind);
ELEMENT_KINDS.add('everything|tutto|all( the)? text|tutti i testi|tutto il testo|page text', 'page')
  .add(
    'prices|prezzi|(menu|dish|item) prices|prezzi del(la)? (menu|lista)|prezzi dei (piatti|servizi|prodotti)',
    'prices',
  )
  .add('caratteri', 'text')
  .add(
    '(title|heading|headline|big text) (at|on) (the )?top|titolo (in alto|in cima|grande in alto)|scritta grande',
    'headline',
  )
  .add(
    'intro|introduction|introduzione|text under the (headline|title)|frase sotto il titolo|testo sotto il titolo',
    'lead',
  );
export const SECTION_KINDS = new WordTable<SectionKind>();
for (const [kind, { en, it }] of Object.entries(SECTION_WORDS))
  for (const words of [...en, ...it]) SECTION_KINDS.add(plain(words), kind as SectionKind);

function plain(words: string): string {
  return words.replace(/[-&']/g, ' ').replace('q a', 'q&a');
}

SECTION_KINDS.add(
  'reviews? (section|part|area)|(sezione|parte) (di |delle |con le )?recensioni',
  'testimonials',
);

/** Words between a thing and where it is. */
export const OF = new WordTable<true>().add(WORD_CLASSES['on'] ?? '', true);
const AT_TOP = new WordTable<true>().add(
  '(right |up )?(at|on) (the )?(very )?top( of the page)?|up top|in alto|in cima',
  true,
);
const TOP_KINDS = ['hero', 'header', 'nav'] as const;
const PLURALS: Partial<Record<ElementKind, ElementKind>> = {
  image: 'images',
  button: 'buttons',
  link: 'links',
  heading: 'headings',
  headline: 'headings',
};

/** Things of a kind, on the whole page or in a section: "the buttons", "the photos of the gallery". */
export function kindCores(request: Request, from: number, end: number): Core[] {
  const [nth] = ORDINALS.at(request.words, from, end);
  const starts = [
    { at: from, ordinal: undefined as number | undefined },
    ...(nth ? [{ at: skip(request, nth.to, end), ordinal: nth.value }] : []),
  ];
  return starts.flatMap(({ at, ordinal }) => [
    ...ELEMENT_KINDS.at(request.words, at, end).flatMap(({ to, value }) =>
      ofKind(request, { from, to, end }, { kind: value, ordinal }),
    ),
    ...(ordinal === undefined
      ? []
      : [
          ...LISTED.at(request.words, at, end).flatMap(({ to, value }) =>
            listed(request, to, { section: value, ordinal }),
          ),
          ...ENTRIES.at(request.words, at, end).flatMap(({ to }) => entryOf(request, to, ordinal)),
        ]),
  ]);
}

function listed(
  request: Request,
  to: number,
  { section: kind, ordinal }: { section: SectionKind; ordinal: number },
): Core[] {
  const section = sectionOfKind(request.page, kind);
  const all = request.names.items.filter(
    ({ element }) => section && isInside(element, section.element),
  );
  const questions = kind === 'faq' ? questionsOf(request.page) : all;
  const one = pick(questions, ordinal);
  return one ? [{ to, elements: [one.element], role: one.role, name: one.name }] : [];
}

function entryOf({ names }: Request, to: number, ordinal: number): Core[] {
  const priced = names.items.filter(({ isPriced }) => isPriced);
  const isOneList = new Set(priced.map(({ element }) => element.parent)).size === 1;
  const one = isOneList ? pick(priced, ordinal) : undefined;
  return one ? [{ to, elements: [one.element], role: 'item', name: one.name }] : [];
}

function ofKind(
  request: Request,
  { from, to, end }: { from: number; to: number; end: number },
  { kind, ordinal }: { kind: ElementKind; ordinal: number | undefined },
): Core[] {
  const places: { to: number; section: PageSection | undefined }[] = [{ to, section: undefined }];
  for (const linker of OF.at(request.words, skip(request, to, end), end))
    for (const place of sectionsAt(request, skip(request, linker.to, end), end)) places.push(place);
  const tops = kind === 'phone' ? AT_TOP.at(request.words, skip(request, to, end), end) : [];
  for (const top of tops) {
    const section = TOP_KINDS.map((one) => sectionOfKind(request.page, one)).find(
      (one) => one && elementsOf(request, { kind, ordinal, section: one }).length > 0,
    );
    if (section) places.push({ to: top.to, section });
  }
  const isParagraph = /^paragra(?:ph|fo)$/.test(request.words[to - 1] ?? '');
  return places.flatMap(({ to: last, section }) => {
    if (isParagraph && ordinal === undefined && !section) return [];
    const choices = severalOf(request, { kind, ordinal, section });
    const cores = coresOf(request, { from, to: last }, { kind, ordinal, section });
    return choices ? cores.map((core) => ({ ...core, choices })) : cores;
  });
}

interface AskedKind {
  kind: ElementKind;
  ordinal: number | undefined;
  section: PageSection | undefined;
}

function coresOf(
  request: Request,
  { from, to }: { from: number; to: number },
  asked: AskedKind,
): Core[] {
  const elements = elementsOf(request, asked);
  const kind = asked.section && asked.kind === 'headline' ? 'heading' : asked.kind;
  const name = textBetween(request, from, to);
  return elements.length > 0 ? [{ to, elements, role: 'kind', kind, name }] : [];
}

function paragraphsIn({ sections }: PageModel): IndexedElement[] {
  return sections
    .filter((one) => !isFrame(one))
    .flatMap(({ element }) => elementsIn(element))
    .filter((one) => one.tag === 'p' && textOf(one) !== '');
}

function pick<Item>(all: readonly Item[], ordinal: number): Item | undefined {
  return all.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

/** "The picture" of a page with several names none of them. */
function severalOf(request: Request, asked: AskedKind): string[] | undefined {
  if (asked.ordinal !== undefined || (asked.kind !== 'image' && asked.kind !== 'link'))
    return undefined;
  const all = elementsOf(request, { ...asked, kind: `${asked.kind}s` });
  const label = (one: IndexedElement): string =>
    textOf(one) || (attributeOf(one, 'alt') ?? attributeOf(one, 'aria-label') ?? '');
  return all.length > 1 ? all.slice(0, MOST_CHOICES).map(label) : undefined;
}

const MOST_CHOICES = 4;

function elementsOf({ page }: Request, { kind, ordinal, section }: AskedKind): IndexedElement[] {
  // Where only the selected element may change, things are looked for in it, and "the text" is its own.
  const root = section?.element ?? page.limit;
  const isWithin = (one: IndexedElement): boolean =>
    !root || one === page.limit || isInside(one, root);
  if (kind === 'text' && ordinal !== undefined) {
    const one = pick(paragraphsIn(page), ordinal);
    return one && isWithin(one) ? [one] : [];
  }
  if (kind === 'text' && page.limit && !section) return [page.limit];
  const scope = root ? [root, ...elementsIn(root)] : page.index.elements;
  const wanted = ordinal === undefined ? kind : (PLURALS[kind] ?? kind);
  const found = FINDERS[wanted](scope, page, section).filter(isWithin);
  if (ordinal === undefined) return found;
  const one = pick(found, ordinal);
  return one ? [one] : [];
}

/** "The gallery photos", "footer text". */
export function sectionKindCores(request: Request, from: number, end: number): Core[] {
  return sectionsAt(request, from, end).flatMap(({ to, section }) =>
    ELEMENT_KINDS.at(request.words, skip(request, to, end), end).flatMap(({ to: last, value }) =>
      coresOf(request, { from, to: last }, { kind: value, ordinal: undefined, section }),
    ),
  );
}
