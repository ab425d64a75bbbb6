import { INLINE } from './content-rules.ts';
import {
  BLOCK_HINTS,
  BUTTON_NAMES,
  firstChildren,
  FOOTER_NAMES,
  hasAlike,
  hasWords,
  headingIn,
  HEADER_NAMES,
  hintOf,
  holdsBlocks,
  holdsPicture,
  ICON_NAMES,
  isCalled,
  isOfPage,
  isText,
  LOGO_NAMES,
  MENU_NAMES,
  WORD_HINTS,
} from './element-hints.ts';
import type { ElementKind } from './element-kinds.ts';
import { attributeOf } from './query.ts';
import type { IndexedElement } from './source-index.ts';

type KindRule = ElementKind | ((element: IndexedElement, level: number) => ElementKind);

/** Without a prototype, so that `constructor` is no tag. */
function table<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as object, entries);
}

const BY_ROLE = table<ElementKind>({
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  dialog: 'window',
  form: 'form',
  heading: 'title',
  img: 'picture',
  link: 'link',
  list: 'list',
  listitem: 'entry',
  main: 'content',
  menu: 'menu',
  navigation: 'menu',
  separator: 'divider',
  table: 'table',
});

const BY_TAG = table<KindRule>({
  html: 'page',
  body: 'page',
  main: 'content',
  header: (element) => (isOfPage(element) ? 'header' : 'group'),
  footer: (element) => (isOfPage(element) ? 'footer' : 'group'),
  nav: 'menu',
  section: (element) => hintOf(element, BLOCK_HINTS) ?? 'section',
  aside: (element) => hintOf(element, BLOCK_HINTS) ?? 'section',
  article: (element) => (hasAlike(element) ? 'card' : 'section'),
  ul: listKind,
  ol: listKind,
  menu: listKind,
  dl: 'list',
  li: (element) => (hintOf(element, BLOCK_HINTS) === 'card' ? 'card' : 'entry'),
  dt: 'text',
  dd: 'text',
  h1: 'mainTitle',
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6', 'legend'].map((tag) => [tag, 'title'])),
  p: wordsKind,
  address: 'text',
  blockquote: 'quote',
  q: 'quote',
  a: linkKind,
  button: 'button',
  summary: 'title',
  details: 'foldout',
  dialog: 'window',
  img: pictureKind,
  picture: pictureKind,
  svg: drawingKind,
  canvas: 'picture',
  figure: (element) => (holdsPicture(element) ? 'picture' : 'group'),
  figcaption: 'caption',
  caption: 'caption',
  video: 'video',
  audio: 'audio',
  iframe: frameKind,
  object: 'embed',
  embed: 'embed',
  form: 'form',
  fieldset: 'group',
  input: (element) =>
    /^(?:submit|button|reset|image)$/i.test(attributeOf(element, 'type') ?? '')
      ? 'button'
      : 'field',
  textarea: 'field',
  select: 'field',
  label: 'label',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'cell',
  hr: 'divider',
  br: 'lineBreak',
  wbr: 'lineBreak',
  pre: 'code',
  code: 'code',
});

/** What people call an element, from its tag, role, classes and what it holds. Looks at a bounded part of the page. */
export function kindOf(element: IndexedElement, level = 0): ElementKind {
  const role = BY_ROLE[(attributeOf(element, 'role') ?? '').trim().toLowerCase()];
  const rule: KindRule | undefined = BY_TAG[element.tag];
  // A drawing may be marked as a picture whatever its size.
  if (role !== undefined && element.tag !== 'svg') return role;
  if (rule !== undefined) return typeof rule === 'string' ? rule : rule(element, level);
  if (isInDrawing(element)) return 'shape';
  return INLINE.test(element.tag) ? wordsKind(element, level) : blockKind(element, level);
}

/** What a tag alone says; undefined for one that says nothing. */
export function kindOfTag(tag: string): ElementKind | undefined {
  const rule = BY_TAG[tag];
  if (typeof rule === 'string') return rule;
  return TAG_ALONE[tag] ?? (INLINE.test(tag) ? 'text' : undefined);
}

