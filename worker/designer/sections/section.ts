import type { MotifId } from '../art/motifs.ts';
import { drawScene, SHOP_SCENES, type SceneId } from '../art/scenes.ts';
import { drawTypeTile } from '../art/type-tile.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Language } from '../brief/brief.ts';
import type { Place } from '../brief/place.ts';
import type { PlaceholderId, Words } from '../copy/words.ts';
import { html, type Html } from '../html.ts';
import type { Band } from '../look/direction.ts';
import type { Look } from '../look/look.ts';
import type { Random } from '../random.ts';
import type { Plate } from '../plates/plate.ts';
import type { PlanField } from '#domain/page-plan/plan-types.ts';
import type { DrawnKind } from './drawn-kind.ts';
import { initials } from './initials.ts';

/** Text that is known, or a mark for the owner to fill in. */
export type Text = string | { missing: PlaceholderId; shown: string };

export interface Item {
  name: Text;
  text?: string;
  price?: Text;
  /** Small line beside the name: date, role, number. */
  note?: Text;
  /** The object that the item's own words name, where they name one. */
  motif?: MotifId | undefined;
  /** Its own words are the work: they are set large where others have a picture. */
  isWords?: boolean;
  /** What is drawn from its words, where the plan asks for it. */
  plate?: Plate;
  /** Only a photograph of the owner's can show it: its name says which. */
  isPhoto?: true;
  /** Neighbours of one group stand together under its name. */
  group?: string;
  /** What it includes; in a comparison the cells of its row. */
  points?: readonly string[];
  /** Paragraphs to open and read. */
  body?: readonly string[];
  link?: string;
}

/** One section between header and footer, before it has a layout. */
/** Where a section stands among those beside it. */
export type HalfPlace = 'first' | 'inner' | 'last';

export interface Section {
  kind: DrawnKind;
  /** Unique on the page; the kind when it stands there once. */
  id?: string;
  title: string;
  /** Its name in menus, when the usual one does not fit. */
  navTitle?: string;
  intro?: string;
  items: readonly Item[];
  band: Band;
  /** The items are ours, as an example: the owner checks them. */
  example?: PlaceholderId;
  /** The fields of its form, instead of the usual ones. */
  fields?: readonly PlanField[];
  /** Heads of the columns of a comparison. */
  columns?: readonly string[];
  /** When its countdown ends: `2027-06-12T18:00`, local time. */
  until?: string;
  /** It stands beside a neighbour: each alone would leave its band nearly empty. */
  half?: HalfPlace;
}

/** The section's id in the document. */
export function idOf({ id, kind }: Pick<Section, 'id' | 'kind'>): string {
  return id ?? kind;
}

/** How a panel of the opening reads: each kind is set in its own way. */
export type PanelKind =
  | 'menu'
  | 'prices'
  | 'dates'
  | 'programme'
  | 'hours'
  | 'figures'
  | 'steps'
  | 'names';

/** One line of a panel: what it is, what stands before it and what it costs. */
export interface PanelRow {
  name: Text;
  /** A date, a time, a number. */
  lead?: Text;
  price?: Text;
  note?: Text;
}

/** Content of the page that its opening shows at once, set in type. */
export interface Panel {
  kind: PanelKind;
  title: string;
  /** The section that says it all. */
  href: string;
  rows: readonly PanelRow[];
}

/** Pages that are a card themselves: they open as one. */
export interface OpeningCard {
  kind: 'invitation' | 'vita';
  /** What they say first: the date, the place; or the last jobs. */
  rows: readonly PanelRow[];
}

/** What the owner said about where and when to be found. Nothing in it is guessed. */
export interface PageFacts {
  name?: string;
  /** The one person whom the owner names: they sign what is said in their voice. */
  person?: string;
  place?: Place;
  phone?: string;
  /** The owner reads messages on the phone and takes no calls. */
  takesTexts?: boolean;
  /** Address of a chat, where the owner says that the phone answers there. */
  whatsapp?: string;
  mail?: string;
  address?: string;
  /** Further addresses of the owner's: profiles, sites, second numbers. */
  links?: readonly { name: string; link?: string }[];
  /** Register numbers and the like: they stand in the footer. */
  legal?: readonly string[];
  /** Empty when the owner gave none. */
  hours: readonly DayHours[];
  /** What is said of days whose times nobody gives: "Saturday morning". */
  hoursWords?: readonly string[];
}

