import { html, type Html } from '../html.ts';
import { plainText, type Item, type Page, type Section } from './section.ts';

const FEWEST_GROUPS = 2;

/** Buttons that show the entries of one group; nothing where there is a single one. The page's script answers them. */
export function writeFilter(section: Section, page: Page): Html | undefined {
  const groups = [...new Set(section.items.flatMap(({ group }) => group ?? []))];
  if (groups.length < FEWEST_GROUPS) return undefined;
  return html`<p class="filter" role="group" aria-label="${plainText(section.title)}" hidden>
    <button type="button" data-show="" aria-pressed="true">${page.words.more.all}</button>
    ${groups.map(
      (group) =>
        html`<button type="button" data-show="${group}" aria-pressed="false">${group}</button>`,
    )}
  </p>`;
}

/** All entries stand in one list, so their names are of one level. */
export function withoutGroup({ group: _group, ...item }: Item): Item {
  return item;
}

export const FILTER_CSS = `
.filter { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.4rem; max-width: none; }
.filter[hidden], [data-group][hidden] { display: none !important; }
:is(.filter, .count) button { font: 600 0.98rem/1 var(--font-label); min-width: 2.6rem; min-height: 2.6rem; padding: 0.4rem 0.9rem; border: 1px solid var(--fg); border-radius: var(--radius-button); background: none; color: inherit; cursor: pointer; }
.filter [aria-pressed='true'], .count button:hover { background: var(--fg); color: var(--bg); }`;
