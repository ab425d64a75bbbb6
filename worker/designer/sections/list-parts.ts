import type { MotifId } from '../art/motifs.ts';
import type { SceneId } from '../art/scenes.ts';
import { html, type Html } from '../html.ts';
import { drawPlate } from '../plates/plate.ts';
import { writeMore } from './more.ts';
import { photoSlot, type PhotoSlot } from './photo-slot.ts';
import { wordsTile } from './words-tile.ts';
import {
  frameSection,
  missing,
  plainText,
  writeText,
  type Item,
  type Page,
  type Section,
  writePicture,
} from './section.ts';

const ENOUGH_ICONS = 3;

/** Icons help only when nearly every item has one of its own. */
export function isIllustrated(section: Section): boolean {
  const own = new Set(section.items.flatMap(({ motif }) => motif ?? []));
  const isComplete = section.items.every(({ motif }) => motif);
  return isComplete && own.size >= ENOUGH_ICONS && own.size >= section.items.length - 1;
}

/** The page's objects, this one first. */
function startWith(motif: MotifId, page: Page): readonly [MotifId, ...MotifId[]] {
  return [motif, ...page.subject.motifs.filter((other) => other !== motif)];
}

interface ItemPicture {
  width: number;
  height: number;
  /** The object alone where none is given. */
  scene?: SceneId;
  label?: string;
}

/** A drawing of the item's own object; without one, a place for a photograph of the item. */
function itemPicture(item: Item, page: Page, picture: ItemPicture): Html {
  const { motif } = item;
  const { scene = 'object', label = page.words.picture, ...size } = picture;
  if (!motif) return photoSlot(page, { ...size, shows: plainText(item.name) });
  return writePicture(page, { scene, motifs: startWith(motif, page), ...size, label });
}

interface FrameSize {
  width: number;
  height: number;
}

/** What is drawn from the item's own words, for a frame of this size. */
export function platePicture(
  { plate, name: shown, note: line }: Item,
  page: Page,
  { width, height }: FrameSize,
): Html | undefined {
  if (!plate) return undefined;
  const title = plainText(shown);
  return drawPlate({
    plate,
    name: title,
    note: line === undefined ? '' : plainText(line),
    label: `${page.words.picture}: ${title}`,
    font: page.look.direction.tokens['font-display'],
    ratio: width / height,
  });
}

/** A frame for a photograph of the item, with a drawing of it until the owner has one. */
export function photoFrame(item: Item, page: Page, picture: ItemPicture): Html {
  if (item.isWords)
    return html`<div class="picture">${wordsTile(plainText(item.name), picture)}</div>`;
  page.missing.add('photos');
  return html`<div class="picture" data-placeholder="photos">
    ${platePicture(item, page, picture) ?? itemPicture(item, page, picture)}
  </div>`;
}

/** A frame for a photograph that no drawing can stand for: a finished work, a room, a person. */
export function emptyFrame(
  item: Item,
  page: Page,
  size: Pick<PhotoSlot, 'width' | 'height'>,
): Html {
  if (item.isWords)
    return html`<div class="picture">${wordsTile(plainText(item.name), size)}</div>`;
  page.missing.add('photos');
  return html`<div class="picture" data-placeholder="photos">
    ${platePicture(item, page, size) ?? photoSlot(page, { ...size, shows: plainText(item.name), motif: item.motif })}
  </div>`;
}

/** The object that the item's own words name, where nearly every item of the section has one. */
export function icon(item: Item, section: Section, page: Page): Html | undefined {
  if (!isIllustrated(section)) return undefined;
  return html`<svg class="icon f0" viewBox="0 0 100 100" aria-hidden="true">
    <use href="#art-${item.motif ?? page.subject.motifs[0]}" />
  </svg>`;
}

/** The item's price, when it has one. */
export function price(item: Item, page: Page): Html | undefined {
  return item.price === undefined
    ? undefined
    : html`<span class="price">${writeText(item.price, page)}</span>`;
}

/** The small line of an item, when it has one. */
export function note(item: Item, page: Page): Html | undefined {
  return item.note === undefined
    ? undefined
    : html`<p class="label">${writeText(item.note, page)}</p>`;
}

/** The item's name as a heading below its section's or its group's. */
export function name(item: Item, page: Page): Html {
  const shown = item.link
    ? html`<a href="${item.link}">${writeText(item.name, page)}</a>`
    : writeText(item.name, page);
  return item.group ? html`<h4 class="name">${shown}</h4>` : html`<h3 class="name">${shown}</h3>`;
}

