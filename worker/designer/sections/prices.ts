import { html, type Html } from '../html.ts';
import { writePoints } from './list-parts.ts';
import {
  frameSection,
  navLabel,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
  ON_PANEL,
} from './section.ts';

/** The page's own call, where it leads to the same place. */
function askLabel(target: string, page: Page): string {
  if (page.action.href === `#${target}`) return page.action.label;
  return navLabel(target === 'booking' ? 'booking' : 'contact', page);
}

function plan(item: Item, page: Page): Html {
  return html`<h3 class="name">${writeText(item.name, page)}</h3>
    ${item.price !== undefined && html`<p class="sum">${writeText(item.price, page)}</p>`}
    ${item.text && html`<p class="what">${item.text}</p>`}${writePoints(item)}
    ${
      item.link &&
      html`<p class="ask">
        <a href="${item.link}"
          >${page.action.label}<span class="for">: ${writeText(item.name, page)}</span></a
        >
      </p>`
    }`;
}

/** One way to ask below them all, where none has its own. */
function ask({ items }: Section, page: Page): Html | undefined {
  const target = ['booking', 'contact'].find((id) => page.sections.some(({ kind }) => kind === id));
  if (target === undefined || items.some(({ link }) => link)) return undefined;
  return html`<p class="actions"><a href="#${target}">${askLabel(target, page)}</a></p>`;
}

function plans(section: Section, page: Page, layout: string): Html {
  return frameSection({
    section,
    layout: `${layout} wide`,
    body: html`<div>
      <ul class="list">
        ${section.items.map((item) => html`<li>${plan(item, page)}</li>`)}
      </ul>
      ${ask(section, page)}
    </div>`,
  });
}

const SUM_CSS = `
.sum { font: var(--weight-display) clamp(2rem, 4.4vw, 3.6rem)/1.05 var(--font-display); letter-spacing: var(--tracking-display); }
.for { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

/** Frames for plans side by side; names and sums are the owner's to fill in. */
export const PRICE_LAYOUTS = {
  'price-columns': {
    css: `${SUM_CSS}
.price-columns .list { display: grid; gap: 2.5rem 0; }
.price-columns .list > li { display: grid; gap: 0.8rem; align-content: start; border-top: var(--stroke) solid var(--fg); padding-top: 1.2rem; }
@media (min-width: 52rem) { .price-columns .list { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); } .price-columns .list > li { border-top: 0; border-left: var(--stroke) solid var(--rule); padding: 0 2rem; } .price-columns .list > li:first-child { border-left: 0; padding-left: 0; } }`,
    render: (section, page) => plans(section, page, 'price-columns'),
  },
  'price-cards': {
    css: `${SUM_CSS}
.price-cards .list { display: grid; gap: 1rem; }
.price-cards .list > li { display: grid; gap: 0.9rem; align-content: start; ${ON_PANEL} border-radius: var(--radius); padding: clamp(1.5rem, 3vw, 2.6rem); }
.price-cards .list:has(> li:nth-child(3):last-child) > li:nth-child(2) { background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --fg-muted: var(--color-on-brand); --fg-brand: var(--color-on-brand); box-shadow: 0 0 0 1px var(--color-on-brand); }
@media (min-width: 52rem) { .price-cards .list { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); } .price-cards .list:has(> li:nth-child(3):last-child) { grid-template-columns: 1fr 1.2fr 1fr; align-items: center; } .price-cards .list:has(> li:nth-child(3):last-child) > li:nth-child(2) { padding-block: clamp(2.4rem, 4.4vw, 4rem); } }`,
    render: (section, page) => plans(section, page, 'price-cards'),
  },
  'price-rows': {
    css: `${SUM_CSS}
.price-rows .list > li { display: grid; gap: 0.4rem 2rem; border-top: var(--stroke) solid var(--rule); padding-block: 1.5rem; align-items: baseline; }
.price-rows .list > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
@media (min-width: 52rem) { .price-rows .list > li { grid-template-columns: 1fr 1.4fr auto minmax(7rem, auto); } .price-rows :is(.what, .points) { grid-column: 2; margin: 0; } .price-rows .name { grid-area: 1 / 1; } .price-rows .sum { grid-area: 1 / 3; text-align: right; } .price-rows .ask { grid-area: 1 / 4; text-align: right; } }`,
    render: (section, page) => plans(section, page, 'price-rows'),
  },
} as const satisfies Record<string, Layout<Section>>;
