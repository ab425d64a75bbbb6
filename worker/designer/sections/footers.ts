import { html, type Html } from '../html.ts';
import { idOf, navLabel, plainText, writeText, type Layout, type Page } from './section.ts';
import { writeFacts } from './hero-parts.ts';

function legal(page: Page): Html {
  return html`<p class="legal">© ${page.year} ${plainText(page.name)}. ${page.words.rights}</p>`;
}

function links(page: Page): Html {
  const shown = page.sections.filter(({ kind }) => kind !== 'hero' && kind !== 'cta');
  return html`<ul class="footer-links">
    ${shown.map((section) => html`<li><a href="#${idOf(section)}">${section.navTitle ?? navLabel(section.kind, page)}</a></li>`)}
  </ul>`;
}

function hasContact({ sections }: Page): boolean {
  return sections.some(({ kind }) => kind === 'contact');
}

function name(page: Page): Html {
  return html`<p class="brand">${writeText(page.name, page)}</p>`;
}

function frame(layout: string, inside: Html): Html {
  return html`<footer id="footer" class="site-footer footer-${layout}">
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
      frame('columns', html`${name(page)} ${links(page)} ${writeFacts(page)} ${legal(page)}`),
  },
  giant: {
    css: `
.footer-giant { overflow: hidden; }
.footer-giant .giant { font: var(--weight-display) clamp(3rem, 13vw, 13rem)/0.9 var(--font-display); letter-spacing: var(--tracking-display); margin: 0 0 2rem -0.04em; overflow-wrap: anywhere; }
.footer-giant .row { display: grid; gap: 2rem var(--gutter); }
.footer-giant :is(.footer-links, .facts) { display: flex; flex-wrap: wrap; gap: 0.6rem 1.8rem; align-content: start; }
.footer-giant .legal { border-top: 1px solid var(--rule); padding-top: 1.2rem; }
@media (min-width: 52rem) { .footer-giant .row { grid-template-columns: 1fr 1fr; } .footer-giant .facts { justify-content: end; } .footer-giant .legal { grid-column: 1 / -1; } }`,
    render: (page) =>
      frame(
        'giant',
        html`<p class="giant">${writeText(page.name, page)}</p>
          <div class="row">${links(page)} ${writeFacts(page)} ${legal(page)}</div>`,
      ),
  },
  line: {
    css: `
.footer-line .wrap { display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: space-between; align-items: baseline; }
.footer-line .footer-links { display: flex; flex-wrap: wrap; gap: 0.4rem 1.5rem; }`,
    render: (page) =>
      frame(
        'line',
        html`${name(page)} ${links(page)} ${hasContact(page) ? '' : writeFacts(page)} ${legal(page)}`,
      ),
  },
  colophon: {
    css: `
.footer-colophon .wrap { text-align: center; display: grid; gap: 1.6rem; justify-items: center; }
.footer-colophon .brand { margin: 0; font-size: clamp(1.6rem, 3vw, 2.4rem); }
.footer-colophon .footer-links, .footer-colophon .facts { display: flex; flex-wrap: wrap; gap: 0.4rem 1.8rem; justify-content: center; }`,
    render: (page) =>
      frame('colophon', html`${name(page)} ${writeFacts(page)} ${links(page)} ${legal(page)}`),
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
        html`<div>${name(page)} ${legal(page)}</div>
          ${links(page)} ${writeFacts(page)}`,
      ),
  },
} as const satisfies Record<string, Layout<Page>>;
