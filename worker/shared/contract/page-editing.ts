import * as z from 'zod/mini';

/**
 * What the app and the frame of the visual editor say to each other, over the port of the preview
 * (`#contract/preview.ts`). The app owns the source and names its elements by keys; the frame shows the page,
 * draws outlines, and tells what the person points at. The frame never changes the source.
 */
export const EDITING_LIMITS = {
  /** Selected together. */
  selection: 100,
  /** Marked together. */
  marks: 100,
  /** Nodes of a text that is edited in place. */
  textNodes: 2_000,
  textCharacters: 200_000,
  /** Style properties asked for at once. */
  properties: 60,
  /** Of a tag, a class, a style value, a selector. */
  nameCharacters: 500,
  /** Dropped or pasted at once. */
  files: 20,
  /** Of one patch and of the page around it. */
  markupCharacters: 2 * 1024 * 1024 + 500_000,
} as const;

/**
 * Carries an element's key in the markup that is sent to the frame. The frame takes the attribute off before
 * any script of the page can see it. It is never stored.
 */
export const KEY_ATTRIBUTE = 'data-bw-key';

const key = z.int().check(z.gte(1), z.lte(100_000_000));
const name = z.string().check(z.maxLength(EDITING_LIMITS.nameCharacters));
const keys = z.array(key).check(z.maxLength(EDITING_LIMITS.selection));
const markup = z.string().check(z.maxLength(EDITING_LIMITS.markupCharacters));
const mark = z.strictObject({
  key,
  place: z.enum(['on', 'before', 'after', 'inside']),
  look: z.enum(['now', 'moment', 'quiet']),
});
export type FrameMark = z.infer<typeof mark>;
const pixels = z.number().check(z.gte(-10_000_000), z.lte(10_000_000));

/**
 * A change of the frame's tree that brings it to what a parser makes of the changed source.
 * - `attributes`: the attributes of an element, by name as in the source; null removes one.
 * - `between`: replaces all that stands between two neighbouring elements of the source (or the ends of their
 *   parent, null) with this markup. Elements that a script made there stay.
 * - `move`: puts an element between two others, as the same node: its state and listeners stay.
 */
export const framePatchSchema = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('attributes'),
    key,
    values: z.record(z.string(), z.nullable(z.string())),
  }),
  z.strictObject({
    t: z.literal('between'),
    parent: key,
    after: z.nullable(key),
    before: z.nullable(key),
    markup,
  }),
  z.strictObject({
    t: z.literal('move'),
    key,
    parent: key,
    after: z.nullable(key),
    before: z.nullable(key),
  }),
]);

export type FramePatch = z.infer<typeof framePatchSchema>;

/**
 * How the page answers to the person.
 * - `use`: the page works as visitors see it, apart from links and forms that would leave it.
 * - `select`: clicks select; nothing of the page reacts.
 * - `text`: clicks put the caret into a text.
 */
export const EDITING_MODES = ['use', 'select', 'text'] as const;
export type EditingMode = (typeof EDITING_MODES)[number];

/** Commands from the app to the frame of the visual editor, beside those of the preview. */
export const editingCommands = [
  /** Asks for what the page shows by now, to judge it before it is published; answered with `page`. */
  z.strictObject({ t: z.literal('tell-page') }),
  z.strictObject({ t: z.literal('mode'), mode: z.enum(EDITING_MODES) }),
  /**
   * All patches of one change of the source, in order. Those within a text that is edited wait until its editing
   * ends: what is typed is ahead of them.
   */
  z.strictObject({
    t: z.literal('patch'),
    patches: z.array(framePatchSchema).check(z.maxLength(2_000)),
  }),
  /** Outlines these and forgets the others. `scrollTo` brings the first one into view. */
  z.strictObject({ t: z.literal('select'), keys, scrollTo: z.boolean() }),
  /** What the label of an outline says; asked for with `unnamed`. */
  z.strictObject({ t: z.literal('name'), key, label: name }),
  /** Outlines an element as if the pointer were over it; null ends it. */
  z.strictObject({ t: z.literal('point'), key: z.nullable(key) }),
  /** Covers everything but this element; null shows all again. */
  z.strictObject({ t: z.literal('isolate'), key: z.nullable(key) }),
  /**
   * Begins to edit the text of an element, with the caret at its end or all of it selected, or ends editing
   * (keeping or dropping what was typed). A double click begins by itself, where it was made; Enter is only told
   * as a key.
   */
  z.strictObject({ t: z.literal('edit-text'), key, caret: z.enum(['end', 'all']) }),
  z.strictObject({ t: z.literal('end-text'), isKept: z.boolean() }),
  /** Formats the selected words of the text that is edited; a link of null takes the link away. */
  z.strictObject({ t: z.literal('format'), format: z.enum(['bold', 'italic', 'clear']) }),
  z.strictObject({ t: z.literal('link'), href: z.nullable(z.string().check(z.maxLength(2_000))) }),
  /**
   * Marks where something changed, or what a rule styles, and forgets earlier marks. A mark stands on an element, or
   * where something was beside or inside it. `now` stays and draws the eye, `moment` fades, `quiet` stays.
   * `scrollTo` brings the first one into view, before all one that is not quiet.
   */
  z.strictObject({
    t: z.literal('mark'),
    marks: z.array(mark).check(z.maxLength(EDITING_LIMITS.marks)),
    scrollTo: z.boolean(),
  }),
  /** Asks for computed styles and where they come from; answered with `styles`. */
  z.strictObject({
    t: z.literal('inspect'),
    key,
    properties: z.array(name).check(z.maxLength(EDITING_LIMITS.properties)),
  }),
  /** Shows styles without writing them, by property, while a slider moves; null ends it. */
  z.strictObject({ t: z.literal('try-styles'), keys, styles: z.nullable(z.record(name, name)) }),
] as const;

