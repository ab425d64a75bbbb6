import type { DrawnKind } from './drawn-kind.ts';
import { html, trusted, type Html } from '../html.ts';
import { glyphOf } from '../plates/letter-widths.ts';
import { initials } from './initials.ts';
import { charsStyle } from './own-words.ts';
import { phoneHref } from './phone.ts';
import {
  idOf,
  menuLabel,
  plainText,
  writeText,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

/** Things and people that nobody rings up to be let in. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'SoftwareApplication',
  'Event',
  'Course',
  'PodcastSeries',
  'MusicGroup',
  'Blog',
  'ProfilePage',
]);

function brand(page: Page): Html {
  return html`<a class="brand" href="#top">${writeText(page.name, page)}</a>`;
}

function monogram(page: Page): Html {
  return html`<span class="monogram" aria-hidden="true">${initials(plainText(page.name))}</span>`;
}

const NAV_LIMIT = 5;
const FEWEST_ENTRIES = 2;

/** A menu leaves these out first, when it has no room for all. */
const LESS_TELLING: readonly DrawnKind[] = [
  'countdown',
  'statistics',
  'press',
  'partners',
  'links',
  'comparison',
  'timeline',
  'testimonials',
  'beforeafter',
  'features',
  'process',
  'faq',
  'download',
  'hours',
  'map',
  'team',
  'about',
];

/** Pixels of a header on a small laptop, of the letters and of the room around an entry, at their widest. */
const HEADER_WIDTH = 1150;
const LETTER = 9.6;
const LABEL_SIZE = 16.8;
const NAME_LETTER = 12;
const AROUND = 32;

function widthOf(labels: readonly string[], { look }: Page): number {
  const letter = Math.max(LETTER, LABEL_SIZE * glyphOf(look.direction.tokens['font-label']));
  return labels.reduce((sum, { length }) => sum + length * letter + AROUND, 0);
}

function rankOf({ kind }: Section): number {
  const rank = LESS_TELLING.indexOf(kind);
  return rank < 0 ? LESS_TELLING.length : rank;
}

/** As many sections as stand in one line beside the name and the button; the footer lists them all. */
function fitMenu(sections: readonly Section[], page: Page, isOwnRow: boolean): Section[] {
  const name = plainText(page.name).length * NAME_LETTER;
  const button = widthOf([calledNumber(page) ?? page.action.label], page);
  const room = isOwnRow ? HEADER_WIDTH : HEADER_WIDTH - name - button - AROUND;
  const shown = [...sections];
  while (
    shown.length > FEWEST_ENTRIES &&
    widthOf(
      shown.map((section) => menuLabel(section, page)),
      page,
    ) > room
  ) {
    const leastRank = Math.min(...shown.map((section) => rankOf(section)));
    shown.splice(
      shown.findLastIndex((section) => rankOf(section) === leastRank),
      1,
    );
  }
  return shown;
}

function links(page: Page, isOwnRow = false): Html {
  const shown = page.sections.filter(({ kind }) => !['hero', 'cta', 'newsletter'].includes(kind));
  const main = shown.filter(({ kind }) => kind !== 'contact').slice(0, NAV_LIMIT - 1);
  const contact = shown.filter(({ kind }) => kind === 'contact');
  const items = fitMenu([...main, ...contact], page, isOwnRow).map(
    (section) =>
      html`<li>
        <a href="#${idOf(section)}">${menuLabel(section, page)}</a>
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

/** Whoever wants to be called or written to at once stays within reach: the button goes along. */
function isCalled({ action }: Page): boolean {
  return /^(?:tel:|sms:|https:\/\/wa\.me)/.test(action.href);
}

/** Whoever visits these wants to call; of an event, a product or a person, what the page asks for. */
function calledNumber(page: Page): string | undefined {
  const { action, facts, subject } = page;
  const isWritten = isCalled(page) && !action.href.startsWith('tel:');
  return isWritten || ASKED_FOR.has(subject.schemaType) ? undefined : facts.phone;
}

function call(page: Page): Html {
  const phone = calledNumber(page);
  const href = phoneHref(page.facts);
  if (phone && href) return html`<a class="button header-action" href="${href}">${phone}</a>`;
  return html`<a class="button header-action" href="${page.action.href}">${page.action.label}</a>`;
}

function frame(layout: string, page: Page, inside: Html): Html {
  const name = `site-header header-${layout}${isCalled(page) ? ' is-called' : ''}`;
  return html`<header id="top" class="${name}">
    <div class="wrap">${inside}</div>
  </header>`;
}

/** What stands in the line above a newspaper's name: what it is, where, how to call, and the year. */
function dateLine(page: Page): Html {
  const { address, place, phone } = page.facts;
  const cells = [page.subject.titleNoun, address ?? place?.name, phone, String(page.year)];
  return html`<p class="dateline">
    ${cells.flatMap((cell) => (cell ? [html`<span>${cell}</span>`] : []))}
  </p>`;
}

export const HEADER_LAYOUTS = {
  bar: {
    css: ``,
    render: (page) => frame('bar', page, html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  split: {
    css: `
.header-split .brand { display: flex; align-items: center; gap: 0.8rem; }`,
    render: (page) =>
      frame(
        'split',
        page,
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
    render: (page) =>
      frame('masthead', page, html`${brand(page)} ${call(page)} ${links(page, true)}`),
  },
  grid: {
    css: `
@media (min-width: 52rem) { .header-grid .wrap { display: grid; grid-template-columns: minmax(auto, 1fr) minmax(0, 2.4fr) auto; } .header-grid .links ul { justify-content: flex-start; } }`,
    render: (page) => frame('grid', page, html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  pill: {
    css: `
.header-pill { background: none; border: 0; padding-top: 1rem; }
.header-pill .wrap { background: var(--color-surface); border-radius: 999px; padding: 0.7rem 0.8rem 0.7rem 1.6rem; width: calc(100% - 2 * var(--gutter)); box-shadow: 0 6px 28px rgb(0 0 0 / 0.07); }
@media (max-width: 51.99rem) { .header-pill .wrap { border-radius: 28px; } }`,
    render: (page) => frame('pill', page, html`${brand(page)} ${links(page)} ${call(page)}`),
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
    render: (page) =>
      frame('centre', page, html`${brand(page)} ${links(page, true)} ${call(page)}`),
  },
  cells: {
    css: `
.header-cells { border-bottom: var(--stroke) solid var(--color-ink); }
@media (min-width: 52rem) {
  .header-cells .wrap { max-width: none; padding: 0; gap: 0; align-items: stretch; }
  .site-header.header-cells .brand { flex: 1 1 auto; max-width: none; padding: 1rem var(--gutter); align-self: center; }
  .header-cells .links ul { gap: 0; height: 100%; }
  .header-cells .links li { display: grid; border-left: var(--stroke) solid var(--color-ink); }
  .header-cells .links a { display: grid; place-items: center; padding: 0.9rem 1.1rem; }
  .header-cells .links a:hover { background: var(--color-ink); color: var(--color-ground); text-decoration: none; }
  .header-cells .header-action { display: grid; place-items: center; border: 0; border-left: var(--stroke) solid var(--color-ink); padding: 0.9rem 1.3rem !important; }
}`,
    render: (page) => frame('cells', page, html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  paper: {
    css: `
.header-paper { border-bottom: 3px double var(--color-ink); }
.header-paper .dateline { flex: 1 0 100%; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; font: 0.86rem/1.5 var(--font-label); border-bottom: 1px solid var(--color-ink); padding-bottom: 0.5rem; }
.header-paper .wrap { flex-wrap: wrap; padding-block: 0.7rem; }
.header-paper .brand { font-size: clamp(1.5rem, 6.4vw, 2.4rem); line-height: 1; }
@media (min-width: 52rem) {
  .header-paper .wrap { padding-bottom: 0; gap: 0.6rem 2rem; }
  .site-header.header-paper .brand { flex: 1 0 100%; max-width: none; margin: 0; padding-block: 0.16em 0.1em; text-align: center; font-size: clamp(2.4rem, calc(92vw / var(--chars) * 1.25), 7.6rem); line-height: 0.95; }
  .header-paper .links { flex: 1; border-top: 1px solid var(--color-ink); padding-block: 0.6rem; }
  .header-paper .links ul { justify-content: center; }
  .header-paper .header-action { display: none; }
}`,
    render: (page) =>
      frame(
        'paper',
        page,
        html`${dateLine(page)}
          <a class="brand" href="#top" style="${charsStyle(page.name)}"
            >${writeText(page.name, page)}</a
          >
          ${links(page, true)} ${call(page)}`,
      ),
  },
  prompt: {
    css: `
.header-prompt .brand::after { content: ':~$'; content: ':~$' / ''; color: var(--color-muted); }
.header-prompt .links a::before { content: './'; content: './' / ''; color: var(--color-brand-text); }
@media (min-width: 52rem) { .header-prompt .wrap { padding-block: 0.6rem; max-width: none; } .header-prompt .links ul { gap: 0.2rem 1.5rem; } }`,
    render: (page) => frame('prompt', page, html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  rail: {
    css: `
.header-rail { border: 0; position: sticky; top: 0; background: color-mix(in oklab, var(--color-ground) 88%, transparent); backdrop-filter: blur(10px); box-shadow: 0 1px 0 var(--color-brand), 0 6px 22px -10px var(--color-brand); }
@media (min-width: 52rem) { .header-rail .links { margin-inline: auto; } .header-rail .wrap { justify-content: space-between; } .header-rail .brand { margin: 0; } }`,
    render: (page) => frame('rail', page, html`${brand(page)} ${links(page)} ${call(page)}`),
  },
  toolbar: {
    css: `
.header-toolbar { background: var(--color-surface); border: 0; }
.header-toolbar .brand { background: var(--color-deep); color: var(--color-on-deep); padding: 0.6rem 1rem; }
.header-toolbar .wrap { padding-block: 4px; padding-inline: 4px; max-width: none; gap: 4px 10px; }
@media (min-width: 52rem) {
  .header-toolbar .wrap { flex-wrap: wrap; }
  .site-header.header-toolbar .brand { flex: 1 0 100%; max-width: none; }
  .header-toolbar .links { flex: 1; }
  .header-toolbar .links ul { gap: 4px; }
  .header-toolbar .links a { display: block; padding: 0.45rem 0.9rem; }
}`,
    render: (page) =>
      frame('toolbar', page, html`${brand(page)} ${links(page, true)} ${call(page)}`),
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
