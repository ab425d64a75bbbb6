import { BEFORE_AFTER_LAYOUTS } from './before-after.ts';
import type { DrawnKind } from './drawn-kind.ts';
import type { Html } from '../html.ts';

import { isIllustrated } from './list-parts.ts';
import { LIST_LAYOUTS, type ListLayoutId } from './lists.ts';
import { TYPOGRAPHIC_LISTS } from './lists-typographic.ts';
import { PRICE_LAYOUTS } from './prices.ts';
import { PEOPLE_LAYOUTS, WORK_LAYOUTS } from './people-and-work.ts';
import { PEOPLE_NAMES, WORK_INDEX } from './names.ts';
import { ARTICLE_LAYOUTS } from './articles.ts';
import { CATALOGUE_LAYOUTS } from './catalogue.ts';
import { BOOKING_LAYOUTS, RSVP_LAYOUTS } from './forms.ts';
import {
  DOWNLOAD_LAYOUTS,
  MENU_LAYOUTS,
  RECIPE_LAYOUTS,
  ROOM_LAYOUTS,
  SCREEN_LAYOUTS,
} from './offers.ts';
import {
  CALENDAR_LAYOUTS,
  DATES_LAYOUTS,
  LINEUP_LAYOUTS,
  SCHEDULE_LAYOUTS,
  SPEAKER_LAYOUTS,
  TIMELINE_LAYOUTS,
} from './programme.ts';
import { EPISODE_LAYOUTS, LISTEN_LAYOUTS, PARTNER_LAYOUTS, PRESS_LAYOUTS } from './voices.ts';
import {
  COMPARISON_LAYOUTS,
  COUNTDOWN_LAYOUTS,
  LINKS_LAYOUTS,
  STATISTICS_LAYOUTS,
} from './plan-sections.ts';
import { hasFreshPicture, hasPictures, type Layout, type Page, type Section } from './section.ts';
import { NARROW_LAYOUTS } from './thin.ts';
import { ABOUT_LAYOUTS, FAQ_LAYOUTS, GALLERY_LAYOUTS, TESTIMONIAL_LAYOUTS } from './stories.ts';
import { CONTACT_LAYOUTS, CTA_LAYOUTS, NEWSLETTER_LAYOUTS } from './talk.ts';
import { HOURS_LAYOUTS, MAP_LAYOUTS } from './visit.ts';

type Layouts = Readonly<Record<string, Layout<Section>>>;

function inOrder(...ids: ListLayoutId[]): Layouts {
  return Object.fromEntries(ids.map((id) => [id, LIST_LAYOUTS[id]]));
}

function lists(...ids: ListLayoutId[]): Layouts {
  return { ...inOrder(...ids), ...TYPOGRAPHIC_LISTS };
}

/** The layouts that suit each kind of section. */
export const SECTION_LAYOUTS: Record<Exclude<DrawnKind, 'hero'>, Layouts> = {
  features: lists(
    'grid',
    'notes',
    'spread',
    'rows',
    'soft',
    'blocks',
    'bento',
    'index',
    'cut',
    'flow',
    'pillars',
  ),
  services: lists(
    'rows',
    'notes',
    'index',
    'grid',
    'spread',
    'soft',
    'zigzag',
    'cut',
    'blocks',
    'bento',
    'labels',
    'figures',
    'flow',
    'pillars',
  ),
  process: inOrder('steps', 'timeline', 'rows', 'notes', 'blocks', 'soft', 'grid'),
  menu: { ...lists('ledger', 'labels', 'rows', 'spread', 'index', 'cut'), ...MENU_LAYOUTS },
  products: lists('figures', 'labels', 'bento', 'cut', 'spread', 'index', 'rows'),
  portfolio: { ...WORK_LAYOUTS, ...WORK_INDEX },
  team: { ...PEOPLE_LAYOUTS, ...PEOPLE_NAMES },
  pricing: PRICE_LAYOUTS,
  blog: ARTICLE_LAYOUTS,
  events: DATES_LAYOUTS,
  about: ABOUT_LAYOUTS,
  gallery: GALLERY_LAYOUTS,
  testimonials: TESTIMONIAL_LAYOUTS,
  faq: FAQ_LAYOUTS,
  hours: HOURS_LAYOUTS,
  map: MAP_LAYOUTS,
  contact: CONTACT_LAYOUTS,
  newsletter: NEWSLETTER_LAYOUTS,
  cta: CTA_LAYOUTS,
  timeline: TIMELINE_LAYOUTS,
  schedule: SCHEDULE_LAYOUTS,
  lineup: LINEUP_LAYOUTS,
  speakers: SPEAKER_LAYOUTS,
  calendar: CALENDAR_LAYOUTS,
  rooms: ROOM_LAYOUTS,
  recipes: RECIPE_LAYOUTS,
  screens: SCREEN_LAYOUTS,
  download: DOWNLOAD_LAYOUTS,
  catalogue: CATALOGUE_LAYOUTS,
  episodes: EPISODE_LAYOUTS,
  listen: LISTEN_LAYOUTS,
  partners: PARTNER_LAYOUTS,
  beforeafter: BEFORE_AFTER_LAYOUTS,
  rsvp: RSVP_LAYOUTS,
  statistics: STATISTICS_LAYOUTS,
  comparison: COMPARISON_LAYOUTS,
  press: PRESS_LAYOUTS,
  links: LINKS_LAYOUTS,
  countdown: COUNTDOWN_LAYOUTS,
  booking: BOOKING_LAYOUTS,
};

