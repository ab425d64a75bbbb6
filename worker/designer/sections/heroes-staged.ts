import { html, type Html } from '../html.ts';
import {
  frameHero,
  headline,
  lead,
  offerList,
  onePicture,
  picture,
  writeFacts,
} from './hero-parts.ts';
import { writeActions, writePicture, type Layout, type Page } from './section.ts';

/** The page's first object in a seal. */
function emblem(page: Page): Html {
  const { subject, words, pictures } = page;
  pictures.next += 1;
  const size = { width: 320, height: 320 };
  return writePicture(page, {
    scene: 'emblem',
    motifs: subject.motifs,
    ...size,
    label: words.picture,
  });
}

/** Openings that set text and picture on a stage: panels, cards, strips, a crest. */
export const STAGED_HEROES = {
  cover: {
    css: `
.hero-cover { display: grid; }
.hero-cover .hero-text { background: var(--color-deep); color: var(--color-on-deep); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); --rule: var(--color-deep-line); --button: var(--color-accent); --on-button: var(--color-on-accent); padding: clamp(2.2rem, 5vw, 4.5rem) var(--gutter); display: flex; flex-direction: column; }
.hero-cover .button.quiet { color: var(--color-on-deep); background: none; }
.hero-cover h1 { font-size: min(var(--size-hero), 5.6rem); }
.hero-cover .facts { border-top: 1px solid var(--rule); padding-top: 1.4rem; }
.hero-cover .picture { min-height: clamp(17rem, 62vw, 30rem); border-radius: 0; border: 0; padding: 0; }
@media (min-width: 60rem) {
  .hero-cover { grid-template-columns: 1fr 1fr; min-height: min(50rem, 88vh); }
  .hero-cover .hero-text { order: 2; justify-content: flex-end; padding-inline: clamp(2rem, 4vw, 5rem) var(--gutter); }
  .hero-cover .facts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
}`,
    render: (page) =>
      frameHero(
        'cover',
        html`<div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          ${picture(page, 720, 760)}`,
      ),
  },
  stage: {
    css: `
.hero-stage .wrap { padding-block: clamp(2rem, 4vw, 3.5rem) 2rem; }
.hero-stage .top { display: grid; gap: 1rem var(--gutter); }
.hero-stage .lead { margin: 0; }
.hero-stage .actions { margin-top: 1.3rem; }
.hero-stage .scene { display: grid; gap: 1rem; margin-top: clamp(1.8rem, 4vw, 3rem); }
.hero-stage .picture { aspect-ratio: 4 / 3; }
.hero-stage .card { background: var(--color-surface); color: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); padding: 1.4rem 1.6rem; border-radius: var(--radius); margin: 0; position: relative; }
.hero-stage .card a { display: flex; justify-content: space-between; gap: 1rem; padding: 0.55rem 0; border-bottom: 1px solid var(--color-line); color: inherit; text-decoration: none; }
.hero-stage .card li:last-child a { border-bottom: 0; }
.hero-stage .card .facts { margin-top: 1.2rem; }
.hero-stage .card .facts a { display: inline; padding: 0; border: 0; text-decoration: underline; }
@media (min-width: 56rem) {
  .hero-stage .wrap { padding-bottom: 0; }
  .hero-stage .top { grid-template-columns: 1.5fr 1fr; align-items: end; }
  .hero-stage .scene { grid-template-columns: 1fr 20rem; }
  .hero-stage .picture { aspect-ratio: 1.7; }
  .hero-stage .picture:only-child { grid-column: 1 / -1; margin: 0; aspect-ratio: 2.1; }
  .hero-stage .card { padding: 2rem; display: flex; flex-direction: column; justify-content: space-between; }
}`,
    render: (page) => {
      const offer = offerList(page);
      const facts = writeFacts(page);
      return frameHero(
        'stage',
        html`<div class="wrap">
          <div class="top">
            ${headline(page)}
            <div>${lead(page)} ${writeActions(page)}</div>
          </div>
          <div class="scene">
            ${picture(page, 1000, 540)}
            ${(offer ?? facts) && html`<div class="card">${offer} ${facts}</div>`}
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
  .hero-story .wrap { grid-template-columns: minmax(15rem, 1fr) 1.7fr 2.3fr; grid-template-rows: auto 1fr; }
  .hero-story h1 { grid-column: 1 / 3; }
  .hero-story .picture { grid-column: 3; grid-row: 1 / 3; aspect-ratio: 5 / 6; align-self: start; }
  .hero-story .facts { border-top: var(--stroke) solid var(--fg); padding-top: 0.9rem; }
  .hero-story .words.full { grid-column: 1 / 3; max-width: 40rem; }
  .hero-story .words { grid-column: 2; border-top: var(--stroke) solid var(--fg); padding-top: 0.9rem; }
  
}`,
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
.hero-panel .hero-text { padding: clamp(2rem, 6vw, 5.5rem) clamp(1.4rem, 5vw, 5rem); align-self: center; }
.hero-panel .sheet .picture { border-radius: 0; border: 0; padding: 0; min-height: clamp(17rem, 70vw, 26rem); }
.hero-panel .art { position: absolute; inset: 0; }
@media (min-width: 60rem) { .hero-panel .sheet { grid-template-columns: 1.05fr 1fr; min-height: min(44rem, 84vh); } }`,
    render: (page) =>
      frameHero(
        'panel',
        html`<div class="sheet">
          <div class="hero-text">${headline(page)} ${lead(page)} ${writeActions(page)}</div>
          ${picture(page, 700, 720)}
        </div>`,
      ),
  },
  crest: {
    css: `
.hero-crest .wrap { padding-block: clamp(2.5rem, 5vw, 4.5rem); display: grid; gap: 1.6rem; justify-items: center; text-align: center; }
.hero-crest .crest { width: clamp(9rem, 17vw, 15rem); aspect-ratio: 1; border: 0; padding: 0; border-radius: 50%; overflow: hidden; }
.hero-crest h1 { max-width: 17ch; }
.hero-crest .lead { margin-top: 0; max-width: 38rem; }
.hero-crest .actions { margin-top: 0.4rem; justify-content: center; }
.hero-crest .facts { margin-top: 1rem; width: 100%; border-block: var(--stroke) solid var(--rule); padding-block: 1.1rem; display: flex; flex-wrap: wrap; gap: 1rem 4rem; justify-content: center; }
.hero-crest .facts div { max-width: 100%; }`,
    render: (page) =>
      frameHero(
        'crest',
        html`<div class="wrap">
          <div class="crest">${emblem(page)}</div>
          ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
        </div>`,
      ),
  },
  strip: {
    css: `
.hero-strip .wrap { padding-block: clamp(2rem, 4.5vw, 4rem) clamp(1.8rem, 4vw, 3rem); }
.hero-strip .under { display: grid; gap: 1.4rem var(--gutter); margin-top: clamp(1.4rem, 3vw, 2.6rem); }
.hero-strip .lead { margin: 0; }
.hero-strip .actions { margin: 0; }
.hero-strip .pictures { display: grid; grid-template-columns: 1.4fr 1fr; height: clamp(16rem, 40vw, 36rem); gap: clamp(0px, 0.4vw, 6px); }
.hero-strip .pictures .picture { border-radius: 0; border: 0; padding: 0; }
.hero-strip .pictures .art { position: absolute; inset: 0; }
.hero-strip .picture:nth-child(3) { display: none; }
@media (min-width: 56rem) {
  .hero-strip .under { grid-template-columns: 1.4fr 1fr; align-items: end; }
  .hero-strip .actions { justify-content: flex-end; }
  .hero-strip .pictures { grid-template-columns: 2.1fr 1fr 1.3fr; }
  .hero-strip .picture:nth-child(3) { display: block; }
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
