import { html } from '../html.ts';
import { name, note, price, text, writeList } from './list-parts.ts';
import type { Layout, Section } from './section.ts';

/** Lists made of type and rules alone. */
export const TYPOGRAPHIC_LISTS = {
  slabs: {
    css: `
.slabs .list { display: flex; flex-wrap: wrap; gap: var(--stroke); background: var(--fg); border: var(--stroke) solid var(--fg); }
.slabs .list > li { flex: 1 1 min(100%, 17rem); background: var(--bg); padding: 1.2rem 1.3rem 1.4rem; display: grid; gap: 0.7rem; align-content: space-between; }
.slabs .list > li:hover { background: var(--color-ink); color: var(--color-ground); --fg: var(--color-ground); --fg-muted: var(--color-ground); --fg-brand: var(--color-ground); }
.slabs .name { overflow-wrap: break-word; line-height: 1.05; text-transform: uppercase; letter-spacing: -0.02em; }
.slabs .price { font: var(--weight-display) clamp(1.7rem, 2.6vw, 2.6rem)/1 var(--font-display); letter-spacing: var(--tracking-display); color: inherit; }
.slabs .list:not(:has(p, ul)) > li { grid-template-columns: minmax(min-content, 1fr) auto; align-items: end; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'slabs wide',
        item: (item) =>
          html`${name(item, page)} ${text(item, page)} ${note(item, page)} ${price(item, page)}`,
      }),
  },
  classifieds: {
    css: `
.classifieds .list { columns: 15.5rem 4; column-gap: 2.2rem; column-rule: 1px solid var(--rule); }
.classifieds .list > li { break-inside: avoid; padding: 0.7rem 0 0.8rem; border-bottom: 1px solid var(--rule); }
.classifieds .entry { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
.classifieds .list p { font-size: 0.96rem; line-height: 1.45; hyphens: auto; }
.classifieds .price { flex: none; max-width: 55%; text-align: right; color: inherit; }
.classifieds .groups { columns: 17rem 3; column-gap: 2.4rem; column-rule: 1px solid var(--rule); }
.classifieds .groups .list { columns: auto; break-before: avoid; break-inside: avoid; }
.classifieds .group { break-after: avoid; }
.classifieds .head + .list:has(> li:nth-child(3):last-child) { column-count: 3; }
.classifieds .head + .list:has(> li:nth-child(2):last-child) { column-count: 2; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'classifieds wide',
        item: (item) =>
          html`<div class="entry">${name(item, page)} ${price(item, page)}</div>
            ${text(item, page)} ${note(item, page)}`,
      }),
  },
  tree: {
    css: `
.tree .list { border-left: 1px solid var(--rule); padding-block: 0.4rem; }
.tree .list > li { position: relative; padding: 0.45rem 0 0.45rem 2.2rem; }
.tree .list > li::before { content: ''; position: absolute; left: 0; top: 1.2rem; width: 1.5rem; border-top: 1px solid var(--rule); }
.tree .entry { display: flex; align-items: baseline; gap: 0.8rem; }
.tree .entry::before { content: ''; order: 1; flex: 1 1 1rem; min-width: 1rem; border-bottom: 1px dashed var(--rule); translate: 0 -0.3em; }
.tree .price { order: 2; flex: none; max-width: 55%; }
.tree .entry:not(:has(.price))::before { display: none; }
.tree .list p { color: var(--fg-muted); max-width: 44rem; }
.tree .list > li:hover { background: var(--color-surface); }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'tree wide',
        item: (item) =>
          html`<div class="entry">${name(item, page)} ${price(item, page)}</div>
            ${note(item, page)} ${text(item, page)}`,
      }),
  },
  tubes: {
    css: `
.tubes .list { display: grid; gap: 1.4rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.tubes .list > li { --tube: var(--fg-brand); border: 2px solid var(--tube); border-radius: var(--radius); padding: 1.4rem 1.5rem 1.6rem; display: grid; gap: 0.5rem; align-content: start; box-shadow: 0 0 1.6rem -0.5rem var(--tube), inset 0 0 1.6rem -0.7rem var(--tube); }
.tubes .list > li:nth-child(even) { --tube: var(--tube-2, var(--fg)); }
.tubes .name { overflow-wrap: break-word; }
.tubes .list > li:not(:has(p, ul)) { grid-template-columns: minmax(min-content, 1fr) auto; align-items: baseline; }
.tubes .groups { columns: 24rem 2; column-gap: 2rem; }
.tubes .groups .list { display: block; break-inside: avoid; border: 2px solid var(--fg-brand); border-radius: var(--radius); padding: 0.5rem 1.5rem; box-shadow: 0 0 1.6rem -0.5rem var(--fg-brand), inset 0 0 1.6rem -0.7rem var(--fg-brand); }
.tubes .groups .list > li { border: 0; border-radius: 0; box-shadow: none; padding: 0.7rem 0; gap: 0.1rem 1rem; grid-template-columns: 1fr auto; }
.tubes .groups .list > li + li { border-top: 1px solid var(--rule); }
.tubes .group { break-after: avoid; }
.tubes .price { color: inherit; font: var(--weight-display) clamp(1.5rem, 2.2vw, 2.1rem)/1.1 var(--font-display); }
.tubes .groups .price { grid-area: 1 / 2; font-size: 1.25rem; }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'tubes wide',
        item: (item) =>
          html`${item.price === undefined && note(item, page)} ${name(item, page)}
          ${text(item, page)} ${item.price !== undefined && note(item, page)} ${price(item, page)}`,
      }),
  },
  cells: {
    css: `
.cells .list { display: grid; gap: 2px; padding: 2px; background: var(--color-line); box-shadow: inset 2px 2px 0 rgb(0 0 0 / 0.3), inset -2px -2px 0 rgb(255 255 255 / 0.5); }
.cells .list > li { background: var(--color-ground); color: var(--color-ink); padding: 0.7rem 1rem; display: grid; gap: 0.15rem 1.5rem; align-items: baseline; }
.cells .list > li:nth-child(even) { background: var(--color-tint); }
.cells .price { text-align: right; }
@media (max-width: 47.99rem) { .cells .price { text-align: left; } }
@media (min-width: 48rem) { .cells .list > li { grid-template-columns: minmax(10rem, 1fr) 1.8fr minmax(6rem, 0.4fr); } .cells .list:not(:has(.price)) > li { grid-template-columns: minmax(10rem, 1fr) 1.8fr; } .cells .price { grid-column: 3; grid-row: 1; } .cells .list > li:not(:has(p, ul)) .name { grid-column: 1 / 3; } }`,
    render: (section, page) =>
      writeList(section, page, {
        layout: 'cells wide',
        item: (item) =>
          html`${name(item, page)}
            <div>${text(item, page)} ${note(item, page)}</div>
            ${price(item, page)}`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