const ICON_LAYOUTS: ReadonlySet<string> = new Set(['cut']);

const NAME_LAYOUTS: ReadonlySet<string> = new Set([
  'index',
  'rows',
  'ledger',
  ...Object.keys(TYPOGRAPHIC_LISTS),
]);
const LISTED: ReadonlySet<DrawnKind> = new Set(['services', 'menu']);

/** For entries that are a name and nothing else. */
const BARE_LAYOUTS: ReadonlySet<string> = new Set(['flow', 'pillars']);

function isBare({ items }: Section): boolean {
  return (
    items.length > 1 &&
    items.every(
      ({ text, price, note, points, group }) => !(text ?? price ?? note ?? points ?? group),
    )
  );
}

/** Frames for portraits and pictures of works, which say nothing while they are empty. */
const PORTRAIT_LAYOUTS: ReadonlySet<string> = new Set([
  ...Object.keys(PEOPLE_LAYOUTS),
  ...Object.keys(WORK_LAYOUTS),
]);
const NAMED_LAYOUTS: ReadonlySet<string> = new Set(['names-large', 'names-columns']);

/** People whom the owner named stand in type; people still to be named have a frame, and works are seen where they can be. */
function isNamed({ kind, items }: Section): boolean {
  return kind !== 'portfolio' && items.every(({ name }) => typeof name === 'string');
}

/** Layouts around a picture of the page's: one that has been seen already is none. */
const PICTURE_LAYOUTS: ReadonlySet<string> = new Set([
  'spread',
  'bento',
  'hours-beside',
  'cta-picture',
]);
/** Layouts with a picture of each entry: goods have a place for a photograph, other entries need an object of their own. */
const ENTRY_LAYOUTS: ReadonlySet<string> = new Set(['figures', 'zigzag']);
/** Entries that are drawn from their words stand where they are seen. */
const PLATED: ReadonlySet<DrawnKind> = new Set(['catalogue', 'portfolio', 'products']);
/** These stand where they are seen only when all are drawn. */
const PLATED_TOGETHER: ReadonlySet<DrawnKind> = new Set(['services']);
const MOST_TOGETHER = 8;
const SHOWS_PLATES: ReadonlySet<string> = new Set([
  'catalogue-grid',
  'figures',
  ...Object.keys(WORK_LAYOUTS),
]);

function isPlated({ kind, items }: Section): boolean {
  if (PLATED.has(kind)) return items.some(({ plate }) => plate);
  const isFew = items.length > 1 && items.length <= MOST_TOGETHER;
  return PLATED_TOGETHER.has(kind) && isFew && items.every(({ plate }) => plate);
}

/** Who takes photographs shows them: their works have places for them. */
const SHOWS_PHOTOS = /photo|fotogra/i;

