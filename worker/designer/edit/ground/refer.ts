import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, elementsIn, listBehind, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isFrame, waysToReach, type PageSection } from '../page/find-sections.ts';
import { groupsIn, hasPrices, wordsOf } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';
import { SECTION_WORDS, type PartWords } from '../page/parts.ts';
import type { Request } from '../read/request.ts';
import { entryName } from './ground-page.ts';
import { isJoining, stemOf, stemsOf } from './words.ts';

/** Something on the page that words of a request may stand for. */
export interface Referent {
  element: IndexedElement;
  label: string;
  level: 'section' | 'group' | 'entry';
  /** How plainly it was named: 5 and more by its name, 4 by its kind, less by what it tells. */
  score?: number;
}

interface Known extends Referent {
  named: ReadonlySet<string>;
  /** What it may be called by its kind, folded. */
  kinds: ReadonlySet<string>;
  /** Stems of all that it says. */
  says: () => ReadonlySet<string>;
}

const known = new WeakMap<PageModel['index'], readonly Known[]>();

function thingsOf(page: PageModel): readonly Known[] {
  const earlier = known.get(page.index);
  if (earlier) return earlier;
  const isReached = page.sections.some(({ kinds }) => kinds.has('contact'));
  const reached = isReached ? undefined : waysToReach(page.sections);
  const priced = priceListOf(page);
  const things = page.sections
    .filter((section) => !isFrame(section))
    .flatMap((section): Known[] => {
      const { element, names, heading } = section;
      const kinds = [
        ...section.kinds,
        ...(section === reached ? (['contact'] as const) : []),
        ...(section === priced ? (['prices'] as const) : []),
      ];
      const words = kinds.map((kind): PartWords => SECTION_WORDS[kind]);
      const called = words.flatMap(({ en, it }) => [...en, ...it]);
      const whole: Known = {
        ...thing(element, heading ? textOf(heading) : (names[0] ?? ''), 'section'),
        named: stemsOf(names.join(' ')),
        kinds: new Set(called.map((word) => [...stemsOf(word)].join(' '))),
      };
      return [whole, ...partsOf(element)];
    });
  known.set(page.index, things);
  return things;
}

/** Where no section is called prices, the only one of dishes, services or goods that has some. */
function priceListOf({ sections }: PageModel): PageSection | undefined {
  if (sections.some(({ kinds }) => kinds.has('prices'))) return undefined;
  const [only, another] = sections.filter(
    ({ kinds, element }) =>
      (['menu', 'services', 'products'] as const).some((kind) => kinds.has(kind)) &&
      !kinds.has('hero') &&
      groupsIn(element).some(hasPrices),
  );
  return another ? undefined : only;
}

function partsOf(section: IndexedElement): Known[] {
  return elementsIn(section).flatMap((element) => {
    const [head] = childrenOf(element);
    const isGroup = element.tag === 'div' && head && /^h[3-6]$/.test(head.tag);
    if (isGroup && elementsIn(element).some(({ tag }) => /^[uo]l$/.test(tag)))
      return [thing(element, textOf(head), 'group')];
    if (listBehind(element)) return [thing(element, textOf(element), 'group')];
    const isEntry = /^(?:li|article|tr|details)$/.test(element.tag);
    const label = isEntry && !attributeOf(element, 'data-times') ? entryName(element) : '';
    return label === '' ? [] : [thing(element, label, 'entry')];
  });
}

function thing(element: IndexedElement, label: string, level: Referent['level']): Known {
  let all: ReadonlySet<string> | undefined;
  return {
    element,
    label,
    level,
    named: stemsOf(label),
    kinds: new Set(),
    says: () => (all ??= stemsOf(wordsOf(element))),
  };
}

