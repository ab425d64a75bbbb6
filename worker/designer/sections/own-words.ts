import { html, trusted, type Html } from '../html.ts';
import { plainText, writeText, type Page, type Text } from './section.ts';

const OFFERS: readonly string[] = ['menu', 'services', 'products', 'features'];
const MOST_WORDS = 9;
const LONGEST_WORDS = 34;

/** The name set large as decoration; the noun when the headline has the name already, nothing when that is unknown. */
export function signWords(page: Page): Text | undefined {
  const isSaid = page.headline.toLowerCase().includes(plainText(page.name).toLowerCase());
  return isSaid ? page.subject.titleNoun : page.name;
}

const LONGEST_LINE = 12;

/** How many letters the longest line has, for sizes that make it fit: `--chars`. Long words stand in two lines. */
export function charsStyle(text: Text): Html {
  const words = plainText(text).split(/\s+/);
  const all = words.join(' ').length;
  const longest = Math.max(...words.map(({ length }) => length));
  const line = all > LONGEST_LINE ? Math.max(longest, Math.ceil(all * 0.55)) : all;
  return trusted(`--chars: ${Math.max(4, line)}`);
}

/** The large decorative words. Readers have them in the header already. */
export function writeSign(text: Text, page: Page): Html {
  return html`<p class="giant" style="${charsStyle(text)}" aria-hidden="true">
    ${writeText(text, page)}
  </p>`;
}

/** What the owner calls things: name, place, offers. Nothing that is still to be filled in. */
export function listOwnWords(page: Page): string[] {
  const offer = page.sections.find(({ kind }) => OFFERS.includes(kind));
  const names = (offer?.example ? [] : (offer?.items ?? [])).map(({ name }) => name);
  const said = [page.name, page.facts.place?.name, ...names, page.facts.address];
  const short = said.filter(
    (one): one is string => typeof one === 'string' && one !== '' && one.length < LONGEST_WORDS,
  );
  return [...new Set(short)].slice(0, MOST_WORDS);
}

/** A line of the owner's words that moves while the visitor scrolls. */
export function writeTicker(page: Page): Html | undefined {
  const words = listOwnWords(page);
  if (words.length < 2) return undefined;
  const run = words.map((word) => html`<span>${word}</span>`);
  return html`<div class="ticker" aria-hidden="true">
    <p>${run} ${run}</p>
  </div>`;
}

export const TICKER_CSS = `
.ticker { overflow: hidden; }
.ticker p { display: flex; gap: 0 2.5rem; width: max-content; white-space: nowrap; }
.ticker span { display: flex; gap: 2.5rem; align-items: center; }
.ticker span::after { content: ''; width: 0.5em; height: 0.5em; background: currentColor; }
@media (prefers-reduced-motion: no-preference) { @supports (animation-timeline: scroll()) {
  .ticker p { animation: ticker linear both; animation-timeline: scroll(root); }
  @keyframes ticker { to { translate: -38% 0; } }
} }`;
