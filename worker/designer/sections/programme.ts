import { html, type Html } from '../html.ts';
import { balanced, name, text, writeSets } from './list-parts.ts';
import {
  frameSection,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

interface Groups {
  layout: string;
  item: (item: Item, page: Page) => Html;
}

/** The items as ordered lists, one for each group, each group in a box of its own. */
function writeGroups(section: Section, page: Page, { layout, item }: Groups): Html {
  return frameSection({
    section,
    layout: `${layout} wide`,
    body: html`<div class="sets">${writeSets(section, page, { element: 'ol', item })}</div>`,
  });
}

function when(item: Item, page: Page): Html {
  return html`<p class="when">${item.note !== undefined && writeText(item.note, page)}</p>`;
}

function tag(item: Item, page: Page): Html | undefined {
  return item.price === undefined
    ? undefined
    : html`<p class="tag">${writeText(item.price, page)}</p>`;
}

/** The time, then what happens. */
function happening(item: Item, page: Page): Html {
  return html`${when(item, page)}
    <div>${name(item, page)} ${text(item, page)} ${tag(item, page)}</div>`;
}

function act(item: Item, page: Page): Html {
  return html`${name(item, page)} ${when(item, page)} ${text(item, page)}`;
}

const WHEN_CSS =
  'font-family: var(--font-label); font-weight: 600; font-variant-numeric: tabular-nums; color: var(--fg-brand);';

/** A programme: the time, then what happens. */
export const SCHEDULE_LAYOUTS = {
  'schedule-lines': {
    css: `
.schedule-lines .sets { display: grid; gap: 2.5rem var(--gutter); }
.schedule-lines .list > li { display: grid; grid-template-columns: minmax(4.2rem, 8.5rem) 1fr; gap: 0.2rem clamp(1rem, 3vw, 3rem); padding: 1rem 0 1.1rem; border-top: 1px solid var(--rule); }
.schedule-lines .when { ${WHEN_CSS} line-height: 1.6; }
.schedule-lines .name { font-size: clamp(1.15rem, 1.7vw, 1.5rem); }
@media (min-width: 60rem) { .schedule-lines .sets:has(> .set:nth-child(2)) { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); } .schedule-lines .sets:has(> .set:nth-child(4):last-child) { grid-template-columns: 1fr 1fr; } }`,
    render: (section, page) =>
      writeGroups(section, page, { layout: 'schedule-lines', item: happening }),
  },
  'schedule-hours': {
    css: `
.schedule-hours .sets { display: grid; gap: 3rem var(--gutter); }
.schedule-hours .list > li { display: grid; gap: 0.2rem 2rem; padding-block: 1.1rem 1.3rem; border-top: var(--stroke) solid var(--fg); }
.schedule-hours .when { font: var(--weight-display) clamp(1.5rem, 2.6vw, 2.3rem)/1.05 var(--font-display); letter-spacing: var(--tracking-display); font-variant-numeric: tabular-nums; color: var(--fg-brand); }
.schedule-hours .when:empty { display: none; }
@media (min-width: 48rem) { .schedule-hours .list > li { grid-template-columns: minmax(9rem, 0.5fr) 2fr; align-items: baseline; } .schedule-hours .sets:has(> .set:nth-child(3)) .list > li { display: block; } .schedule-hours .sets:has(> .set:nth-child(3)) { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); } .schedule-hours .sets:has(> .set:nth-child(4):last-child) { grid-template-columns: 1fr 1fr; } }`,
    render: (section, page) =>
      writeGroups(section, page, { layout: 'schedule-hours', item: happening }),
  },
} as const satisfies Record<string, Layout<Section>>;

const BILL_CSS = 'line-height: 1.02; letter-spacing: var(--tracking-display); text-wrap: balance;';

/** Who plays, as on a bill: the first names largest. */
export const LINEUP_LAYOUTS = {
  'lineup-bill': {
    css: `
.lineup-bill .sets { display: grid; gap: 2.5rem; }
.lineup-bill .list { display: flex; flex-wrap: wrap; gap: 0.7rem clamp(1.4rem, 4vw, 3.6rem); align-items: baseline; }
.lineup-bill .name { font-size: clamp(1.5rem, 3.2vw, 2.9rem); ${BILL_CSS} }
.lineup-bill .list > li:nth-child(-n + 2) .name { font-size: clamp(2.2rem, 7vw, 6.4rem); }
.lineup-bill .when { ${WHEN_CSS} font-size: 1.05rem; }`,
    render: (section, page) => writeGroups(section, page, { layout: 'lineup-bill', item: act }),
  },
  'lineup-rows': {
    css: `
.lineup-rows .sets { display: grid; gap: 2.5rem var(--gutter); }
.lineup-rows .list > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0.2rem 2rem; padding-block: 0.7rem 0.9rem; border-top: var(--stroke) solid var(--fg); }
.lineup-rows .name { font-size: clamp(1.7rem, 4.4vw, 3.8rem); ${BILL_CSS} }
.lineup-rows .when { ${WHEN_CSS} font-size: 1.1rem; }`,
    render: (section, page) => writeGroups(section, page, { layout: 'lineup-rows', item: act }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Who speaks and about what: the talk stands as large as the name. */
export const SPEAKER_LAYOUTS = {
  'speakers-rows': {
    css: `
.speakers-rows .list > li { display: grid; gap: 0.3rem clamp(1.5rem, 5vw, 5rem); padding-block: 1.5rem 1.7rem; border-top: var(--stroke) solid var(--rule); }
.speakers-rows .name { font-size: clamp(1.4rem, 2.4vw, 2rem); line-height: 1.1; }
.speakers-rows .talk { font-size: clamp(1.15rem, 1.7vw, 1.5rem); line-height: 1.35; }
@media (min-width: 52rem) { .speakers-rows .list > li { grid-template-columns: 1fr 1.5fr; } .speakers-rows .talk { grid-area: 1 / 2 / span 2 / 3; } }`,
    render: (section, page) =>
      writeGroups(section, page, { layout: 'speakers-rows', item: speaker }),
  },
  'speakers-grid': {
    css: `
.speakers-grid .list { display: grid; gap: 2.4rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.speakers-grid .list > li { border-top: calc(var(--stroke) * 3) solid var(--fg-brand); padding-top: 1rem; }
.speakers-grid .name { font-size: clamp(1.35rem, 2vw, 1.7rem); line-height: 1.12; }
.speakers-grid .talk { margin-top: 1rem; }`,
    render: (section, page) =>
      writeGroups(section, page, { layout: 'speakers-grid', item: speaker }),
  },
} as const satisfies Record<string, Layout<Section>>;

function speaker(item: Item, page: Page): Html {
  return html`<div>
      ${name(item, page)}
      ${item.note !== undefined && html`<p class="label">${writeText(item.note, page)}</p>`}
    </div>
    ${item.text && html`<p class="talk">${item.text}</p>`}`;
}

/** Dates of a tour or a season: the day large, then where. */
export const DATES_LAYOUTS = {
  'dates-rows': {
    css: `
.dates-rows .list > li { display: grid; gap: 0.2rem clamp(1rem, 4vw, 4rem); padding-block: 1.1rem 1.2rem; border-top: var(--stroke) solid var(--rule); align-items: baseline; }
.dates-rows .list > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
.dates-rows .when { font: var(--weight-display) clamp(1.3rem, 2.6vw, 2.2rem)/1.1 var(--font-display); letter-spacing: var(--tracking-display); color: var(--fg-brand); }
.dates-rows .name { font-size: clamp(1.2rem, 1.9vw, 1.6rem); line-height: 1.2; }
.dates-rows .tag { ${WHEN_CSS} }
@media (min-width: 48rem) { .dates-rows .list > li { grid-template-columns: minmax(9rem, 0.7fr) 1.8fr minmax(6rem, 0.4fr); } .dates-rows .tag { text-align: right; } .dates-rows .list:not(:has(.tag)) > li { grid-template-columns: minmax(9rem, 0.7fr) 2.2fr; } .dates-rows .list > li:has(.when:empty) > div { grid-column: 1 / 3; } .dates-rows .when:empty { display: none; } }`,
    render: (section, page) => writeGroups(section, page, { layout: 'dates-rows', item: date }),
  },
  'dates-tickets': {
    css: `
.dates-tickets .list { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
@media (min-width: 72rem) { ${balanced('.dates-tickets .list')} }
.dates-tickets .list > li { display: grid; gap: 0.35rem; align-content: start; padding: 1.3rem 1.4rem 1.5rem; border: var(--stroke) solid var(--fg); border-radius: var(--radius); }
.dates-tickets .when { font: var(--weight-display) clamp(1.5rem, 2.4vw, 2.1rem)/1.05 var(--font-display); letter-spacing: var(--tracking-display); color: var(--fg-brand); padding-bottom: 0.8rem; border-bottom: var(--stroke) dashed var(--rule); margin-bottom: 0.5rem; }
.dates-tickets .when:empty { display: none; }
.dates-tickets .tag { ${WHEN_CSS} }`,
    render: (section, page) => writeGroups(section, page, { layout: 'dates-tickets', item: date }),
  },
} as const satisfies Record<string, Layout<Section>>;

function date(item: Item, page: Page): Html {
  return html`${when(item, page)}
    <div>${name(item, page)} ${text(item, page)}</div>
    ${tag(item, page)}`;
}

/** History or a life: the years beside what happened, one below the other. */
export const TIMELINE_LAYOUTS = {
  'years-lines': {
    css: `
.years-lines .list > li { display: grid; gap: 0.2rem clamp(1.5rem, 5vw, 5rem); padding-block: 1.3rem 1.6rem; border-top: var(--stroke) solid var(--rule); }
.years-lines .when { font: var(--weight-display) clamp(1.25rem, 2.2vw, 1.9rem)/1.15 var(--font-display); letter-spacing: var(--tracking-display); font-variant-numeric: tabular-nums; color: var(--fg-brand); }
.years-lines .when:empty { display: none; }
@media (min-width: 48rem) { .years-lines .list > li { grid-template-columns: minmax(9rem, 1fr) 2.6fr; align-items: baseline; } .years-lines .list > li > div { grid-column: 2; } }`,
    render: (section, page) => writeGroups(section, page, { layout: 'years-lines', item: date }),
  },
  'years-rail': {
    css: `
.years-rail .list { border-left: var(--stroke) solid var(--fg-brand); margin-left: 0.5rem; }
.years-rail .list > li { position: relative; padding: 0 0 2.2rem clamp(1.4rem, 4vw, 3rem); }
.years-rail .list > li:last-child { padding-bottom: 0; }
.years-rail .list > li::before { content: ''; position: absolute; left: calc(-0.5rem - var(--stroke) / 2); top: 0.35em; width: 1rem; height: 1rem; border-radius: var(--radius-button); background: var(--fg-brand); outline: 4px solid var(--bg); }
.years-rail .when { ${WHEN_CSS} }
.years-rail .name { font-size: clamp(1.3rem, 2vw, 1.7rem); line-height: 1.15; margin-top: 0.15rem; }
@media (min-width: 60rem) { .years-rail .sets:has(> .set:nth-child(2)) { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gutter); } }`,
    render: (section, page) => writeGroups(section, page, { layout: 'years-rail', item: date }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** What happens when in the year. */
export const CALENDAR_LAYOUTS = {
  'year-months': {
    css: `
.year-months .list { display: grid; gap: 0 var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
.year-months .list > li { border-top: var(--stroke) solid var(--fg-brand); padding: 0.8rem 0 2.2rem; }
.year-months .name { font-size: clamp(1.25rem, 1.8vw, 1.6rem); margin-bottom: 0.3rem; }
@media (min-width: 64rem) { ${balanced('.year-months .list')} }`,
    render: (section, page) =>
      writeGroups(section, page, {
        layout: 'year-months',
        item: (item) => html`${name(item, page)} ${text(item, page)} ${tag(item, page)}`,
      }),
  },
  'year-lines': {
    css: `
.year-lines .list > li { display: grid; gap: 0.1rem clamp(1.5rem, 5vw, 5rem); padding-block: 0.8rem; border-top: 1px solid var(--rule); }
.year-lines .name { font-size: clamp(1.5rem, 3vw, 2.6rem); line-height: 1.05; letter-spacing: var(--tracking-display); }
@media (min-width: 48rem) { .year-lines .list > li { grid-template-columns: minmax(11rem, 1fr) 2fr; align-items: baseline; } }`,
    render: (section, page) =>
      writeGroups(section, page, {
        layout: 'year-lines',
        item: (item) =>
          html`${name(item, page)}
            <div>${text(item, page)} ${tag(item, page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