/** What any part of a page may be called. */
export const SORTS: ReadonlySet<string> = new Set(
  'section part block area bit thing stuff page sezione parte blocco riquadro cosa cose roba list elenco lista form modulo'
    .split(' ')
    .map(stemOf),
);
/** What entries are called whatever they list; a photo or the date of one is a part of it. */
const ENTRY_NOUNS =
  'article|post|story|news|card|entry|item|row|dish|service|product|event|concert|show|project|class|lesson|course|person|teacher|member|recipe|question|book|record|room|articolo|notizia|storia|riga|libro|disco|stanza|camera|racconto|scheda|riquadro|voce|piatto|servizio|prodotto|evento|concerto|spettacolo|progetto|lezione|corso|ricetta|persona|domanda';
const NOUN_STEMS: ReadonlySet<string> = new Set(ENTRY_NOUNS.split('|').map(stemOf));

/** The things of the page that a phrase names most plainly; several where it fits more than one alike. */
export function refer(request: Request, phrase: string): Referent[] {
  const { page, budget } = request;
  const things = thingsOf(page);
  budget.left -= 1 + Math.floor(things.length / THINGS_A_STEP);
  if (NEW.test(phrase)) return [];
  const counted = countedIn(request, phrase);
  if (counted) return counted;
  const all = foldName(phrase).split(' ').filter(Boolean);
  const words = all.filter((word) => !isJoining(word) && word !== 'about').map(stemOf);
  const own = words.filter((word) => !SORTS.has(word));
  const kind = own.join(' ');
  const isOf = words.some((word) => NOUN_STEMS.has(word));
  const isNews = words.some((word) => NEWS.has(word));
  const telling = own.filter((word) => !NOUN_STEMS.has(word));
  if (own.length === 0) return words.some((word) => FORMS.has(word)) ? withForm(things) : [];
  if (own.length > MOST_WORDS) return [];
  const scored = things.map((one) => ({
    one,
    score: scoreOf(one, { own, kind, telling, isOf, isNews }),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best > 0
    ? scored.filter(({ score }) => score === best).map(({ one, score }) => ({ ...one, score }))
    : [];
}

const FORMS: ReadonlySet<string> = new Set(['form', 'modulo'].map(stemOf));

/** The section with the only form of the page. */
function withForm(things: readonly Known[]): Referent[] {
  const holders = things.filter(
    ({ level, element }) =>
      level === 'section' && elementsIn(element).some(({ tag }) => tag === 'form'),
  );
  return holders.length === 1 ? holders : [];
}

/** The entries that stand in a section or in a part of it. */
export function entriesIn({ page }: Request, { element }: Referent): readonly Known[] {
  const inside = new Set(elementsIn(element));
  return thingsOf(page).filter((one) => one.level === 'entry' && inside.has(one.element));
}

/** "A photo" is none that the page has. */
const NEW = /^(?:an?|another|some|un|uno|una|un'|altr[oaie]|nuov[oaie]|new)\s/;
const THINGS_A_STEP = 40;
const MOST_WORDS = 8;

interface Phrase {
  own: readonly string[];
  kind: string;
  telling: readonly string[];
  isOf: boolean;
  isNews: boolean;
}

function scoreOf(one: Known, { own, kind, telling, isOf, isNews }: Phrase): number {
  const has = (words: readonly string[]): boolean => words.every((word) => one.named.has(word));
  if (has(own)) return own.length === one.named.size ? 6 : 5;
  if (one.level === 'section')
    return one.kinds.has(kind) ? ofKind(one, own) : isLike(one.named, own) ? 2 : 0;
  const isSort = isOf && (!isNews || one.element.tag === 'article');
  if (isToldBy(one, own)) return BY_TEXT;
  if (telling.length === 0 || one.level !== 'entry' || !isSort) return 0;
  if (has(telling)) return 4;
  return telling.every((word) => one.says().has(word)) ? 1 : 0;
}

/** One word of its name, and the others in its text. */
const BY_TEXT = 3;

function isToldBy({ level, named, says }: Known, own: readonly string[]): boolean {
  return (
    level === 'entry' &&
    own.some((word) => named.has(word)) &&
    own.every((word) => says().has(word))
  );
}

/** Of several of one kind the one that is called so. */
function ofKind({ named }: Known, own: readonly string[]): number {
  return own.some((word) => named.has(word)) ? 4.5 : 4;
}

/** "The corrections" are called "Corrected, with thanks". */
function isLike(named: ReadonlySet<string>, words: readonly string[]): boolean {
  const [only, another] = words;
  if (only === undefined || another !== undefined || only.length < LIKE) return false;
  return [...named].some((name) => name.slice(0, LIKE) === only.slice(0, LIKE));
}

const LIKE = 6;

const ORDINALS: readonly RegExp[] = [
  /^(?:first|1st|prim[oa])$/,
  /^(?:second|2nd|second[oa])$/,
  /^(?:third|3rd|terz[oa])$/,
  /^(?:fourth|4th|quart[oa])$/,
  /^(?:fifth|5th|quint[oa])$/,
];
const COUNTED =
  /^(?:(?:the|il|lo|la|l') ?)?(\p{L}+|\d\p{L}{2}) (\p{L}+)(?: (?:in|of|under|from|among|on|di|del|della|dei|delle|degli|nel|nella|nei|nelle|tra|fra|sotto)(?: (?:the|i|gli|le|il|la)\b)? ?(.+))?$/u;

/** "The second card under Fees", "il primo articolo". */
function countedIn(request: Request, phrase: string): Referent[] | undefined {
  const [, word = '', noun = '', place] = COUNTED.exec(phrase.trim()) ?? [];
  const at = ORDINALS.findIndex((pattern) => pattern.test(word));
  const isLast = /^(?:last|ultim[oa])$/.test(word);
  if ((at < 0 && !isLast) || !NOUN_STEMS.has(stemOf(noun))) return undefined;
  const items = listIn(request, place ?? noun);
  const element = items.at(isLast ? -1 : at);
  return element ? [{ element, label: entryName(element), level: 'entry' }] : [];
}

/** The entries of the one section that a phrase names, or of the one kind: "the articles". */
export function listIn(request: Request, place: string): readonly IndexedElement[] {
  const [only, another] = listsCalled(request, place);
  return only && !another ? only : [];
}

/** The lists of the sections that a phrase may name. */
export function listsCalled(
  { page }: Request,
  phrase: string,
): readonly (readonly IndexedElement[])[] {
  const words = [...stemsOf(phrase)].filter((word) => !isJoining(word) && !SORTS.has(word));
  const [stem = '', ...others] = words;
  const sections = thingsOf(page).filter(({ level }) => level === 'section');
  const called = sections.filter(
    ({ named, kinds }) =>
      words.length > 0 && (words.every((word) => named.has(word)) || kinds.has(words.join(' '))),
  );
  const news = sections.filter(({ element }) =>
    elementsIn(element).some(({ tag }) => tag === 'article'),
  );
  const found = called.length > 0 || others.length > 0 || !NEWS.has(stem) ? called : news;
  return found.flatMap(({ element }) => {
    const items = mainList(element);
    return items.length > 0 ? [items] : [];
  });
}

/** The main list of each section. */
export function listsOfPage(page: PageModel): readonly (readonly IndexedElement[])[] {
  return page.sections
    .filter((section) => !isFrame(section))
    .map(({ element }) => mainList(element))
    .filter(({ length }) => length > 1);
}

const NEWS: ReadonlySet<string> = new Set(
  'article post piece story articolo pezzo racconto'.split(' ').map(stemOf),
);

/** The outermost list whose entries have names. */
function mainList(section: IndexedElement): readonly IndexedElement[] {
  return (
    groupsIn(section)
      .map(({ items }) => items)
      .find(
        (items) =>
          /^(?:li|article|tr|details|div)$/.test(items[0]?.tag ?? '') &&
          items.every((item) => entryName(item) !== ''),
      ) ?? []
  );
}
