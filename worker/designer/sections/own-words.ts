import { html, trusted, type Html } from '../html.ts';
import { initials } from './initials.ts';
import {
  hasPictures,
  LONG_PAGE_SECTIONS,
  OFFERS,
  plainText,
  writeText,
  type Page,
  type Text,
} from './section.ts';

const MOST_WORDS = 9;
const LONGEST_WORDS = 34;

/** The name set large as decoration; the noun when the headline has the name already, nothing when that is unknown. */
export function signWords(page: Page): Text | undefined {
  const isSaid = page.headline.toLowerCase().includes(plainText(page.name).toLowerCase());
  return isSaid ? page.subject.titleNoun : page.name;
}

const LONGEST_LINE = 12;

/** How many letters the longest line has, for sizes that make it fit: `--chars`, or `--all` for a single line. Long words stand in two lines. */
export function charsStyle(text: Text): Html {
  const words = plainText(text).split(/\s+/);
  const all = words.join(' ').length;
  const longest = Math.max(...words.map(({ length }) => length));
  const line = all > LONGEST_LINE ? Math.max(longest, Math.ceil(all * 0.55)) : all;
  return trusted(`--chars: ${Math.max(4, line)}; --all: ${Math.max(6, all)}`);
}

/** The large decorative words. Readers have them in the header already. */
export function writeSign(text: Text, page: Page): Html {
  return html`<p class="giant" style="${charsStyle(text)}" aria-hidden="true">
    ${writeText(text, page)}
  </p>`;
}

/** What the owner calls things: name, place, offers. Nothing that is still to be filled in. */
export function listOwnWords(page: Page): string[] {
  const offer = page.sections.find(({ kind }) => OFFERS.includes(kind) || kind === 'features');
  const names = (offer?.example ? [] : (offer?.items ?? [])).map(({ name }) => name);
  const said = [page.name, page.facts.place?.name, ...names, page.facts.address];
  const short = said.filter(
    (one): one is string => typeof one === 'string' && one !== '' && one.length < LONGEST_WORDS,
  );
  return [...new Set(short)].slice(0, MOST_WORDS);
}

/** As many letters as reach across a wide screen, with a bullet and its room between the words. */
const TICKER_LETTERS = 260;
const SPACED = ' '.repeat(6);

/** A line of the owner's words that moves while the visitor scrolls. */
export function writeTicker(page: Page): Html | undefined {
  const words = listOwnWords(page);
  if (words.length < 2) return undefined;
  const run = words.map((word) => html`<span>${word}</span>`);
  const times = Math.max(2, Math.ceil(TICKER_LETTERS / words.join(SPACED).length));
  return html`<div class="ticker" aria-hidden="true">
    <p>${Array.from({ length: times }, () => run)}</p>
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

/** One or two letters that stand for the page. */
export function writeLetters(page: Page): string {
  return initials(plainText(page.name));
}

const STAMP_WORDS = 3;
/** More letters would touch each other on the ring. */
const STAMP_LETTERS = 46;

/** A round stamp: the page's own words around its initials. */
export function writeStamp(page: Page): Html {
  const words = [page.subject.titleNoun, ...listOwnWords(page)].filter(Boolean);
  const most = [...new Set(words)].slice(0, STAMP_WORDS);
  const fitting = most.filter(
    (_, index) => most.slice(0, index + 1).join(' · ').length <= STAMP_LETTERS,
  );
  const shown = (fitting.length > 0 ? fitting : most.slice(0, 1)).join(' · ');
  return html`<svg class="stamp" viewBox="0 0 240 240" aria-hidden="true">
    <circle cx="120" cy="120" r="116" />
    <circle cx="120" cy="120" r="76" />
    <path id="stamp-line" d="M120 120m-90 0a90 90 0 1 1 180 0a90 90 0 1 1-180 0" />
    <text class="around" textLength="540" lengthAdjust="spacing">
      <textPath href="#stamp-line">${shown} ·</textPath>
    </text>
    <text class="middle" x="120" y="120">${writeLetters(page)}</text>
  </svg>`;
}

/** Rules of the stamp. */
export const STAMP_CSS = `
.stamp { width: clamp(11rem, 20vw, 16rem); rotate: -8deg; fill: none; color: var(--fg-brand); }
.stamp :is(circle) { stroke: currentColor; stroke-width: 2.5; }
.stamp text { fill: currentColor; font-family: var(--font-display); font-weight: var(--weight-display); }
.stamp .around { font-size: 21px; }
.stamp .middle { font-size: 74px; text-anchor: middle; dominant-baseline: central; }`;

const SIGNATURES = {
  ticker: { write: writeTicker, css: TICKER_CSS },
  stamp: { write: writeStamp, css: STAMP_CSS },
} as const;

/** What the direction signs a page with; one without pictures opens with it already, and a long one has no room. */
function signatureOf(page: Page): (typeof SIGNATURES)[keyof typeof SIGNATURES] | undefined {
  const { signature } = page.look.direction;
  const hasRoom = hasPictures(page) && page.sections.length <= LONG_PAGE_SECTIONS;
  return signature !== undefined && hasRoom ? SIGNATURES[signature] : undefined;
}

/** A line or a stamp of the owner's words, where the direction has one. */
export function writeSignature(page: Page): Html | undefined {
  const signature = signatureOf(page);
  return signature && html`<div class="signature">${signature.write(page)}</div>`;
}

/** Its rules, where it is used. */
export function signatureCss(page: Page): string {
  const signature = signatureOf(page);
  if (!signature) return '';
  return `${signature.css}
.signature { color: var(--fg-brand); margin-bottom: clamp(1.6rem, 4vw, 3rem); display: grid; justify-items: center; font: 700 1.3rem/1.2 var(--font-label); }
.signature .ticker { width: 100%; }
.footer-card .signature { --fg-brand: var(--color-brand-text); }`;
}
