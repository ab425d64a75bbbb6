import { html, type Html } from '../html.ts';
import {
  idOf,
  longestOf,
  menuLabel,
  plainText,
  writeText,
  type Layout,
  type Page,
} from './section.ts';
import { writeFacts } from './hero-parts.ts';
import { writeSign, writeSignature } from './own-words.ts';

function legal(page: Page): Html {
  const { legal: lines = [], links: more = [] } = page.facts;
  const shown = [
    ...lines,
    ...(hasContact(page) ? [] : more.map(({ name: shownName }) => shownName)),
  ];
  return html`<p class="legal">
    © ${page.year} ${plainText(page.name)}. ${page.words.rights}
    ${shown.map((one) => html`<br />${one}`)}
  </p>`;
}

function links(page: Page): Html {
  const shown = page.sections.filter(({ kind }) => kind !== 'hero' && kind !== 'cta');
  return html`<ul class="footer-links">
    ${shown.map((section) => html`<li><a href="#${idOf(section)}">${menuLabel(section, page)}</a></li>`)}
  </ul>`;
}

function hasContact({ sections }: Page): boolean {
  return sections.some(({ kind }) => kind === 'contact');
}

function name(page: Page): Html {
  return html`<p class="brand">${writeText(page.name, page)}</p>`;
}

/** The letters of the longest word of a name, which must have room in one line. */
function giantSize(page: Page): Html {
  return html` style="--word: ${longestOf(plainText(page.name), /[\s-]+/)}"`;
}

function frame(layout: string, page: Page, inside: Html): Html {
  return html`<footer id="footer" class="site-footer footer-${layout}">
    ${writeSignature(page)}
    <div class="wrap">${inside}</div>
  </footer>`;
}

