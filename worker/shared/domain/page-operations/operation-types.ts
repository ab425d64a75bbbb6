import type { ElementKind } from '../html/element-kinds.ts';
import type { Splice } from '../text/splices.ts';

/**
 * Names one element of a page so that it can be found again after other changes.
 * Made by `locate`, read by `find`; plain data.
 */
export interface ElementLocator {
  /** Fingerprint of the whole text that the locator was made on (`printText`). */
  page: string;
  /** Offset of the element's start tag in that text, UTF-16 units. */
  start: number;
  /** Tags and positions among siblings of that tag, as in `html:1>body:1>section:2>h2:1`. */
  path: string;
  /** The element's id, where no other element of that page had the same. */
  id?: string;
  /** Fingerprint of the tag and its attributes. */
  shape: string;
  /** Fingerprint of the shape and of the words inside. */
  content: string;
  /** How many elements of that page had this shape, and how many this content; at least 1. */
  alike: { shape: number; content: number };
}

/** Exactly one element of the page has to match; made by whoever reads the source and sees no offsets. */
export interface SelectorLocator {
  /** One CSS selector without states and pseudo-elements: `#menu li:nth-of-type(2) .price`. */
  selector: string;
}

/**
 * The innermost element that says exactly this, white space aside; exactly one has to. Where no element of the tag
 * says it, the nearest one of that tag around the element that does.
 */
export interface TextLocator {
  text: string;
  tag?: string;
}

/** An element of a live page by its key. Only a live page knows keys; nothing from outside may bring one. */
export interface KeyLocator {
  key: number;
}

export type Locator = ElementLocator | SelectorLocator | TextLocator | KeyLocator;

/** Beside the element, or inside it before or after what is there. */
export type Place = 'before' | 'after' | 'start' | 'end';

/** Replaces the words of an element. Without `run` inline markup stays around the words that stay. */
export interface SetText {
  kind: 'set-text';
  at: Locator;
  text: string;
  /** Only this text run: the nth text inside the element that is not blank, in order, from 0. */
  run?: number;
}

/** Sets an attribute, or removes it with null. */
export interface SetAttribute {
  kind: 'set-attribute';
  at: Locator;
  name: string;
  value: string | null;
}

/** Where a style declaration is written. */
export type StyleScope =
  /** The element's own `style` attribute. */
  | { kind: 'element'; at: Locator }
  /** A rule of a `<style>` element, by its selector as written; `nth` of several with it, from 0. */
  | { kind: 'rule'; selector: string; nth?: number }
  /** This element on windows up to `maxWidthPx` wide: a rule in the page's `<style data-edits>`. */
  | { kind: 'width'; at: Locator; maxWidthPx: number };

/** Sets a style declaration, or removes it with null. */
export interface SetStyle {
  kind: 'set-style';
  scope: StyleScope;
  property: string;
  value: string | null;
}

/** Sets a custom property of `:root` where the page declares it, or removes it with null. */
export interface SetToken {
  kind: 'set-token';
  /** With its two dashes. */
  name: string;
  value: string | null;
}

export type HeadField = 'title' | 'description' | 'language' | 'icon' | 'picture';

/** Sets what the head says of the page; what is missing is made in the right place. */
export interface SetHead {
  kind: 'set-head';
  field: HeadField;
  /** `icon` and `picture` take an address, `language` a tag such as `it` or `en-GB`. */
  value: string;
}

/** Deletes an element with everything in it. */
export interface DeleteElement {
  kind: 'delete';
  at: Locator;
}

/** Copies an element right behind itself. Ids in the copy are renamed, and references to them inside it. */
export interface DuplicateElement {
  kind: 'duplicate';
  at: Locator;
}

/** Moves an element beside or into another one. */
export interface MoveElement {
  kind: 'move';
  at: Locator;
  to: Locator;
  place: Place;
}

/** Inserts markup beside or into an element. */
export interface InsertMarkup {
  kind: 'insert';
  at: Locator;
  place: Place;
  markup: string;
}

/** Puts an element into a new one. */
export interface WrapElement {
  kind: 'wrap';
  at: Locator;
  tag: string;
  attributes?: Record<string, string>;
}

/** Replaces an element, tags included. */
export interface ReplaceElement {
  kind: 'replace';
  at: Locator;
  markup: string;
}

