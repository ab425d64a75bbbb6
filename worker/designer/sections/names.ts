import { html, type Html } from '../html.ts';
import { name, writeList } from './list-parts.ts';
import { writeMore } from './more.ts';
import { writeText, type Item, type Layout, type Page, type Section } from './section.ts';

function role(item: Item, page: Page): Html | undefined {
  return item.note === undefined
    ? undefined
    : html`<p class="role">${writeText(item.note, page)}</p>`;
}

function person(item: Item, page: Page): Html {
  return html`${name(item, page)}
    <div>${role(item, page)} ${item.text && html`<p>${item.text}</p>`}</div>`;
}

/** People by their names alone: no faces that are nobody's. */
export const PEOPLE_NAMES = {
  'names-large': {
    css: `
.names-large .list > li { display: grid; gap: 0.2rem 2.5rem; align-items: baseline; border-top: var(--stroke) solid var(--rule); padding-block: 1.1rem 1.3rem; }
.names-large .name { font-size: clamp(1.6rem, 3.2vw, 2.6rem); line-height: 1.08; letter-spacing: var(--tracking-display); }
.names-large .role { font-family: var(--font-label); font-size: 1.1rem; color: var(--fg-brand); }
@media (min-width: 52rem) { .names-large .list > li { grid-template-columns: 1fr 1.4fr; } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'names-large wide', item: person }),
  },
  'names-columns': {
    css: `
.names-columns .list { display: grid; gap: 2rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.names-columns .list > li { border-left: calc(var(--stroke) * 2) solid var(--fg-brand); padding: 0.2rem 0 0.4rem 1.3rem; }
.names-columns .name { font-size: clamp(1.5rem, 2.5vw, 2.2rem); line-height: 1.1; margin-bottom: 0.3rem; }
.names-columns .role { font-family: var(--font-label); font-size: 1.1rem; color: var(--fg-muted); }
@media (min-width: 60rem) { .names-columns .list:has(> :nth-child(5):last-child) { grid-template-columns: repeat(3, 1fr); } }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'names-columns wide', item: person }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Works as a table: what, where, when. */
export const WORK_INDEX = {
  'work-index': {
    css: `
.work-index .list > li { display: grid; gap: 0.1rem 2rem; align-items: baseline; border-top: var(--stroke) solid var(--fg); padding-block: 0.9rem 1rem; }
.work-index .list > li:last-child { border-bottom: var(--stroke) solid var(--fg); }
.work-index .name { font-size: clamp(1.7rem, 4.6vw, 4.2rem); line-height: 1.04; letter-spacing: var(--tracking-display); }
.work-index .role { font-family: var(--font-label); font-variant-numeric: tabular-nums; }
@media (min-width: 52rem) { .work-index .list > li { grid-template-columns: 2.4fr 1.2fr minmax(7rem, 0.8fr); } .work-index .role { text-align: right; } .work-index .list > li > p:not(.role) { grid-column: 2; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'work-index wide',
        item: (item) =>
          html`${name(item, page)} ${html`<p>${item.text ?? ''}</p>`} ${role(item, page)}
          ${writeMore(item, page, 'details')}`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