/** What the page is about, as far as drawing needs to know. */
export interface Subject {
  /** "Bakery", "Trattoria": labels of pictures. */
  noun: string;
  /** Stands after the name in the document's title; undefined when only the name is sure. */
  titleNoun?: string | undefined;
  /** A type of schema.org. */
  schemaType: string;
  /** Objects to draw, the most characteristic first. */
  motifs: readonly [MotifId, ...MotifId[]];
  /** It usually has opening hours, so a page without them keeps a marked gap. */
  hasHours: boolean;
  /** Customers come in: pictures may show a counter and a shop front. */
  hasShop: boolean;
  /** Visitors write to the person, not into a form: a CV, a page of links. */
  writesDirectly?: boolean;
  /** The copy says "I": menus then say "Chi sono", not "Chi siamo". */
  isOnePerson: boolean;
  /** What the offer is called in menus. */
  offerLabel: string;
  /** What finished works are called in menus, when not "Work". */
  worksLabel?: string | undefined;
}

/** All that a layout may read. `pictures` and `missing` collect what the page used. */
export interface Page {
  facts: PageFacts;
  subject: Subject;
  language: Language;
  words: Words;
  look: Look;
  random: Random;
  year: number;
  sections: readonly Section[];
  missing: Set<PlaceholderId>;
  pictures: { start: number; next: number; bytes: number };
  name: Text;
  headline: string;
  lead: string;
  action: { label: string; href: string };
  /** What its opening shows: the plan's own picture, some of its works or goods, its objects, or places for photographs. */
  opening?: readonly Item[];
  /** What its opening tells in type, where nothing is drawn. */
  panel?: Panel;
  card?: OpeningCard;
  /** Its colour is to be used sparingly: no field of it stands in the opening. */
  isSparing?: boolean;
}

export interface Layout<Input> {
  /** Rules of this layout alone; a page carries those of the layouts that it uses. */
  css: string;
  /** Rules for entries in groups, carried only where the markup has groups. */
  groupsCss?: string;
  render(input: Input, page: Page): Html;
}

/** Text, or a marked span whose id goes on the page's checklist. */
export function writeText(text: Text, page: Page): Html {
  if (typeof text === 'string') return html`${text}`;
  page.missing.add(text.missing);
  return html`<span data-placeholder="${text.missing}">${text.shown}</span>`;
}

export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.shown;
}

export function missing(id: PlaceholderId, page: Pick<Page, 'words'>): Text {
  return { missing: id, shown: page.words.placeholder[id] };
}

export function sectionClass(section: Section, layout: string): string {
  return `section band-${section.band} ${layout}${section.half ? ` half half-${section.half}` : ''}`;
}

/** Declarations for a box on `--panel`: what its band says of text colours does not hold inside. */
export const ON_PANEL =
  'background: var(--panel); color: var(--panel-fg); --fg: var(--panel-fg); --fg-muted: var(--panel-muted); --fg-brand: var(--color-brand-text); --rule: var(--color-line);';

const LONG_WORD = 9;
const LONG_IN_TITLE = 6;

/** The letters of the longest piece of a text. */
export function longestOf(text: string, between: RegExp): number {
  return Math.max(...text.split(between).map(({ length }) => length));
}

/** How long the longest word of a title is, so that it is set small enough not to break; nothing for short ones. */
export function wordStyle(text: string, isLong = LONG_WORD): Html | '' {
  const longest = longestOf(text, /[\s-]+/);
  return longest < isLong ? '' : html` style="--word: ${longest}"`;
}

/** An address of mail or of a site keeps to one line: it is set as large as its letters leave room for. */
export function writeWhole(text: string, href?: string): Html {
  const letters = longestOf(text, /\s+/);
  if (href === undefined)
    return html`<span class="whole" style="--letters: ${letters}">${text}</span>`;
  const rel = href.startsWith('mailto:') ? '' : html` rel="noopener"`;
  return html`<a href="${href}" ${rel} class="whole" style="--letters: ${letters}">${text}</a>`;
}