/**
 * Replaces a text wherever visitors read it: texts, the title, alternative texts, tooltips, placeholders,
 * labels and descriptions. Scripts and styles stay. Case counts; parts of words count too.
 */
export interface ReplaceEverywhere {
  kind: 'replace-everywhere';
  from: string;
  to: string;
}

/** The one language in which a page is changed. Plain data; it does not say who asked. */
export type PageOperation =
  | SetText
  | SetAttribute
  | SetStyle
  | SetToken
  | SetHead
  | DeleteElement
  | DuplicateElement
  | MoveElement
  | InsertMarkup
  | WrapElement
  | ReplaceElement
  | ReplaceEverywhere;

/**
 * Replaces what stands inside an element whose text was edited in place. Elements with a key stay as the
 * source has them, with whatever attributes; of the words only those are written that differ.
 */
export interface SetContent {
  kind: 'set-content';
  at: KeyLocator;
  pieces: readonly ContentPiece[];
}

/** Texts are decoded. Keys are those of elements inside the edited one. */
export type ContentPiece =
  | { t: 'text'; text: string }
  | { t: 'kept'; key: number; pieces: readonly ContentPiece[] }
  | {
      t: 'made';
      tag: 'b' | 'i' | 'a' | 'br';
      href: string | null;
      pieces: readonly ContentPiece[];
    };

/** What a live page can do. */
export type LiveOperation = PageOperation | SetContent;

export type RefusalReason =
  | 'not-found'
  | 'ambiguous'
  | 'bad-locator'
  | 'too-large'
  | 'no-text'
  | 'text-spans-markup'
  | 'page-root'
  | 'no-content'
  | 'into-itself'
  | 'mis-nested'
  | 'bad-name'
  | 'bad-value'
  | 'unsafe'
  | 'unbalanced'
  | 'breaks-page'
  | 'no-rule'
  | 'other-text'
  | 'bad-input';

/** Why nothing was done. `operation` is the position in a list of operations, from 0. */
export interface Refusal {
  ok: false;
  reason: RefusalReason;
  /** What it is about: a selector, a name, a text. For people and models to read. */
  detail?: string;
  operation?: number;
}

/** An element as sentences name it. */
export interface NamedElement {
  tag: string;
  /** Histories that were kept before kinds were told have none. */
  kind?: ElementKind;
  /** What it says, shortened; empty when it says nothing. */
  words: string;
}

/** What an operation did, for `describePageChange` of the messages to put into words. */
export type PageChange =
  | { key: 'text'; element: NamedElement; from: string; to: string }
  | {
      key: 'attribute';
      element: NamedElement;
      name: string;
      from: string | null;
      to: string | null;
    }
  | {
      key: 'style';
      /** The element, or the rule's selector. */
      of: NamedElement | string;
      property: string;
      from: string | null;
      to: string | null;
      maxWidthPx?: number;
    }
  | { key: 'token'; name: string; from: string | null; to: string | null }
  | { key: 'head'; field: HeadField; from: string | null; to: string }
  | { key: 'delete' | 'move'; element: NamedElement }
  | { key: 'duplicate'; element: NamedElement; renamedIds: readonly string[] }
  | { key: 'insert' | 'format'; element: NamedElement }
  | { key: 'wrap'; element: NamedElement; tag: string }
  | { key: 'replace'; element: NamedElement; by: NamedElement }
  | { key: 'everywhere'; from: string; to: string; places: number };

/** Undoes a change of a page. Refused on any other text than the one the change left. */
export interface Inverse {
  /** Fingerprint of the text it is for. */
  page: string;
  splices: readonly Splice[];
}

/** A piece of the source that a step took from one place and put in another. */
export interface MovedPiece {
  /** Before the step. */
  start: number;
  end: number;
  /** Where `start` went, after the step. */
  to: number;
}

/** One change of a page, as far as locators made before it have to know. */
export interface HistoryStep {
  /** Fingerprint of the text before. */
  page: string;
  splices: readonly Splice[];
  moved: MovedPiece | undefined;
}

export const OPERATION_LIMITS = {
  /** Of a page, UTF-16 units. */
  characters: 2_000_000,
  /** Applied together. */
  operations: 200,
  /** Of one text or piece of markup in an operation. */
  textCharacters: 200_000,
  /** Of a selector, a name, a style value. */
  nameCharacters: 500,
} as const;
