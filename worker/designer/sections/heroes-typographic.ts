import { html, type Html } from '../html.ts';
import {
  fittedHeadline,
  frameHero,
  headline,
  lead,
  offerList,
  picture,
  writeFacts,
} from './hero-parts.ts';
import { signWords, TICKER_CSS, writeSign, writeTicker } from './own-words.ts';
import {
  idOf,
  menuLabel,
  writeActions,
  writeText,
  writeWhole,
  type Layout,
  type Page,
} from './section.ts';

function sign(page: Page): Html | undefined {
  const words = signWords(page);
  return words === undefined ? undefined : writeSign(words, page);
}

/** Where and how to be found, then what the page holds, each line with its count. */
function log(page: Page): Html {
  const { address, place, phone, mail } = page.facts;
  const known: (readonly [string, string | undefined])[] = [
    [page.words.address, address ?? place?.name],
    [page.words.phone, phone],
    [page.words.mail, mail],
  ];
  const facts = known.flatMap(([label, value]) =>
    value === undefined ? [] : [html`<li><span>${label}</span> <b>${writeWhole(value)}</b></li>`],
  );
  const parts = page.sections
    .filter(({ items, example, kind }) => items.length > 1 && !example && kind !== 'about')
    .map(
      (section) =>
        html`<li>
          <a href="#${idOf(section)}">${menuLabel(section, page)}</a>
          <b>${section.items.length}</b>
        </li>`,
    );
  return html`<ul class="log">
    ${facts} ${parts}
  </ul>`;
}

