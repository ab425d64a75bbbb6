import { readMoney, type Currency } from '#domain/reading/money.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { html, type Html } from '../html.ts';
import { FILTER_CSS, withoutGroup, writeFilter } from './filter.ts';
import { phoneHref } from './phone.ts';
import { evenGrid, emptyFrame, name, note, photoFrame, price, text } from './list-parts.ts';
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

function count(item: Item, page: Page): Html {
  const { order } = page.words;
  const label = plainText(item.name);
  return html`<p class="count" hidden>
    <button type="button" data-step="-1" aria-label="${order.less}: ${label}">−</button>
    <output>0</output>
    <button type="button" data-step="1" aria-label="${order.add}: ${label}">+</button>
  </p>`;
}

function writeGoods(section: Section, page: Page, pictureOf?: (item: Item) => Html): Html {
  return html`<ul class="goods">
    ${section.items.map((item) => {
      const minor = sumOf(item)?.minor;
      return html`<li
        data-name="${plainText(item.name)}"
        data-group="${item.group ?? ''}"
        data-minor="${minor === undefined ? '' : String(minor)}"
      >
        ${pictureOf?.(item)}
        <div class="words">
          ${name(withoutGroup(item), page)} ${text(item, page)} ${note(item, page)}
        </div>
        ${price(item, page)} ${count(item, page)}
      </li>`;
    })}
  </ul>`;
}

const GOODS_SIZE = { width: 480, height: 480 };

/** How goods are pictured: drawn where each names an object, or else all with a place for a photograph. */
function picturesOf(section: Section, page: Page): (item: Item) => Html {
  if (!section.items.every(({ motif }) => motif))
    return (item) => emptyFrame(item, page, GOODS_SIZE);
  return (item) => {
    const label = `${page.words.picture}: ${plainText(item.name)}`;
    return photoFrame(item, page, { ...GOODS_SIZE, label });
  };
}

function orderWays(page: Page): Html {
  const { mail, phone, whatsapp } = page.facts;
  const { order } = page.words;
  if (!mail && !phone) page.missing.add('mail');
  return html`<p class="actions">
    ${(mail || !phone) && html`<a class="button" data-order="?subject=" href="mailto:${mail ?? ''}">${order.byMail}</a>`}
    ${whatsapp && html`<a class="button" data-order="?text=" href="${whatsapp}" rel="noopener">${order.byWhatsapp}</a>`}
    ${
      phoneHref(page.facts) !== undefined &&
      html`<a class="button quiet" href="${phoneHref(page.facts)}"
        ><span>${order.byPhone}: <span class="number">${phone}</span></span></a
      >`
    }
  </p>`;
}

function cartId(section: Section): string {
  return `${idOf(section)}-cart`;
}

/** While goods are chosen on a small screen, the sum stays in sight and leads to the order. */
function cartBar(section: Section, page: Page): Html {
  return html`<a class="button cart-bar" href="#${cartId(section)}" hidden
    ><span>${page.words.order.title}</span> <output></output
  ></a>`;
}

function cart(section: Section, page: Page): Html {
  const { order } = page.words;
  const id = cartId(section);
  return html`<div class="cart" role="region" aria-labelledby="${id}">
    <h3 class="name" id="${id}">${order.title}</h3>
    <p class="empty" hidden>${order.empty}</p>
    <ul class="lines"></ul>
    <p class="total" aria-live="polite" hidden>${order.total} <output></output></p>
    ${orderWays(page)}
  </div>`;
}

interface ShopShape {
  layout: string;
  pictureOf?: (item: Item) => Html;
}

function writeShop(section: Section, page: Page, { layout, pictureOf: picture }: ShopShape): Html {
  const currency = section.items.map((item) => sumOf(item)?.currency).find(Boolean);
  return frameSection({
    section,
    layout: `${layout} wide`,
    body: html`<div
      class="shop"
      data-currency="${currency === 'kr' ? '' : (currency ?? '')}"
      data-total="${page.words.order.total}"
      data-agree="${page.words.order.toAgree}"
    >
      <div data-filter>
        ${writeFilter(section, page)} ${writeGoods(section, page, picture)}
        ${cartBar(section, page)}
      </div>
      ${cart(section, page)}
    </div>`,
  });
}

