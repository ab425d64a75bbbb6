import { asksForPlate } from '#domain/page-plan/plates.ts';
import type { PagePlan, PlanItem } from '#domain/page-plan/plan-types.ts';
import { derivedView } from './derive-plates.ts';
import { findMotif, isMotif, listMotifs, namesMotif } from '../art/motif-words.ts';
import type { MotifId } from '../art/motifs.ts';
import { readPlate, type Plate } from '../plates/plate.ts';
import { NO_MOTIFS, type Item, type Section, type Subject } from '../sections/section.ts';
import type { Trade } from '../trades/trade.ts';
import { ANY_PICTURE } from '../understand/avoided.ts';

/** The object that words name. */
function toMotif(words: string): MotifId | undefined {
  const word = words.toLowerCase().trim();
  return isMotif(word) ? word : findMotif(words);
}

/** Those that the owner does not refuse; none where every drawing is refused. */
function wantedOf(motifs: readonly MotifId[], { look }: PagePlan): Subject['motifs'] {
  const { avoid = [] } = look;
  const refused = new Set(avoid.map(toMotif));
  const [first, ...rest] = avoid.includes(ANY_PICTURE)
    ? []
    : motifs.filter((one) => !refused.has(one));
  return first ? [first, ...rest] : NO_MOTIFS;
}

/**
 * The object of one entry: the one that its name names, or else the one that the plan names and that its own words or
 * those around it agree with. A picture of anything else would stand beside words that it has nothing to do with.
 */
export function entryMotif(item: PlanItem, around: string): MotifId | undefined {
  const { name = '', text = '', note = '', group = '', picture } = item;
  const named = picture === undefined || asksForPlate(picture) ? undefined : toMotif(picture);
  if (named && namesMotif(`${name} ${text} ${note} ${group} ${around}`, named)) return named;
  return findMotif(name);
}

/** What the whole page is about, and what it offers, in its own words. */
function wordsOf({ noun, name = '', headline, lead, sections }: PagePlan): [string, string] {
  const entries = sections.flatMap(({ title, items = [] }) => [
    title,
    ...items.flatMap((item) => [item.name ?? '', item.group ?? '']),
  ]);
  return [[noun, name, headline, lead].join(' . '), entries.join(' . ')];
}

const MOST = 6;

/**
 * The objects that stand for a page: those that a plan or the trade would show and that the page's own words name,
 * after those that say what it is. A trade's first object says that by itself; one that the plan puts first and that
 * the name tells, like the whale of “The Whale”, comes before it.
 */
export function motifsOf(plan: PagePlan, trade: Trade | undefined): Subject['motifs'] {
  const [what, offered] = wordsOf(plan);
  const own = trade && !trade.isBroad ? trade.motifs : [];
  const proposed = [...own, ...plan.pictures.flatMap((one) => toMotif(one) ?? [])];
  const [chosen] = proposed.slice(own.length);
  const signed = chosen && namesMotif(plan.name ?? '', chosen) ? [chosen] : [];
  const saying = listMotifs(plan.noun);
  const named = proposed.filter((one) => namesMotif(what, one));
  const shown = proposed.filter((one) => namesMotif(offered, one));
  const all = [...signed, ...own.slice(0, 1), ...saying, ...named, ...shown];
  return wantedOf([...new Set(all)].slice(0, MOST), plan);
}

/** Kinds of sections whose entries are seen. */
const SEEN: ReadonlySet<Section['kind']> = new Set(['portfolio', 'catalogue', 'products']);
/** Kinds that stand in for them where they have none, those that say most first. */
const SEEN_TOO: readonly Section['kind'][] = [
  'menu',
  'episodes',
  'services',
  'rooms',
  'recipes',
  'events',
  'listen',
  'gallery',
];
const MOST_IN_OPENING = 6;
/** A single drawing that nobody asked for is no opening where the page has something to tell. */
const FEWEST_IN_OPENING = 2;
/** Keeps what a plate names in the document apart from its twin further down, and its turn among fields the same. */
const TWIN = 60;

function twinOf(item: Item, plate: Plate): Item {
  return { ...item, plate: { ...plate, index: plate.index + TWIN } };
}

/** Shapes that bear the name of their entry, or take turns in how they stand: two of them are never the same. */
const NAMED: ReadonlySet<Plate['shape']> = new Set<Plate['shape']>([
  'poster',
  'sleeve',
  'book',
  'bottle',
  'jar',
  'heap',
  'skein',
  'script',
  'stone',
  'bar',
  'box',
  'card',
  'pint',
  'plot',
  'rooms',
  'sheet',
  'still',
]);

/** Two drawings of the same thing beside each other are one too many. */
function withoutTwins(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ plate }) => {
    if (!plate || NAMED.has(plate.shape) || plate.what === undefined) return true;
    const shown = `${plate.shape} ${plate.what.join(' ')}`;
    return !seen.has(shown) && Boolean(seen.add(shown));
  });
}

function drawnIn(sections: readonly Section[], kinds: ReadonlySet<Section['kind']>): Item[] {
  const entries = sections.filter(({ kind }) => kinds.has(kind)).flatMap(({ items }) => items);
  return withoutTwins(entries.filter(({ plate }) => plate));
}

/** Shapes that fill no opening, unless the plan asks for them. */
const PLAIN: ReadonlySet<Plate['shape']> = new Set<Plate['shape']>(['heap', 'bar', 'box']);

interface Told {
  hasPanel: boolean;
  /** The plan has asked for plates itself. */
  isAsked: boolean;
}

/** The last of the drawn goods or works, since their section begins with the first; or what else is drawn. */
function drawnOf(sections: readonly Section[], isAsked: boolean): Item[] {
  const shown = drawnIn(sections, SEEN)
    .filter(({ plate }) => isAsked || (plate && !PLAIN.has(plate.shape)))
    .slice(-MOST_IN_OPENING)
    .toReversed();
  if (shown.length > 0) return shown;
  const other = SEEN_TOO.map((kind) => drawnIn(sections, new Set([kind])));
  const most = other.find(({ length }) => length >= FEWEST_IN_OPENING) ?? [];
  return most.slice(0, MOST_IN_OPENING);
}

/**
 * What the opening shows instead of an object: the plan's own picture, the last of the works or goods that are drawn
 * from words, or the land that the first words of the page name.
 */
export function openingOf(
  plan: PagePlan,
  sections: readonly Section[],
  { hasPanel, isAsked }: Told,
): Item[] {
  const { pictures, name, noun } = plan;
  const own = pictures.flatMap((one, index) => readPlate(one, index) ?? []);
  if (own.length > 0) return own.map((plate) => ({ name: name ?? noun, plate }));
  const drawn = drawnOf(sections, isAsked);
  if (drawn.length >= FEWEST_IN_OPENING || (drawn.length > 0 && !hasPanel)) {
    return drawn.map((item) => (item.plate ? twinOf(item, item.plate) : item));
  }
  const view = readPlate(derivedView(plan), 0);
  return view ? [{ name: noun, plate: view }] : [];
}
