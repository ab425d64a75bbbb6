import { toPhoneLink } from '#domain/reading/contact.ts';
import { html, trusted, type Html } from '../html.ts';
import { idOf, navLabel, plainText, writeText, type Layout, type Page } from './section.ts';

/** A mark of one or two initials in the page's own shape; the favicon uses the same letters. */
export function initials(name: string): string {
  const words = name.split(/[\s'’&-]+/).filter((word) => /^[\p{Lu}\d]/u.test(word));
  const letters = (words.length > 0 ? words : [name]).map((word) => word.match(/^./u)?.[0] ?? '');
  return letters.slice(0, 2).join('').toLocaleUpperCase('en');
}

function brand(page: Page): Html {
  return html`<a class="brand" href="#top">${writeText(page.name, page)}</a>`;
}

function monogram(page: Page): Html {
  return html`<span class="monogram" aria-hidden="true">${initials(plainText(page.name))}</span>`;
}

const NAV_LIMIT = 5;

function links(page: Page): Html {
  const shown = page.sections.filter(({ kind }) => !['hero', 'cta', 'newsletter'].includes(kind));
  const main = shown.filter(({ kind }) => kind !== 'contact').slice(0, NAV_LIMIT - 1);
  const contact = shown.filter(({ kind }) => kind === 'contact');
  const items = [...main, ...contact].map(
    (section) =>
      html`<li>
        <a href="#${idOf(section)}">${section.navTitle ?? navLabel(section.kind, page)}</a>
      </li>`,
  );
  return html`<button
      class="menu-button"
      type="button"
      aria-expanded="false"
      aria-controls="site-nav"
    >
      ${page.words.menu}
    </button>
    <nav id="site-nav" class="links" aria-label="${page.words.menu}">
      <ul>
        ${items}
      </ul>
    </nav>`;
}

function call(page: Page): Html {
  const { phone } = page.facts;
  if (phone) return html`<a class="button header-action" href="${toPhoneLink(phone)}">${phone}</a>`;
  return html`<a class="button header-action" href="${page.action.href}">${page.action.label}</a>`;
}

function frame(layout: string, inside: Html): Html {
  return html`<header id="top" class="site-header header-${layout}">
    <div class="wrap">${inside}</div>
  </header>`;
}

export const HEADER_LAYOUTS = {
  bar: {
    css: ``,
    render: (page) => frame('bar', html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  split: {
    css: `
.header-split .brand { display: flex; align-items: center; gap: 0.8rem; }`,
    render: (page) =>
      frame(
        'split',
        html`<a class="brand" href="#top"
            >${monogram(page)} <span>${writeText(page.name, page)}</span></a
          >
          ${links(page)} ${call(page)}`,
      ),
  },
  masthead: {
    css: `
@media (min-width: 52rem) {
  .header-masthead .wrap { flex-wrap: wrap; padding-block: 1.4rem 0; }
  .header-masthead .brand { flex: 1 0 60%; font-size: clamp(1.8rem, 3.4vw, 3rem); letter-spacing: var(--tracking-display); }
  .header-masthead .links { flex: 1 0 100%; border-top: var(--stroke) solid var(--color-line); padding-block: 0.7rem; margin-top: 1rem; }
}`,
    render: (page) => frame('masthead', html`${brand(page)} ${call(page)} ${links(page)}`),
  },
  grid: {
    css: `
@media (min-width: 52rem) { .header-grid .wrap { display: grid; grid-template-columns: 1fr 2fr auto; } .header-grid .links ul { justify-content: flex-start; } }`,
    render: (page) => frame('grid', html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  pill: {
    css: `
.header-pill { background: none; border: 0; padding-top: 1rem; }
.header-pill .wrap { background: var(--color-surface); border-radius: 999px; padding: 0.7rem 0.8rem 0.7rem 1.6rem; width: calc(100% - 2 * var(--gutter)); box-shadow: 0 6px 28px rgb(0 0 0 / 0.07); }
@media (max-width: 51.99rem) { .header-pill .wrap { border-radius: 28px; } }`,
    render: (page) => frame('pill', html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  centre: {
    css: `
@media (min-width: 52rem) {
  .header-centre .wrap { display: grid; grid-template-columns: 1fr auto 1fr; gap: 0.7rem 2rem; padding-block: 1.2rem 0.9rem; }
  .header-centre .brand { grid-area: 1 / 2; margin: 0; font-size: clamp(1.6rem, 2.4vw, 2.1rem); text-align: center; }
  .header-centre .header-action { grid-area: 1 / 3; justify-self: end; }
  .header-centre .links { grid-area: 2 / 1 / 3 / 4; }
  .header-centre .links ul { justify-content: center; }
}`,
    render: (page) => frame('centre', html`${brand(page)} ${links(page)} ${call(page)}`),
  },
} as const satisfies Record<string, Layout<Page>>;

export function faviconHref(page: Page): string {
  const { brand: fill, 'on-brand': ink } = page.look.light;
  const letters = initials(plainText(page.name)).replaceAll(/[<>&"'#%]/g, '');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' rx='12' fill='${fill}'/><text x='32' y='43' font-family='Georgia,serif' font-size='32' font-weight='700' text-anchor='middle' fill='${ink}'>${letters}</text></svg>`;
  return trusted(
    `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed()).replaceAll("'", '%27')}`,
  ).html;
}