export const FOOTER_LAYOUTS = {
  columns: {
    css: `
.footer-columns .wrap { display: grid; gap: 2rem var(--gutter); }
.footer-columns .brand { font-size: 1.6rem; }
@media (min-width: 52rem) { .footer-columns .wrap { grid-template-columns: 2fr 1fr 1.2fr; } .footer-columns .legal { grid-column: 1 / -1; } }`,
    render: (page) =>
      frame('columns', page, html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
  giant: {
    css: `
.footer-giant { overflow: hidden; }
.footer-giant .giant { font: var(--weight-display) min(clamp(3rem, 13vw, 13rem), min(72vw, 64rem) / var(--word) / var(--glyph-display))/0.9 var(--font-display); letter-spacing: var(--tracking-display); margin: 0 0 2rem -0.04em; overflow-wrap: anywhere; }
.footer-giant .row { display: grid; gap: 2rem var(--gutter); }
.footer-giant :is(.footer-links, .facts) { display: flex; flex-wrap: wrap; gap: 0.6rem 1.8rem; align-content: start; }
.footer-giant .legal { border-top: 1px solid var(--rule); padding-top: 1.2rem; }
@media (min-width: 52rem) { .footer-giant .row { grid-template-columns: 1fr 1fr; } .footer-giant .facts { justify-content: end; } .footer-giant .legal { grid-column: 1 / -1; } }`,
    render: (page) =>
      frame(
        'giant',
        page,
        html`<p class="giant" ${giantSize(page)}>${writeText(page.name, page)}</p>
          <div class="row">${links(page)} ${writeFacts(page)} ${legal(page)}</div>`,
      ),
  },
  line: {
    css: `
.footer-line .wrap { display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: space-between; align-items: baseline; }
.footer-line .footer-links { display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; }
.footer-line .facts { flex: 1 1 18rem; }`,
    render: (page) =>
      frame('line', page, html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
  colophon: {
    css: `
.footer-colophon .wrap { text-align: center; display: grid; gap: 1.6rem; justify-items: center; }
.footer-colophon .brand { margin: 0; font-size: clamp(1.6rem, 3vw, 2.4rem); }
.footer-colophon .footer-links, .footer-colophon .facts { display: flex; flex-wrap: wrap; gap: 0.4rem 1.8rem; justify-content: center; }`,
    render: (page) =>
      frame(
        'colophon',
        page,
        html`${name(page)} ${writeFacts(page)} ${links(page)} ${legal(page)}`,
      ),
  },
  card: {
    css: `
.footer-card { background: none; padding: clamp(0.6rem, 2vw, 2rem); }
.footer-card .wrap { background: var(--color-deep); color: var(--color-on-deep); border-radius: calc(var(--radius) * 1.4); padding: clamp(2rem, 5vw, 4rem); width: auto; max-width: none; display: grid; gap: 2rem var(--gutter); }
@media (min-width: 52rem) { .footer-card .wrap { grid-template-columns: 1.6fr 1fr 1fr; } }
.footer-card .brand { font-size: clamp(1.5rem, 2.8vw, 2.3rem); }`,
    render: (page) =>
      frame(
        'card',
        page,
        html`<div>${name(page)} ${legal(page)}</div>
          ${links(page)} ${writeFacts(page)}`,
      ),
  },
  slab: {
    css: `
.footer-slab { padding: 0; background: var(--color-ground); color: var(--color-ink); --fg-muted: var(--color-muted); border-top: var(--stroke) solid var(--color-ink); }
.footer-slab .wrap { max-width: none; padding: 0; }
.footer-slab .giant { background: var(--color-brand); color: var(--color-on-brand); padding: 0.2em var(--gutter) 0.16em; font: var(--weight-display) clamp(2rem, calc(88vw / var(--chars) * 1.35), 15rem)/0.86 var(--font-display); letter-spacing: var(--tracking-display); }
.footer-slab :is(.footer-links, .facts) { display: flex; flex-wrap: wrap; gap: var(--stroke); background: var(--color-ink); border-top: var(--stroke) solid var(--color-ink); }
.footer-slab .footer-links > li { flex: 1 1 12rem; }
.footer-slab .facts > div { flex: 1 1 17rem; }
.footer-slab :is(.footer-links > li, .facts > div, .legal) { background: var(--color-ground); padding: 0.9rem var(--gutter); }
.footer-slab .facts > div { container-type: inline-size; }
.footer-slab .legal { border-top: var(--stroke) solid var(--color-ink); color: inherit; }`,
    render: (page) =>
      frame(
        'slab',
        page,
        html`${writeSign(page.name, page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`,
      ),
  },
  imprint: {
    css: `
.footer-imprint { background: none; color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-muted); padding-top: 0; }
.footer-imprint .wrap { display: grid; gap: 1.2rem var(--gutter); font-size: 0.95rem; }
.footer-imprint .wrap::before { content: ''; grid-column: 1 / -1; border-top: 6px double var(--color-ink); }
.footer-imprint .legal { color: var(--color-muted); }
.footer-imprint .footer-links { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; }
.footer-imprint .facts { gap: 0.4rem; }
@media (min-width: 52rem) { .footer-imprint .wrap { grid-template-columns: 1.2fr 1.4fr 1fr; } .footer-imprint .legal { grid-column: 1 / -1; border-top: 1px solid var(--color-ink); padding-top: 0.8rem; text-align: center; } }`,
    render: (page) =>
      frame('imprint', page, html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
  status: {
    css: `
.footer-status { background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --fg-muted: var(--color-on-brand); --fg-brand: var(--color-on-brand); padding-block: 0.9rem; }
.footer-status .wrap { display: flex; flex-wrap: wrap; gap: 0.3rem 1.6rem; align-items: baseline; max-width: none; }
.footer-status .footer-links { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; }
.footer-status .facts { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; }
.footer-status .facts > div { display: flex; flex-wrap: wrap; gap: 0 0.5em; align-items: baseline; }
.footer-status .facts dt { flex: none; }
.footer-status .brand { font-size: 1rem; margin: 0; }
.footer-status .legal { color: inherit; margin-left: auto; }`,
    render: (page) =>
      frame('status', page, html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
  horizon: {
    css: `
.footer-horizon { position: relative; overflow: hidden; background: linear-gradient(var(--color-ground), color-mix(in oklab, var(--color-brand) 30%, var(--color-ground))); }
.footer-horizon .wrap { display: grid; gap: 2rem; justify-items: center; text-align: center; }
.footer-horizon .giant { font: var(--weight-display) clamp(2rem, calc(84vw / var(--chars) * 1.25), 9rem)/1 var(--font-display); color: color-mix(in oklab, var(--color-brand) 18%, var(--color-ground)); -webkit-text-stroke: clamp(2px, 0.32vw, 4px) var(--color-brand-text); paint-order: stroke fill; }
.footer-horizon :is(.footer-links, .facts) { display: flex; flex-wrap: wrap; gap: 0.6rem 2rem; justify-content: center; }
.footer-horizon { color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-ink); --fg-brand: var(--color-brand-text); }
.footer-horizon .legal { color: inherit; }`,
    render: (page) =>
      frame(
        'horizon',
        page,
        html`${writeSign(page.name, page)} ${writeFacts(page)} ${links(page)} ${legal(page)}`,
      ),
  },
  taskbar: {
    css: `
.footer-taskbar { background: var(--color-surface); color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); padding: 5px; }
.footer-taskbar .wrap { max-width: none; padding: 0; display: flex; flex-wrap: wrap; gap: 5px; align-items: center; }
.footer-taskbar .footer-links { display: flex; flex-wrap: wrap; gap: 5px; flex: 1 1 20rem; }
.footer-taskbar .footer-links a { display: block; padding: 0.4rem 0.8rem; }
.footer-taskbar .facts { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; padding: 0.4rem 0.8rem; }
.footer-taskbar .facts > div { display: flex; flex-wrap: wrap; gap: 0 0.5em; align-items: baseline; }
.footer-taskbar .facts dt { flex: none; }
.footer-taskbar .brand { margin: 0; padding: 0.5rem 0.9rem; font-size: 1rem; background: var(--color-brand); color: var(--color-on-brand); }
.footer-taskbar .legal { color: inherit; padding: 0.5rem 0.9rem; }`,
    render: (page) =>
      frame('taskbar', page, html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
} as const satisfies Record<string, Layout<Page>>;
