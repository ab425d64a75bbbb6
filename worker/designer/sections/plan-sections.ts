import { html, type Html } from '../html.ts';
import { linkGap } from './list-parts.ts';
import {
  frameSection,
  idOf,
  longestOf,
  ON_PANEL,
  plainText,
  writeText,
  type Layout,
  type Page,
  type Section,
} from './section.ts';

function figures(section: Section, page: Page): Html {
  const longest = Math.max(
    1,
    ...section.items.map(({ name }) => longestOf(plainText(name), /\s+/)),
  );
  return html`<dl class="figures-list" style="--word: ${longest}">
    ${section.items.map(
      (item) =>
        html`<div>
          <dt>${writeText(item.name, page)}</dt>
          <dd>${item.text ?? ''}</dd>
        </div>`,
    )}
  </dl>`;
}

const FIGURES_CSS = `
.figures-list { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 2rem var(--gutter); }
.figures-list > div { container-type: inline-size; }
.figures-list dt { font: var(--weight-display) min(clamp(2.4rem, 6vw, 5rem), 100cqi / (var(--word) * 0.72))/1 var(--font-display); text-wrap: balance; letter-spacing: var(--tracking-display); color: var(--fg-brand); }
.figures-list dd { margin-top: 0.6rem; max-width: 22rem; }`;

/** What the owner counts: large figures with what they mean. */
export const STATISTICS_LAYOUTS = {
  'figures-open': {
    css: FIGURES_CSS,
    render: (section, page) =>
      frameSection({ section, layout: 'figures-open wide', body: figures(section, page) }),
  },
  'figures-ruled': {
    css: `${FIGURES_CSS}
.figures-ruled .figures-list > div { border-top: var(--stroke) solid var(--fg); padding-top: 1rem; }`,
    render: (section, page) =>
      frameSection({ section, layout: 'figures-ruled wide', body: figures(section, page) }),
  },
} as const satisfies Record<string, Layout<Section>>;

function row({ items, columns = [] }: Section, page: Page): Html[] {
  return items.map(
    (item) =>
      html`<tr>
        <th scope="row">${writeText(item.name, page)}</th>
        ${columns.map((_, index) => html`<td data-head="${columns[index] ?? ''}">${item.points?.[index] ?? ''}</td>`)}
      </tr>`,
  );
}

/** Things side by side, feature by feature. */
export const COMPARISON_LAYOUTS = {
  'comparison-table': {
    css: `
.comparison-table .scroll { overflow-x: auto; background: linear-gradient(90deg, var(--bg) 60%, transparent) left / 2.5rem 100% no-repeat local, linear-gradient(-90deg, var(--bg) 60%, transparent) right / 2.5rem 100% no-repeat local, linear-gradient(90deg, var(--fg-muted), transparent) left / 0.8rem 100% no-repeat scroll, linear-gradient(-90deg, var(--fg-muted), transparent) right / 0.8rem 100% no-repeat scroll; }
.comparison-table table { border-collapse: collapse; width: 100%; }
@media (max-width: 47.99rem) {
  .comparison-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .comparison-table :is(table, tbody, tr) { display: block; }
  .comparison-table tr { border-bottom: 1px solid var(--rule); padding-block: 0.9rem; }
  .section.comparison-table tbody :is(th, td) { display: block; border: 0; padding: 0.15rem 0; }
  .section.comparison-table tbody td { display: grid; grid-template-columns: minmax(5.5rem, 2fr) 3fr; gap: 1rem; }
  .comparison-table td::before { content: attr(data-head); color: var(--fg-muted); }
  .section.comparison-table td:empty { display: none; }
  .section.comparison-table tbody th { color: var(--fg-brand); }
}
.comparison-table :is(th, td) { text-align: left; padding: 0.85em 1em 0.85em 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
.comparison-table thead th { font-family: var(--font-display); font-size: var(--size-name); border-bottom: var(--stroke) solid var(--fg); }
.comparison-table tbody th { font-weight: 600; }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'comparison-table wide',
        body: html`<div
          class="scroll"
          tabindex="0"
          role="group"
          aria-labelledby="${idOf(section)}-title"
        >
          <table>
            <thead>
              <tr>
                <td></td>
                ${(section.columns ?? []).map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${row(section, page)}
            </tbody>
          </table>
        </div>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** Large buttons in a column: pages of links. */
export const LINKS_LAYOUTS = {
  'links-stack': {
    css: `
.links-stack .stack { display: grid; gap: 0.8rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.links-stack .stack a, .links-stack .stack .plain { display: grid; gap: 0.2rem; min-width: 0; overflow-wrap: anywhere; align-content: center; min-height: 5.6rem; padding: 1.2rem 1.6rem; font-size: clamp(1.15rem, 1.6vw, 1.45rem); ${ON_PANEL} border-radius: var(--radius); text-decoration: none; font-weight: 600; box-shadow: inset 0 0 0 1px var(--rule); }
.links-stack .stack a:hover { box-shadow: inset 0 0 0 2px var(--fg-brand); }
.links-stack .stack a { background: var(--button); color: var(--on-button); --panel-muted: currentColor; }
.links-stack .stack small { font-size: 1rem; font-weight: 400; color: var(--panel-muted); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'links-stack',
        body: html`<ul class="stack">
          ${section.items.map((item) => {
            const inside = html`${writeText(item.name, page)}${item.text && html`<small>${item.text}</small>`}`;
            return item.link
              ? html`<li><a href="${item.link}" rel="noopener">${inside}</a></li>`
              : html`<li><span class="plain">${inside}${linkGap(page)}</span></li>`;
          })}
        </ul>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Counts down to a day; without scripts it says the day. */
export const COUNTDOWN_LAYOUTS = {
  'countdown-row': {
    css: `
.countdown-row .lead { margin: 0 0 1.4rem; }
.countdown-row .clock { max-width: none; display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vw, 4rem); }
.countdown-row .clock[hidden] { display: none; }
:is(.heritage, .luxury, .neon) .countdown-row :is(.clock, .lead) { justify-content: center; text-align: center; margin-inline: auto; }
.countdown-row .clock b { display: block; font: var(--weight-display) clamp(2.6rem, 8vw, 6.5rem)/1 var(--font-display); letter-spacing: var(--tracking-display); font-variant-numeric: tabular-nums; color: var(--fg-brand); }`,
    render: (section, page) =>
      frameSection({
        section,
        layout: 'countdown-row wide',
        body: html`<p class="lead">
            <time datetime="${section.until ?? ''}">${writeDay(section.until ?? '', page)}</time>
          </p>
          <p class="clock" data-until="${section.until ?? ''}" hidden>
            ${UNITS.map((unit) => html`<span><b data-unit="${unit}">0</b> ${page.words.units[unit]}</span>`)}
          </p>`,
      }),
  },
} as const satisfies Record<string, Layout<Section>>;

/** "12 June 2027, 18:00". */
function writeDay(until: string, { language }: Page): string {
  const [day = '', time] = until.split('T');
  const shown = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
  return time === undefined ? shown : `${shown}, ${time}`;
}
