import * as z from 'zod/mini';
import { ELEMENT_WORDS, SECTION_WORDS, type ElementKind, type SectionKind } from '../page/parts.ts';

/** Longest text an intent carries, in UTF-16 units. */
const TEXT_LENGTH = 8_000;

const Text = z.string().check(z.maxLength(TEXT_LENGTH));
const Words = z.string().check(z.minLength(1), z.maxLength(TEXT_LENGTH));
const Language = z.enum(['en', 'it']);
const Section = z.enum(keysOf<SectionKind>(SECTION_WORDS));
const Element = z.enum(keysOf<ElementKind>(ELEMENT_WORDS));
const Direction = z.union([z.literal(1), z.literal(-1)]);
const Paint = z.enum(['background', 'text', 'brand', 'auto']);

/** The keys of a table, typed: an object written in this program has no others. */
function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}

/** What an intent is about, in the request's own terms; `resolveTarget` finds it on a page. */
export const TargetSchema = z.object({
  section: z.optional(Section),
  /** A section by the words the page itself uses for it, folded. */
  sectionName: z.optional(Words),
  element: z.optional(Element),
  /** An element by the text that it shows. */
  words: z.optional(Words),
  /** Elements as the request calls them: what the reader found them to be is pinned to the page. */
  said: z.optional(Words),
  /** The element that is selected in the editor. */
  isSelection: z.optional(z.literal(true)),
});

const Place = z.union([
  z.object({ side: z.enum(['before', 'after']), target: TargetSchema }),
  z.object({ side: z.enum(['up', 'down', 'top', 'bottom']) }),
]);

/** Six-digit hex, and the colour as the request says it. */
const Colour = z.object({ hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), words: Words });
const Measure = z.enum(['text', 'space', 'corners', 'width', 'lines']);
const Fact = z.enum(['phone', 'whatsapp', 'mail', 'address', 'name']);
const Asked = z.enum([
  'language',
  'phone',
  'mail',
  'address',
  'name',
  'review',
  'font',
  'look',
  'which',
  'price',
  'element',
  'words',
]);
const NewEntry = z.object({
  label: Words,
  amount: z.optional(Words),
  /** What is told of it besides, one text for each cell or line. */
  details: z.optional(z.array(Words)),
});
const ItemSpot = z.object({ side: z.enum(['before', 'after']), item: Words });
/** Where an intent leaves its target out, it is about what was named last. */
const Aim = z.optional(TargetSchema);

/**
 * One change of a page, whoever asks for it: rules, a model, a button. Planners turn it into splices of the source;
 * `verify` checks its promise on the changed page.
 */
