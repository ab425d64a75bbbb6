import type { PageKind, PagePlan } from '#domain/page-plan/plan-types.ts';
import type { Words } from '../copy/words.ts';
import { hoursLines } from '../sections/panels.ts';
import {
  idOf,
  plainText,
  type Item,
  type OpeningCard,
  type PageFacts,
  type Panel,
  type PanelKind,
  type PanelRow,
  type Section,
} from '../sections/section.ts';

interface Shape {
  kind: PanelKind;
  fewest: number;
  row: (item: Item) => PanelRow;
}

const MOST_ROWS = 8;
/** Lines with a date or a time take more room. */
const MOST_LED = 5;
const LONGEST_NAME = 64;
const LONGEST_LEAD = 24;

function priced({ name, price }: Item): PanelRow {
  return { name, ...(price !== undefined && { price }) };
}

/** A date, a time or a number stands before the name where it is short enough for a column. */
function led({ name, note, text, price }: Item): PanelRow {
  const isLead = note !== undefined && plainText(note).length <= LONGEST_LEAD;
  const more = isLead ? text : note;
  return {
    name,
    ...(isLead && { lead: note }),
    ...(more !== undefined && plainText(more).length <= LONGEST_NAME && { note: more }),
    ...(price !== undefined && { price }),
  };
}

const PRICES: Shape = { kind: 'prices', fewest: 2, row: priced };
const NAMES: Shape = { kind: 'names', fewest: 3, row: ({ name }) => ({ name }) };
const PROGRAMME: Shape = { kind: 'programme', fewest: 2, row: led };
const DATES: Shape = { kind: 'dates', fewest: 2, row: led };

/** How each kind of section is set in the opening. */
const SHAPES: Partial<Record<Section['kind'], Shape>> = {
  menu: { ...PRICES, kind: 'menu' },
  pricing: PRICES,
  services: PRICES,
  products: PRICES,
  catalogue: PRICES,
  rooms: PRICES,
  events: DATES,
  schedule: PROGRAMME,
  lineup: PROGRAMME,
  speakers: PROGRAMME,
  calendar: PROGRAMME,
  episodes: { ...PROGRAMME, fewest: 1 },
  timeline: PROGRAMME,
  statistics: {
    kind: 'figures',
    fewest: 1,
    row: ({ name, text }) => ({ name, ...(text !== undefined && { note: text }) }),
  },
  process: { kind: 'steps', fewest: 3, row: ({ name }) => ({ name }) },
  blog: { kind: 'programme', fewest: 2, row: led },
  portfolio: NAMES,
  features: NAMES,
};

/** What says most about a page of each kind, first. */
const FIRST: Partial<Record<PageKind, readonly Section['kind'][]>> = {
  event: ['schedule', 'lineup', 'speakers', 'events'],
  band: ['events', 'lineup'],
  podcast: ['episodes'],
  course: ['schedule', 'process'],
  association: ['statistics', 'events', 'schedule', 'calendar'],
  portfolio: ['portfolio', 'events'],
  blog: ['blog'],
};
const USUAL: readonly Section['kind'][] = [
  'menu',
  'pricing',
  'services',
  'products',
  'catalogue',
  'rooms',
  'events',
  'schedule',
  'lineup',
  'episodes',
  'statistics',
  'process',
];
/** Their names alone say enough, after everything else. */
const LAST: readonly Section['kind'][] = ['services', 'features', 'portfolio'];

/** The first group of a list in groups: it stands for the others. */
function firstGroup(items: readonly Item[]): readonly Item[] {
  const [first] = items;
  const group = items.filter((item) => item.group === first?.group);
  return group.length >= 3 ? group : items;
}

function canBeRow({ name }: Item): boolean {
  return plainText(name).length <= LONGEST_NAME;
}

const LED: ReadonlySet<PanelKind> = new Set(['dates', 'programme', 'figures']);
const NEEDS_PRICE: ReadonlySet<PanelKind> = new Set(['menu', 'prices']);

/** “2 hawks” says little when it is set as large as a house. */
function areImpressive(items: readonly Item[]): boolean {
  return items.filter(({ name }) => /\d\d/.test(plainText(name))).length * 2 >= items.length;
}