/** Title and intro of a section; the direction sets it. */
export function writeHead(section: Section): Html {
  return html`<header class="head">
    <h2 id="${idOf(section)}-title" ${wordStyle(section.title, LONG_IN_TITLE)}>${section.title}</h2>
    ${section.intro && html`<p>${section.intro}</p>`}
  </header>`;
}

export interface FrameInput {
  section: Section;
  layout: string;
  body: Html;
}

/** The section element with its head above the body. */
export function frameSection({ section, layout, body }: FrameInput): Html {
  const example = section.example ? html` data-placeholder="${section.example}"` : '';
  return html`<section
    id="${idOf(section)}"
    class="${sectionClass(section, layout)}"
    aria-labelledby="${idOf(section)}-title"
    ${example}
  >
    <div class="wrap">${writeHead(section)} ${body}</div>
  </section>`;
}

/** The objects of a page that speaks of none: they are never drawn. */
export const NO_MOTIFS: Subject['motifs'] = ['bubble'];

/** Whether the page speaks of objects that can be drawn. */
export function hasPictures({ subject }: Pick<Page, 'subject'>): boolean {
  return subject.motifs !== NO_MOTIFS;
}

/** Whether an object of the page has not been pictured yet: the same one again would say nothing new. */
export function hasFreshPicture(page: Pick<Page, 'subject' | 'pictures'>): boolean {
  return hasPictures(page) && page.pictures.next < page.subject.motifs.length;
}

function writeTile(page: Page, size: Pick<PictureInput, 'width' | 'height' | 'label'>): Html {
  const { start, next } = page.pictures;
  const letters = initials(plainText(page.name));
  return drawTypeTile({ ...size, letters, index: start + next, random: page.random });
}

const PICTURE_BUDGET_BYTES = 13_000;
/** A longer page has less room for drawings. */
export const LONG_PAGE_SECTIONS = 11;
/** Scenes of a few hundred bytes. */
const PLAIN_SCENES: readonly SceneId[] = ['object', 'rays', 'bloom'];
const LONG_PAGE_SCENES: readonly SceneId[] = ['object'];
const LONG_PAGE_BUDGET_BYTES = 500;
const LONG_PAGE_MOTIFS = 4;

export interface PictureInput {
  scene: SceneId;
  motifs: readonly [MotifId, ...MotifId[]];
  width: number;
  height: number;
  label: string;
}

/** A picture within the page's budget: when it is spent, a plain scene stands in. Type where no object fits. */
export function writePicture(page: Page, { scene, label, motifs, ...size }: PictureInput): Html {
  if (!hasPictures(page)) return writeTile(page, { ...size, label });
  const isLong = page.sections.length > LONG_PAGE_SECTIONS;
  const isSpent = page.pictures.bytes > (isLong ? LONG_PAGE_BUDGET_BYTES : PICTURE_BUDGET_BYTES);
  const plainScenes = isLong ? LONG_PAGE_SCENES : PLAIN_SCENES;
  const plain = plainScenes[page.pictures.next % plainScenes.length] ?? 'object';
  const shown = isSpent && !PLAIN_SCENES.includes(scene) ? plain : scene;
  const few = page.subject.motifs.slice(0, LONG_PAGE_MOTIFS);
  const [first = motifs[0], ...rest] = isLong ? motifs.filter((id) => few.includes(id)) : motifs;
  const drawn = { ...size, motifs: [first, ...rest] as const, random: page.random };
  const picture = drawScene(shown, drawn, label);
  page.pictures.bytes += picture.html.length;
  return picture;
}

/** Scenes that show the object itself; the others add land, rooms or plants that the page does not speak of. */
const OWN_SCENES: ReadonlySet<SceneId> = new Set([
  'object',
  'rays',
  'pattern',
  'emblem',
  'blueprint',
  'bloom',
]);
/** Scenes of several objects, which one or two of them repeated would not fill. */
const GROUP_SCENES: ReadonlySet<SceneId> = new Set(['still-life', 'shelf', 'arch', 'tiles']);
const FEWEST_OF_GROUP = 3;

