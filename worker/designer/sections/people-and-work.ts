import { html, trusted, type Html } from '../html.ts';
import { FILTER_CSS, writeFilter } from './filter.ts';
import { balanced, emptyFrame } from './list-parts.ts';
import { writeMore } from './more.ts';
import {
  frameSection,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';
import { VIEWER_CSS, viewerData } from './viewer.ts';

const TONES = [0, 3, 1] as const;

/** A bust in the page's colours that holds the place of a portrait. */
function portrait(page: Page, index: number): Html {
  const tone = TONES[index % TONES.length] ?? 0;
  const left = index % 2 ? 24 : -6;
  return html`<svg
    class="art"
    viewBox="0 0 320 360"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="${page.words.placeholder.photos}"
  >
    ${trusted(`<rect class="c${tone}" width="320" height="360"/>
<g class="f${tone}"><use href="#art-bust" x="${left}" y="50" width="310" height="310"/></g>`)}
  </svg>`;
}

function person(item: Item, page: Page): Html {
  return html`<h3 class="name">${writeText(item.name, page)}</h3>
    ${item.note && html`<p class="label">${writeText(item.note, page)}</p>`}
    ${item.text && html`<p>${item.text}</p>`}`;
}

function people(section: Section, page: Page, layout: string): Html {
  page.missing.add('photos');
  const items = section.items.map(
    (item, index) =>
      html`<li>
        <div class="picture" data-placeholder="photos">${portrait(page, index)}</div>
        <div>${person(item, page)}</div>
      </li>`,
  );
  return frameSection({
    section,
    layout: `${layout} wide`,
    body: html`<ul class="list">
      ${items}
    </ul>`,
  });
}

/** Frames for portraits, until the owner adds their own. */
export const PEOPLE_LAYOUTS = {
  'people-row': {
    css: `
.people-row .list { display: grid; gap: 2rem var(--gutter); }
.people-row .picture { aspect-ratio: 8 / 9; margin-bottom: 1rem; }
@media (max-width: 47.99rem) { .people-row .list > li { display: grid; grid-template-columns: 8rem 1fr; gap: 1.2rem; align-items: center; } .people-row .picture { margin: 0; } }
@media (min-width: 48rem) { .people-row .list { grid-template-columns: repeat(3, 1fr); } }`,
    render: (section, page) => people(section, page, 'people-row'),
  },
  'people-discs': {
    css: `
.people-discs .list { display: grid; gap: 1.6rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
.people-discs .list > li { display: flex; gap: 1.3rem; align-items: center; }
.people-discs .picture { flex: none; width: clamp(6rem, 10vw, 9rem); aspect-ratio: 1; border-radius: 50%; padding: 0; }`,
    render: (section, page) => people(section, page, 'people-discs'),
  },
  'people-lines': {
    css: `
.people-lines .list > li { display: grid; grid-template-columns: clamp(5rem, 9vw, 8rem) 1fr; gap: 1.4rem clamp(1.4rem, 4vw, 4rem); align-items: center; border-top: var(--stroke) solid var(--rule); padding-block: 1rem; }
.people-lines .picture { aspect-ratio: 1; padding: 0; }
.people-lines .name { font-size: clamp(1.5rem, 2.8vw, 2.4rem); line-height: 1.1; }
@media (min-width: 60rem) { .people-lines .list > li > div:last-child { display: flex; justify-content: space-between; align-items: baseline; gap: 2rem; } }`,
    render: (section, page) => people(section, page, 'people-lines'),
  },
} as const satisfies Record<string, Layout<Section>>;

interface WorkSize {
  width: number;
  height: number;
}

function works(
  section: Section,
  page: Page,
  layout: string,
  sizeOf: (index: number) => WorkSize,
): Html {
  const items = section.items.map(
    (item, index) =>
      html`<li data-group="${item.group ?? ''}">
        ${emptyFrame(item, page, sizeOf(index))}
        <div class="caption">${person(item, page)} ${writeMore(item, page, 'details')}</div>
      </li>`,
  );
  return frameSection({
    section,
    layout: `${layout} works wide`,
    body: html`<div data-filter>
      ${writeFilter(section, page)}
      <ul class="list" ${viewerData(page)}>
        ${items}
      </ul>
    </div>`,
  });
}

const WORK_CSS = `${FILTER_CSS}${VIEWER_CSS}
.works .caption .unfold { flex-basis: 100%; }`;

/** Ways to hang works. Their pictures open large. */
export const WORK_LAYOUTS = {
  'work-wall': {
    css: `${WORK_CSS}
.work-wall .list { display: grid; gap: 2rem var(--gutter); }
.work-wall .picture { aspect-ratio: 4 / 3; margin-bottom: 0.9rem; }
.work-wall .caption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.2rem 1.5rem; align-items: baseline; }
.work-wall .caption > p:not(.label) { flex-basis: 100%; }
@media (min-width: 52rem) {
  .work-wall .list { grid-template-columns: repeat(5, 1fr); grid-auto-flow: dense; }
  .work-wall .list > li { grid-column: span 2; }
  .work-wall .list > li:is(:nth-child(4n + 1), :nth-child(4n)) { grid-column: span 3; }
  .work-wall .list > li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  .work-wall .picture { aspect-ratio: auto; height: clamp(18rem, 33vw, 32rem); }
}`,
    render: (section, page) =>
      works(section, page, 'work-wall', (index) => ({ width: index % 2 ? 440 : 660, height: 500 })),
  },
  'work-stairs': {
    css: `${WORK_CSS}
.work-stairs .list { display: grid; gap: 2.4rem var(--gutter); }
.work-stairs .picture { aspect-ratio: 4 / 3; margin-bottom: 0.9rem; }
@media (min-width: 52rem) { .work-stairs .list { grid-template-columns: repeat(6, 1fr); } .work-stairs .list > li { grid-column: span 3; } .work-stairs .list:has(> li:nth-child(2n + 3):last-child) > li:nth-last-child(-n + 3) { grid-column: span 2; } }`,
    render: (section, page) =>
      works(section, page, 'work-stairs', () => ({ width: 600, height: 450 })),
  },
  'work-strip': {
    css: `${WORK_CSS}
.work-strip .list { display: grid; gap: 1.6rem 1rem; grid-template-columns: 1fr 1fr; }
.work-strip .picture { aspect-ratio: 3 / 4; margin-bottom: 0.8rem; }
@media (min-width: 60rem) { ${balanced('.work-strip .list')} }`,
    render: (section, page) =>
      works(section, page, 'work-strip', (index) => ({
        width: 360,
        height: index % 2 ? 360 : 480,
      })),
  },
} as const satisfies Record<string, Layout<Section>>;
