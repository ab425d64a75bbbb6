import { html, type Html } from '../html.ts';
import { writeShot } from './hero-shot.ts';
import { writePhone } from './phone.ts';
import { platePicture } from './list-parts.ts';
import { photoSlot } from './photo-slot.ts';
import {
  bandPicture,
  groupPicture,
  nextPicture,
  OFFERS,
  plainText,
  longestOf,
  wordStyle,
  writeText,
  writeWhole,
  type Item,
  type Page,
} from './section.ts';

export function headline({ headline: said }: Page): Html {
  return html`<h1${wordStyle(said)}>${said}</h1>`;
}

/** A shorter title is set as large as one of so many letters. */
const SHORTEST = 12;

/** A title that fills its field whatever its length. `--fit`: the side of a letter's share of the field. */
export function fittedHeadline({ headline: said }: Page): Html {
  const fit = Math.sqrt(1 / Math.max(SHORTEST, said.length)).toFixed(3);
  return html`<h1 style="--fit: ${fit}; --word: ${longestOf(said, /[\s-]+/)}">${said}</h1>`;
}

export function lead(page: Page): Html {
  return html`<p class="lead">${page.lead}</p>`;
}

/** Layouts with the words above and the picture below. */
const FILLING: ReadonlySet<string> = new Set([
  'columns',
  'facts',
  'gate',
  'horizon',
  'stage',
  'strip',
]);

export function frameHero(layout: string, inside: Html, ground?: Html): Html {
  const fills = FILLING.has(layout) ? ' fills' : '';
  return html`<section
    id="hero"
    class="hero hero-${layout}${fills}"
    ${ground && html`style="${ground}"`}
  >
    ${inside}
  </section>`;
}

/** How many plates a frame has room for, by its width for its height. */
function platesIn(ratio: number): number {
  if (ratio < 0.82) return 1;
  return ratio < 1.6 ? 4 : Math.round(Math.min(ratio, 4) + 0.9);
}

interface Frame {
  width: number;
  height: number;
}

function openingPicture(item: Item, page: Page, frame: Frame): Html | undefined {
  if (!item.isPhoto) return platePicture(item, page, frame);
  page.missing.add('photos');
  return photoSlot(page, { ...frame, shows: plainText(item.name), isLarge: true });
}

/** What the page opens with side by side, other pictures in each frame; undefined where it has none. */
function writePlates(page: Page, most: number, { width, height }: Frame): Html | undefined {
  const { opening = [], pictures } = page;
  if (opening.length === 0) return undefined;
  const count = opening.length < most ? Math.min(opening.length, 2) : most;
  const shown = opening
    .map((_, at) => opening[(pictures.next + at) % opening.length])
    .slice(0, count);
  pictures.next += count;
  const cell = { width: count === 4 && width < height * 1.6 ? width : width / count, height };
  const isGap = shown.some((item) => item?.isPhoto);
  return html`<div class="picture plates of-${count}" ${isGap && html`data-placeholder="photos"`}>
    ${shown.map((item) => item && openingPicture(item, page, cell))}
  </div>`;
}

/** The picture of an opening: works that can be drawn, the product where the plan says what it shows, else an object of the page. */
export function picture(page: Page, width: number, height: number): Html {
  return (
    writePlates(page, platesIn(width / height), { width, height }) ??
    writeShot(page) ??
    html`<div class="picture">${groupPicture(page, width, height)}</div>`
  );
}

/** One of several pictures beside each other. */
export function onePicture(page: Page, width: number, height: number): Html {
  return (
    writePlates(page, 1, { width, height }) ??
    html`<div class="picture">${nextPicture(page, width, height)}</div>`
  );
}

/** A picture across the page. */
export function broadPicture(page: Page, width: number, height: number): Html {
  return (
    writePlates(page, platesIn(width / height), { width, height }) ??
    html`<div class="picture">${bandPicture(page, width, height)}</div>`
  );
}

/** Openings whose picture takes what the words leave of the first screen. */
export const FILL_CSS = `
@media (min-width: 56rem) {
  .hero.fills { display: flex; flex-direction: column; min-height: clamp(36rem, 100svh - var(--head), 58rem); }
  .hero.fills > .wrap { flex: 1 1 auto; width: 100%; display: flex; flex-direction: column; }
  .hero.fills .picture { flex: 1 1 17rem; min-height: 17rem; aspect-ratio: auto; height: auto; }
  .hero.fills .picture:is(.of-1, :not(.plates, .shot)) > .art { position: absolute !important; inset: 0; }
}`;

/** Rules of several plates in one frame; they keep their sides where it is cut. */
const PLATES_CSS = `
.hero .picture.plates { display: grid; grid-template-rows: minmax(0, 1fr); grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; padding: 0; }
.hero .picture.plates .art { position: static; min-height: 0; }`;

/** Where there are several. */
const MANY_PLATES_CSS = `
.hero .picture.plates.of-4 { grid-template: repeat(2, minmax(0, 1fr)) / 1fr 1fr; grid-auto-flow: row; }
@media (min-width: 52rem) { .hero:is(.hero-columns, .hero-gate, .hero-horizon, .hero-facts, .hero-overlap, .hero-poster, .hero-stage) .picture.plates.of-4 { grid-template: minmax(0, 1fr) / repeat(4, 1fr); } }
@media (max-width: 51.99rem) { .hero .picture.plates:is(.of-3, .of-5) > :nth-child(n + 3) { display: none; } .hero .picture.plates.of-5 > :nth-child(n + 3) { display: none; } }`;

/** The rules that the opening of this page needs. */
export function platesCss({ opening = [] }: Page): string {
  return opening.length > 1 ? `${PLATES_CSS}${MANY_PLATES_CSS}` : PLATES_CSS;
}

/** What the brief says for certain: place, phone, first opening line. Nothing when it says nothing. */
export function writeFacts(page: Page): Html | undefined {
  const { phone, mail, address, place } = page.facts;
  const rows = [
    address ? ([page.words.address, html`${address}`] as const) : undefined,
    address === undefined && place ? ([page.words.town, html`${place.name}`] as const) : undefined,
    phone && ([page.words.phone, writePhone(page.facts)] as const),
    mail && ([page.words.mail, writeWhole(mail, `mailto:${mail}`)] as const),
  ].filter((row) => typeof row === 'object');
  if (rows.length === 0) return undefined;
  return html`<dl class="facts">
    ${rows.map(
      ([label, value]) =>
        html`<div>
          <dt class="label">${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

const OFFERS_SHOWN = 5;

/** Entries of one name belong to groups that this list does not show: the first speaks for them. */
function differentNames(items: readonly Item[]): Item[] {
  const names = items.map(({ name }) => plainText(name));
  return items
    .filter((_, index) => names.indexOf(names[index] ?? '') === index)
    .slice(0, OFFERS_SHOWN);
}

export function offerList(page: Page): Html | undefined {
  const offer = page.sections.find(({ kind }) => OFFERS.includes(kind));
  if (!offer) return undefined;
  return html`<ul class="offer-list">
    ${differentNames(offer.items).map(
      (item) =>
        html`<li>
          <a href="#${offer.kind}"
            ><span>${writeText(item.name, page)}</span>
            ${item.price !== undefined && html`<span class="price">${writeText(item.price, page)}</span>`}</a
          >
        </li>`,
    )}
  </ul>`;
}
