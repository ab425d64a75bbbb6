import { html, type Html } from '../html.ts';
import type { Item, Page } from './section.ts';

/** The paragraphs of an entry behind a line that opens them; nothing without any. */
export function writeMore(
  { body = [] }: Item,
  page: Page,
  label: 'article' | 'details',
): Html | undefined {
  if (body.length === 0) return undefined;
  return html`<details class="unfold">
    <summary>${page.words.more[label]}</summary>
    ${body.map((paragraph) => html`<p>${paragraph}</p>`)}
  </details>`;
}

export const MORE_CSS = `
.section .unfold { border: 0; padding: 0; margin-top: 0.6rem; }
.section .unfold summary { display: inline-flex; gap: 0.5rem; font: 600 0.98rem/2.6rem var(--font-label); text-decoration: underline; text-underline-offset: 0.3em; color: var(--fg-brand); }
.section .unfold p { color: var(--fg); margin-top: 1rem; max-width: 38rem; }`;
