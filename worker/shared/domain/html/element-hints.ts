import type { ElementKind } from './element-kinds.ts';
import { classesOf } from './query.ts';
import type { IndexedElement, IndexedNode } from './source-index.ts';

type Hints = readonly (readonly [kind: ElementKind, names: RegExp])[];

/** Read from the last or the only word of a class: `price-card` is a card, `card-title` is none. */
export const BLOCK_HINTS: Hints = [
  ['card', /(?:^|[-_])(?:card|tile)$/i],
  ['review', /(?:^|[-_])(?:review|testimonial|recensione)$/i],
  ['gallery', /(?:^|[-_])(?:gallery|galleria|carousel|slider)$/i],
];
export const WORD_HINTS: Hints = [
  ['price', /(?:^|[-_])(?:price|prezzo|amount)$/i],
  ['badge', /(?:^|[-_])(?:badge|pill|chip|tag)$/i],
  ['logo', /(?:^|[-_])(?:logo|brand|wordmark)$/i],
];
export const ICON_NAMES = /(?:^|[-_])(?:icon|ico)$|^(?:icon|fa|bi|material)(?:$|[-_])/i;
export const BUTTON_NAMES = /^(?:btn|button|cta)(?:$|[-_])|[-_](?:btn|button|cta)$/i;
export const LOGO_NAMES = /(?:^|[-_])(?:logo|brand|wordmark)(?:$|[-_])/i;
export const MENU_NAMES = /(?:^|[-_])(?:nav|navbar|navigation|navlinks)$|^nav[-_]links$/i;
export const HEADER_NAMES = /(?:^|[-_])(?:header|topbar|masthead)$/i;
export const FOOTER_NAMES = /(?:^|[-_])footer$/i;

export function hintOf(element: IndexedElement, hints: Hints): ElementKind | undefined {
  return hints.find(([, names]) => isCalled(element, names))?.[0];
}

export function isCalled(element: IndexedElement, names: RegExp): boolean {
  return classesOf(element).some((name) => names.test(name));
}

/** Most children and descendants that are looked at. */
const MOST_NODES = 80;

/** The first elements right inside an element. */
export function firstChildren(element: IndexedElement): IndexedElement[] {
  return element.nodes.slice(0, MOST_NODES).filter((node) => node.kind === 'element');
}

/** The first nodes inside an element, in document order; scripts and the like are not entered. */
export function* nearNodes(element: IndexedElement): Generator<IndexedNode> {
  const pending: IndexedNode[] = [];
  const enter = ({ nodes }: IndexedElement): void => {
    for (let at = Math.min(nodes.length, MOST_NODES) - 1; at >= 0; at -= 1) {
      const node = nodes[at];
      if (node) pending.push(node);
    }
  };
  enter(element);
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const node = pending.pop();
    if (node === undefined) return;
    yield node;
    if (node.kind === 'element' && !SILENT.has(node.tag)) enter(node);
  }
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);

export function isText(node: IndexedNode): boolean {
  return node.kind === 'text' && node.value.trim() !== '';
}

export function hasWords(element: IndexedElement): boolean {
  for (const node of nearNodes(element)) if (isText(node)) return true;
  return false;
}

/** Boxes such as headings, paragraphs and cards; not formatted words. */
export function holdsBlocks(element: IndexedElement): boolean {
  return [...nearNodes(element)].some(
    (node) => node.kind === 'element' && /^(?:h[1-6]|p|div|ul|ol|article|section)$/.test(node.tag),
  );
}

export function holdsPicture(element: IndexedElement): boolean {
  return [...nearNodes(element)].some(
    (node) => node.kind === 'element' && /^(?:img|picture|svg|video|canvas)$/.test(node.tag),
  );
}

const SECTIONING = /^(?:article|aside|main|nav|section|li|dialog|form|figure)$/;

/** True for a header or footer of the whole page. */
export function isOfPage(element: IndexedElement): boolean {
  for (let above = element.parent; above; above = above.parent)
    if (SECTIONING.test(above.tag)) return false;
  return true;
}

/** Another element of the same tag and first class stands beside it, as cards do. */
export function hasAlike(element: IndexedElement): boolean {
  const [name] = classesOf(element);
  const siblings = element.parent === undefined ? [] : firstChildren(element.parent);
  return siblings.some(
    (other) => other !== element && other.tag === element.tag && classesOf(other)[0] === name,
  );
}

const HEADING = /^h[1-6]$/;

/** The first heading inside an element. */
export function headingIn(element: IndexedElement): IndexedElement | undefined {
  for (const node of nearNodes(element))
    if (node.kind === 'element' && HEADING.test(node.tag)) return node;
  return undefined;
}