const TAG_ALONE = table<ElementKind>({
  header: 'header',
  footer: 'footer',
  section: 'section',
  aside: 'section',
  article: 'card',
  ul: 'list',
  ol: 'list',
  menu: 'list',
  li: 'entry',
  p: 'text',
  a: 'link',
  img: 'picture',
  picture: 'picture',
  svg: 'picture',
  figure: 'picture',
  iframe: 'embed',
  input: 'field',
  div: 'group',
});

function listKind(element: IndexedElement): ElementKind {
  return isCalled(element, MENU_NAMES) ? 'menu' : (hintOf(element, BLOCK_HINTS) ?? 'list');
}

function linkKind(element: IndexedElement): ElementKind {
  if (isCalled(element, BUTTON_NAMES)) return 'button';
  if (isCalled(element, LOGO_NAMES)) return 'logo';
  return holdsBlocks(element) ? 'card' : 'link';
}

/** How many elements that hold nothing but another one are looked through. */
const MOST_LEVELS = 8;

function wordsKind(element: IndexedElement, level: number): ElementKind {
  if (!hasWords(element)) {
    if (isCalled(element, ICON_NAMES) || element.tag === 'i') return 'icon';
    const [only, ...others] = firstChildren(element);
    if (only && others.length === 0 && level < MOST_LEVELS) return kindOf(only, level + 1);
  }
  if (element.tag === 'span' && isCalled(element, BUTTON_NAMES)) return 'button';
  return hintOf(element, WORD_HINTS) ?? 'text';
}

function pictureKind(element: IndexedElement): ElementKind {
  if (isCalled(element, LOGO_NAMES)) return 'logo';
  return isCalled(element, ICON_NAMES) ? 'icon' : 'picture';
}

const LARGEST_ICON_PX = 64;

function drawingKind(element: IndexedElement): ElementKind {
  const kind = pictureKind(element);
  if (kind !== 'picture') return kind;
  const [, , width] = (attributeOf(element, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const size = Number.parseFloat(attributeOf(element, 'width') ?? width ?? '');
  return size <= LARGEST_ICON_PX ? 'icon' : 'picture';
}

/** True for what stands in an inline `<svg>`. */
export function isInDrawing(element: IndexedElement): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (above.tag === 'svg') return true;
    if (above.tag === 'foreignObject') return false;
  }
  return false;
}

function frameKind(element: IndexedElement): ElementKind {
  const address = attributeOf(element, 'src') ?? '';
  if (/\bmaps?\b|openstreetmap/i.test(address)) return 'map';
  return /youtube|youtu\.be|vimeo/i.test(address) ? 'video' : 'embed';
}

/** Of a `div` and of tags that nobody knows. */
function blockKind(element: IndexedElement, level: number): ElementKind {
  return (
    hintOf(element, BLOCK_HINTS) ??
    placeHint(element) ??
    bareKind(element, level) ??
    groupKind(element)
  );
}

/** Of a block without blocks in it; undefined for others. */
function bareKind(element: IndexedElement, level: number): ElementKind | undefined {
  const children = firstChildren(element);
  if (element.nodes.some(isText) && children.every(({ tag }) => INLINE.test(tag)))
    return wordsKind(element, level);
  if (hasWords(element)) return undefined;
  if (/url\(/i.test(attributeOf(element, 'style') ?? '')) return 'picture';
  if (children.length > 0) return undefined;
  return isCalled(element, ICON_NAMES) ? 'icon' : 'box';
}

function groupKind(element: IndexedElement): ElementKind {
  if (isCalled(element, LOGO_NAMES)) return 'logo';
  const hasHeading = headingIn(element) !== undefined;
  if (isOutermost(element)) return hasHeading ? 'section' : 'group';
  const isRich = hasHeading || firstChildren(element).length > 1 || holdsPicture(element);
  return isRich && hasAlike(element) ? 'card' : 'group';
}

/** Parts that every page has once, by their class. */
function placeHint(element: IndexedElement): ElementKind | undefined {
  if (isCalled(element, MENU_NAMES)) return 'menu';
  if (!isOfPage(element)) return undefined;
  if (isCalled(element, HEADER_NAMES)) return 'header';
  return isCalled(element, FOOTER_NAMES) ? 'footer' : undefined;
}

/** A part of the page itself that stands beside others. */
function isOutermost({ parent }: IndexedElement): boolean {
  return (
    parent !== undefined && /^(?:body|main)$/.test(parent.tag) && firstChildren(parent).length > 1
  );
}
