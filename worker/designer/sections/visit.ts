import { capitalise } from '#domain/reading/letters.ts';
import { html, trusted, type Html } from '../html.ts';
import { hoursRows } from './hours-rows.ts';
import { name, text } from './list-parts.ts';
import { writePhone } from './phone.ts';
import {
  frameSection,
  missing,
  nextPicture,
  writeText,
  type Layout,
  type Page,
  type Section,
  ON_PANEL,
} from './section.ts';

const DAY_PART =
  /^(?:anche |also )?(?:il |la |on )?(\p{L}+) (mattina|mattine|pomeriggio|sera|mornings?|afternoons?|evenings?)$/iu;

/** "Saturday morning": a row whose times nobody gives. */
function readDayPart(words: string): [day: string, part: string][] {
  const [, day, part] = DAY_PART.exec(words) ?? [];
  return day !== undefined && part !== undefined ? [[capitalise(day), part]] : [];
}

function hoursTable(page: Page): Html {
  const { hoursWords = [] } = page.facts;
  if (page.facts.hours.length === 0 && hoursWords.length > 0) {
    return html`${hoursWords.map((words) => html`<p class="hours-words">${words}</p>`)}`;
  }
  if (page.facts.hours.length === 0) {
    return html`<p class="to-fill">
      ${page.words.hours}: ${writeText(missing('hours', page), page)}
    </p>`;
  }
  const rows = trusted(hoursRows(page.facts.hours, page.words));
  const parts = hoursWords.flatMap(readDayPart);
  const told = hoursWords.filter((words) => readDayPart(words).length === 0);
  // Where other times hold on some days or in a season, a page cannot say whether it is open.
  const isSure = told.every((words) => !/\d/.test(words));
  return html`${
      isSure &&
      html`<p
        class="open-state"
        data-open="${page.words.openNow}"
        data-closed="${page.words.closedNow}"
        hidden
      ></p>`
    }
    <table class="hours-table">
      <tbody>
        ${rows}
        ${parts.map(
          ([day, part]) =>
            html`<tr>
              <th scope="row">${day}</th>
              <td>${part}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${told.map((words) => html`<p class="hours-words">${words}</p>`)}`;
}

const HOURS_CSS = `
.hours-table { border-collapse: collapse; width: 100%; max-width: 40rem; }
.hours-table th { text-align: left; font-weight: inherit; }
.hours-table td { text-align: right; font-variant-numeric: tabular-nums; }
.hours-table :is(th, td) { padding: 0.6em 0; border-bottom: 1px solid var(--rule); }
.hours-table .today :is(th, td) { font-weight: 700; color: var(--fg-brand); }
.open-state { font-weight: 700; margin-bottom: 1rem; }
.open-state::before { content: ''; display: inline-block; width: 0.65em; height: 0.65em; margin-right: 0.55em; border-radius: 50%; background: var(--fg-brand); }
.hours-words { padding: 0.6em 0; }
.to-fill { font-size: 1.2rem; }`;

export const HOURS_LAYOUTS = {
  'hours-beside': {
    css: `${HOURS_CSS}
.hours-beside .two { display: grid; gap: 2.5rem var(--gutter); }
.hours-beside .picture { aspect-ratio: 16 / 10; }
@media (min-width: 52rem) { .hours-beside .two { grid-template-columns: 1fr 1fr; align-items: center; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'hours-beside wide',
        body: html`<div class="two">
          <div>${hoursTable(page)}</div>
          <div class="picture">${nextPicture(page, 640, 400)}</div>
        </div>`,
      }),
  },
  'hours-lines': {
    css: `${HOURS_CSS}
@media (min-width: 60rem) { .section.hours-lines > .wrap { display: grid; grid-template-columns: 1fr 1.5fr; gap: var(--gutter); align-items: start; } }
.hours-lines .head h2 { font-size: min(var(--size-title), 4.4vw + 1rem, 100cqi / var(--word, 5) / 0.72 / var(--wide, 1)); }
.hours-lines .hours-table { max-width: 44rem; font-size: clamp(1.1rem, 1.3vw, 1.25rem); line-height: 1.35; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'hours-lines wide',
        body: html`<div>${hoursTable(page)}</div>`,
      }),
  },
  'hours-card': {
    css: `${HOURS_CSS}
.hours-card .card { ${ON_PANEL} padding: clamp(1.5rem, 4vw, 3rem); border-radius: var(--radius); max-width: 36rem; }
@media (min-width: 60rem) { .hours-card.wide .wrap { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gutter); align-items: start; } .hours-card .card { max-width: none; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'hours-card wide',
        body: html`<div class="card">${hoursTable(page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

function mapQuery(page: Page): string | undefined {
  const { address, name, place } = page.facts;
  const town = place && address?.includes(place.name) ? undefined : place?.name;
  const where = [address ?? name, town].filter(Boolean).join(', ');
  return address || (name && place) ? where : undefined;
}

function whereLines(page: Page): Html {
  const { address, place, phone } = page.facts;
  const query = mapQuery(page);
  return html`<address>
      <p class="name">${writeText(page.name, page)}</p>
      <p>
        ${address ? html`${address}` : writeText(missing('address', page), page)}${place && !address?.includes(place.name) ? html`, ${place.name}` : ''}
      </p>
      ${phone && html`<p>${writePhone(page.facts)}</p>`}
    </address>
    ${query && html`<p class="actions"><a class="button" href="https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}" rel="noopener">${page.words.openMap}</a></p>`}`;
}

/** How to get there, where the owner says it. */
function routes({ items }: Section, page: Page): Html | undefined {
  if (items.length === 0) return undefined;
  return html`<ul class="routes">
    ${items.map((item) => html`<li>${name(item, page)} ${text(item, page)}</li>`)}
  </ul>`;
}

const ROUTES_CSS = `
address { font-style: normal; font-size: 1.1rem; }
.where { display: grid; gap: 2.2rem var(--gutter); align-items: start; }
.routes { display: grid; gap: 1.4rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.routes > li { border-top: var(--stroke) solid var(--rule); padding-top: 0.9rem; }`;

function where(section: Section, page: Page): Html {
  return html`<div class="where">
    <div class="place">${whereLines(page)}</div>
    ${routes(section, page)}
  </div>`;
}

export const MAP_LAYOUTS = {
  'map-giant': {
    css: `${ROUTES_CSS}
.map-giant address { font: var(--weight-display) clamp(1.4rem, 2.6vw, 2.2rem)/1.2 var(--font-display); letter-spacing: var(--tracking-display); text-wrap: balance; }
.map-giant address p { max-width: none; }
.map-giant .name, .map-giant address p + p ~ p { font: 600 1.15rem/1.5 var(--font-label); letter-spacing: 0; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'map-giant wide', body: where(section, page) }),
  },
  'map-card': {
    css: `${ROUTES_CSS}
.map-card .place { ${ON_PANEL} padding: clamp(1.5rem, 4vw, 3rem); border-radius: var(--radius); }
.map-card address { font-size: clamp(1.2rem, 1rem + 1vw, 1.7rem); line-height: 1.4; }
.map-card .name { font-size: 1.3em; }
@media (min-width: 60rem) { .map-card .where:has(.routes) { grid-template-columns: 1fr 1fr; } .map-card .routes { grid-template-columns: 1fr; } }`,
    render: (section, page) =>
      frameSection({ section, layout: 'map-card wide', body: where(section, page) }),
  },
  'map-lines': {
    css: `${ROUTES_CSS}
@media (min-width: 60rem) { .section.map-lines > .wrap { display: grid; grid-template-columns: 1fr 1.5fr; gap: var(--gutter); align-items: start; } }
.map-lines address { font: var(--weight-display) clamp(1.5rem, 3.6vw, 2.8rem)/1.2 var(--font-display); letter-spacing: var(--tracking-display); }
.half.map-lines address { font-size: clamp(1.3rem, 1.9vw, 1.7rem); }
.map-lines address .name { font: inherit; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'map-lines wide', body: where(section, page) }),
  },
} as const satisfies Record<string, Layout<Section>>;