function panelOf(section: Section, shape: Shape, isCooking: boolean): Panel | undefined {
  if (section.example !== undefined) return undefined;
  const known = firstGroup(section.items).filter(canBeRow);
  const shown = NEEDS_PRICE.has(shape.kind)
    ? known.filter(({ price }) => price !== undefined)
    : known;
  if (shown.length < shape.fewest || shown.length * 2 < known.length) return undefined;
  if (shape.kind === 'figures' && !areImpressive(shown)) return undefined;
  const rows = shown.slice(0, LED.has(shape.kind) ? MOST_LED : MOST_ROWS).map(shape.row);
  const kind = shape.kind === 'menu' && !isCooking ? 'prices' : shape.kind;
  return { kind, title: section.title, href: `#${idOf(section)}`, rows };
}

const FEWEST_DAYS = 2;

/** The hours as they hang in a door. */
function hoursPanel(
  sections: readonly Section[],
  { hours }: PageFacts,
  words: Words,
): Panel | undefined {
  const section = sections.find(({ kind }) => kind === 'hours') ?? sections.at(-1);
  const rows = hoursLines(hours, words);
  if (rows.length < FEWEST_DAYS || section === undefined) return undefined;
  return { kind: 'hours', title: words.hours, href: `#${idOf(section)}`, rows };
}

interface Told {
  sections: readonly Section[];
  facts: PageFacts;
  words: Words;
}

interface Search {
  sections: readonly Section[];
  isCooking: boolean;
}

/** The first panel that one of these kinds of section can fill. */
function search(
  kinds: readonly Section['kind'][],
  { sections, isCooking }: Search,
  own?: Shape,
): Panel | undefined {
  for (const wanted of kinds) {
    const section = sections.find((one) => one.kind === wanted);
    const shape = own ?? SHAPES[wanted];
    const panel = section && shape && panelOf(section, shape, isCooking);
    if (panel) return panel;
  }
  return undefined;
}

/** What stands directly below the opening is not told in it, except figures. */
function isToldBelow({ kind, href }: Panel, [, first]: readonly Section[]): boolean {
  return first !== undefined && kind !== 'figures' && href === `#${idOf(first)}`;
}

/** What the opening tells in type: the content that says most about a page of its kind. */
export function openingPanel(
  { kind }: PagePlan,
  { sections, facts, words }: Told,
): Panel | undefined {
  const isCooking = kind === 'restaurant';
  const kinds = [...(FIRST[kind] ?? []), ...USUAL];
  const best = search(kinds, { sections, isCooking });
  if (best && !isToldBelow(best, sections)) return best;
  const others = { isCooking, sections: sections.filter((_, index) => index !== 1) };
  return search(kinds, others) ?? hoursPanel(sections, facts, words) ?? search(LAST, others, NAMES);
}

/** The last jobs, the newest first. */
function jobsOf(sections: readonly Section[]): PanelRow[] {
  const history = sections.find(({ kind }) => kind === 'timeline');
  return (history?.items ?? []).slice(0, 3).map(led);
}

/** When and where, in the owner's words. */
function occasionOf({ facts, sections }: PagePlan): PanelRow[] {
  const told = facts.filter(({ kind }) => kind === 'date' || kind === 'address');
  const [date] = told.filter(({ kind }) => kind === 'date');
  const place =
    told.find(({ kind }) => kind === 'address') ?? facts.find(({ kind }) => kind === 'town');
  const programme = sections.find(({ kind }) => kind === 'schedule');
  const [first] = programme?.items ?? [];
  return [date?.value, first?.note, place?.value]
    .filter((value) => value !== undefined)
    .map((name) => ({ name }));
}

/** Pages that are a card: an invitation with its day and place, a CV with its last jobs. */
export function openingCard(plan: PagePlan, sections: readonly Section[]): OpeningCard | undefined {
  if (plan.name === undefined) return undefined;
  if (plan.kind === 'invitation') return { kind: 'invitation', rows: occasionOf(plan) };
  if (plan.kind === 'cv') return { kind: 'vita', rows: jobsOf(sections) };
  return undefined;
}
