import type { MotifId } from '../art/motifs.ts';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { readPlate, type Plate } from '../plates/plate.ts';
import { STILL_ROOMS } from '../plates/plate-still.ts';
import { createRandom } from '../random.ts';
import { NO_MOTIFS, type Item, type Section, type Subject } from '../sections/section.ts';
import type { Trade } from '../trades/trade.ts';
import { ANY_PICTURE } from '../understand/avoided.ts';
import { derivedView } from './derive-plates.ts';
import { photographOf } from './plan-pictures.ts';

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

/** What the plan itself says that the page opens with. */
function ownOf({ pictures, name, noun }: PagePlan): Item[] {
  return pictures.flatMap((one, index): Item[] => {
    const shows = photographOf(one);
    if (shows !== undefined) return [{ name: shows, isPhoto: true }];
    const plate = readPlate(one, index);
    return plate ? [{ name: name ?? noun, plate }] : [];
  });
}

/** What stands on no table is shown in its land. */
const OUTDOORS: Partial<Record<MotifId, string>> = {
  anchor: 'sea boat',
  boat: 'gulls sea boat',
  bicycle: 'hills bicycle',
  bus: 'cloud street bus',
  factory: 'cloud hills factory',
  cypress: 'hills trees',
  house: 'hills house',
  lighthouse: 'gulls cliff lighthouse',
  mountain: 'peaks',
  tent: 'hills trees tent',
  tower: 'hills tower',
  tram: 'street bus',
  train: 'platform',
  tree: 'hills tree',
  van: 'cloud street van',
};
/** Others that stand on none, and have a land around them. */
const AFIELD: ReadonlySet<MotifId> = new Set<MotifId>([
  'car',
  'cart',
  'chimney',
  'cow',
  'crane',
  'foodtruck',
  'hive',
  'manhole',
  'pram',
  'sheep',
  'taxi',
]);
const LIGHTS = ['day sun', 'dawn low', 'dusk low'] as const;

/** Objects that mean something else than what they show. */
const SIGNS: ReadonlySet<MotifId> = new Set<MotifId>(['bolt', 'bubble', 'cross', 'hands', 'heart']);

/** Objects of the page in one picture, or each in its own. */
const MOST_TOGETHER = 5;
const FEWEST_APART = 4;
const APART = 0.3;
/** The darkest field is left to the words beside the picture. */
const QUIET = 3;
const GROUNDS = [0, 1, QUIET] as const;

/** It opens with its last jobs. */
function isCv({ kind, sections }: PagePlan): boolean {
  return kind === 'cv' && sections.some((section) => section.kind === 'timeline');
}

/** The land that the first object of the page stands in; or its objects on one table, or, where there are many, sometimes one beside the other. */
function objectsOf(plan: PagePlan, motifs: Subject['motifs']): Item[] {
  const { headline, noun, look, pictures } = plan;
  if (motifs === NO_MOTIFS || pictures.length === 0 || isCv(plan)) return [];
  const random = createRandom(headline, noun, 'objects');
  const [first] = motifs;
  const land = OUTDOORS[first];
  if (land !== undefined) {
    const plate = readPlate(`plate: view ${random.pick(LIGHTS)} ${land}`, 0);
    return plate ? [{ name: noun, plate }] : [];
  }
  const index = TWIN + (look.touch === undefined ? random.pick(GROUNDS) : QUIET);
  if (AFIELD.has(first)) {
    return [{ name: noun, plate: { shape: 'still', what: [first, 'land'], index } }];
  }
  const things = motifs.filter(
    (motif) => OUTDOORS[motif] === undefined && !AFIELD.has(motif) && !SIGNS.has(motif),
  );
  if (things.length === 0) return [];
  const isApart = things.length >= FEWEST_APART && random.next() < APART;
  const sets = isApart ? things.map((motif) => [motif]) : [things.slice(0, MOST_TOGETHER)];
  const room = isApart ? [] : [random.pick(STILL_ROOMS)];
  return sets.map((what, at) => ({
    name: noun,
    plate: { shape: 'still', what: [...what, ...room], index: index + at },
  }));
}

interface Told {
  sections: readonly Section[];
  motifs: Subject['motifs'];
  trade: Trade | undefined;
  /** The plan has asked for plates itself. */
  isAsked: boolean;
  /** What the page would tell in type is what it is there for. */
  isTold: boolean;
}

/** What the trade of the page shows in photographs alone. */
function photoOf({ language, look }: PagePlan, trade: Trade | undefined): Item[] {
  const [first] = trade?.photos ?? [];
  const isRefused = look.avoid?.includes(ANY_PICTURE) ?? false;
  if (first === undefined || trade?.isPhotographed !== true || isRefused) return [];
  return [{ name: first[language === 'en' ? 1 : 2], isPhoto: true }];
}

/**
 * What the opening shows: the plan's own pictures, a place for a photograph, the last of the works or goods that are
 * drawn from words, the land that the first words of the page name, or the objects of the page.
 */
export function openingOf(plan: PagePlan, told: Told): Item[] {
  const { sections, motifs, trade, isAsked, isTold } = told;
  const own = ownOf(plan);
  if (own.length > 0) return own;
  const photo = photoOf(plan, trade);
  if (photo.length > 0) return photo;
  const drawn = drawnOf(sections, isAsked);
  const isShown = sections.some(({ kind }) => kind === 'screens');
  const objects = isShown ? [] : objectsOf(plan, motifs);
  const isAlone = objects.length === 0 && !isTold;
  if (drawn.length >= FEWEST_IN_OPENING || (drawn.length > 0 && isAlone)) {
    return drawn.map((item) => (item.plate ? twinOf(item, item.plate) : item));
  }
  const view = readPlate(derivedView(plan), 0);
  if (view) return [{ name: plan.noun, plate: view }];
  return isTold ? [] : objects;
}
