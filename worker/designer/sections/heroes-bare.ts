import { drawQuilt } from '../art/quilt.ts';
import { html, type Html } from '../html.ts';
import { frameHero, headline, lead, offerList, writeFacts } from './hero-parts.ts';
import {
  listOwnWords,
  signWords,
  STAMP_CSS,
  TICKER_CSS,
  writeLetters,
  writeSign,
  writeStamp,
  writeTicker,
} from './own-words.ts';
import { writeActions, type Layout, type Page } from './section.ts';

const MOST_WORDS = 5;

/** What the owner calls things, one below the other. */
function writeWords(page: Page): Html {
  return html`<ul aria-hidden="true">
    ${listOwnWords(page)
      .slice(0, MOST_WORDS)
      .map((word) => html`<li><span class="word">${word}</span></li>`)}
  </ul>`;
}

/** Openings for pages that no drawing fits: their own letters, and shapes. */
export const BARE_HEROES = {
  measure: {
    css: `
.hero-measure { position: relative; overflow: clip; }
.hero-measure .wrap { padding-block: clamp(2.5rem, 7vw, 6.5rem) clamp(2rem, 5vw, 4rem); }
.hero-measure h1 { max-width: 17ch; font-size: calc(var(--size-hero) * 1.06); }
.hero-measure .under { display: grid; gap: 2rem var(--gutter); margin-top: clamp(2rem, 6vw, 5rem); border-top: var(--stroke) solid var(--fg); padding-top: 1.4rem; }
.hero-measure .lead { margin-top: 0; }
.hero-measure .facts { margin-top: 0; }
.hero-measure .giant { display: none; }
@media (min-width: 56rem) { .hero-measure .under { grid-template-columns: 1.5fr 1fr; } }
@media (min-width: 75rem) { .hero-measure .giant { display: block; position: absolute; right: 0.3em; top: 0.5em; writing-mode: vertical-rl; max-height: calc(100% - 1em); overflow: hidden; white-space: nowrap; font: var(--weight-display) clamp(1.4rem, calc(50rem / var(--all)), 6rem)/1 var(--font-display); letter-spacing: var(--tracking-display); color: var(--fg-brand); } .hero-measure .wrap { position: relative; min-height: 38rem; } }`,
    render: (page) => {
      const words = signWords(page);
      return frameHero(
        'measure',
        html`${words !== undefined && writeSign(words, page)}
          <div class="wrap">
            ${headline(page)}
            <div class="under">
              <div class="hero-text">${lead(page)} ${writeActions(page)}</div>
              ${writeFacts(page)}
            </div>
          </div>`,
      );
    },
  },
  quilt: {
    css: `
.hero-quilt { display: grid; }
.hero-quilt h1 { font-size: min(var(--size-hero), 6rem); }
.hero-quilt .hero-text { padding: clamp(2rem, 6vw, 5.5rem) var(--gutter); align-self: center; width: 100%; max-width: 54rem; justify-self: end; }
.hero-quilt .facts { border-top: max(2px, var(--stroke)) solid var(--fg); padding-top: 1.1rem; display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.hero-quilt .cloth { position: relative; min-height: 9rem; overflow: hidden; }
.hero-quilt .cloth .art { position: absolute; inset: 0; }
@media (min-width: 56rem) { .hero-quilt { grid-template-columns: 1.5fr 1fr; min-height: min(42rem, 82vh); } .hero-quilt h1[style*='--word'] { font-size: min(var(--size-hero), 6rem, 70vw / var(--word)); } }`,
    render: (page) =>
      frameHero(
        'quilt',
        html`<div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          <div class="cloth">${drawQuilt(5, 6, page.random)}</div>`,
      ),
  },
  monument: {
    css: `${TICKER_CSS}
.hero-monument { overflow: clip; background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --fg-muted: var(--color-on-brand); --fg-brand: var(--color-on-brand); --button: var(--color-deep); --on-button: var(--color-on-deep); }
.hero-monument .wrap { display: grid; gap: 1.6rem var(--gutter); padding-block: clamp(2rem, 5vw, 4.5rem) clamp(1.6rem, 4vw, 3rem); }
.hero-monument .lead { margin: 0; }
.hero-monument .giant { font: var(--weight-display) clamp(3rem, calc(86vw / var(--chars) * 1.5), 21rem)/0.95 var(--font-display); letter-spacing: var(--tracking-display); color: var(--fg-brand); margin: 0; padding: 0 var(--gutter) 0.12em; }
.hero-monument .ticker { background: var(--color-deep); color: var(--color-on-deep); padding: 0.8rem 0; font: 700 1.2rem/1.2 var(--font-label); }
@media (min-width: 56rem) { .hero-monument .under { display: grid; grid-template-columns: 1.4fr 1fr; gap: 1.5rem var(--gutter); align-items: end; } .hero-monument .actions { justify-content: flex-end; } }`,
    render: (page) => {
      const words = signWords(page);
      return frameHero(
        'monument',
        html`<div class="wrap">
            ${headline(page)}
            <div class="under">${lead(page)} ${writeActions(page)}</div>
          </div>
          ${words !== undefined && writeSign(words, page)} ${writeTicker(page)}`,
      );
    },
  },
  seal: {
    css: `
.hero-seal .wrap { display: grid; gap: 1.5rem; justify-items: center; text-align: center; padding-block: clamp(2rem, 5vw, 4.5rem); }
.hero-seal h1 { max-width: 18ch; }
.hero-seal .lead { margin: 0; }
.hero-seal .actions { margin: 0.4rem 0 0; justify-content: center; }
.hero-seal .facts { width: 100%; margin-top: 1rem; border-block: var(--stroke) solid var(--rule); padding-block: 1.1rem; display: flex; flex-wrap: wrap; gap: 1rem 4rem; justify-content: center; }
${STAMP_CSS}`,
    render: (page) =>
      frameHero(
        'seal',
        html`<div class="wrap">
          ${writeStamp(page)} ${headline(page)} ${lead(page)} ${writeActions(page)}
          ${writeFacts(page)}
        </div>`,
      ),
  },
  roster: {
    css: `
.hero-roster .wrap { display: grid; gap: 2.5rem var(--gutter); padding-block: clamp(2.5rem, 6vw, 5.5rem); }
.hero-roster h1 { font-size: min(var(--size-hero), 5.4rem); }
.hero-roster .roster { background: var(--color-brand); color: var(--color-on-brand); --rule: var(--color-on-brand); border-radius: var(--radius); padding: clamp(1.4rem, 3vw, 2.6rem); align-self: stretch; display: grid; align-content: center; }
.hero-roster .roster li { font: var(--weight-display) clamp(1.3rem, 2.5vw, 2.3rem)/1.15 var(--font-display); letter-spacing: var(--tracking-display); border-top: 1px solid var(--rule); }
.hero-roster .roster li:first-child { border-top: 0; }
.hero-roster .roster :is(a, span.word) { display: flex; justify-content: space-between; gap: 1.2rem; padding: 0.6em 0; color: inherit; text-decoration: none; }
.hero-roster .roster a:hover { text-decoration: underline; }
.hero-roster .roster .price { color: inherit; }
@media (min-width: 56rem) { .hero-roster .wrap { grid-template-columns: 1.15fr 1fr; align-items: center; min-height: min(40rem, 78vh); } }`,
    render: (page) =>
      frameHero(
        'roster',
        html`<div class="wrap">
          <div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          <div class="roster">${offerList(page) ?? writeWords(page)}</div>
        </div>`,
      ),
  },
  block: {
    css: `
.hero-block { background: var(--color-deep); color: var(--color-on-deep); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); --rule: var(--color-deep-line); --button: var(--color-accent); --on-button: var(--color-on-accent); }
.hero-block .wrap { display: grid; gap: 1.8rem var(--gutter); align-content: end; padding-block: clamp(4rem, 11vw, 10rem) clamp(1.6rem, 3vw, 2.6rem); }
.hero-block h1 { max-width: 16ch; }
.hero-block .lead { margin: 0; }
.hero-block .actions { margin: 0; }
.hero-block .facts { margin-top: clamp(1rem, 4vw, 3rem); border-top: var(--stroke) solid var(--rule); padding-top: 1.1rem; display: flex; flex-wrap: wrap; gap: 1rem 3.5rem; }
.hero-block .facts dd, .hero-block .facts a { color: inherit; }
@media (min-width: 56rem) { .hero-block .under { display: grid; grid-template-columns: 1.4fr 1fr; gap: var(--gutter); align-items: end; } .hero-block .actions { justify-content: flex-end; } }`,
    render: (page) =>
      frameHero(
        'block',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">${lead(page)} ${writeActions(page)}</div>
          ${writeFacts(page)}
        </div>`,
      ),
  },
  initial: {
    css: `
.hero-initial .wrap { display: grid; gap: 1.2rem clamp(1.5rem, 4vw, 4rem); padding-block: clamp(2rem, 6vw, 5.5rem); }
.hero-initial .letter { font: var(--weight-display) clamp(9rem, 30vw, 32rem)/0.74 var(--font-display); color: var(--fg-brand); padding-top: 0.06em; }
.hero-initial .facts { border-top: var(--stroke) solid var(--rule); padding-top: 1rem; display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
@media (min-width: 56rem) { .hero-initial .wrap { grid-template-columns: auto 1fr; align-items: center; } .hero-initial h1 { max-width: 15ch; font-size: min(var(--size-hero), 5.6rem); } }`,
    render: (page) =>
      frameHero(
        'initial',
        html`<div class="wrap">
          <p class="letter" aria-hidden="true">${writeLetters(page).slice(0, 1)}</p>
          <div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
        </div>`,
      ),
  },
} as const satisfies Record<string, Layout<Page>>;