function suits(scene: SceneId, { subject }: Page): boolean {
  if (GROUP_SCENES.has(scene)) return subject.motifs.length >= FEWEST_OF_GROUP;
  return OWN_SCENES.has(scene) && (!SHOP_SCENES.has(scene) || subject.hasShop);
}

/** The direction's scenes that suit the page, after a drawing of the object alone; each page begins elsewhere. */
export function listScenes(page: Page): readonly [SceneId, ...SceneId[]] {
  const own = page.look.direction.scenes.filter((id) => suits(id, page));
  const all: readonly SceneId[] = [...new Set<SceneId>(['object', ...own, 'rays', 'emblem'])];
  const start = page.pictures.start % all.length;
  const [first = 'object', ...rest] = [...all.slice(start), ...all.slice(0, start)];
  return [first, ...rest];
}

/** The next scene of the page, so that neighbours differ and no section repeats the one before. */
export function takeScene(page: Page): SceneId {
  const order = listScenes(page);
  const scene = order[page.pictures.next % order.length] ?? order[0];
  page.pictures.next += 1;
  return scene;
}

/** Several objects of the page together, where it has several; else its next picture. */
export function groupPicture(page: Page, width: number, height: number): Html {
  const { motifs } = page.subject;
  const all = [...GROUP_SCENES].filter((id) => suits(id, page));
  const own = all.filter((id) => page.look.direction.scenes.includes(id));
  const [first = 'pattern', ...rest] = own.length > 0 ? own : all;
  if (motifs.length < FEWEST_OF_GROUP) return nextPicture(page, width, height);
  page.pictures.next += 1;
  const scene = page.random.pick<SceneId>([first, ...rest]);
  const label = `${page.words.picture}: ${page.subject.noun}`;
  return writePicture(page, { scene, motifs, width, height, label });
}

/** A picture for a band across the page: one object alone in its middle would be lost. */
export function bandPicture(page: Page, width: number, height: number): Html {
  page.pictures.next += 1;
  const { motifs } = page.subject;
  const label = `${page.words.picture}: ${page.subject.noun}`;
  return writePicture(page, { scene: 'pattern', motifs, width, height, label });
}

/** The next picture of the page: its scene and its first object differ from the one before. */
export function nextPicture(page: Page, width: number, height: number): Html {
  const index = page.pictures.next;
  const scene = takeScene(page);
  const all = page.subject.motifs;
  const [first = all[0], ...rest] = all.map((_, at) => all[(at + index) % all.length] ?? all[0]);
  const label = `${page.words.picture}: ${page.subject.noun}`;
  return writePicture(page, { scene, motifs: [first, ...rest], width, height, label });
}

/** The most letters that an entry of a menu has. */
export const LONGEST_IN_MENU = 22;

/** Sections that say what is on offer. */
export const OFFERS: readonly DrawnKind[] = ['menu', 'services', 'products', 'catalogue', 'rooms'];

/** What menus call this section: its own short title, what the page's button says of its form, else the usual word. */
export function menuLabel(section: Section, page: Page): string {
  const { kind, navTitle } = section;
  if (navTitle !== undefined) return navTitle;
  const { action, subject, words } = page;
  const offer = page.sections.find((one) => OFFERS.includes(one.kind));
  if (kind === offer?.kind) return subject.offerLabel;
  if (kind === 'hero') return words.home;
  if (kind === 'portfolio' && subject.worksLabel) return subject.worksLabel;
  if (kind === 'booking' && section.fields !== undefined) {
    const isAsked = action.href === `#${idOf(section)}` && action.label.length <= LONGEST_IN_MENU;
    return isAsked ? action.label : words.nav.contact;
  }
  const ofOne = subject.isOnePerson && words.navOfOne[kind];
  return ofOne || words.nav[kind];
}

export function writeActions(page: Page): Html {
  const second = page.sections.find(({ kind }) => OFFERS.includes(kind) || kind === 'portfolio');
  const hasSecond = second && `#${idOf(second)}` !== page.action.href;
  return html`<p class="actions">
    <a class="button" href="${page.action.href}">${page.action.label}</a>
    ${hasSecond && html`<a class="button quiet" href="#${idOf(second)}">${menuLabel(second, page)}</a>`}
  </p>`;
}
