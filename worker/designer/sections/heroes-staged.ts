import { html } from '../html.ts';
import {
  FILL_CSS,
  fittedHeadline,
  frameHero,
  headline,
  lead,
  onePicture,
  picture,
  writeFacts,
} from './hero-parts.ts';
import { writeActions, type Layout, type Page } from './section.ts';

/** Openings that set text and picture on a stage: panels, cards, strips. */
export const STAGED_HEROES = {
  cover: {
    css: `
.hero-cover { display: grid; }
.hero-cover .hero-text { background: var(--color-deep); color: var(--color-on-deep); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); --rule: var(--color-deep-line); --button: var(--color-accent); --on-button: var(--color-on-accent); padding: clamp(2.2rem, 5vw, 4.5rem) var(--gutter); display: flex; flex-direction: column; }
.hero-cover .button.quiet { color: var(--color-on-deep); background: none; }
.hero-cover h1 { font-size: min(var(--size-hero), 5.6rem); }
.hero-cover .facts { border-top: 1px solid var(--rule); padding-top: 1.4rem; }
.hero-cover .picture { min-height: clamp(14rem, 60vw, 30rem); border-radius: 0; border: 0; padding: 0; }
@media (max-width: 59.99rem) { .hero-cover .picture { order: -1; } }
@media (min-width: 60rem) {
  .hero-cover { grid-template-columns: 1fr 1fr; min-height: clamp(34rem, 100svh - var(--head), 54rem); }
  .hero.hero-cover h1[style] { font-size: min(var(--size-hero), 5.6rem, 40vw * var(--fit), 62vw / var(--word) / var(--wide, 1)); }
  .hero-cover .hero-text { order: 2; justify-content: flex-end; padding-inline: clamp(2rem, 4vw, 5rem) var(--gutter); }
  .hero-cover .facts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
}`,
    render: (page) =>
      frameHero(
        'cover',
        html`<div class="hero-text">
            ${fittedHeadline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          ${picture(page, 720, 760)}`,
      ),
  },
  stage: {
    css: `${FILL_CSS}
.hero-stage .wrap { padding-block: clamp(2rem, 4vw, 3.5rem) 2rem; }
.hero-stage .top { display: grid; gap: 1rem var(--gutter); }
.hero-stage .lead { margin: 0; }
.hero-stage .actions { margin-top: 1.3rem; }
.hero-stage .scene { display: grid; gap: 1rem; margin-top: clamp(1.8rem, 4vw, 3rem); }
.hero-stage .picture { aspect-ratio: 4 / 3; }
.hero-stage .card { background: var(--color-surface); color: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); padding: 1.4rem 1.6rem; border-radius: var(--radius); margin: 0; position: relative; }
.hero-stage .card .facts { margin: 0; }
@media (min-width: 56rem) {
  .hero-stage .wrap { padding-bottom: 0; }
  .hero-stage .top { grid-template-columns: 1.5fr 1fr; align-items: end; }
  .hero-stage .scene { flex: 1; grid-template-columns: 1fr 18rem; }
  .hero-stage .picture:only-child { grid-column: 1 / -1; margin: 0; }
  .hero-stage .card { padding: 1.8rem; display: flex; flex-direction: column; justify-content: flex-end; }
}`,
    render: (page) => {
      const facts = writeFacts(page);
      return frameHero(
        'stage',
        html`<div class="wrap">
          <div class="top">
            ${headline(page)}
            <div>${lead(page)} ${writeActions(page)}</div>
          </div>
          <div class="scene">
            ${picture(page, 1000, 540)} ${facts && html`<div class="card">${facts}</div>`}
          </div>
        </div>`,
      );
    },
  },
  story: {
    css: `
.hero-story .wrap { display: grid; gap: 2rem var(--gutter); padding-block: clamp(2rem, 4.5vw, 4rem); }
.hero-story h1 { max-width: 13ch; }
.hero-story .picture { aspect-ratio: 4 / 3; }
.hero-story .lead { margin: 0; max-width: none; }
.hero-story .facts { margin: 0; align-content: start; }
@media (min-width: 60rem) {
  .hero-story .wrap { grid-template-columns: minmax(15rem, 1fr) 1.6fr 2.5fr; grid-template-rows: auto 1fr; }
  .hero-story h1 { grid-column: 1 / 3; }
  .hero-story .picture { grid-column: 3; grid-row: 1 / 3; aspect-ratio: auto; height: clamp(26rem, 100svh - 11rem, 44rem); align-self: start; }
  .hero-story .facts { border-top: var(--stroke) solid var(--fg); padding-top: 0.9rem; }
  .hero-story .words.full { grid-column: 1 / 3; max-width: 40rem; }
  .hero-story .words { grid-column: 2; border-top: var(--stroke) solid var(--fg); padding-top: 0.9rem; }
}
@media (max-width: 59.99rem) { .hero-story .facts { order: 1; } }`,
    render: (page) => {
      const facts = writeFacts(page);
      return frameHero(
        'story',
        html`<div class="wrap">
          ${headline(page)} ${facts}
          <div class="words ${facts ? '' : 'full'}">${lead(page)} ${writeActions(page)}</div>
          ${picture(page, 600, 720)}
        </div>`,
      );
    },
  },
  panel: {
    css: `
.hero-panel { padding: clamp(0.6rem, 1.4vw, 1.4rem); }
.hero-panel .sheet { display: grid; background: var(--color-tint); border-radius: calc(var(--radius) * 1.6); overflow: hidden; }
@media (min-width: 60rem) { .hero.hero-panel h1[style] { font-size: min(var(--size-hero), 38vw * var(--fit), 62vw / var(--word) / var(--wide, 1)); } }
.hero-panel .hero-text { padding: clamp(2rem, 6vw, 5.5rem) clamp(1.4rem, 5vw, 5rem); align-self: center; }
.hero-panel .sheet .picture { border-radius: 0; border: 0; padding: 0; min-height: clamp(17rem, 70vw, 26rem); }
.hero-panel .art { position: absolute; inset: 0; }
@media (min-width: 60rem) { .hero-panel .sheet { grid-template-columns: 1.05fr 1fr; min-height: clamp(32rem, 100svh - var(--head) - 2.8rem, 50rem); } }`,
    render: (page) =>
      frameHero(
        'panel',
        html`<div class="sheet">
          <div class="hero-text">${fittedHeadline(page)} ${lead(page)} ${writeActions(page)}</div>
          ${picture(page, 700, 720)}
        </div>`,
      ),
  },
  strip: {
    css: `${FILL_CSS}
.hero-strip .wrap { padding-block: clamp(2rem, 4vw, 3.5rem) clamp(1.6rem, 3vw, 2.6rem); }
.hero-strip .under { display: grid; gap: 1.4rem var(--gutter); margin-top: clamp(1.4rem, 3vw, 2.6rem); }
.hero-strip .lead { margin: 0; }
.hero-strip .actions { margin: 0; }
.hero-strip .pictures { display: grid; grid-template-columns: 1.4fr 1fr; height: clamp(16rem, 40vw, 36rem); gap: clamp(0px, 0.4vw, 6px); }
.hero-strip .pictures .picture { border-radius: 0; border: 0; padding: 0; }
.hero-strip .pictures .art { position: absolute; inset: 0; }
@media (max-width: 55.99rem) { .hero-strip .pictures > .picture:nth-child(3) { display: none !important; } }
@media (min-width: 56rem) {
  .hero-strip .under { grid-template-columns: 1.4fr 1fr; align-items: end; }
  .hero-strip .actions { justify-content: flex-end; }
  .hero.hero-strip > .wrap { flex: none; }
  .hero-strip .pictures { flex: 1 1 18rem; height: auto; grid-template-columns: 1.5fr 1fr 1.2fr; }
}`,
    render: (page) =>
      frameHero(
        'strip',
        html`<div class="wrap">
            ${headline(page)}
            <div class="under">${lead(page)} ${writeActions(page)}</div>
          </div>
          <div class="pictures">
            ${onePicture(page, 760, 560)} ${onePicture(page, 380, 560)}
            ${onePicture(page, 480, 560)}
          </div>`,
      ),
  },
} as const satisfies Record<string, Layout<Page>>;
