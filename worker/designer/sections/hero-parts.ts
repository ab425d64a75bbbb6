import { toPhoneLink } from '#domain/reading/contact.ts';
import { html, type Html } from '../html.ts';
import { writeShot } from './hero-shot.ts';
import {
  nextPicture,
  OFFERS,
  plainText,
  wordStyle,
  writeText,
  writeWhole,
  type Item,
  type Page,
} from './section.ts';

export function headline(page: Page): Html {
  return html`<h1${wordStyle(page.headline)}>${page.headline}</h1>`;
}

export function lead(page: Page): Html {
  return html`<p class="lead">${page.lead}</p>`;
}

export function frameHero(layout: string, inside: Html): Html {
  return html`<section id="hero" class="hero hero-${layout}">${inside}</section>`;
}

/** The picture of an opening: the product where the plan says what it shows, else an object of the page. */
export function picture(page: Page, width: number, height: number): Html {
  const shot = writeShot(page);
  if (shot) return shot;
  return html`<div class="picture">${nextPicture(page, width, height)}</div>`;
}

/** What the brief says for certain: place, phone, first opening line. Nothing when it says nothing. */
export function writeFacts(page: Page): Html | undefined {
  const { phone, mail, address, place } = page.facts;
  const rows = [
    (address ?? place?.name) && ([page.words.address, html`${address ?? place?.name}`] as const),
    phone && ([page.words.phone, html`<a href="${toPhoneLink(phone)}">${phone}</a>`] as const),
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
