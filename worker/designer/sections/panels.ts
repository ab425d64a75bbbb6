import { runsOf } from '#domain/reading/hours/change-week.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Words } from '../copy/words.ts';
import { html, type Html } from '../html.ts';
import {
  plainText,
  writeText,
  type Page,
  type Panel,
  type PanelKind,
  type PanelRow,
  type Text,
} from './section.ts';

interface Line {
  lead?: Html | undefined;
  name: Html;
  note?: Html | undefined;
  price?: Html | undefined;
}

/** Lines have a class, so that they are told from the entries of the section that lists them in full. */
function writeLine({ lead, name, note, price }: Line): Html {
  return html`<li class="line">
    ${lead && html`<span class="at">${lead}</span>`}
    <span class="it">${name}${note && html`<small>${note}</small>`}</span>
    ${price && html`<span class="price">${price}</span>`}
  </li>`;
}

function row({ lead, name, note, price }: PanelRow, page: Page): Html {
  const written = (text: Text | undefined): Html | undefined =>
    text === undefined ? undefined : writeText(text, page);
  return writeLine({
    lead: written(lead),
    name: writeText(name, page),
    note: written(note),
    price: written(price),
  });
}

/** The most days, or runs of days, that hang in a door. */
const MOST_DAYS = 7;

type HoursWords = Pick<Words, 'days' | 'closed'>;

/** Opening hours as they hang in a door: days with the same hours together. */
export function hoursLines(
  week: readonly DayHours[],
  { days, closed }: HoursWords,
): { lead: string; name: string }[] {
  return runsOf(week)
    .slice(0, MOST_DAYS)
    .map(({ first, last, times }) => ({
      lead: first === last ? (days[first] ?? '') : `${days[first] ?? ''}–${days[last] ?? ''}`,
      name: times.map(({ open, close }) => `${open}–${close}`).join(', ') || closed,
    }));
}