function isSeen({ items, title }: Section, { subject }: Page): boolean {
  const isDrawn = items.every(({ motif, isWords }) => motif ?? isWords);
  return isDrawn || SHOWS_PHOTOS.test(`${subject.noun} ${title}`);
}

/** A few words about somebody stand alone, unless there is something to show beside them. */
const ABOUT_PICTURES: ReadonlySet<string> = new Set(['about-picture', 'about-letter']);
const LONG_ABOUT = 220;

function hasBeside({ items }: Section, page: Page): boolean {
  const length = items.reduce((sum, { text = '' }) => sum + text.length, 0);
  const isDrawn = hasFreshPicture(page) && !page.subject.isOnePerson;
  return isDrawn || length > LONG_ABOUT || items.some(({ plate }) => plate);
}

function hasPictureFor(id: string, section: Section, page: Page): boolean {
  if (ABOUT_PICTURES.has(id)) return hasBeside(section, page);
  if (isPlated(section)) return SHOWS_PLATES.has(id);
  if (PICTURE_LAYOUTS.has(id)) return hasFreshPicture(page);
  if (id === 'catalogue-cart' || id === 'work-index') return !isSeen(section, page);
  if (id === 'catalogue-grid' || id in WORK_LAYOUTS) return isSeen(section, page);
  if (!ENTRY_LAYOUTS.has(id)) return true;
  return section.kind === 'products'
    ? isSeen(section, page)
    : hasPictures(page) && isIllustrated(section);
}

/** The list of one direction, which no other takes. */
function isSignature(id: string): boolean {
  return id in TYPOGRAPHIC_LISTS;
}

/** Layouts that the section's content can fill: names alone, missing icons or unknown numbers rule some out. */
function fittingLayouts(section: Section, page: Page): string[] {
  const known = section.kind === 'hero' ? [] : Object.keys(SECTION_LAYOUTS[section.kind]);
  const { lists: own } = page.look.direction;
  const pictured = known.filter((id) => hasPictureFor(id, section, page));
  const bare = isBare(section);
  const all = pictured.filter(
    (id) =>
      (!isSignature(id) || own.includes(id)) &&
      BARE_LAYOUTS.has(id) === (bare && known.some((one) => BARE_LAYOUTS.has(one))) &&
      (!NAMED_LAYOUTS.has(id) || isNamed(section)) &&
      (!PORTRAIT_LAYOUTS.has(id) || !isNamed(section)),
  );
  const isListed = section.kind === 'products' ? !hasPictures(page) : LISTED.has(section.kind);
  const hasBareNames = !bare && isListed && section.items.some(({ text }) => !text);
  const isReachable = page.facts.phone ?? page.facts.mail;
  const fitting = all.filter(
    (id) =>
      (!section.half || NARROW_LAYOUTS.has(id)) &&
      (!ICON_LAYOUTS.has(id) || isIllustrated(section)) &&
      (!hasBareNames || NAME_LAYOUTS.has(id)) &&
      (id !== 'ledger' || section.items.some(({ price }) => price !== undefined)) &&
      (id !== 'contact-large' || isReachable),
  );
  return fitting.length > 0 ? fitting : all;
}

/**
 * A layout for the section: among those the direction prefers and the page has not used yet, the dice decide
 * between the first three, and the first is the likeliest.
 */
export function chooseLayout(section: Section, page: Page, used: Set<string>): string {
  if (section.kind === 'hero') return '';
  const ids = fittingLayouts(section, page);
  const preferred = page.look.direction.lists.filter((id) => ids.includes(id));
  const order = preferred.length > 0 ? preferred : page.random.shuffle(ids);
  const fresh = order.filter((id) => !used.has(id));
  const rest = ids.filter((id) => !used.has(id));
  const [first = order[0] ?? '', second = first, third = second] = fresh.length > 0 ? fresh : rest;
  const chosen = isSignature(first)
    ? first
    : page.random.pick([first, first, second, second, third]);
  used.add(chosen);
  return chosen;
}

export function findLayout(kind: Exclude<DrawnKind, 'hero'>, id: string): Layout<Section> {
  const layouts = SECTION_LAYOUTS[kind];
  return (
    layouts[id] ?? Object.values(layouts)[0] ?? { css: '', render: (): Html => ({ html: '' }) }
  );
}
