/**
 * A page plan says what a page holds and how it should look, and nothing about how it is drawn. A language
 * model writes it, or the built-in reader of briefs; the designer draws any valid plan. Texts are plain: no
 * markup, no Markdown.
 */

/** What sort of page this is. */
export const PAGE_KINDS = [
  'business',
  'shop',
  'restaurant',
  'portfolio',
  'cv',
  'event',
  'invitation',
  'product',
  'podcast',
  'band',
  'blog',
  'association',
  'course',
  'links',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The content a section can hold. The table of the prompt says what each is for. */
export const PLAN_SECTION_KINDS = [
  'about',
  'features',
  'services',
  'menu',
  'products',
  'catalogue',
  'rooms',
  'recipes',
  'screens',
  'download',
  'process',
  'pricing',
  'timeline',
  'calendar',
  'schedule',
  'lineup',
  'speakers',
  'statistics',
  'comparison',
  'press',
  'partners',
  'links',
  'listen',
  'episodes',
  'portfolio',
  'gallery',
  'beforeafter',
  'team',
  'testimonials',
  'blog',
  'events',
  'faq',
  'hours',
  'map',
  'countdown',
  'booking',
  'rsvp',
  'contact',
  'newsletter',
  'cta',
] as const;
export type PlanSectionKind = (typeof PLAN_SECTION_KINDS)[number];

export const FACT_KINDS = [
  'phone',
  'mail',
  'address',
  'town',
  'hours',
  'price',
  'date',
  'person',
  'link',
  'legal',
  'number',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export const FONT_CLASSES = ['serif', 'sans', 'mono', 'slab', 'display', 'hand'] as const;
export type FontClass = (typeof FONT_CLASSES)[number];

export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

export const DENSITIES = ['airy', 'normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

export const TEXT_SIZES = ['small', 'normal', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Something that the owner said, with the words of the brief that say it. */
export interface PlanFact {
  kind: FactKind;
  value: string;
  /** A literal piece of the brief. */
  from: string;
}

/** Constraints on the look. What is not said is the designer's to choose. */
export interface PlanLook {
  /** One of the designer's art directions. */
  direction?: string;
  /** CSS colours, the main one first: "#5b1420", "navy". */
  colours?: string[];
  /** The CSS colour of the page's ground: "cream" of "ink on cream paper". */
  ground?: string;
  /** A CSS colour to use sparingly: "yellow" of "one touch of yellow". */
  touch?: string;
  /** The size of the text: `large` for readers who need it. */
  size?: TextSize;
  scheme?: Scheme;
  font?: FontClass;
  /** A family of ours by its name: "Montserrat". */
  typeface?: string;
  corners?: Corners;
  density?: Density;
  /** Words of the brief for how it should feel: "quiet, rustic". */
  mood?: string;
  /**
   * What must not be seen: CSS colours, objects in English, words for a look or a class of type ("childish", "serif"),
   * or `pictures` for every drawing.
   */
  avoid?: string[];
}

/** One entry of a list: a dish, a service, a job, a date, a question with its answer. */
export interface PlanItem {
  name?: string;
  text?: string;
  /** As the owner wrote it: "4,50 €", "from £70". */
  price?: string;
  /** A short line beside the name: a date, a role, a duration, allergens. */
  note?: string;
  /** Entries of one group stand together: "Antipasti", "Saturday", "Rooms". */
  group?: string;
  /**
   * Short points below: what a plan or a room includes, ingredients, the lines of a drawn screen. Also the cells of a
   * row in a comparison.
   */
  points?: string[];
  /** Paragraphs to open and read: an article, the details of a product, the story of a work. */
  body?: string[];
  /** Where it leads: an address, `mailto:`, `tel:` or `#section`. */
  link?: string;
  /** A single object that pictures it, in English: "bread"; "words" where its name is what there is to see. */
  picture?: string;
}

export const FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'date',
  'time',
  'number',
  'choice',
  'long',
  'tick',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field of a form. */
export interface PlanField {
  label: string;
  type: FieldType;
  /** For `choice`. */
  options?: string[];
  isRequired?: boolean;
}

export interface PlanSection {
  kind: PlanSectionKind;
  title: string;
  intro?: string;
  items?: PlanItem[];
  /** For `booking`, `rsvp` and `contact`. */
  fields?: PlanField[];
  /** Heads of the columns of a `comparison`, the first one left out. */
  columns?: string[];
  /** When a `countdown` ends: `2027-06-12T18:00`, local time. */
  until?: string;
  /** Marked gaps show the owner what belongs there: all of it, or the prices of its items. */
  isGap?: boolean;
}

export interface PagePlan {
  version: 1;
  kind: PageKind;
  language: 'en' | 'it';
  /** As the owner wrote it; left out when the brief gives none. */
  name?: string;
  /** What it is, in two to five words: "Trattoria", "UX researcher". */
  noun: string;
  headline: string;
  lead: string;
  action: { label: string; /** `#section`, `tel:`, `mailto:` or an https address. */ link: string };
  facts: PlanFact[];
  look: PlanLook;
  /** Objects for its pictures, the most characteristic first, in English. */
  pictures: string[];
  /** In page order, without header, opening and footer. */
  sections: PlanSection[];
  /** What the owner still has to give, in the page's language. */
  missing: string[];
  /** What was asked for and is not in this plan, in the page's language. */
  notDone: string[];
}

/** The most that a plan may hold: characters, or entries. */
export const PLAN_LIMITS = {
  label: 60,
  title: 120,
  sentence: 400,
  paragraph: 1_200,
  address: 500,
  facts: 120,
  pictures: 12,
  sections: 16,
  items: 80,
  points: 16,
  body: 24,
  fields: 12,
  options: 20,
  avoid: 16,
  columns: 6,
  notes: 24,
} as const;
