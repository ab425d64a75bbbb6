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

const LEAD_SIZE = { width: 640, height: 420 };

/** The first sentence of an article that has no teaser. */
function teaser({ text, body: [first = ''] = [] }: Item): string | undefined {
  return text ?? first.match(/^.{20,}?[.!?…](?=\s|$)/u)?.[0];
}

function head(item: Item, page: Page): Html {
  return html`${item.note && html`<p class="label">${writeText(item.note, page)}</p>`}
  ${name(item, page)}`;
}

/** The newest stands open: its text begins beside its title, and the object that it names pictures it. */
function writeLead(item: Item, page: Page): Html {
  return html`<article class="lead-article">
    <div class="words">
      ${head(item, page)} ${item.text && html`<p class="teaser">${item.text}</p>`}
      ${(item.motif ?? item.plate) && photoFrame(item, page, LEAD_SIZE)}
    </div>
    <div class="read">${(item.body ?? []).map((paragraph) => html`<p>${paragraph}</p>`)}</div>
  </article>`;
}

function writeArticle(item: Item, page: Page): Html {
  const said = teaser(item);
  return html`<article>
    <div class="words">
      ${head(item, page)} ${said && html`<p class="teaser">${said}</p>`}
      ${writeMore(item, page, 'article')}
    </div>
  </article>`;
}

function writeArticles(section: Section, page: Page): Html[] {
  return section.items.map((item, index) =>
    index === 0 ? writeLead(item, page) : writeArticle(item, page),
  );
}

const LEAD_CSS = `
.lead-article { display: grid; gap: 1.6rem var(--gutter); }
.section .lead-article .name { font-size: clamp(1.9rem, 4.4vw, 3.8rem); line-height: 1.06; letter-spacing: var(--tracking-display); max-width: none; }
.lead-article .picture { aspect-ratio: 3 / 2; margin-top: 1.6rem; }
.lead-article .read > p + p { margin-top: 1em; }
.lead-article .read { font-size: 1.06em; }
@media (min-width: 52rem) { .lead-article { grid-template-columns: 1fr 1.15fr; align-items: start; } .lead-article:not(:has(.read > p)) { grid-template-columns: 1fr; } }`;

/** Articles that are read where they stand: the newest is open, each other opens in its place and takes the width that reading needs. */
export const ARTICLE_LAYOUTS = {
  'articles-front': {
    css: `${LEAD_CSS}
.articles-front .front { display: grid; gap: 2.5rem var(--gutter); }
.articles-front .teaser { color: var(--fg-muted); margin-top: 0.5rem; }
.articles-front article + article { border-top: var(--stroke) solid var(--rule); padding-top: 1.6rem; }
@media (min-width: 52rem) {
  .articles-front .front { grid-template-columns: repeat(6, 1fr); align-items: start; }
  .articles-front article { grid-column: span 2; }
  .articles-front .lead-article { grid-column: 1 / -1; }
  .articles-front article:nth-child(3n + 2):nth-last-child(2), .articles-front article:nth-child(3n):last-child { grid-column: span 3; }
  .articles-front article:nth-child(3n + 2):last-child { grid-column: 1 / -1; }
  .articles-front article:has(.unfold[open]) { grid-column: 1 / -1; }
}`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'articles-front wide',
        body: html`<div class="front">${writeArticles(section, page)}</div>`,
      }),
  },
  'articles-column': {
    css: `${LEAD_CSS}
.articles-column article { border-top: var(--stroke) solid var(--rule); padding-block: 1.6rem 1.9rem; }
.articles-column .name { font-size: clamp(1.5rem, 3vw, 2.4rem); line-height: 1.12; max-width: 26em; }
.articles-column .teaser { color: var(--fg-muted); margin-top: 0.5rem; max-width: 38rem; }
@media (min-width: 60rem) { .articles-column article:not(.lead-article) .words { display: grid; grid-template-columns: 11rem 1fr; gap: 0 var(--gutter); } .articles-column article:not(.lead-article) .words > * { grid-column: 2; } .articles-column article:not(.lead-article) .words > .label { grid-column: 1; grid-row: 1; padding-top: 0.6em; } }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'articles-column wide',
        body: html`<div>${writeArticles(section, page)}</div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;