const CART_CSS = `${FILTER_CSS}
.shop { display: grid; gap: 2.5rem clamp(2rem, 5vw, 5rem); align-items: start; }
.shop [hidden] { display: none !important; }
.goods .price, .cart .number { white-space: nowrap; }
.shop .count { display: flex; align-items: center; gap: 0.5rem; }
.shop .count button { padding: 0; }
.shop .count output { min-width: 1.6rem; text-align: center; font: 600 1rem var(--font-label); font-variant-numeric: tabular-nums; }
.shop .cart { ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 3vw, 2.2rem); display: grid; gap: 0.9rem; }
.shop .lines > li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.35rem; border-bottom: 1px solid var(--rule); font-variant-numeric: tabular-nums; }
.shop .cart-bar { position: sticky; bottom: 0; z-index: 5; display: flex; justify-content: space-between; gap: 1rem; margin-top: 1.4rem; padding: 1.05rem 1.3rem; border-radius: 0; font-variant-numeric: tabular-nums; }
body:has(.is-called) .shop .cart-bar { bottom: 3.4rem; }
.shop .total { display: flex; justify-content: space-between; font: var(--weight-display) 1.5rem/1.2 var(--font-display); }
.shop .cart .actions { margin-top: 0.4rem; }
.shop .cart .button { flex-wrap: wrap; }
@media (min-width: 48rem) { .shop .cart-bar { justify-self: end; min-width: 22rem; } .shop > div { display: grid; } .shop .cart { grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) auto; gap: 0.6rem clamp(1.5rem, 4vw, 4rem); align-items: start; } .shop .cart > .name { grid-area: 1 / 1; } .shop .cart > .empty { grid-area: 1 / 2; } .shop .cart > .lines { grid-area: 1 / 2; } .shop .cart > .total { grid-area: 2 / 2; } .shop .cart > .actions { grid-area: 1 / 3 / span 2; display: grid; margin: 0; } .shop .cart .button { text-align: center; } }`;

/** Goods that can be chosen, counted and ordered: the order is a message to the owner. Without scripts it is a price list. */
export const CATALOGUE_LAYOUTS = {
  'catalogue-cart': {
    css: `${CART_CSS}
.catalogue-cart .goods > li { display: grid; grid-template-columns: 1fr auto; gap: 0.4rem 1.4rem; align-items: start; border-top: var(--stroke) solid var(--rule); padding-block: 1.1rem; }
.catalogue-cart .goods > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
.catalogue-cart .goods .price { text-align: right; font-size: 1.15rem; }
.catalogue-cart .count { grid-column: 2; }
@media (min-width: 48rem) { .catalogue-cart .goods > li { align-items: center; } .catalogue-cart .goods > li:has(.count:not([hidden])) { grid-template-columns: 1fr auto 9rem; } .catalogue-cart .count { grid-column: 3; justify-content: flex-end; } }
@media (min-width: 64rem) { .catalogue-cart .goods:has(> :nth-child(4)) { display: grid; grid-template-columns: 1fr 1fr; column-gap: clamp(2.5rem, 6vw, 6rem); border-bottom: var(--stroke) solid var(--rule); } .catalogue-cart .goods:has(> :nth-child(4)) > li:last-child { border-bottom: 0; } .catalogue-cart .goods > li:has(.unfold[open]) { grid-column: 1 / -1; } }`,
    render: (section, page) => writeShop(section, page, { layout: 'catalogue-cart' }),
  },
  'catalogue-grid': {
    css: `${CART_CSS}
.catalogue-grid .goods { display: grid; gap: 2.2rem 1.4rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.catalogue-grid .goods > li { display: grid; grid-template-columns: 1fr auto; grid-template-rows: auto 1fr auto; gap: 0.6rem 1rem; align-items: center; }
.catalogue-grid .goods :is(.picture, .words) { grid-column: 1 / -1; align-self: start; }
.catalogue-grid .goods .price { overflow-wrap: normal; min-width: min-content; }
.catalogue-grid .goods .picture { aspect-ratio: 1; width: 100%; }
.catalogue-grid .goods > li:has(.unfold[open]) { grid-column: 1 / -1; }
@media (min-width: 64rem) { .catalogue-grid .goods { grid-template-columns: repeat(4, 1fr); } ${evenGrid(".catalogue-grid [data-filter]:not(:has([aria-pressed='true']:not([data-show='']), .unfold[open])) > .goods")} }
@media (max-width: 39.99rem) { .catalogue-grid .goods { grid-template-columns: 1fr 1fr; gap: 2rem 1rem; } .catalogue-grid .goods > li { grid-template-columns: 1fr; grid-template-rows: auto 1fr; } .catalogue-grid .count button { min-width: 2.4rem; padding: 0; } }
@media (min-width: 48rem) { .catalogue-grid .goods > li:has(.unfold[open]) { grid-template-columns: 14rem 1fr auto; } .catalogue-grid .goods > li:has(.unfold[open]) .picture { grid-column: 1; grid-row: 1 / 4; } .catalogue-grid .goods > li:has(.unfold[open]) .words { grid-column: 2 / -1; } .catalogue-grid .goods > li:has(.unfold[open]) .price { grid-column: 2; } }`,
    render: (section, page) =>
      writeShop(section, page, {
        layout: 'catalogue-grid',
        pictureOf: picturesOf(section, page),
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