export const EditIntentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recolour'), target: Aim, property: Paint, colour: Colour }),
  /** Every place that shows one colour shows another. */
  z.object({ kind: z.literal('swap-colour'), from: Colour, to: Colour }),
  /** Every place that shows one colour shows it darker or lighter. */
  z.object({ kind: z.literal('shade-colour'), from: Colour, direction: Direction }),
  z.object({ kind: z.literal('shade'), target: Aim, property: Paint, direction: Direction }),
  /** `stack` is a value of `font-family`. */
  z.object({
    kind: z.literal('font'),
    target: Aim,
    font: z.object({ stack: Words, words: Words }),
  }),
  /** Other families for titles and text, whichever go with the page. */
  z.object({ kind: z.literal('other-font') }),
  z.object({
    kind: z.literal('scale'),
    target: Aim,
    measure: Measure,
    direction: Direction,
    px: z.optional(z.number().check(z.positive(), z.maximum(400))),
    /** "A touch": less than a step. */
    isSlight: z.optional(z.literal(true)),
    /** On phones only. */
    isOnPhones: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('declare'), target: Aim, property: Words, value: Words }),
  z.object({ kind: z.literal('dark-page') }),
  z.object({ kind: z.literal('dark-mode') }),
  /** Texts keep their first sentences (-1). Longer ones (1) are for the person to write. */
  z.object({ kind: z.literal('length'), target: Aim, direction: Direction }),
  z.object({
    kind: z.literal('add-section'),
    section: Section,
    heading: z.optional(Words),
    place: z.optional(Place),
    /** The person's own words for it, or nothing. */
    content: Text,
  }),
  z.object({ kind: z.enum(['remove', 'hide', 'show', 'duplicate']), target: TargetSchema }),
  z.object({ kind: z.literal('move'), target: TargetSchema, to: Place }),
  z.object({ kind: z.literal('swap'), first: TargetSchema, second: TargetSchema }),
  /** The entries of one list in another order; they stand in it as the page has them now. */
  z.object({
    kind: z.literal('sort'),
    target: TargetSchema,
    by: z.enum(['date', 'year', 'price', 'name']),
    direction: Direction,
  }),
  /** Words in a text, set off from it. */
  z.object({ kind: z.literal('mark-words'), words: Words, tag: z.enum(['strong', 'em']) }),
  z.object({ kind: z.literal('replace-text'), from: Words, to: Text }),
  z.object({ kind: z.literal('set-text'), target: Aim, text: Words }),
  /** Words of the page, and nothing else. */
  z.object({ kind: z.literal('remove-words'), words: Words }),
  z.object({ kind: z.literal('fact'), fact: Fact, value: Words, from: z.optional(Words) }),
  z.object({
    kind: z.literal('hours'),
    value: Text,
    /** Only the days it names change. */
    isPart: z.optional(z.literal(true)),
    /** Only when those days begin or end, `HH:MM`. */
    edge: z.optional(z.object({ side: z.enum(['open', 'close']), time: Words })),
    /** Those days close for this part and keep the other. */
    closes: z.optional(z.enum(['morning', 'afternoon', 'evening'])),
  }),
  z.object({ kind: z.literal('describe'), item: Words, text: Words }),
  /** `amount` as the request writes it: the page's own form is kept. */
  z.object({ kind: z.literal('price'), item: Words, amount: Words }),
  /** One value of a text (a sum, a time, a date, a count), both as the page writes them. */
  z.object({ kind: z.literal('set-value'), target: TargetSchema, from: Words, to: Words }),
  z.object({
    kind: z.literal('change-prices'),
    target: Aim,
    /** Of this thing only. */
    item: z.optional(Words),
    /** A factor, or an amount of money to add that may be negative. */
    change: z.union([z.object({ factor: z.number() }), z.object({ plus: z.number() })]),
  }),
  z.object({ kind: z.literal('remove-prices'), target: Aim, item: z.optional(Words) }),
  /** New entries at the end of one list, or beside an entry of it. */
  z.object({
    kind: z.literal('add-items'),
    entries: z.array(NewEntry).check(z.minLength(1)),
    target: Aim,
    beside: z.optional(ItemSpot),
  }),
  /** A copy of the entry that it is like, beside another one, with other texts in the order of the page. */
  z.object({
    kind: z.literal('add-entry'),
    target: TargetSchema,
    side: z.enum(['before', 'after']),
    like: TargetSchema,
    texts: z.array(Text),
    label: Words,
    /** Where the target stood, which goes. */
    isInPlace: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('remove-item'), label: Words }),
  z.object({ kind: z.literal('rename-item'), from: Words, to: Words }),
  z.object({
    kind: z.literal('add-button'),
    label: Words,
    href: z.optional(Words),
    target: Aim,
  }),
  z.object({
    kind: z.literal('add-contact'),
    label: Words,
    href: Words,
    fact: z.optional(z.enum(['phone', 'mail'])),
    /** In the footer, not among the contacts. */
    isAtEnd: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('add-link'), label: Words, href: z.optional(Words) }),
  /** Behind the text of a section, or a line of its own beside a part. */
  z.object({
    kind: z.literal('add-text'),
    target: TargetSchema,
    text: Words,
    isAbove: z.optional(z.literal(true)),
  }),
  /** A strip above the page's content. */
  z.object({ kind: z.literal('add-notice'), text: Words }),
  z.object({ kind: z.literal('add-question'), question: Words, answer: Words }),
  z.object({ kind: z.literal('add-review'), words: Words, author: z.optional(Words) }),
  /** An address, or `whatsapp:<number>`. */
  z.object({
    kind: z.literal('link'),
    target: TargetSchema,
    href: Words,
    isNewTab: z.optional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('image'),
    target: TargetSchema,
    src: z.optional(Words),
    alt: z.optional(Words),
  }),
  z.object({ kind: z.literal('head'), field: z.enum(['title', 'description']), value: Words }),
  /** What has to be told before anything can be done. */
  z.object({ kind: z.literal('ask'), missing: Asked, choices: z.optional(z.array(Words)) }),
  z.object({ kind: z.literal('undo') }),
  /** Wants an answer and nothing done. */
  z.object({ kind: z.literal('question') }),
]);

export type EditIntent = z.infer<typeof EditIntentSchema>;
export type EditLanguage = z.infer<typeof Language>;
export type Target = z.infer<typeof TargetSchema>;
export type Place = z.infer<typeof Place>;
export type Measure = z.infer<typeof Measure>;
export type FactKind = z.infer<typeof Fact>;
export type ItemSpot = z.infer<typeof ItemSpot>;
export type NewEntry = z.infer<typeof NewEntry>;
export type HoursEdge = NonNullable<(EditIntent & { kind: 'hours' })['edge']>;
export type PriceChange = (EditIntent & { kind: 'change-prices' })['change'];