/** The same as markup, for a sign whose hours change. */
export function writeHoursLines(week: readonly DayHours[], words: HoursWords): string {
  return hoursLines(week, words)
    .map(({ lead, name }) => writeLine({ lead: html`${lead}`, name: html`${name}` }))
    .map((line) => line.html.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}

/** Letters of the longest figure, so that it is set as large as its column allows. */
function figureStyle({ kind, rows }: Panel): Html | '' {
  if (kind !== 'figures') return '';
  const longest = Math.max(3, ...rows.map(({ name }) => plainText(name).length));
  return html` style="--figure: ${longest}"`;
}

const FEW = 3;
const SOME = 5;

/** Fewer lines are set larger. */
function crowdOf({ rows }: Panel): 'is-few' | 'is-some' | 'is-many' {
  if (rows.length <= FEW) return 'is-few';
  return rows.length <= SOME ? 'is-some' : 'is-many';
}

/** Content of the page as it hangs on a wall or lies on a table: its title and its lines. */
export function writePanel(panel: Panel, page: Page): Html {
  const { kind, title, href, rows } = panel;
  return html`<div class="sheet of-${kind} ${crowdOf(panel)}" ${figureStyle(panel)}>
    <p class="sheet-title"><a href="${href}">${title}</a></p>
    <ul>
      ${rows.map((one) => row(one, page))}
    </ul>
  </div>`;
}

/** Rules of a panel in every opening; where it lies and what it lies on is the opening's. */
export const PANEL_CSS = `
.sheet { container-type: inline-size; font-size: calc(1em * var(--scale, 1)); --line: color-mix(in oklab, currentColor 34%, transparent); font-variant-numeric: tabular-nums; }
.sheet.is-few { --scale: 1.3; }
.sheet.is-some { --scale: 1.14; }
.sheet-title { font: var(--weight-display) calc(clamp(1.25rem, 1rem + 1.1vw, 1.9rem) * var(--scale, 1))/1.12 var(--font-display); letter-spacing: var(--tracking-display); text-wrap: balance; }
.sheet-title a { color: inherit; text-decoration: none; }
.sheet-title a:hover { text-decoration: underline; text-decoration-thickness: 2px; }
.sheet ul { margin-top: 1.1rem; }
.sheet li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.1rem 1.1rem; padding: calc(0.72rem * var(--scale, 1)) 0; border-top: 1px solid var(--line); }
.sheet .it { flex: 1 1 8rem; font-weight: 600; font-size: 1.08em; line-height: 1.3; }
.sheet small { display: block; font-size: max(0.86em, 0.95rem); font-weight: 400; opacity: 0.86; }
.sheet .price { color: inherit; font-size: 1.12em; flex: none; max-width: 58%; text-align: right; }
.sheet .at { flex: none; width: min(7.2em, 36%); font-family: var(--font-label); font-size: 0.98em; }`;

/** What each kind of panel changes. */
const KINDS_CSS: Partial<Record<PanelKind, string>> = {
  menu: `
.sheet.of-menu { text-align: center; }
.sheet.of-menu .sheet-title { display: flex; align-items: center; gap: 0.9rem; }
.sheet.of-menu .sheet-title::before, .sheet.of-menu .sheet-title::after { content: ''; flex: 1 1 1.2rem; border-top: 1px solid currentColor; }
.sheet.of-menu .sheet-title a { flex: 0 1 auto; }
.sheet.of-menu li { border: 0; text-align: left; padding: 0.55rem 0; flex-wrap: nowrap; }
.sheet.of-menu .it { flex: 0 1 auto; font-family: var(--font-display); font-weight: var(--weight-display); font-size: 1.16em; }
.sheet.of-menu .price { order: 3; }
.sheet.of-menu li:has(.price)::after { content: ''; order: 2; flex: 1 0 1.4rem; border-bottom: 2px dotted var(--line); translate: 0 -0.25em; }`,
  prices: `
.sheet.of-prices .it { font-family: var(--font-display); font-weight: var(--weight-display); font-size: calc(clamp(1.05rem, 4.8cqi, 1.5rem) * var(--scale, 1)); line-height: 1.15; }
.sheet.of-prices .price { font: var(--weight-display) calc(clamp(1.15rem, 5.4cqi, 1.7rem) * var(--scale, 1))/1.1 var(--font-display); }`,
  dates: `
.sheet.of-dates .at { width: 100%; font: var(--weight-display) clamp(1.25rem, 6.5cqi, 2.1rem)/1.1 var(--font-display); letter-spacing: var(--tracking-display); }
.sheet.of-dates li { border-top-width: max(2px, var(--stroke)); border-color: currentColor; padding: 0.8rem 0 1rem; }`,
  steps: `
.sheet.of-steps ul { counter-reset: step; }
.sheet.of-steps li { counter-increment: step; flex-wrap: nowrap; align-items: center; }
.sheet.of-steps li::before { content: counter(step); flex: none; width: 1.3em; font: var(--weight-display) clamp(1.9rem, 9cqi, 3.2rem)/1 var(--font-display); }`,
  names: `
.sheet.of-names .it { font: var(--weight-display) clamp(1.2rem, 6.4cqi, 2.2rem)/1.12 var(--font-display); letter-spacing: var(--tracking-display); }`,
  figures: `
.sheet.of-figures li { display: block; padding: 1rem 0 1.1rem; }
.sheet.of-figures .it { font: var(--weight-display) min(clamp(2.4rem, 21cqi, 8rem), 100cqi / (var(--figure) * 0.6))/0.95 var(--font-display); letter-spacing: var(--tracking-display); }
.sheet.of-figures small { margin-top: 0.45rem; font: 500 1.05rem/1.35 var(--font-text); letter-spacing: 0; }`,
  hours: `
.sheet.of-hours { text-align: center; }
.sheet.of-hours li { justify-content: space-between; text-align: left; }
.sheet.of-hours .at { width: auto; font-weight: 600; }
.sheet.of-hours .it { flex: 0 1 auto; margin-left: auto; max-width: 100%; text-align: right; text-wrap: balance; overflow-wrap: normal; }
.sheet.of-hours .sheet-title::before { content: ''; display: block; width: 1.1rem; height: 1.1rem; margin: -0.3rem auto 0.9rem; border-radius: 50%; box-shadow: inset 0 0 0 3px currentColor; }`,
};

/** The rules of this panel beyond those of all. */
export function panelCss({ kind }: Panel): string {
  return KINDS_CSS[kind] ?? '';
}
