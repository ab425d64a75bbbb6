import { readStyleSheet } from '../css/style-sheet.ts';
import type { StyledPage } from '../css/write-styles.ts';
import { kindOf } from '../html/element-kind.ts';
import { beginningOf, findByTag, isPageRoot } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import type { Splice } from '../text/splices.ts';
import { refusal } from './guards.ts';
import { find } from './locate.ts';
import type {
  HistoryStep,
  Locator,
  MovedPiece,
  NamedElement,
  PageChange,
  Refusal,
} from './operation-types.ts';

/** The page that an operation is planned on. */
export interface PlanPage {
  html: string;
  index: SourceIndex;
  history: readonly HistoryStep[];
  /** Of a live page, which alone knows keys. */
  elementOfKey?: (key: number) => IndexedElement | undefined;
}

/** The changed page, for checking what a plan claims. Elements of a live page have moved by then. */
export interface ChangedPage {
  index: SourceIndex;
  /** The element that began at this offset before. */
  at: (start: number) => IndexedElement | undefined;
}

/** What an operation comes to on a page. */
export interface Plan {
  ok: true;
  splices: readonly Splice[];
  moved?: MovedPiece;
  /** Start of the element that gets a new one around it. */
  wrapped?: number;
  change: PageChange;
  /** True when a parser reads in the changed page what the operation wanted. */
  holds: (changed: ChangedPage) => boolean;
}

export type Planned = Plan | Refusal;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const RAW = new Set(
  'script style textarea title template noscript iframe xmp noembed noframes plaintext'.split(' '),
);

/** The element of a locator, refused where its place in the source is not sure. */
export function findElement(page: PlanPage, locator: Locator): IndexedElement | Refusal {
  const found =
    'key' in locator
      ? (page.elementOfKey?.(locator.key) ?? refusal('not-found', String(locator.key)))
      : find(page.index, locator, page.history);
  if ('ok' in found) return found;
  return found.isSplit ? refusal('mis-nested', `<${found.tag}>`) : found;
}

/** As `findElement`, without the elements that make the page. */
export function findPart(page: PlanPage, locator: Locator): IndexedElement | Refusal {
  const found = findElement(page, locator);
  if ('ok' in found || !isPageRoot(found)) return found;
  return refusal('page-root', `<${found.tag}>`);
}

/** True for elements that markup can be put into. */
export function holdsMarkup({ tag, startTag, inner, endTag }: IndexedElement): boolean {
  const closesItself = !endTag && inner.start === inner.end && startTag.end === inner.end;
  return !VOID.has(tag) && !RAW.has(tag) && !(closesItself && isForeign(tag));
}

/** Foreign elements such as `<path/>` close themselves; HTML ones never do. */
function isForeign(tag: string): boolean {
  return /^(?:svg|path|circle|rect|line|polyline|polygon|ellipse|use|stop|image|g|m[a-z]+)$/.test(
    tag,
  );
}

/** True for elements without text of their own that visitors read. */
export function isTextless({ tag }: IndexedElement): boolean {
  return VOID.has(tag) || (RAW.has(tag) && tag !== 'textarea' && tag !== 'title');
}

const LONGEST_WORDS = 60;

export function nameElement(element: IndexedElement): NamedElement {
  return {
    tag: element.tag,
    kind: kindOf(element),
    words: shorten(isTextless(element) ? '' : beginningOf(element, LONGEST_WORDS + 1)),
  };
}

export function shorten(text: string): string {
  return text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : text;
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The page with its style sheet read. */
export function readStyled({ html, index }: PlanPage): StyledPage {
  return { html, index, sheet: readStyleSheet(index), body: findByTag(index, 'body')[0] };
}
