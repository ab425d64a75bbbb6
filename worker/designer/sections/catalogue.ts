import { toPhoneLink } from '#domain/reading/contact.ts';
import { readMoney, type Currency } from '#domain/reading/money.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { html, type Html } from '../html.ts';
import { name, note, price, text } from './list-parts.ts';
import {
  frameSection,
  idOf,
  ON_PANEL,
  plainText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

/** The price of one in hundredths; undefined for "on request" and "from 20 €". */
function sumOf({
  price: written,
}: Item): { minor: number; currency: Currency | undefined } | undefined {
  if (typeof written !== 'string') return undefined;
  const [money, ...others] = readMoney(readSource(written), { canBeBare: true }).found;
  if (!money || others.length > 0 || money.value.isFrom || money.value.minorTo !== undefined) {
    return undefined;
  }
  return money.value;
}

function goods(item: Item, page: Page): Html {
  const { order } = page.words;
  const label = plainText(item.name);
  const minor = sumOf(item)?.minor;
  return html`<li
    data-name="${label}"
    data-group="${item.group ?? ''}"
    data-minor="${minor === undefined ? '' : String(minor)}"
  >
    <div>${name(withoutGroup(item), page)} ${text(item)} ${note(item, page)}</div>
    ${price(item, page)}
    <p class="count" hidden>
      <button type="button" data-step="-1" aria-label="${order.less}: ${label}">−</button>
      <output>0</output>
      <button type="button" data-step="1" aria-label="${order.add}: ${label}">+</button>
    </p>
  </li>`;
}

/** All stand in one list here, so their names are of one level. */
function withoutGroup({ group: _group, ...item }: Item): Item {
  return item;
}

function filter(section: Section, page: Page): Html | undefined {
  const groups = [...new Set(section.items.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return undefined;
  return html`<p class="filter" role="group" aria-label="${plainText(section.title)}" hidden>
    <button type="button" data-show="" aria-pressed="true">${page.words.order.all}</button>
    ${groups.map(
      (group) =>
        html`<button type="button" data-show="${group}" aria-pressed="false">${group}</button>`,
    )}
  </p>`;
}

function orderWays(page: Page): Html {
  const { mail, phone, whatsapp } = page.facts;
  const { order } = page.words;
  if (!mail && !phone) page.missing.add('mail');
  return html`<p class="actions">
    ${(mail || !phone) && html`<a class="button" data-order="?subject=" href="mailto:${mail ?? ''}">${order.byMail}</a>`}
    ${whatsapp && html`<a class="button" data-order="?text=" href="${whatsapp}" rel="noopener">${order.byWhatsapp}</a>`}
    ${phone && html`<a class="button quiet" href="${toPhoneLink(phone)}">${order.byPhone}: ${phone}</a>`}
  </p>`;
}

function cart(section: Section, page: Page): Html {
  const { order } = page.words;
  const id = `${idOf(section)}-cart`;
  return html`<div class="cart" role="region" aria-labelledby="${id}">
    <h3 class="name" id="${id}">${order.title}</h3>
    <p class="empty" hidden>${order.empty}</p>
    <ul class="lines"></ul>
    <p class="total" aria-live="polite" hidden>${order.total} <output></output></p>
    ${orderWays(page)}
  </div>`;
}

/** Goods that can be chosen, counted and ordered: the order is a message to the owner. Without scripts it is a price list. */
export const CATALOGUE_LAYOUTS = {
  'catalogue-cart': {
    css: `
.catalogue-cart .shop { display: grid; gap: 2.5rem clamp(2rem, 5vw, 5rem); align-items: start; }
.catalogue-cart .filter { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.4rem; max-width: none; }
.catalogue-cart [hidden] { display: none !important; }
.catalogue-cart :is(.filter, .count) button { font: 600 0.98rem/1 var(--font-label); min-width: 2.6rem; min-height: 2.6rem; padding: 0.4rem 0.9rem; border: 1px solid var(--fg); border-radius: var(--radius-button); background: none; color: inherit; cursor: pointer; }
.catalogue-cart .filter [aria-pressed='true'], .catalogue-cart .count button:hover { background: var(--fg); color: var(--bg); }
.catalogue-cart .goods > li { display: grid; grid-template-columns: 1fr auto; gap: 0.4rem 1.4rem; align-items: center; border-top: var(--stroke) solid var(--rule); padding-block: 1.1rem; }
.catalogue-cart .goods > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
.catalogue-cart .goods .price { text-align: right; }
.catalogue-cart .count { grid-column: 2; display: flex; align-items: center; gap: 0.5rem; }
.catalogue-cart .count button { padding: 0; }
.catalogue-cart .count output { min-width: 1.6rem; text-align: center; font: 600 1rem var(--font-label); font-variant-numeric: tabular-nums; }
.catalogue-cart .cart { ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 3vw, 2.2rem); display: grid; gap: 0.9rem; }
.catalogue-cart .lines > li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.35rem; border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
.catalogue-cart .total { display: flex; justify-content: space-between; font: var(--weight-display) 1.5rem/1.2 var(--font-display); }
.catalogue-cart .cart .actions { margin-top: 0.4rem; }
@media (min-width: 48rem) { .catalogue-cart .goods > li:has(.count:not([hidden])) { grid-template-columns: 1fr auto 9rem; } .catalogue-cart .count { grid-column: 3; justify-content: flex-end; } }
@media (min-width: 64rem) { .catalogue-cart .shop { grid-template-columns: 1.9fr 1fr; } .catalogue-cart .cart { position: sticky; top: 2rem; } .catalogue-cart .cart .button { width: 100%; text-align: center; } }`,
    render: (section, page) => {
      const currency = section.items.map((item) => sumOf(item)?.currency).find(Boolean);
      return frameSection({
        section,
        layout: 'catalogue-cart wide',
        body: html`<div
          class="shop"
          data-currency="${currency === 'kr' ? '' : (currency ?? '')}"
          data-total="${page.words.order.total}"
          data-agree="${page.words.order.toAgree}"
        >
          <div>
            ${filter(section, page)}
            <ul class="goods">
              ${section.items.map((item) => goods(item, page))}
            </ul>
          </div>
          ${cart(section, page)}
        </div>`,
      });
    },
  },
} as const satisfies Record<string, Layout<Section>>;
