import type { PagePlan, PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import { asksForPlate } from '#domain/page-plan/plates.ts';
import {
  plateOfDish,
  plateOfGoods,
  plateOfKind,
  plateOfRoom,
  plateOfView,
  plateOfWork,
} from '../plates/derive-plate.ts';
import { isSleptIn } from '../sections/slept-in.ts';
import { ANY_PICTURE } from '../understand/avoided.ts';

interface Around {
  /** The title of the section and what the page is about. */
  words: string;
  plan: PagePlan;
  index: number;
}

type Derive = (item: PlanItem, around: Around) => string | undefined;

/** Those who cook sell what is eaten. */
const sold: Derive = ({ name = '', group, picture }, { words, plan }) =>
  (plan.kind === 'restaurant' ? plateOfDish({ name, group, around: words }) : undefined) ??
  plateOfGoods(name, picture) ??
  plateOfKind(words, name);

const eaten: Derive = ({ name = '', group }, { words, plan }) =>
  plan.kind === 'restaurant' ? plateOfDish({ name, group, around: words }) : undefined;

const made: Derive = ({ name = '', picture }, { words }) =>
  plateOfWork(words) ?? plateOfGoods(name, picture);

/** Pages of those who take people somewhere. */
const TAKES_PLACE =
  /(?<!\p{L})(?:tours?|guid[ea]|guides|trips?|walks?|hik(?:es?|ing)|trek\w*|excursion|escursion\w*|gite|gita|passeggiat\w*|cammin\w*|sail\w*|kayak\w*|camping|campsite|campegg\w*|retreat|outdoors?|rides?)(?!\p{L})/iu;

const visited: Derive = ({ name = '', text = '' }, { words }) =>
  TAKES_PLACE.test(words) ? plateOfView(`${name} ${text}`)?.plate : undefined;

/** Rooms of these are packages, or beds of others. */
const OCCASIONS: ReadonlySet<PagePlan['kind']> = new Set(['event', 'invitation', 'restaurant']);

const slept: Derive = ({ name = '' }, { words, plan, index }) =>
  isSleptIn(`${words} . ${name}`) && !OCCASIONS.has(plan.kind) ? plateOfRoom(index) : undefined;

const DERIVED: Partial<Record<PlanSection['kind'], Derive>> = {
  products: sold,
  catalogue: sold,
  menu: eaten,
  recipes: ({ name = '' }) => plateOfDish({ name, around: '' }),
  portfolio: made,
  episodes: () => 'sleeve',
  services: visited,
  rooms: slept,
};

/** Share of the entries that must have one: a few among bare names look like accidents. */
const LEAST = 0.7;
/** Kinds whose entries are shown all or none, since each stands alone beside its text. */
const ALL: ReadonlySet<PlanSection['kind']> = new Set(['services', 'recipes']);
/** Of a menu some dishes are enough: they are seen in the opening alone. */
const SOME: ReadonlySet<PlanSection['kind']> = new Set(['menu']);

function leastOf({ kind, items = [] }: PlanSection): number {
  if (ALL.has(kind)) return items.length;
  return SOME.has(kind) ? 1 : items.length * LEAST;
}

/** What a plan writes for an entry whose own words are its picture. */
const SET_IN_TYPE = 'words';

/** The plan has said what the entry looks like. */
function isPictured({ picture }: PlanItem): boolean {
  return picture === SET_IN_TYPE || asksForPlate(picture ?? '');
}

/** Kinds whose entries all have a picture, or none. */
const IN_A_GRID: ReadonlySet<PlanSection['kind']> = new Set(['products', 'catalogue', 'portfolio']);

function picturesOf(section: PlanSection, plan: PagePlan, derive: Derive): (string | undefined)[] {
  const { items = [], title } = section;
  const words = `${title} . ${plan.noun}`;
  const refused = new Set(plan.look.avoid?.flatMap((one) => one.toLowerCase().split(/\s+/)));
  return items.map((item, index) => {
    if (isPictured(item)) return item.picture;
    const plate = derive(item, { words, plan, index });
    const isRefused = plate?.split(' ').some((word) => refused.has(word)) ?? true;
    return isRefused || plate === undefined ? undefined : `plate: ${plate}`;
  });
}

function withPlates(section: PlanSection, plan: PagePlan): PlanSection {
  const derive = DERIVED[section.kind];
  const { items = [], kind } = section;
  if (derive === undefined || items.length === 0) return section;
  const pictures = picturesOf(section, plan, derive);
  const count = pictures.filter((picture) => picture !== undefined).length;
  if (count < Math.max(1, leastOf(section)) && !items.some(isPictured)) return section;
  return {
    ...section,
    items: items.map((item, index) => {
      const picture = pictures[index] ?? (IN_A_GRID.has(kind) ? SET_IN_TYPE : item.picture);
      return picture === undefined ? item : { ...item, picture };
    }),
  };
}

/** Whether the plan itself says of some entry what is drawn of it. */
export function asksForPlates({ sections }: PagePlan): boolean {
  return sections.some(({ items = [] }) => items.some(isPictured));
}

/**
 * The plan with drawings for its goods, dishes and works where their words name what one can be drawn of, and the plan
 * asks for none. Where no word fits nothing is drawn: a jar for jam says nothing that its name does not say.
 */
export function withDerivedPlates(plan: PagePlan): PagePlan {
  if (plan.look.avoid?.includes(ANY_PICTURE)) return plan;
  return { ...plan, sections: plan.sections.map((section) => withPlates(section, plan)) };
}

/** Pages of places. */
const PLACES: ReadonlySet<PagePlan['kind']> = new Set(['business', 'restaurant', 'association']);

/** The land that the first words of a page of a place name, with its sky or what stands there. */
export function derivedView({ kind, noun, headline, lead, look }: PagePlan): string | undefined {
  if (look.avoid?.includes(ANY_PICTURE) || !PLACES.has(kind)) return undefined;
  const view = plateOfView(`${noun} . ${headline} . ${lead}`);
  return view?.isTelling ? `plate: ${view.plate}` : undefined;
}