/** Openings of type and shape, without a picture. */
export const TYPOGRAPHIC_HEROES = {
  raw: {
    css: `
.hero-raw { overflow: clip; border-bottom: var(--stroke) solid var(--color-ink); }
.hero-raw .hero-text { padding: clamp(1.5rem, 3vw, 2.5rem) var(--gutter) clamp(2rem, 4vw, 3.5rem); display: flex; flex-direction: column; align-items: flex-start; gap: 0.4rem; }
.hero-raw .giant { background: var(--color-brand); color: var(--color-on-brand); padding: 0.12em 0.14em; font: var(--weight-display) clamp(2.2rem, calc(90vw / var(--chars) * 1.35), 9rem)/0.85 var(--font-display); letter-spacing: var(--tracking-display); border-bottom: var(--stroke) solid var(--color-ink); }
.hero-raw .lead { font-weight: 500; }
.hero-raw .facts { margin: 0; gap: var(--stroke); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); background: var(--color-ink); border-top: var(--stroke) solid var(--color-ink); grid-column: 1 / -1; }
.hero-raw .facts > div { container-type: inline-size; background: var(--color-ground); padding: 1rem var(--gutter); overflow-wrap: anywhere; }
@media (min-width: 56rem) {
  .hero-raw { display: grid; grid-template-columns: 1fr auto; }
  .hero-raw .hero-text { justify-content: space-between; min-height: min(42rem, 82vh); }
  .hero-raw .giant { order: 2; writing-mode: vertical-rl; rotate: 180deg; max-height: 48rem; padding: 0.12em 0.1em; font-size: clamp(2.4rem, calc(54rem / var(--chars)), 11rem); line-height: 0.9; border: 0; border-right: var(--stroke) solid var(--color-ink); display: grid; place-content: center start; }
  .hero-raw h1 { font-size: clamp(2.6rem, min(60vw * var(--fit), 108vw / var(--word)), 12rem); line-height: 0.94; }
  .hero-raw .facts { order: 3; }
}`,
    render: (page) =>
      frameHero(
        'raw',
        html`${sign(page)}
          <div class="hero-text">
            ${fittedHeadline(page)}
            <div>${lead(page)} ${writeActions(page)}</div>
          </div>
          ${writeFacts(page)}`,
      ),
  },
  front: {
    css: `
.hero-front .wrap { padding-block: clamp(1.4rem, 3vw, 2.4rem) clamp(1.6rem, 4vw, 3rem); display: grid; gap: 1.6rem 2.6rem; }
.hero-front .lead { max-width: 44rem; font-style: italic; }
.hero-front .box { border-top: 6px solid var(--fg); padding-top: 0.8rem; align-self: start; }
.hero-front .offer-list a { display: flex; justify-content: space-between; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--rule); color: inherit; text-decoration: none; }
.hero-front .offer-list a:hover { text-decoration: underline; }
.hero-front .offer-list .price { color: inherit; flex: none; max-width: 55%; text-align: right; }
.hero-front .facts { margin-top: 1.2rem; }
@media (min-width: 56rem) {
  .hero-front .wrap { grid-template-columns: repeat(12, 1fr); }
  .hero-front .hero-text { grid-column: span 12; }
  .hero-front .hero-text:has(+ .box) { grid-column: span 8; }
  .hero-front .box { grid-column: span 4; }
  .hero-front .hero-text + .box { border-left: 0; }
}`,
    render: (page) => {
      const offer = offerList(page);
      const facts = writeFacts(page);
      return frameHero(
        'front',
        html`<div class="wrap">
          <div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          ${(offer ?? facts) && html`<div class="box">${offer} ${facts}</div>`}
        </div>`,
      );
    },
  },
  boot: {
    css: `
.hero-boot .wrap { padding-block: clamp(2.5rem, 6vw, 5rem); display: grid; gap: 2.4rem var(--gutter); }
.hero-boot h1 { color: var(--fg-brand); }
.hero-boot h1::before { content: '> '; content: '> ' / ''; color: var(--fg-muted); }
.hero-boot h1::after { content: ''; display: inline-block; width: 0.55em; height: 0.85em; margin-left: 0.18em; translate: 0 0.08em; background: var(--fg-brand); animation: blink 1s steps(2, jump-none) 4; }
@keyframes blink { from { opacity: 1; } 50%, to { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .hero-boot h1::after { animation: none; } }
.hero-boot .log { border: 1px solid var(--rule); background: var(--color-surface); padding: 1rem 1.2rem 1.2rem; align-self: start; overflow-wrap: anywhere; }
.hero-boot .log li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.7rem; padding: 0.22rem 0; }
.hero-boot .log li::before { content: '[ ok ]'; content: '[ ok ]' / ''; color: var(--fg-brand); flex: none; }
.hero-boot .log :is(span, a) { flex: none; max-width: 50%; color: inherit; }
.hero-boot .log b { margin-left: auto; text-align: right; font-weight: 600; }
@media (min-width: 60rem) { .hero-boot .wrap { grid-template-columns: 1.15fr 1fr; } .hero-boot h1 { grid-column: 1 / -1; max-width: 22ch; } .hero-boot .lead { margin-top: 0; } }`,
    render: (page) =>
      frameHero(
        'boot',
        html`<div class="wrap">
          ${headline(page)}
          <div>${lead(page)} ${writeActions(page)}</div>
          ${log(page)}
        </div>`,
      ),
  },
  sign: {
    css: `
.hero-sign { position: relative; overflow: hidden; display: grid; background: radial-gradient(90% 70% at 50% 0, color-mix(in oklab, var(--color-brand) 26%, transparent), transparent), var(--color-ground); }
.hero-sign .wrap { position: relative; padding-block: clamp(3rem, 7vw, 6rem) clamp(9rem, 17vw, 14rem); text-align: center; display: grid; gap: 1.6rem; justify-items: center; }
.hero-sign .giant { font: 400 clamp(2.2rem, calc(84vw / var(--chars) * 1.4), 9.5rem)/1 var(--font-display); color: var(--fg-brand); color: light-dark(var(--fg-brand), color-mix(in oklab, var(--fg-brand) 35%, #fff)); text-shadow: 0 0 0.03em var(--glow), 0 0 0.1em var(--glow), 0 0 0.28em var(--glow), 0 0 0.7em var(--glow); max-width: 100%; text-wrap: balance; }
.hero-sign .giant + h1 { font-size: clamp(1.7rem, 3.8vw, 3.4rem); max-width: 24ch; line-height: 1.08; }
.hero-sign .lead { margin: 0; }
.hero-sign .actions { margin: 0; justify-content: center; }
.hero-sign .facts { display: flex; flex-wrap: wrap; gap: 1rem 3rem; justify-content: center; margin: 0; }
.hero-sign .floor { position: absolute; inset: auto -60% 0; height: clamp(10rem, 22vw, 18rem); transform: perspective(16rem) rotateX(58deg); transform-origin: bottom; background: repeating-linear-gradient(90deg, var(--color-accent) 0 3px, transparent 3px 5rem), repeating-linear-gradient(0deg, var(--color-accent) 0 3px, transparent 3px 2.6rem); mask: linear-gradient(transparent, #000 55%); opacity: 0.75; }`,
    render: (page) =>
      frameHero(
        'sign',
        html`<div class="floor" aria-hidden="true"></div>
          <div class="wrap">
            ${sign(page)} ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>`,
      ),
  },
  window: {
    css: `${TICKER_CSS}
.hero-window .wrap { padding-block: clamp(1.5rem, 4vw, 3.5rem); }
.hero-window .frame { padding: 3px; }
.hero-window .bar { display: flex; justify-content: space-between; gap: 1rem; font: 700 1rem/1.2 var(--font-label); overflow-wrap: anywhere; }
.hero-window .inside { display: grid; gap: 2rem; padding: clamp(1.2rem, 4vw, 3rem); }
@media (min-width: 52rem) { .hero.hero-window h1[style*='--word'] { font-size: min(var(--size-hero), 56vw / var(--word) / var(--wide, 1)); } }
.hero-window .picture { min-height: 16rem; border: 0; padding: 0; }
.hero-window .facts { margin: 0; align-content: start; gap: 2px; overflow-wrap: anywhere; }
.hero-window .facts > div { container-type: inline-size; background: var(--color-tint); padding: 0.6rem 0.9rem; }
.hero-window .ticker { margin-inline: var(--gutter); background: var(--color-deep); color: var(--color-deep-brand); padding: 0.55rem 0; font: 700 1.05rem/1.2 var(--font-label); }
.hero-window .inside:has(.picture) .facts { display: flex; flex-wrap: wrap; }
.hero-window .inside:has(.picture) .facts > div { flex: 1 1 14rem; }
@media (min-width: 60rem) { .hero-window .inside:has(.facts) { grid-template-columns: 1.9fr 1fr; align-items: end; } .hero-window .inside:has(.picture) { grid-template-columns: 1.15fr 1fr; align-items: center; } .hero-window .inside:has(.picture) h1 { font-size: min(var(--size-hero), 29vw * var(--fit)); } .hero-window .inside:has(.picture) .facts { grid-column: 1 / -1; } .hero-window .picture { align-self: stretch; min-height: 22rem; } }`,
    render: (page) =>
      frameHero(
        'window',
        html`<div class="wrap">
            <div class="frame">
              <p class="bar">${writeText(page.name, page)}</p>
              <div class="inside">
                <div>${fittedHeadline(page)} ${lead(page)} ${writeActions(page)}</div>
                ${page.opening?.length && picture(page, 500, 440)} ${writeFacts(page)}
              </div>
            </div>
          </div>
          ${writeTicker(page)}`,
      ),
  },
} as const satisfies Record<string, Layout<Page>>;
