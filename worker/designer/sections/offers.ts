import { html, type Html } from '../html.ts';
import {
  emptyFrame,
  linkGap,
  name,
  note,
  price,
  text,
  writeList,
  writePoints,
  writeSets,
} from './list-parts.ts';
import {
  frameSection,
  ON_PANEL,
  plainText,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';
import { isSleptIn } from './slept-in.ts';

function chips({ points = [] }: Item): Html | undefined {
  if (points.length === 0) return undefined;
  return html`<ul class="chips">
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`;
}

const CHIPS_CSS = `
.chips { display: flex; flex-wrap: wrap; gap: 0.45rem; margin-top: 0.9rem; }
.chips > li { border: 1px solid var(--rule); border-radius: var(--radius-button); padding: 0.25rem 0.8rem; font-family: var(--font-label); font-size: 0.92rem; }`;

function areSleptIn({ title, items }: Section, { subject }: Page): boolean {
  if (subject.schemaType === 'Event') return false;
  const names = items.map(({ name }) => plainText(name));
  return isSleptIn([subject.noun, title, ...names].join(' . '));
}

function room(section: Section): (item: Item, page: Page) => Html {
  return (item, page) =>
    html`${areSleptIn(section, page) && emptyFrame(item, page, { width: 600, height: 400 })}
      <div class="what">
        ${name(item, page)} ${note(item, page)} ${item.text && html`<p>${item.text}</p>`}
        ${chips(item)}
      </div>
      ${price(item, page)}`;
}

/** Rooms or packages: each large enough to be chosen. */
export const ROOM_LAYOUTS = {
  'rooms-rows': {
    css: `${CHIPS_CSS}
.rooms-rows .picture { aspect-ratio: 3 / 2; }
.rooms-rows .list > li { display: grid; gap: 0.6rem 2rem; padding-block: 1.6rem 1.9rem; border-top: var(--stroke) solid var(--rule); }
.rooms-rows .list > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
.rooms-rows .name { font-size: clamp(1.8rem, 4vw, 3.4rem); line-height: 1.04; letter-spacing: var(--tracking-display); }
.rooms-rows .price { font: var(--weight-display) clamp(1.3rem, 2vw, 1.8rem)/1.05 var(--font-display); letter-spacing: var(--tracking-display); }
@media (min-width: 48rem) { .rooms-rows .list > li { grid-template-columns: 2fr minmax(8rem, 0.5fr); align-items: center; } .rooms-rows .list > li:has(.picture) { grid-template-columns: minmax(14rem, 1fr) 2fr minmax(8rem, 0.5fr); } .rooms-rows .price { text-align: right; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'rooms-rows wide', item: room(section) }),
  },
  'rooms-cards': {
    css: `${CHIPS_CSS}
.rooms-cards .list { display: grid; gap: 1.2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.rooms-cards .list > li { ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.4rem, 3vw, 2.4rem); display: grid; gap: 1.6rem; align-content: space-between; min-height: 15rem; }
.rooms-cards .name { font-size: clamp(1.7rem, 3vw, 2.6rem); line-height: 1.05; letter-spacing: var(--tracking-display); margin-bottom: 0.5rem; }
.rooms-cards .picture { aspect-ratio: 3 / 2; }
.rooms-cards .price { font-size: 1.35rem; border-top: 1px solid var(--rule); padding-top: 0.9rem; }
@media (min-width: 60rem) { .rooms-cards .list:has(> li:nth-child(4):last-child) { grid-template-columns: 1fr 1fr; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'rooms-cards wide', item: room(section) }),
  },
} as const satisfies Record<string, Layout<Section>>;

function recipe(item: Item, page: Page): Html {
  return html`<header>${name(item, page)} ${note(item, page)}</header>
    ${writePoints(item)} ${item.text && html`<p class="method">${item.text}</p>`}`;
}

/** What goes in beside how it is made. */
export const RECIPE_LAYOUTS = {
  'recipe-cards': {
    css: `
.recipe-cards .list { display: grid; gap: clamp(2.5rem, 5vw, 4.5rem); }
.recipe-cards .list > li { display: grid; gap: 1.2rem clamp(1.5rem, 5vw, 5rem); border-top: var(--stroke) solid var(--fg); padding-top: 1.4rem; }
.recipe-cards .name { font-size: clamp(1.6rem, 3vw, 2.6rem); line-height: 1.08; }
.recipe-cards .points { margin: 0; align-content: start; }
@media (min-width: 52rem) { .recipe-cards .list > li { grid-template-columns: 1fr 2fr; } .recipe-cards .list > li > header { grid-column: 1 / -1; } .recipe-cards .method { font-size: 1.08em; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'recipe-cards wide', item: recipe }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** A window of the product with the plan's own lines in it. */
function screen(item: Item, page: Page): Html | undefined {
  const { points = [] } = item;
  if (points.length === 0) return undefined;
  return html`<div class="screen">
    <p class="bar" aria-hidden="true">${plainText(page.name)}</p>
    <ul>
      ${points.map((point) => html`<li>${point}</li>`)}
    </ul>
  </div>`;
}

const SCREEN_CSS = `
.screen { background: var(--color-surface); color: var(--color-ink); border-radius: calc(var(--radius) + 10px); box-shadow: 0 0 0 1px var(--color-line), 0 1.6rem 3.4rem -1.8rem rgb(0 0 0 / 0.45); overflow: hidden; }
.screen .bar { background: var(--color-brand); color: var(--color-on-brand); font: 600 0.95rem/1 var(--font-label); padding: 1.05rem 1.4rem; max-width: none; display: flex; justify-content: space-between; align-items: center; }
.screen .bar::after { content: ''; width: 1.1rem; height: 0.7rem; background: linear-gradient(currentColor 2px, transparent 0 calc(50% - 1px), currentColor 0 calc(50% + 1px), transparent 0 calc(100% - 2px), currentColor 0); }
.screen ul { padding: 0.5rem 1.4rem 1.2rem; }
.screen li { display: flex; gap: 0.9rem; align-items: baseline; padding: 0.85rem 0; border-bottom: 1px solid var(--color-line); font-family: var(--font-label); }
.screen li:last-child { border: 0; }
.screen li::before { content: ''; flex: none; width: 0.8rem; height: 0.8rem; border-radius: min(var(--radius), 4px); box-shadow: inset 0 0 0 2px var(--color-brand); }
.screen li:first-child { font-weight: 700; }
.screen li:first-child::before { background: var(--color-brand); }`;

function screenRow(item: Item, page: Page): Html {
  return html`<div>${name(item, page)} ${item.text && html`<p>${item.text}</p>`}</div>
    ${screen(item, page)}`;
}

/** What a product does, beside a drawn screen of it. */
export const SCREEN_LAYOUTS = {
  'screens-alternate': {
    css: `${SCREEN_CSS}
.screens-alternate .list { display: grid; gap: clamp(3rem, 7vw, 6rem); }
.screens-alternate .list > li { display: grid; gap: 1.6rem clamp(2rem, 8vw, 8rem); align-items: center; }
.screens-alternate .name { font-size: clamp(1.6rem, 3.2vw, 2.8rem); line-height: 1.08; letter-spacing: var(--tracking-display); margin-bottom: 0.8rem; }
.screens-alternate .list > li:not(:has(.screen)) { border-top: var(--stroke) solid var(--rule); padding-top: 1.4rem; }
@media (min-width: 52rem) { .screens-alternate .list > li { grid-template-columns: 1fr 1fr; } .screens-alternate .list > li:nth-child(even) > .screen { order: -1; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'screens-alternate wide', item: screenRow }),
  },
  'screens-row': {
    css: `${SCREEN_CSS}
.screens-row .list { display: grid; gap: 2.5rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }
.screens-row .list > li { display: grid; gap: 1.5rem; grid-template-rows: auto 1fr; }
.screens-row .name { font-size: clamp(1.35rem, 2vw, 1.7rem); margin-bottom: 0.5rem; }
.screens-row .screen { align-self: start; }
@media (min-width: 60rem) { .screens-row .list:has(> li:nth-child(3n):last-child) { grid-template-columns: repeat(3, 1fr); } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'screens-row wide', item: screenRow }),
  },
} as const satisfies Record<string, Layout<Section>>;

function store(item: Item, page: Page): Html {
  const inside = html`${item.text && html`<small>${item.text}</small>`}<b
      >${writeText(item.name, page)}</b
    >`;
  return item.link
    ? html`<a class="store" href="${item.link}" rel="noopener">${inside}</a>`
    : html`<span class="store">${inside}${linkGap(page)}</span>`;
}

/** Where to get it. */
export const DOWNLOAD_LAYOUTS = {
  'download-line': {
    css: `
.download-line .stores { display: flex; flex-wrap: wrap; gap: 1rem; }
.download-line .store { display: grid; gap: 0.1rem; align-content: center; min-height: 4.4rem; min-width: 12rem; padding: 0.8rem 1.7rem; background: var(--fg); color: var(--bg); border-radius: min(var(--radius), 16px); text-decoration: none; font-family: var(--font-label); }
.download-line .store b { font-size: 1.2rem; }
.download-line .store small { opacity: 0.85; }
.download-line span.store { background: none; color: inherit; box-shadow: inset 0 0 0 var(--stroke) var(--fg); }
@media (min-width: 60rem) { .section.download-line > .wrap { display: grid; grid-template-columns: 1fr 1.4fr; gap: var(--gutter); align-items: center; } .download-line .head { margin-bottom: 0; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'download-line wide',
        body: html`<ul class="stores">
          ${section.items.map((item) => html`<li>${store(item, page)}</li>`)}
        </ul>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Dishes or services with prices, in groups: a card for a wall. */
export const MENU_LAYOUTS = {
  carte: {
    css: `
.carte .groups { columns: 26rem 2; column-gap: clamp(2.5rem, 7vw, 7rem); }
.carte .set { break-inside: avoid; padding-bottom: 2.8rem; }
.carte .group { font-size: clamp(1.5rem, 2.6vw, 2.2rem); line-height: 1.1; margin: 0 0 1rem; padding-bottom: 0.6rem; border-bottom: var(--stroke) solid var(--fg); }
.carte .list > li { padding-block: 0.65rem; }
.carte .entry { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5rem; }
.carte .price { flex: none; max-width: 55%; text-align: right; }
.carte .list p { color: var(--fg-muted); max-width: 30rem; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'carte wide',
        body: html`<div class="groups">${writeSets(section, page, { item: dish })}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function dish(item: Item, page: Page): Html {
  return html`<div class="entry">${name(item, page)} ${price(item, page)}</div>
    ${text(item, page)} ${note(item, page)}`;
}
