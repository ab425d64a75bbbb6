import { html, type Html } from '../html.ts';
import { name, photoFrame } from './list-parts.ts';
import { writeMore } from './more.ts';
import {
  frameSection,
  writeText,
  type Item,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

interface Place {
  isFirst: boolean;
  hasPicture: boolean;
}

const LEAD_SIZE = { width: 640, height: 420 };

/** The first article can be read without a tap: a page of closed titles says nothing. */
function writeArticle(item: Item, page: Page, { isFirst, hasPicture }: Place): Html {
  return html`<article>
    ${hasPicture && photoFrame(item, page, LEAD_SIZE)}
    <div class="words">
      ${item.note && html`<p class="label">${writeText(item.note, page)}</p>`} ${name(item, page)}
      ${item.text && html`<p class="teaser">${item.text}</p>`}
      ${writeMore(item, page, isFirst ? 'open-article' : 'article')}
    </div>
  </article>`;
}

/** Articles that are read where they stand: each opens in its place and takes the width that reading needs. */
export const ARTICLE_LAYOUTS = {
  'articles-front': {
    css: `
.articles-front .front { display: grid; gap: 2.5rem var(--gutter); }
.articles-front .picture { aspect-ratio: 3 / 2; margin-bottom: 1rem; }
.articles-front .teaser { color: var(--fg-muted); margin-top: 0.5rem; }
.articles-front article:first-child .name { font-size: clamp(1.8rem, 4vw, 3.2rem); line-height: 1.08; }
.articles-front article + article { border-top: var(--stroke) solid var(--rule); padding-top: 1.6rem; }
@media (min-width: 52rem) {
  .articles-front .front { grid-template-columns: repeat(6, 1fr); align-items: start; }
  .articles-front article { grid-column: span 2; }
  .articles-front article:first-child { grid-column: 1 / -1; display: grid; grid-template-columns: 1.3fr 1fr; gap: var(--gutter); align-items: center; }
  .articles-front article:nth-child(3n + 2):nth-last-child(2), .articles-front article:nth-child(3n):last-child { grid-column: span 3; }
  .articles-front article + article:has(.unfold[open]) { grid-column: 1 / -1; }
  .articles-front article:first-child:has(.unfold) { align-items: start; grid-template-rows: auto auto auto 1fr; row-gap: 0; }
  .articles-front article:first-child:has(.unfold) .words { display: contents; }
  .articles-front article:first-child:has(.unfold) .unfold { grid-area: 1 / 2 / span 5; margin: 0; }
}`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'articles-front wide',
        body: html`<div class="front">
          ${section.items.map((item, index) =>
            writeArticle(item, page, { isFirst: index === 0, hasPicture: index === 0 }),
          )}
        </div>`,
      }),
  },
  'articles-column': {
    css: `
.articles-column article { border-top: var(--stroke) solid var(--rule); padding-block: 1.6rem 1.9rem; }
.articles-column .name { font-size: clamp(1.5rem, 3vw, 2.4rem); line-height: 1.12; max-width: 26em; }
.articles-column .teaser { color: var(--fg-muted); margin-top: 0.5rem; max-width: 38rem; }
@media (min-width: 60rem) { .articles-column .words { display: grid; grid-template-columns: 11rem 1fr; gap: 0 var(--gutter); } .articles-column .words > * { grid-column: 2; } .articles-column .words > .label { grid-column: 1; grid-row: 1; padding-top: 0.6em; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'articles-column wide',
        body: html`<div>
          ${section.items.map((item, index) => writeArticle(item, page, { isFirst: index === 0, hasPicture: false }))}
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
