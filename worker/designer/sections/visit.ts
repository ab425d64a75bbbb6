import { toPhoneLink } from '#domain/reading/contact.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import { html, trusted, type Html } from '../html.ts';
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

function times(hours: DayHours, page: Page): string {
  if (hours.times.length === 0) return page.words.closed;
  return hours.times.map(({ open, close }) => `${open}–${close}`).join(', ');
}

function hoursData(hours: DayHours): string {
  return hours.times.map(({ open, close }) => `${open}-${close}`).join(' ');
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Every day: the ones that the brief leaves out are closed. */
function listWeek(hours: readonly DayHours[]): DayHours[] {
  return WEEK.map((day) => hours.find((entry) => entry.day === day) ?? { day, times: [] });
}

function hoursTable(page: Page): Html {
  if (page.facts.hours.length === 0) {
    return html`<p class="to-fill">
      ${page.words.hours}: ${writeText(missing('hours', page), page)}
    </p>`;
  }
  const rows = listWeek(page.facts.hours).map(
    (entry) =>
      html`<tr data-day="${entry.day}" data-times="${hoursData(entry)}">
        <th scope="row">${page.words.days[entry.day] ?? ''}</th>
        <td>${times(entry, page)}</td>
      </tr>`,
  );
  return html`<p
      class="open-state"
      data-open="${page.words.openNow}"
      data-closed="${page.words.closedNow}"
      hidden
    ></p>
    <table class="hours-table">
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

const HOURS_CSS = `
.hours-table { border-collapse: collapse; width: 100%; max-width: 40rem; }
.hours-table th { text-align: left; font-weight: inherit; }
.hours-table td { text-align: right; font-variant-numeric: tabular-nums; }
.hours-table :is(th, td) { padding: 0.6em 0; border-bottom: 1px solid var(--rule); }
.hours-table .today :is(th, td) { font-weight: 700; }
.open-state { font-weight: 700; margin-bottom: 1rem; }
.open-state::before { content: ''; display: inline-block; width: 0.65em; height: 0.65em; margin-right: 0.55em; border-radius: 50%; background: var(--fg-brand); }
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
.hours-lines .hours-table { max-width: none; font: var(--weight-display) clamp(1.3rem, 2.8vw, 2.2rem)/1.2 var(--font-display); letter-spacing: var(--tracking-display); }`,
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
  const where = [address ?? name, place?.name].filter(Boolean).join(', ');
  return address || (name && place) ? where : undefined;
}

const STREETS = [
  'M-10 96C120 70 210 150 420 118S700 60 830 96',
  'M-10 260C160 230 300 300 480 262S720 230 830 280',
  'M110-10C130 120 90 260 140 430',
  'M330-10C310 120 360 250 330 430',
  'M560-10C590 150 540 280 580 430',
  'M230 60 300 280M430 120l120 160M620 90l90 180',
  'M-10 370 830 330',
];

/** An abstract street pattern: decoration, hidden from readers, so that it claims nothing. */
function streetSketch(page: Page): Html {
  const turn = page.random.between(-14, 14);
  return html`<svg
    class="streets"
    viewBox="0 0 800 400"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect class="ground" width="800" height="400" />
    <g transform="rotate(${turn} 400 200) scale(1.15)">
      <path class="park" d="M345 128 545 128 560 258 340 268ZM590 300l140-10 20 90-150 10Z" />
      ${trusted(STREETS.map((d) => `<path class="street" d="${d}"/>`).join('\n'))}
    </g>
    <path class="pin" d="M400 214c-34-40-48-58-48-80a48 48 0 0 1 96 0c0 22-14 40-48 80Z" />
    <circle class="hole" cx="400" cy="134" r="17" />
  </svg>`;
}

function whereLines(page: Page): Html {
  const { address, place, phone } = page.facts;
  const query = mapQuery(page);
  return html`<address>
      <p class="name">${writeText(page.name, page)}</p>
      <p>
        ${address ? html`${address}` : writeText(missing('address', page), page)}${place && !address?.includes(place.name) ? html`, ${place.name}` : ''}
      </p>
      ${phone && html`<p><a href="${toPhoneLink(phone)}">${phone}</a></p>`}
    </address>
    ${query && html`<p class="actions"><a class="button" href="https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}" rel="noopener">${page.words.openMap}</a></p>`}`;
}

const STREETS_CSS = `
.streets { display: block; width: 100%; height: 100%; min-height: 16rem; }
.streets .ground { fill: var(--color-tint); }
.streets .park { fill: var(--color-line); opacity: 0.6; }
.streets .street { fill: none; stroke: var(--color-surface); stroke-width: 14; }
.streets .pin { fill: var(--color-brand); }
.streets .hole { fill: var(--color-on-brand); }
address { font-style: normal; font-size: 1.1rem; }`;

export const MAP_LAYOUTS = {
  'map-side': {
    css: `${STREETS_CSS}
.map-side .two { display: grid; gap: 2rem var(--gutter); }
.map-side .streets { border-radius: var(--radius); }
.map-side address { font-size: clamp(1.1rem, 0.9rem + 0.8vw, 1.5rem); line-height: 1.45; }
.map-side .name { font-size: 1.2em; }
@media (min-width: 52rem) { .map-side .two { grid-template-columns: 1fr 2fr; align-items: center; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'map-side wide',
        body: html`<div class="two">
          <div>${whereLines(page)}</div>
          ${streetSketch(page)}
        </div>`,
      }),
  },
  'map-card': {
    css: `${STREETS_CSS}
.map-card .stage { position: relative; min-height: 26rem; display: grid; border-radius: var(--radius); overflow: hidden; }
.map-card .stage > * { grid-area: 1 / 1; }
.map-card .card { position: relative; align-self: end; justify-self: start; margin: 1rem; background: var(--color-surface); color: var(--color-ink); padding: 1.4rem 1.8rem; border-radius: var(--radius); --fg-brand: var(--color-brand-text); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'map-card wide',
        body: html`<div class="stage">
          ${streetSketch(page)}
          <div class="card">${whereLines(page)}</div>
        </div>`,
      }),
  },
  'map-lines': {
    css: `
@media (min-width: 60rem) { .section.map-lines > .wrap { display: grid; grid-template-columns: 1fr 1.5fr; gap: var(--gutter); align-items: start; } }
.map-lines address { font: var(--weight-display) clamp(1.5rem, 3.6vw, 2.8rem)/1.2 var(--font-display); letter-spacing: var(--tracking-display); }
.map-lines .name { font: inherit; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'map-lines wide',
        body: html`<div>${whereLines(page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