/** Stands where a button has no address yet. */
export function linkGap(page: Page): Html {
  return html`<small>${writeText(missing('links', page), page)}</small>`;
}

/** What the item says beyond its name. */
export function text(item: Item, page: Page): Html | undefined {
  if (!item.text && !item.points?.length && !item.body?.length) return undefined;
  const more = writeMore(item, page, 'details');
  return html`${item.text && html`<p>${item.text}</p>`}${writePoints(item)}${more}`;
}

/** What the item says, in one box that keeps its place in the row. */
export function what(item: Item, page: Page): Html | undefined {
  const said = text(item, page);
  return said && html`<div class="what">${said}</div>`;
}

/** The short points of an item, as a list. */
export function writePoints({ points = [] }: Item): Html | undefined {
  if (points.length === 0) return undefined;
  return html`<ul class="points">
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`;
}

/** How one layout writes its items. */
export interface ListShape {
  layout: string;
  element?: 'ul' | 'ol';
  item: (item: Item, page: Page, index: number) => Html;
}

/** The section as a list in the given shape, one list for each group of items. */
export function writeList(
  section: Section,
  page: Page,
  { layout, element = 'ul', item }: ListShape,
): Html {
  const groups = writeGroups(section, page, { element, item });
  const body = groups.length > 1 ? html`<div class="groups">${groups}</div>` : html`${groups}`;
  return frameSection({ section, layout, body });
}

/** Each group of items with its heading as a list, in a box of its own. */
export function writeSets(
  section: Section,
  page: Page,
  { element = 'ul', item }: Omit<ListShape, 'layout'>,
): Html[] {
  return writeGroups(section, page, { element, item }).map(
    (group) => html`<div class="set">${group}</div>`,
  );
}

function writeGroups(
  section: Section,
  page: Page,
  { element, item }: Required<Omit<ListShape, 'layout'>>,
): Html[] {
  return groupItems(section.items).map(({ group, items }) => {
    const entries = items.map((entry) => {
      return html`<li>${item(entry, page, section.items.indexOf(entry))}</li>`;
    });
    const head = group && html`<h3 class="group">${group}</h3>`;
    return html`${head}${{ html: `<${element} class="list">` }} ${entries}
    ${{ html: `</${element}>` }}`;
  });
}

interface ItemGroup {
  group?: string | undefined;
  items: Item[];
}

/** Neighbours with the same group, in order. */
function groupItems(items: readonly Item[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.group === item.group) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
}

/**
 * Rules for a grid whose last row is never left with one entry: rows of three and four mixed, five as three and two. Stands
 * in a media query for wide screens.
 */
export function balanced(list: string): string {
  const of = (count: string): string => `${list}:has(> :nth-child(${count}):last-child)`;
  return `${list} { grid-template-columns: repeat(12, 1fr); column-gap: clamp(1rem, 2.4vw, 2.6rem); } ${list} > * { grid-column: span 4 !important; } ${of('3n + 1')} > :nth-child(-n + 4), ${of('3n + 2')} > :nth-child(-n + 8) { grid-column: span 3 !important; } ${of('5')} > :nth-child(-n + 3) { grid-column: span 4 !important; } ${of('5')} > :nth-child(n + 4), ${of('2')} > :nth-child(n), ${of('4')} > :nth-child(n) { grid-column: span 6 !important; } ${list} > :only-child { grid-column: 1 / -1 !important; }`;
}

/**
 * Rules for a grid of equal columns whose last row is full: three or four of them, and the first entry of five, seven or
 * eleven takes two places. Stands in a media query for wide screens.
 */
export function evenGrid(list: string): string {
  const of = (count: string): string => `${list}:has(> :nth-child(${count}):last-child)`;
  const columns = (count: string, wide: number): string =>
    `${of(count)} { grid-template-columns: repeat(${wide}, 1fr); }`;
  const first = `:is(${of('5')}, ${of('7')}, ${of('11')}) > :first-child`;
  return `${columns('3n', 3)} ${columns('5', 3)} ${columns('4n', 4)} ${columns('10', 5)} ${columns('2', 2)} ${first} { grid-column: span 2; } ${first} .picture { aspect-ratio: 2.06; }`;
}
