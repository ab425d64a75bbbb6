import { html, type Html } from '../html.ts';
import { writePoints } from './list-parts.ts';
import {
  frameSection,
  idOf,
  menuLabel,
  plainText,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
  ON_PANEL,
} from './section.ts';

/** Where a plan can be asked for: a call to look at works or goods says nothing of it. */
const ASKED_IN: ReadonlySet<Section['kind']> = new Set([
  'booking',
  'rsvp',
  'contact',
  'newsletter',
]);

interface Asked {
  label: string;
  href: string;
}

/** Where a plan is asked for: at its own address, where the page's call leads, else where one writes. */
function askOf({ link }: Item, page: Page): Asked | undefined {
  const { action, sections } = page;
  const at = (href: string): Section | undefined =>
    sections.find((one) => `#${idOf(one)}` === href);
  const target = at(link ?? action.href);
  if (link !== undefined && target && link !== action.href) {
    return { label: menuLabel(target, page), href: link };
  }
  if (link !== undefined) return { label: action.label, href: link };
  const isAsking = target ? ASKED_IN.has(target.kind) : action.href !== '#footer';
  if (isAsking) return action;
  const form = sections.find(({ kind }) => ASKED_IN.has(kind));
  return form && { label: page.words.askForThis, href: `#${idOf(form)}` };
}

function plan(item: Item, page: Page): Html {
  const asked = askOf(item, page);
  const sum = item.price;
  return html`<h3 class="name">${writeText(item.name, page)}</h3>
    ${
      sum !== undefined &&
      html`<p class="sum" style="--letters: ${plainText(sum).length}">${writeText(sum, page)}</p>`
    }
    ${item.text && html`<p class="what">${item.text}</p>`}${writePoints(item)}
    ${
      asked &&
      html`<p class="ask">
        <a class="button" href="${asked.href}"
          >${asked.label}<span class="for">: ${writeText(item.name, page)}</span></a
        >
      </p>`
    }`;
}

function plans(section: Section, page: Page, layout: string): Html {
  return frameSection({
    section,
    layout: `${layout} wide`,
    body: html`<ul class="list">
      ${section.items.map((item) => html`<li>${plan(item, page)}</li>`)}
    </ul>`,
  });
}

const SUM_CSS = `
.sum { font: var(--weight-display) min(clamp(2rem, 4.4vw, 3.6rem), max(1.3rem, 100cqi / var(--letters) / var(--glyph, 0.62)))/1.05 var(--font-display); letter-spacing: var(--tracking-display); text-wrap: balance; }
:is(.price-columns, .price-cards) .list > li { container-type: inline-size; display: flex; flex-direction: column; align-items: flex-start; }
:is(.price-columns, .price-cards) .list > li > * { width: 100%; }
:is(.price-columns, .price-cards) .ask { margin-top: auto; padding-top: 0.6rem; }
.ask .button { text-align: center; }
.for { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

/** Frames for plans side by side; names and sums are the owner's to fill in. */
export const PRICE_LAYOUTS = {
  'price-columns': {
    css: `${SUM_CSS}
.price-columns .list { display: grid; gap: 2.5rem 0; }
.price-columns .list > li { gap: 0.8rem; border-top: var(--stroke) solid var(--fg); padding-top: 1.2rem; }
@media (min-width: 52rem) { .price-columns .list { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); } .price-columns .list > li { border-top: 0; border-left: var(--stroke) solid var(--rule); padding: 0 2rem; } .price-columns .list > li:first-child { border-left: 0; padding-left: 0; } }`,
    render: (section, page) => plans(section, page, 'price-columns'),
  },
  'price-cards': {
    css: `${SUM_CSS}
.price-cards .list { display: grid; gap: 1rem; }
.price-cards .list > li { gap: 0.9rem; ${ON_PANEL} box-shadow: inset 0 0 0 1px var(--rule); border-radius: var(--radius); padding: clamp(1.5rem, 3vw, 2.6rem); }
.price-cards .list:has(> li:nth-child(3):last-child) > li:nth-child(2) { background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --fg-muted: var(--color-on-brand); --fg-brand: var(--color-on-brand); --button: var(--color-deep); --on-button: var(--color-on-deep); box-shadow: 0 0 0 1px var(--color-on-brand); }
@media (min-width: 52rem) { .price-cards .list { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); } }`,
    render: (section, page) => plans(section, page, 'price-cards'),
  },
  'price-rows': {
    css: `${SUM_CSS}
.price-rows .list > li { display: grid; gap: 0.4rem 2rem; border-top: var(--stroke) solid var(--rule); padding-block: 1.5rem; align-items: baseline; }
.price-rows .list > li { grid-template-columns: 1fr fit-content(50%); }
.price-rows .sum { font-size: clamp(1.3rem, 2.2vw, 2rem); text-align: right; }
.price-rows :is(.what, .points, .ask) { grid-column: 1 / -1; }
.price-rows .list > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
@media (min-width: 52rem) { .price-rows .list > li { grid-template-columns: 1fr 1.3fr minmax(9rem, 0.8fr) minmax(8rem, max-content); } .price-rows .list:not(:has(.ask)) > li { grid-template-columns: 1fr 1.4fr minmax(7rem, 0.7fr); } .price-rows :is(.what, .points) { grid-column: 2; margin: 0; } .price-rows .name { grid-area: 1 / 1; } .price-rows .sum { grid-area: 1 / 3; } .price-rows .ask { grid-area: 1 / 4; text-align: right; } }`,
    render: (section, page) => plans(section, page, 'price-rows'),
  },
} as const satisfies Record<string, Layout<Section>>;
