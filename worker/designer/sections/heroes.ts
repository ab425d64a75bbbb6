import { html } from '../html.ts';
import {
  broadPicture,
  FILL_CSS,
  frameHero,
  headline,
  lead,
  picture,
  writeFacts,
} from './hero-parts.ts';
import { BARE_HEROES } from './heroes-bare.ts';
import { CARD_HEROES, PANEL_HEROES } from './heroes-panels.ts';
import { STAGED_HEROES } from './heroes-staged.ts';
import { TYPOGRAPHIC_HEROES } from './heroes-typographic.ts';
import { writeActions, type Layout, type Page } from './section.ts';

export const HERO_LAYOUTS = {
  split: {
    css: `
.hero-split .wrap { display: grid; gap: 2.5rem clamp(2rem, 5vw, 5rem); padding-block: clamp(2rem, 4vw, 3.6rem); }
.hero-split .picture { aspect-ratio: 5 / 6; }
@media (min-width: 56rem) { .hero-split .wrap { grid-template-columns: 1.1fr 1fr; align-items: center; } .hero-split .picture { aspect-ratio: auto; height: clamp(26rem, 100svh - 13rem, 42rem); } }
@media (max-width: 55.99rem) { .hero-split .picture { aspect-ratio: 4 / 3; } }`,
    render: (page) =>
      frameHero(
        'split',
        html`<div class="wrap">
          <div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          ${picture(page, 500, 600)}
        </div>`,
      ),
  },
  columns: {
    css: `${FILL_CSS}
.hero-columns .wrap { padding-block: clamp(2rem, 4vw, 3.6rem) clamp(2rem, 3vw, 3rem); }
.hero-columns h1 { max-width: 15ch; }
.hero-columns .under { display: grid; gap: 2rem var(--gutter); margin-top: clamp(1.6rem, 3vw, 3rem); }
.hero-columns .lead { margin-top: 0; }
.hero-columns .picture { aspect-ratio: 3 / 2; }
@media (min-width: 56rem) { .hero-columns .under { flex: 1; grid-template-columns: 1fr 2.2fr; } }`,
    render: (page) =>
      frameHero(
        'columns',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">
            <div class="hero-text">${lead(page)} ${writeActions(page)}</div>
            ${picture(page, 900, 450)}
          </div>
        </div>`,
      ),
  },
  facts: {
    css: `${FILL_CSS}
.hero-facts .wrap { padding-block: clamp(2rem, 4vw, 3.6rem) clamp(1.6rem, 3vw, 2.6rem); }
.hero-facts h1 { max-width: 30ch; }
.hero-facts .under { display: grid; gap: 2rem var(--gutter); margin-top: clamp(1.6rem, 3vw, 3rem); }
.hero-facts .lead { margin-top: 0; }
.hero-facts .facts { margin: 0; border-top: var(--stroke) solid var(--fg); padding-top: 0.9rem; align-content: start; }
.hero-facts .band .picture { height: clamp(10rem, 22vw, 20rem); border-radius: 0; border: 0; padding: 0; }
.hero-facts .band .art { position: absolute; inset: 0; }
@media (min-width: 56rem) { .hero-facts .under { grid-template-columns: 1.5fr 1fr; } .hero-facts .hero-text { max-width: 38rem; } .hero-facts > .wrap { flex: none; } .hero-facts .band { flex: 1 1 16rem; display: flex; flex-direction: column; } }`,
    render: (page) =>
      frameHero(
        'facts',
        html`<div class="wrap">
            ${headline(page)}
            <div class="under">
              <div class="hero-text">${lead(page)} ${writeActions(page)}</div>
              ${writeFacts(page)}
            </div>
          </div>
          <div class="band">${broadPicture(page, 1440, 320)}</div>`,
      ),
  },
  tiles: {
    css: `
.hero-tiles { display: grid; }
.hero-tiles .hero-text { padding: clamp(2.5rem, 6vw, 5.5rem) var(--gutter); align-self: center; max-width: 52rem; justify-self: end; width: 100%; }
.hero-tiles h1 { font-size: min(var(--size-hero), 6.2rem); }
@media (min-width: 52rem) { .hero-tiles h1[style*='--word'] { font-size: min(var(--size-hero), 6.2rem, 66vw / var(--word)); } }
.hero-tiles .picture { min-height: 18rem; border-radius: 0; border: 0; padding: 0; }
@media (min-width: 60rem) { .hero-tiles { grid-template-columns: 1.2fr 1fr; min-height: clamp(32rem, 100svh - var(--head), 52rem); } }`,
    render: (page) =>
      frameHero(
        'tiles',
        html`<div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          ${picture(page, 640, 720)}`,
      ),
  },
  arch: {
    css: `
.hero-arch .wrap { display: grid; gap: 2.5rem clamp(2rem, 6vw, 6rem); padding-block: clamp(2.5rem, 5vw, 4.5rem); }
.hero-arch .picture { aspect-ratio: 4 / 5; border-radius: 999px 999px var(--radius) var(--radius); overflow: hidden; max-width: 30rem; width: 100%; justify-self: start; }
@media (min-width: 56rem) { .hero-arch .wrap { grid-template-columns: minmax(18rem, 0.8fr) 1.2fr; align-items: end; } .hero-arch .hero-text { padding-bottom: 3rem; } }
@media (max-width: 55.99rem) { .hero-arch .wrap { padding-top: 1.4rem; gap: 1.6rem; } .hero-arch .picture { aspect-ratio: 1.2; max-width: 22rem; justify-self: center; } }`,
    render: (page) =>
      frameHero(
        'arch',
        html`<div class="wrap">
          ${picture(page, 480, 600)}
          <div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
        </div>`,
      ),
  },
  overlap: {
    css: `
.hero-overlap .picture { height: clamp(17rem, 46svh, 40rem); border-radius: 0; }
.hero-overlap .hero-text { position: relative; background: var(--color-ground); padding: clamp(1.8rem, 4vw, 3.5rem) 0 0; }
@media (min-width: 56rem) { .hero-overlap .hero-text { width: min(50rem, 64%); margin-top: -4.5rem; padding: 3rem 3rem 0 0; box-shadow: -30vw 0 var(--color-ground); } .hero-overlap .picture:is(.of-2, .of-3, .of-4, .of-5) + .wrap .hero-text { width: auto; margin-top: 0; padding: 2.4rem 0 0; box-shadow: none; display: grid; grid-template-columns: 1.5fr 1fr; column-gap: var(--gutter); } .hero-overlap .picture:is(.of-2, .of-3, .of-4, .of-5) + .wrap h1 { grid-row: span 2; } }`,
    render: (page) =>
      frameHero(
        'overlap',
        html`${picture(page, 1400, 640)}
          <div class="wrap">
            <div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          </div>`,
      ),
  },
  gate: {
    css: `${FILL_CSS}
.hero-gate .wrap { padding-block: clamp(2rem, 4vw, 3.6rem) 0; }
.hero-gate .hero-text { display: grid; gap: 1.5rem var(--gutter); }
.hero-gate .lead { margin: 0; }
.hero-gate .actions { margin-top: 1.4rem; }
.hero-gate .picture { margin-top: clamp(1.8rem, 3vw, 3rem); aspect-ratio: 21 / 9; }
@media (min-width: 56rem) { .hero-gate .hero-text { grid-template-columns: 1.6fr 1fr; align-items: end; } }
@media (max-width: 55.99rem) { .hero-gate .picture { aspect-ratio: 4 / 3; margin-inline: calc(-1 * var(--gutter)); } }`,
    render: (page) =>
      frameHero(
        'gate',
        html`<div class="wrap">
          <div class="hero-text">
            ${headline(page)}
            <div>${lead(page)} ${writeActions(page)}</div>
          </div>
          ${picture(page, 1260, 540)}
        </div>`,
      ),
  },
  horizon: {
    css: `${FILL_CSS}
.hero-horizon { position: relative; display: grid; }
.hero-horizon .wrap { padding-block: clamp(2rem, 4vw, 3.6rem) 2.2rem; }
.hero-horizon h1 { max-width: 16ch; }
.hero-horizon .picture { height: clamp(15rem, 34vw, 30rem); border-radius: 0; }
@media (min-width: 56rem) { .hero-horizon .hero-text { display: grid; grid-template-columns: 1.5fr 1fr; column-gap: var(--gutter); align-items: end; } .hero-horizon .hero-text { container-type: inline-size; } .hero-horizon h1 { grid-row: span 2; } .hero.hero-horizon h1[style*='--word'] { font-size: min(var(--size-hero), 78cqi / var(--word) / var(--wide, 1)); } .hero.hero-horizon > .wrap { flex: none; } .hero.hero-horizon .picture { flex-basis: 22rem; } }`,
    render: (page) =>
      frameHero(
        'horizon',
        html`<div class="wrap">
            <div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          </div>
          ${picture(page, 1440, 480)}`,
      ),
  },
  poster: {
    css: `
.hero-poster { background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --button: var(--color-deep); --on-button: var(--color-on-deep); }
.hero-poster .wrap { padding-block: clamp(2rem, 4vw, 3.5rem) clamp(2rem, 4vw, 3.5rem); }
.hero-poster .under { display: grid; gap: 2rem var(--gutter); margin-top: clamp(1.5rem, 4vw, 3rem); }
.hero-poster .lead { margin-top: 0; color: inherit; }
.hero-poster .picture { aspect-ratio: 3 / 2; }
@media (min-width: 56rem) { .hero-poster .under { grid-template-columns: 1fr 1.4fr; align-items: end; } .hero-poster .picture { order: 2; aspect-ratio: auto; height: clamp(20rem, 52svh, 32rem); } }`,
    render: (page) =>
      frameHero(
        'poster',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">
            <div class="hero-text">${lead(page)} ${writeActions(page)}</div>
            ${picture(page, 760, 480)}
          </div>
        </div>`,
      ),
  },
  ...STAGED_HEROES,
  ...TYPOGRAPHIC_HEROES,
  ...BARE_HEROES,
  ...PANEL_HEROES,
  ...CARD_HEROES,
} as const satisfies Record<string, Layout<Page>>;
