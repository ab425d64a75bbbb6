import { html } from '../html.ts';
import {
  balanced,
  icon,
  photoFrame,
  name,
  note,
  price,
  text,
  what,
  writeList,
  writeSets,
} from './list-parts.ts';
import { TYPOGRAPHIC_LISTS } from './lists-typographic.ts';
import {
  frameSection,
  nextPicture,
  writeText,
  type Layout,
  type Section,
  ON_PANEL,
} from './section.ts';

/** Groups of entries stand in two columns, as on a printed menu: a name and its price, what it is below them. */
function pairedGroups(list: string): string {
  const entry = `.section.${list} .groups .list > li`;
  return `.${list} .group { break-after: avoid; } .${list} .groups .list { break-inside: avoid; margin-bottom: 2.6rem; } .${list} .groups .group { margin-top: 0; }
@media (min-width: 64rem) { .${list} .groups { columns: 2; column-gap: clamp(2.5rem, 6vw, 6rem); } ${entry} { grid-template: none / 1fr fit-content(45%); padding-block: 0.8rem; } ${entry} > :is(.what, .label) { grid-area: auto / 1 / auto / -1; } ${entry} > .price { grid-area: 1 / 2; justify-self: end; } .${list} .groups .name { font-size: clamp(1.15rem, 1.9vw, 1.6rem); } }`;
}

