import { ancestorsOf, attributeOf, classesOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import type { PictureRoom } from './image-attributes.ts';

/** A place on a page for a photograph: an `<img>` or a drawing that stands in for one. */
export interface PictureSlot {
  element: IndexedElement;
  /** Width by height; null where the page does not say it. */
  aspect: number | null;
  /** The element that says that the owner's photograph is missing here; undefined where none says so. */
  placeholder: IndexedElement | undefined;
  /** Nothing of the owner's is shown there yet. */
  isFree: boolean;
  /** The first of the page. */
  isFirst: boolean;
  room: PictureRoom;
}

/** Drawings up to this size are icons. */
const ICON_PX = 96;
/** A picture of the site, or a photograph that stands in the page itself. */
const OWN = /^(?:\/s\/[0-9a-f-]{36}\/pictures\/|data:image\/(?:jpeg|png|webp|gif|avif)[;,])/;
const NEVER_IN = new Set(['button', 'nav', 'footer', 'summary', 'noscript', 'template', 'svg']);
/** "band-brand" is a section in the colour of the brand. */
const LOGO = /(?:^|[-_\s])(?:logo|icon|avatar|badge)|(?:^|\s)brand/i;

/** The places for photographs on a page, in its order. Linear. */
export function listSlots({ elements }: SourceIndex): PictureSlot[] {
  const found = elements.filter((element) => isPlace(element) && !isOutside(element));
  const rows = new Map<string, number>();
  for (const { parent, tag } of elements) {
    const row = rowOf(parent, tag);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return found.map((element, at) => ({
    element,
    aspect: aspectOf(element),
    placeholder: placeholderOf(element),
    isFree: !OWN.test(attributeOf(element, 'src') ?? ''),
    isFirst: at === 0,
    room: roomOf(element, rows),
  }));
}

/** How one element's children of one tag are counted. */
function rowOf(parent: IndexedElement | undefined, tag: string): string {
  return `${parent?.index ?? ''} ${tag}`;
}

function isPlace(element: IndexedElement): boolean {
  const { tag } = element;
  if (tag !== 'img' && tag !== 'svg') return false;
  if (LOGO.test(`${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`))
    return false;
  const { width, height } = sizeOf(element);
  if (tag === 'img') return width === 0 || Math.max(width, height) > ICON_PX;
  return Math.max(width, height) > ICON_PX && isShown(element);
}

/** A drawing that means something; patterns behind a section are hidden from screen readers. */
function isShown(element: IndexedElement): boolean {
  return attributeOf(element, 'role') === 'img' || classesOf(element).includes('art');
}

/** Whether the owner's photograph can take the place of a picture or drawing that was chosen: of any but an icon. */
export function takesPhoto(element: IndexedElement): boolean {
  return element.tag === 'img' || (isPlace(element) && !isOutside(element));
}

function isOutside(element: IndexedElement): boolean {
  for (const above of ancestorsOf(element))
    if (NEVER_IN.has(above.tag) || classesOf(above).some((name) => LOGO.test(name))) return true;
  return false;
}

function sizeOf(element: IndexedElement): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (attributeOf(element, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const read = (name: string, inBox: string | undefined): number => {
    const written = attributeOf(element, name) ?? '';
    const value = Number.parseFloat(
      /%\s*$/.test(written) || written === '' ? (inBox ?? '') : written,
    );
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return { width: read('width', boxWidth), height: read('height', boxHeight) };
}

function aspectOf(element: IndexedElement): number | null {
  const { width, height } = sizeOf(element);
  return width > 0 && height > 0 ? width / height : null;
}

/** How far above a picture the mark of its gap stands. */
const PLACEHOLDER_LEVELS = 3;

/** The element that marks that the owner's photograph is missing here; undefined where none does. */
export function placeholderOf(element: IndexedElement): IndexedElement | undefined {
  let level = 0;
  for (const above of ancestorsOf(element)) {
    level += 1;
    if (attributeOf(above, 'data-placeholder') !== undefined) return above;
    if (level === PLACEHOLDER_LEVELS) return undefined;
  }
  return undefined;
}

const ROW_TAGS = new Set(['li', 'figure', 'article']);

/** Read from how many like it stand side by side. */
function roomOf(element: IndexedElement, rows: ReadonlyMap<string, number>): PictureRoom {
  let level = 0;
  for (const above of ancestorsOf(element)) {
    level += 1;
    if (level > PLACEHOLDER_LEVELS) break;
    if (!ROW_TAGS.has(above.tag)) continue;
    const alike = rows.get(rowOf(above.parent, above.tag)) ?? 1;
    if (alike > 1) return alike === 2 ? 'half' : 'third';
  }
  return 'whole';
}

/** How far ahead a picture is looked for that suits a slot better than the next one. */
const LOOK_AHEAD = 3;

/**
 * Which picture of a batch goes where: gaps that ask for a photograph first, then what is still drawn, each in the
 * page's order. Within a few pictures the one whose shape suits the slot best is taken. Answers positions in `slots`
 * and `aspects`; slots that show a picture of the owner's stay.
 */
export function fitPictures(
  slots: readonly PictureSlot[],
  aspects: readonly number[],
): { slot: number; picture: number }[] {
  const free = [...slots.entries()].filter(([, { isFree }]) => isFree);
  const wanted = free
    .toSorted(([a, one], [b, other]) => rankOf(one) - rankOf(other) || a - b)
    .slice(0, aspects.length)
    .toSorted(([a], [b]) => a - b);
  const waiting = [...aspects.entries()];
  return wanted.map(([slot, { aspect }]) => {
    const near = waiting.slice(0, LOOK_AHEAD);
    const costs = near.map(([, own]) => misfit(aspect, own));
    const best = Math.max(0, costs.indexOf(Math.min(...costs)));
    const [[picture] = [0]] = waiting.splice(best, 1);
    return { slot, picture };
  });
}

/** A page opens with a picture; after that the gaps that it marks itself are filled. */
function rankOf({ isFirst, placeholder }: PictureSlot): number {
  return isFirst || placeholder !== undefined ? 0 : 1;
}

/** Nothing of the picture is cut where both have the same shape. */
function misfit(slot: number | null, picture: number): number {
  return slot === null ? 0 : Math.abs(Math.log(slot / picture));
}