const box = z.strictObject({ key, x: pixels, y: pixels, width: pixels, height: pixels });

/**
 * A piece of an edited text, in order. Text is decoded. An element that was there keeps its key; one that the
 * person made has none and is `b`, `i`, `a` or `br`.
 * A kept element without pieces holds what it held: it is a picture, an icon or a line break. One whose words were
 * all deleted is left out. Comments are not told: they stay beside what they stood beside.
 */
export type TextPiece =
  | { t: 'text'; text: string }
  | { t: 'kept'; key: number; pieces: TextPiece[] }
  | { t: 'made'; tag: 'b' | 'i' | 'a' | 'br'; href: string | null; pieces: TextPiece[] };

const textPiece: z.ZodMiniType<TextPiece> = z.lazy(() =>
  z.discriminatedUnion('t', [
    z.strictObject({
      t: z.literal('text'),
      text: z.string().check(z.maxLength(EDITING_LIMITS.textCharacters)),
    }),
    z.strictObject({ t: z.literal('kept'), key, pieces: textPieces }),
    z.strictObject({
      t: z.literal('made'),
      tag: z.enum(['b', 'i', 'a', 'br']),
      href: z.nullable(z.string().check(z.maxLength(2_000))),
      pieces: textPieces,
    }),
  ]),
);
const textPieces = z.array(textPiece).check(z.maxLength(EDITING_LIMITS.textNodes));

const nonce = z.string().check(z.minLength(16), z.maxLength(64));

/** Where a style value comes from, the strongest first. */
const styleOrigin = z.enum(['inline', 'rule', 'inherited', 'default']);

/** Keys that the person pressed in the frame and that mean something to the editor, as `KeyboardEvent` has them. */
const pressedKey = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(20)),
  code: z.string().check(z.maxLength(30)),
  ctrl: z.boolean(),
  meta: z.boolean(),
  shift: z.boolean(),
  alt: z.boolean(),
});

/**
 * Events from the frame to the app. The page runs beside the frame's own script, so all of it is the page's
 * word: it may only choose among what the person could do here with a pointer and a keyboard.
 */
export const editingEvents = [
  /** What the page shows, scripts and all, as markup. Not whole where that is longer than a page may be. */
  z.strictObject({ n: nonce, t: z.literal('page'), html: markup, isWhole: z.boolean() }),
  /**
   * An element was chosen; null for a click beside everything. Nothing is outlined before the app says so. `isMade` is true when a script made what was
   * clicked, and `key` is then the nearest element of the source around it.
   */
  z.strictObject({
    n: nonce,
    t: z.literal('pick'),
    key: z.nullable(key),
    isAdded: z.boolean(),
    isMade: z.boolean(),
  }),
  /** Where the selected elements stand in the window of the frame, CSS pixels; after each scroll or layout. */
  z.strictObject({
    n: nonce,
    t: z.literal('boxes'),
    boxes: z.array(box).check(z.maxLength(EDITING_LIMITS.selection)),
    isMoving: z.boolean(),
  }),
  /** An element is outlined: its label has to be told. */
  z.strictObject({ n: nonce, t: z.literal('unnamed'), key }),
  /** Editing of a text began, its words changed (300 ms after the last key), or it ended. */
  z.strictObject({ n: nonce, t: z.literal('text-began'), key }),
  z.strictObject({ n: nonce, t: z.literal('typed'), key, pieces: textPieces }),
  z.strictObject({ n: nonce, t: z.literal('text-ended'), key, isKept: z.boolean() }),
  /** What was chosen beside the page cannot be seen on it, though all that hides it was opened. */
  z.strictObject({ n: nonce, t: z.literal('unseen'), key }),
  /** The text that is edited cannot be: it has blocks or no words. */
  z.strictObject({ n: nonce, t: z.literal('text-refused'), key }),
  /** Dropped beside or inside another element. */
  z.strictObject({
    n: nonce,
    t: z.literal('drop'),
    key,
    to: key,
    place: z.enum(['before', 'after', 'start', 'end']),
    isCopy: z.boolean(),
  }),
  /**
   * Files were dropped onto a picture or beside another element, or pasted; without a place they go to what is
   * selected. What is in them is looked at when they are prepared.
   */
  z.strictObject({
    n: nonce,
    t: z.literal('files'),
    files: z.array(z.file()).check(z.minLength(1), z.maxLength(EDITING_LIMITS.files)),
    at: z.nullable(z.strictObject({ key, place: z.enum(['on', 'before', 'after', 'end']) })),
  }),
  z.strictObject({ n: nonce, t: z.literal('key'), ...pressedKey.shape }),
  z.strictObject({
    n: nonce,
    t: z.literal('styles'),
    key,
    styles: z.record(
      z.string().check(z.maxLength(EDITING_LIMITS.nameCharacters)),
      z.strictObject({
        /** As computed by the browser. */
        value: name,
        /** As the declaration that holds has it, with its own unit; null where there is none on the element. */
        written: z.nullable(name),
        origin: styleOrigin,
        /** Of a rule: its selector, and how many elements of the page it styles. */
        selector: z.nullable(name),
        count: z.int().check(z.gte(0), z.lte(10_000_000)),
      }),
    ),
  }),
  /** The frame could not carry out a patch: the page has to be drawn again. */
  z.strictObject({ n: nonce, t: z.literal('out-of-step') }),
] as const;