/** Ways to show a list of things; every kind of section picks those that suit it. */
export const LIST_LAYOUTS = {
  rows: {
    css: `
.rows .list > li { display: grid; gap: 0.3rem 2rem; padding: 1.5rem 0; border-top: var(--stroke) solid var(--rule); }
.rows .list > li:last-child { border-bottom: var(--stroke) solid var(--rule); }
.rows .list > li { grid-template-columns: 1fr fit-content(50%); align-items: baseline; }
.rows .price { grid-area: 1 / 2; justify-self: end; text-align: right; }
.rows :is(.label, .what) { grid-column: 1 / -1; }
@media (min-width: 48rem) { .rows .list > li { grid-template-columns: minmax(12rem, 1fr) 1.6fr minmax(7rem, 0.5fr); grid-template-rows: auto 1fr; } .rows .list:not(:has(.price)) > li { grid-template-columns: minmax(12rem, 1fr) 1.6fr; } .rows .list:not(:has(.what)) > li { grid-template-columns: 1fr minmax(7rem, 0.4fr); } .rows .list:has(.what) .price { grid-area: 1 / 3; } .rows .label { grid-area: 2 / 1; } .rows .what { grid-area: 1 / 2 / span 2; } }`,
    groupsCss: pairedGroups('rows'),
    render: (section, page) =>
      writeList(section, page, {
        layout: 'rows',
        item: (item) =>
          html`${name(item, page)} ${price(item, page)} ${note(item, page)} ${what(item, page)}`,
      }),
  },
  notes: {
    css: `
.notes .list { columns: 19rem 3; column-gap: var(--gutter); column-rule: 1px solid var(--rule); }
.notes .list > li { break-inside: avoid; padding-bottom: 2rem; }
.notes .name { margin-bottom: 0.4rem; }
.notes .list:has(> li:nth-child(4):last-child) { column-count: 2; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'notes wide',
        item: (item) =>
          html`${note(item, page)} ${name(item, page)} ${text(item, page)} ${price(item, page)}`,
      }),
  },
  index: {
    css: `
.index .list > li { display: grid; gap: 0.2rem 2rem; padding: 0.9rem 0 1.1rem; border-top: var(--stroke) solid var(--rule); transition: padding 0.2s; }
.index .name { font-size: clamp(1.6rem, 3.6vw, 3rem); line-height: 1.05; letter-spacing: var(--tracking-display); }
.index .list p { color: var(--fg-muted); max-width: 30rem; }
.index .list > li { grid-template-columns: 1fr fit-content(50%); align-items: baseline; }
.index :is(.what, .label) { grid-column: 1 / -1; }
.index .price { grid-area: 1 / 2; text-align: right; font-size: clamp(1.15rem, 1.6vw, 1.5rem); }
@media (min-width: 60rem) { .index .list > li { grid-template-columns: 1.2fr 1fr minmax(7rem, 0.3fr); grid-template-rows: auto 1fr; align-items: baseline; } .index .list:not(:has(.price)) > li { grid-template-columns: 1.2fr 1fr; } .index .price { grid-area: 1 / 3; justify-self: end; text-align: right; } .index .what { grid-area: 1 / 2 / span 2; } .index .label { grid-area: 2 / 1; } .index .list > li:hover { padding-left: 1.2rem; } }`,
    groupsCss: pairedGroups('index'),
    render: (section, page) =>
      writeList(section, page, {
        layout: 'index wide',
        item: (item) =>
          html`${name(item, page)} ${what(item, page)} ${note(item, page)} ${price(item, page)}`,
      }),
  },
  ledger: {
    css: `
.ledger .list { display: grid; gap: 1.6rem clamp(2rem, 6vw, 6rem); }
.ledger .entry { display: flex; align-items: baseline; gap: 0.7rem; }
.ledger .entry::before { content: ''; order: 1; flex: 1; border-bottom: 2px dotted var(--rule); translate: 0 -0.25em; }
.ledger .price { order: 2; flex: none; max-width: 55%; text-align: right; }
.ledger .list p { max-width: 28rem; color: var(--fg-muted); }
@media (min-width: 48rem) { .ledger .list:not(:has(> li:nth-child(3):last-child)) { grid-template-columns: 1fr 1fr; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'ledger wide',
        item: (item) =>
          html`<div class="entry">${name(item, page)} ${price(item, page)}</div>
            ${text(item, page)} ${note(item, page)}`,
      }),
  },
  figures: {
    css: `
.figures .list { display: grid; gap: 2.5rem var(--gutter); }
.figures .picture { aspect-ratio: 4 / 3; margin-bottom: 1rem; }
@media (min-width: 48rem) { ${balanced('.figures .list')} .figures .picture { aspect-ratio: auto; height: clamp(13rem, 22vw, 21rem); } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'figures wide',
        item: (item) =>
          html`${photoFrame(item, page, { width: 480, height: 360 })} ${name(item, page)}
          ${text(item, page)} ${price(item, page)} ${note(item, page)}`,
      }),
  },
  timeline: {
    css: `
.timeline .list { display: grid; gap: 2.2rem var(--gutter); }
.timeline .list > li { position: relative; padding-left: 2rem; border-left: var(--stroke) solid var(--fg-brand); }
.timeline .list > li::before { content: ''; position: absolute; left: calc(-0.5rem - var(--stroke) / 2); top: 0.45em; width: 1rem; height: 1rem; border-radius: var(--radius-button); background: var(--fg-brand); outline: 4px solid var(--bg); }
@media (min-width: 60rem) {
  ${balanced('.timeline .list')} .timeline .list { column-gap: 0; }
  .timeline .list > li { padding: 2rem 1.6rem 0 0; border-left: 0; border-top: var(--stroke) solid var(--fg-brand); }
  .timeline .list > li::before { left: 0; top: calc(-0.5rem - var(--stroke) / 2); }
}
`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'timeline wide',
        element: 'ol',
        item: (item) =>
          html`${note(item, page)} ${name(item, page)} ${text(item, page)} ${price(item, page)}`,
      }),
  },
  grid: {
    css: `
.grid .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 0 var(--gutter); }
.grid .list > li { border-top: var(--stroke) solid var(--fg); padding: 0.8rem 0 2.6rem; }
.grid .list p { margin-top: 0.5rem; }
@media (min-width: 60rem) { ${balanced('.grid .list')} }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'grid',
        item: (item) =>
          html`${name(item, page)} ${text(item, page)} ${price(item, page)} ${note(item, page)}`,
      }),
  },
  spread: {
    css: `
.spread .list { display: grid; gap: 2.2rem var(--gutter); }
.spread .list > li { display: grid; grid-template-columns: 3.6rem 1fr; gap: 0 1.2rem; align-items: start; }
.spread .icon { grid-row: span 4; }
.spread .set + .set { margin-top: 3rem; }
.spread .list > li:not(:has(.icon)) { display: block; border-top: var(--stroke) solid var(--rule); padding-top: 1rem; }
.spread .split { display: grid; gap: 2.5rem; }
@media (min-width: 60rem) { .spread .split { grid-template-columns: 1fr 1.25fr; gap: clamp(3rem, 7vw, 7rem); } .spread .picture { position: sticky; top: 6rem; aspect-ratio: 4 / 5; } }
@media (min-width: 40rem) and (max-width: 59.99rem) { .spread .split { grid-template-columns: 1fr 1.6fr; align-items: start; } .spread .picture { aspect-ratio: 4 / 5; } }
@media (max-width: 39.99rem) { .spread .picture { aspect-ratio: 1; } }`,
    render: (section, page) => {
      const sets = writeSets(section, page, {
        item: (item) =>
          html`${icon(item, section, page)} ${name(item, page)} ${text(item, page)}
          ${price(item, page)} ${note(item, page)}`,
      });
      const body = html`<div class="split">
        <div class="picture">${nextPicture(page, 480, 600)}</div>
        <div>${sets}</div>
      </div>`;
      return frameSection({ section, layout: 'spread wide', body });
    },
  },
  steps: {
    css: `
.steps .list { display: grid; gap: 2rem var(--gutter); counter-reset: step; }
.steps .list > li { counter-increment: step; border-top: var(--stroke) solid var(--rule); padding-top: 1rem; }
.steps .list > li::before { content: counter(step); display: block; font: var(--weight-display) clamp(3rem, 6vw, 5.5rem)/1 var(--font-display); color: var(--fg-brand); margin-bottom: 1.4rem; }
@media (min-width: 60rem) { ${balanced('.steps .list')} .steps .list:has(> li:nth-child(4):last-child) > li:nth-child(n) { grid-column: span 3 !important; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'steps wide',
        element: 'ol',
        item: (item) => html`${name(item, page)} ${text(item, page)} ${note(item, page)}`,
      }),
  },
  soft: {
    css: `
.soft .list { display: grid; gap: 1rem; }
.soft .list > li { ${ON_PANEL} border-radius: var(--radius); padding: 1.8rem 2rem; }
.soft .list p { color: var(--panel-muted); margin-top: 0.4rem; }
@media (min-width: 48rem) { .soft .list { grid-template-columns: 1fr 1fr; } .soft .list > li:last-child:nth-child(odd) { grid-column: 1 / -1; } }
@media (min-width: 60rem) { ${balanced('.soft .list')} .soft .list > li { padding: 2.2rem 2.4rem 2.6rem; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'soft wide',
        item: (item) =>
          html`${note(item, page)} ${name(item, page)} ${text(item, page)} ${price(item, page)}`,
      }),
  },
  zigzag: {
    css: `
.zigzag .list { display: grid; gap: clamp(2.5rem, 5vw, 4.5rem); }
.zigzag .list > li { display: grid; gap: 1.4rem; }
.zigzag .picture { aspect-ratio: 5 / 3; }
.zigzag .more { margin-top: 3rem; display: grid; gap: 1.4rem var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
@media (min-width: 64rem) { .zigzag .more:has(> li:nth-child(4):last-child) { grid-template-columns: repeat(4, 1fr); } }
.zigzag .name { font-size: clamp(1.5rem, 2.6vw, 2.2rem); line-height: 1.1; margin-bottom: 0.6rem; }
.zigzag .more .name { font-size: var(--size-name); }
@media (min-width: 48rem) {
  .zigzag .list > li { grid-template-columns: 1.2fr 1fr; align-items: center; gap: clamp(2rem, 6vw, 6rem); }
  .zigzag .list > li:nth-child(even) { grid-template-columns: 1fr 1.2fr; }
  .zigzag .list > li:nth-child(even) .picture { order: 2; }
}`,
    render: (section, page) => {
      const shown = section.items.slice(0, 2).map(
        (item) =>
          html`<li>
            ${photoFrame(item, page, { width: 600, height: 360 })}
            <div>
              ${note(item, page)} ${name(item, page)} ${text(item, page)} ${price(item, page)}
            </div>
          </li>`,
      );
      const rest = section.items
        .slice(2)
        .map(
          (item) =>
            html`<li>
              ${name(item, page)} ${text(item, page)} ${price(item, page)} ${note(item, page)}
            </li>`,
        );
      const body = html`<ul class="list">
          ${shown}
        </ul>
        <ul class="more">
          ${rest}
        </ul>`;
      return frameSection({
        section,
        layout: 'zigzag wide',
        body:
          rest.length > 0
            ? body
            : html`<ul class="list">
                ${shown}
              </ul>`,
      });
    },
  },
  cut: {
    css: `
.cut .list { display: grid; gap: 2.4rem 1.6rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
.cut .icon { width: 6.5rem; height: 6.5rem; padding: 1.1rem; background: var(--field); border-radius: 46% 54% 52% 48% / 55% 45% 58% 42%; margin-bottom: 1rem; }
.cut .list > li:nth-child(even) .icon { border-radius: 55% 45% 40% 60% / 45% 58% 42% 55%; rotate: 4deg; }
.cut .list > li:nth-child(even) { margin-top: 1.6rem; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'cut wide',
        item: (item) =>
          html`${icon(item, section, page)} ${name(item, page)} ${text(item, page)}
          ${price(item, page)} ${note(item, page)}`,
      }),
  },
  blocks: {
    css: `
.blocks .list { display: grid; border: var(--stroke) solid var(--fg); border-radius: var(--radius); overflow: hidden; }
.blocks .list > li { --fg-brand: currentColor; --fg-muted: currentColor; padding: 1.6rem 1.8rem 2.2rem; display: grid; align-content: space-between; gap: 1.6rem; min-height: 11rem; }
.blocks .list > li:nth-child(4n + 1) { background: var(--color-brand); color: var(--color-on-brand); }
.blocks .list > li:nth-child(4n + 2) { background: var(--color-surface); color: var(--color-ink); }
.blocks .list > li:nth-child(4n + 3) { background: var(--color-deep); color: var(--color-on-deep); }
.blocks .list > li:nth-child(4n) { background: var(--color-accent); color: var(--color-on-accent); }
.blocks .name { font-size: clamp(1.5rem, 2.4vw, 2.1rem); line-height: 1.05; }
@media (min-width: 48rem) { .blocks .list { grid-template-columns: repeat(12, 1fr); } .blocks .list > li { grid-column: span 5; } .blocks .list > li:nth-child(4n + 1), .blocks .list > li:nth-child(4n) { grid-column: span 7; } .blocks .list > li:last-child:nth-child(odd) { grid-column: 1 / -1; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'blocks wide',
        item: (item) =>
          html`<div>${note(item, page)} ${name(item, page)}</div>
            ${text(item, page)} ${price(item, page)}`,
      }),
  },
  bento: {
    css: `
.bento .list { display: grid; gap: 0.9rem; }
.bento .list > li { ${ON_PANEL} border-radius: var(--radius); padding: 1.5rem 1.7rem; display: grid; align-content: start; gap: 0.4rem; }
.bento .list p { color: var(--panel-muted); }
.bento .list > .picture { padding: 0; overflow: hidden; min-height: 16rem; border-radius: var(--radius); }
.bento .list > .picture .art { position: absolute; inset: 0; }
.bento .icon { width: 3.6rem; height: 3.6rem; margin-bottom: 1rem; }
@media (min-width: 48rem) { .bento .list { grid-template-columns: 1fr 1fr; } .bento .list > .picture { grid-column: 1 / -1; } }
@media (min-width: 60rem) {
  .bento .list { grid-template-columns: repeat(4, 1fr); grid-auto-rows: minmax(12rem, auto); }
  .bento .list > .picture { grid-column: span 2; grid-row: span 2; }
  .bento .list:has(> li:nth-child(4):last-child) > li:nth-child(2), .bento .list > li:nth-child(6), .bento .list > li:nth-child(7):last-child { grid-column: span 2; }
  .bento .list > li:nth-child(6):last-child { grid-column: 1 / -1; }
}`,
    render: (section, page) => {
      const items = section.items.map(
        (item) =>
          html`<li>
            ${icon(item, section, page)} ${name(item, page)} ${text(item, page)}
            ${price(item, page)} ${note(item, page)}
          </li>`,
      );
      const body = html`<ul class="list">
        <li class="picture">${nextPicture(page, 560, 480)}</li>
        ${items}
      </ul>`;
      return frameSection({ section, layout: 'bento wide', body });
    },
  },
  labels: {
    css: `
.labels .list { display: grid; gap: 1.2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
.labels .list > li { background: var(--color-surface); color: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); border: 2px solid var(--color-ink); border-radius: var(--radius); display: grid; grid-template-rows: auto 1fr auto; box-shadow: 5px 5px 0 var(--color-ink); }
.labels .list > li > * { padding-inline: 1.1rem; }
.labels .name { padding-block: 0.9rem; border-bottom: 2px dashed var(--color-line); display: flex; justify-content: space-between; gap: 1rem; align-items: center; }
@media (min-width: 60rem) { ${balanced('.labels .list')} }
.labels .icon { flex: none; width: 3rem; height: 3rem; }
.labels .list > li > p:not(.label) { padding-block: 0.9rem 1.2rem; color: var(--color-muted); }
.labels .price { background: var(--color-accent); color: var(--color-on-accent); padding-block: 0.4rem; justify-self: end; margin-bottom: 1rem; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'labels wide',
        item: (item) =>
          html`<h3 class="name">
              <span>${writeText(item.name, page)}</span>
              ${icon(item, section, page)}
            </h3>
            ${text(item, page)} ${price(item, page)} ${note(item, page)}`,
      }),
  },
  flow: {
    css: `
.flow .list { display: flex; flex-wrap: wrap; gap: 0.2em clamp(1.2rem, 3.4vw, 3rem); align-items: baseline; }
.flow .name { font-size: clamp(1.6rem, 4.2vw, 3.7rem); line-height: 1.16; letter-spacing: var(--tracking-display); }
.flow .list > li { display: flex; align-items: baseline; gap: clamp(1.2rem, 3.4vw, 3rem); }
.flow .list > li:not(:last-child)::after { content: ''; width: 0.5rem; height: 0.5rem; background: var(--fg-brand); border-radius: var(--radius-button); translate: 0 -0.6rem; }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'flow wide', item: (item) => name(item, page) }),
  },
  pillars: {
    css: `
.pillars .list { display: grid; gap: 0 var(--gutter); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.pillars .list > li { border-top: var(--stroke) solid var(--fg-brand); padding: 0.9rem 0 2rem; }
.pillars .name { font-size: clamp(1.4rem, 2.4vw, 2.2rem); line-height: 1.15; }`,
    render: (section, page) =>
      writeList(section, page, { layout: 'pillars wide', item: (item) => name(item, page) }),
  },
  ...TYPOGRAPHIC_LISTS,
} as const satisfies Record<string, Layout<Section>>;

export type ListLayoutId = keyof typeof LIST_LAYOUTS;
