import { html, trusted, type Html } from '../html.ts';
import { createRandom, type Random } from '../random.ts';
import { frameHero, headline, lead, writeFacts } from './hero-parts.ts';
import { charsStyle } from './own-words.ts';
import { PANEL_CSS, writePanel } from './panels.ts';
import { plainText, writeActions, writeText, type Layout, type Page } from './section.ts';

/** The page's panel; openings with one are chosen only where there is one. */
function panel(page: Page): Html {
  return page.panel ? writePanel(page.panel, page) : html``;
}

/** What a sheet lies on: cloth, paper and walls of plain shapes in the page's own colours. */
const CLOTHS = {
  stripes: 'repeating-linear-gradient(90deg, var(--cloth) 0 2.2rem, transparent 0 4.4rem)',
  check:
    'repeating-linear-gradient(90deg, var(--cloth) 0 2rem, transparent 0 4rem), repeating-linear-gradient(0deg, var(--cloth) 0 2rem, transparent 0 4rem)',
  dots: 'radial-gradient(circle at 50% 50%, var(--cloth) 0 0.42rem, transparent 0.46rem) 0 0 / 2.2rem 2.2rem',
  slant: 'repeating-linear-gradient(135deg, var(--cloth) 0 1.4rem, transparent 0 2.8rem)',
  scales:
    'radial-gradient(circle at 50% 100%, transparent 0 1.35rem, var(--cloth) 1.4rem 1.55rem, transparent 1.6rem) 0 0 / 3.2rem 1.6rem',
} as const;

const CLOTH_IDS = ['stripes', 'check', 'dots', 'slant', 'scales'] as const;

/** Dice of their own, so that what the opening lies on changes nothing below it. */
function diceOf({ headline: said, name }: Page): Random {
  return createRandom(said, plainText(name), 'opening');
}

/** As the style of what is laid with it. */
function clothOf(random: Random): Html {
  return trusted(`background: ${CLOTHS[random.pick(CLOTH_IDS)]}, var(--field)`);
}

/** A sheet has room for the first lines of a programme, and they say when and what. */
const SHORT_CSS = `
.sheet:is(.of-programme, .of-dates) :is(li:nth-child(n + 5), small) { display: none; }`;

const TWO_CSS = `
.hero-text > .facts { border-top: 1px solid var(--rule); padding-top: 1.1rem; }`;

/** Openings that tell what the page holds in type: prices, dates, a programme. */
export const PANEL_HEROES = {
  flank: {
    css: `${PANEL_CSS}${TWO_CSS}
.hero-flank { display: grid; }
.hero-flank .hero-text { padding: clamp(2rem, 6vw, 5.5rem) var(--gutter); align-self: center; width: 100%; max-width: 54rem; justify-self: end; }
.hero-flank h1 { font-size: min(var(--size-hero), 5.8rem); }
.hero-flank .side { background: var(--color-brand); color: var(--color-on-brand); display: grid; align-content: center; padding: clamp(1.8rem, 5vw, 4.5rem) var(--gutter); }
.hero-flank .side.on-deep { background: var(--color-deep); color: var(--color-on-deep); }
.hero-flank .side.on-accent { background: var(--color-accent); color: var(--color-on-accent); }
.hero-flank .side.is-quiet { background: var(--color-tint); color: var(--color-ink); }
.hero-flank .side.is-quiet :is(.sheet-title, .price, .at) { color: var(--color-brand-text); }
.hero-flank .sheet { width: 100%; max-width: 36rem; }
@media (min-width: 60rem) { .hero-flank { grid-template-columns: 1.12fr 1fr; min-height: min(44rem, 84vh); } .hero-flank .side { padding-inline: clamp(2rem, 5vw, 5.5rem); } .hero-flank h1[style*='--word'] { font-size: min(var(--size-hero), 5.8rem, 64vw / var(--word)); } }`,
    render: (page) => {
      const loud = diceOf(page).pick(['', '', 'on-deep', 'on-accent']);
      const tone = page.isSparing ? 'is-quiet' : loud;
      return frameHero(
        'flank',
        html`<div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          <div class="side ${tone}">${panel(page)}</div>`,
      );
    },
  },
  pinned: {
    css: `${PANEL_CSS}${SHORT_CSS}
.hero-pinned { display: grid; }
.hero-pinned .hero-text { padding: clamp(2rem, 5vw, 5rem) var(--gutter); align-self: center; width: 100%; max-width: 54rem; justify-self: end; }
.hero-pinned h1 { font-size: min(var(--size-hero), 5.6rem); }
.hero-pinned .wall { --field: var(--color-brand); --cloth: color-mix(in oklab, var(--color-on-brand) 13%, var(--color-brand)); display: grid; place-items: center; padding: clamp(2rem, 6vw, 5rem) var(--gutter); }
.hero-pinned .wall.on-accent { --field: var(--color-accent); --cloth: color-mix(in oklab, var(--color-on-accent) 11%, var(--color-accent)); }
.hero-pinned .wall.is-quiet { --field: var(--color-tint); --cloth: color-mix(in oklab, var(--color-brand) 17%, var(--color-tint)); }
.hero-pinned .sheet { background: var(--color-surface); color: var(--color-ink); width: min(100%, 27rem); padding: clamp(1.6rem, 4vw, 2.6rem); border-radius: min(var(--radius), 14px); box-shadow: 0 1.6rem 3.2rem -1.2rem rgb(0 0 0 / 0.42), 0 0 0 1px rgb(0 0 0 / 0.06); outline: 1px solid var(--color-line); outline-offset: -0.7rem; }
@media (min-width: 60rem) { .hero-pinned { grid-template-columns: 1.15fr 1fr; min-height: min(44rem, 84vh); } .hero-pinned .hero-text { padding-right: clamp(2rem, 4vw, 4.5rem); } .hero-pinned h1[style*='--word'] { font-size: min(var(--size-hero), 5.6rem, 64vw / var(--word)); } }`,
    render: (page) => {
      const random = diceOf(page);
      const loud = random.pick(['', 'is-quiet', 'on-accent']);
      const tone = page.isSparing ? 'is-quiet' : loud;
      return frameHero(
        'pinned',
        html`<div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          <div class="wall ${tone}" style="${clothOf(random)}">${panel(page)}</div>`,
      );
    },
  },
  above: {
    css: `${PANEL_CSS}
.hero-above .wrap { padding-block: clamp(2rem, 5vw, 4.5rem) clamp(2.5rem, 5vw, 4.5rem); }
.hero-above h1 { max-width: 18ch; }
.hero-above .under { display: grid; gap: 2rem clamp(2rem, 6vw, 6rem); margin-top: clamp(1.4rem, 4vw, 3.4rem); border-top: max(2px, var(--stroke)) solid var(--fg); padding-top: 1.6rem; }
.hero-above .lead { margin-top: 0; }
.hero-above .sheet li:first-child { border-top: 0; }
.hero-above .sheet ul { margin-top: 0.6rem; }
.hero-above .sheet-title { color: var(--fg-brand); }
.hero-above .sheet :is(.price, .at) { color: var(--fg-brand); }
@media (min-width: 56rem) { .hero-above .under { grid-template-columns: 1fr 1.25fr; } .hero-above .sheet { border-left: 1px solid var(--rule); padding-left: clamp(1.6rem, 3vw, 3rem); } }`,
    render: (page) =>
      frameHero(
        'above',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">
            <div class="hero-text">${lead(page)} ${writeActions(page)} ${writeFacts(page)}</div>
            ${panel(page)}
          </div>
        </div>`,
      ),
  },
  counter: {
    css: `${PANEL_CSS}
.hero-counter .top { background: var(--color-brand); color: var(--color-on-brand); --fg: var(--color-on-brand); --fg-muted: var(--color-on-brand); --fg-brand: var(--color-on-brand); --rule: var(--color-on-brand); --button: var(--color-on-brand); --on-button: var(--color-brand); }
.hero-counter .top .wrap { padding-block: clamp(2rem, 5vw, 4.5rem); display: grid; gap: 1.4rem var(--gutter); }
.hero-counter .top .button.quiet { background: none; color: inherit; border-color: currentColor; box-shadow: inset 0 0 0 2px currentColor; padding-inline: 1.3rem; }
.hero-counter :is(.lead, .actions) { margin: 0; }
.hero-counter .board { background: var(--color-deep); color: var(--color-on-deep); }
.hero-counter .board .wrap { padding-block: 1.6rem 1.9rem; }
.hero-counter .sheet-title { color: var(--color-deep-brand); }
.hero-counter .sheet .price, .hero-counter .sheet .at { color: var(--color-deep-brand); }
.hero-counter .sheet.of-menu { text-align: left; }
.hero-counter .sheet.of-menu .sheet-title::before, .hero-counter .sheet.of-menu .sheet-title::after { content: none; }
.hero-counter .under { display: grid; gap: 1.3rem; }
@media (min-width: 56rem) { .hero-counter .under { grid-template-columns: 1.4fr auto; gap: 1.5rem var(--gutter); align-items: end; } .hero-counter .sheet ul { columns: 2; column-gap: clamp(2.5rem, 6vw, 6rem); } .hero-counter .sheet li { break-inside: avoid; } }
@media (min-width: 80rem) { .hero-counter .sheet:not(.of-figures) ul:has(> :nth-child(5)) { columns: 3; } .hero-counter .sheet.of-figures ul { columns: auto; display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 2.5rem; } }`,
    render: (page) =>
      frameHero(
        'counter',
        html`<div class="top">
            <div class="wrap">
              ${headline(page)}
              <div class="under">${lead(page)} ${writeActions(page)}</div>
            </div>
          </div>
          <div class="board"><div class="wrap">${panel(page)}</div></div>`,
      ),
  },
  framed: {
    css: `${PANEL_CSS}${TWO_CSS}${SHORT_CSS}
.hero-framed .wrap { display: grid; gap: 2.4rem clamp(2rem, 6vw, 6rem); padding-block: clamp(2rem, 6vw, 5.5rem); }
.hero-framed h1 { font-size: min(var(--size-hero), 5.4rem); }
.hero-framed .sheet { align-self: center; padding: clamp(1.5rem, 3.4vw, 2.6rem); border: max(2px, var(--stroke)) solid var(--fg-brand); outline: 1px solid var(--fg-brand); outline-offset: 0.45rem; margin: 0.5rem; border-radius: var(--radius); }
.hero-framed .sheet-title, .hero-framed .sheet .price { color: var(--fg-brand); }
@media (min-width: 56rem) { .hero-framed .wrap { grid-template-columns: 1.2fr 1fr; align-items: center; min-height: min(40rem, 78vh); } }`,
    render: (page) =>
      frameHero(
        'framed',
        html`<div class="wrap">
          <div class="hero-text">
            ${headline(page)} ${lead(page)} ${writeActions(page)} ${writeFacts(page)}
          </div>
          ${panel(page)}
        </div>`,
      ),
  },
  lines: {
    css: `${PANEL_CSS}
.hero-lines .wrap { padding-block: clamp(2rem, 5vw, 4.5rem) clamp(1.8rem, 4vw, 3rem); display: grid; gap: 1.4rem var(--gutter); }
.hero-lines :is(.lead, .actions) { margin: 0; }
.hero-lines .sheet { --scale: 1; border-bottom: max(2px, var(--stroke)) solid var(--fg); margin-top: clamp(0.6rem, 2vw, 1.6rem); }
.hero-lines .sheet-title { color: var(--fg-brand); }
.hero-lines .sheet ul { margin-top: 0.8rem; }
.hero-lines .sheet li { border-top: max(2px, var(--stroke)) solid var(--fg); padding: 0.55rem 0 0.65rem; align-items: baseline; text-align: left; flex-wrap: nowrap; }
.hero-lines .sheet li::before, .hero-lines .sheet li::after { color: var(--fg-brand); }
.hero-lines .sheet li:nth-child(n + 7) { display: none; }
.hero-lines .sheet .it { flex: 1 1 8rem; font: var(--weight-display) clamp(1.25rem, 2.7vw, 2.7rem)/1.1 var(--font-display); letter-spacing: var(--tracking-display); }
.hero-lines .sheet .price { font: var(--weight-display) clamp(1.25rem, 2.7vw, 2.7rem)/1.1 var(--font-display); color: var(--fg-brand); }
.hero-lines .sheet .at { width: clamp(6rem, 16vw, 14rem); font: 600 clamp(0.95rem, 1.3vw, 1.25rem)/1.3 var(--font-label); color: var(--fg-brand); }
.hero-lines .sheet.of-dates .at { width: clamp(6rem, 16vw, 14rem); font-size: clamp(1.1rem, 1.8vw, 1.6rem); } @media (max-width: 39.99rem) { .hero-lines .sheet.of-dates li { flex-wrap: wrap; } .hero-lines .sheet.of-dates .at { width: 100%; } }
.hero-lines .sheet.of-hours .at { width: auto; flex: 1; font: var(--weight-display) clamp(1.25rem, 2.7vw, 2.7rem)/1.1 var(--font-display); }
.hero-lines .sheet.of-hours .it { flex: none; }
.hero-lines .sheet small { font: 400 1rem/1.35 var(--font-text); letter-spacing: 0; }
.hero-lines .under { display: grid; gap: 1.3rem; }
@media (min-width: 56rem) { .hero-lines .under { grid-template-columns: 1.5fr auto; gap: 1.5rem var(--gutter); align-items: end; } .hero-lines .sheet.of-figures ul { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 2.5rem; } .hero-lines .sheet.of-figures .it { font-size: min(9vw, 8rem); } }`,
    render: (page) =>
      frameHero(
        'lines',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">${lead(page)} ${writeActions(page)}</div>
          ${panel(page)}
        </div>`,
      ),
  },
  cells: {
    css: `${PANEL_CSS}
.hero-cells .wrap { padding-block: clamp(2rem, 5vw, 4.5rem); display: grid; gap: 1.4rem var(--gutter); }
.hero-cells h1 { max-width: 20ch; }
.hero-cells :is(.lead, .actions) { margin: 0; }
.hero-cells .sheet { --scale: 1; margin-top: clamp(0.8rem, 2.4vw, 2rem); text-align: left; }
.hero-cells .sheet .sheet-title::before, .hero-cells .sheet .sheet-title::after { content: none; }
.hero-cells .sheet ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 0.8rem; margin-top: 1rem; }
.hero-cells .sheet li { border: 0; border-radius: var(--radius); background: var(--color-tint); color: var(--color-ink); padding: 1.1rem 1.2rem 1.2rem; display: flex; flex-direction: column; justify-content: space-between; align-items: flex-start; gap: 0.7rem; text-align: left; }
.hero-cells .sheet li::after { content: none !important; }
.hero-cells .sheet li:nth-child(n + 7) { display: none; }
.hero-cells .sheet li:nth-child(4n + 1) { background: var(--color-brand); color: var(--color-on-brand); }
.hero-cells .sheet li:nth-child(4n) { background: var(--color-deep); color: var(--color-on-deep); }
.hero-cells .sheet :is(.price, .at) { order: -1; width: auto; max-width: none; text-align: left; font: var(--weight-display) clamp(1.35rem, 2.2vw, 2rem)/1.05 var(--font-display); }
.hero-cells .sheet .it { flex: none; max-width: 100%; text-align: left; font: 600 1.05rem/1.3 var(--font-text); letter-spacing: 0; }
.hero-cells .sheet.is-few .it { font-size: clamp(1.1rem, 1.8vw, 1.5rem); }
.hero-cells .sheet.is-few :is(.price, .at) { font-size: clamp(1.6rem, 3.4vw, 3rem); }
.hero-cells .sheet.of-figures .it { font: var(--weight-display) clamp(2.2rem, 5vw, 4.4rem)/1 var(--font-display); }
.hero-cells .sheet.of-figures small { margin-top: 0.6rem; font-size: 1rem; }
.hero-cells .under { display: grid; gap: 1.3rem; }
@media (min-width: 56rem) { .hero-cells .under { grid-template-columns: 1.4fr auto; gap: 1.5rem var(--gutter); align-items: end; } .hero-cells .sheet li { min-height: 8.5rem; } }
@media (max-width: 39.99rem) { .hero-cells .sheet ul { grid-template-columns: 1fr 1fr; } .hero-cells .sheet li:nth-child(n + 5) { display: none; } }`,
    render: (page) =>
      frameHero(
        'cells',
        html`<div class="wrap">
          ${headline(page)}
          <div class="under">${lead(page)} ${writeActions(page)}</div>
          ${panel(page)}
        </div>`,
      ),
  },
} as const satisfies Record<string, Layout<Page>>;

function isInHeadline({ headline: said, name }: Page): boolean {
  return said.toLowerCase().includes(plainText(name).toLowerCase());
}

/** The name as large as its card allows, where the headline does not say it. */
function cardName(page: Page): Html | false {
  return (
    !isInHeadline(page) &&
    html`<p class="names" style="${charsStyle(page.name)}" aria-hidden="true">
      ${writeText(page.name, page)}
    </p>`
  );
}

/** Pages that are a card themselves. */
export const CARD_HEROES = {
  invitation: {
    css: `
.hero-invitation { --field: var(--color-tint); --cloth: color-mix(in oklab, var(--color-brand) 20%, var(--color-tint)); padding: clamp(1.1rem, 4vw, 3.6rem); display: grid; justify-items: center; }
.hero-invitation .card { container-type: inline-size; width: min(100%, 58rem); background: var(--color-surface); color: var(--color-ink); --fg: var(--color-ink); --fg-brand: var(--color-brand-text); text-align: center; display: grid; gap: clamp(1.1rem, 2.6vw, 1.9rem); justify-items: center; align-content: center; padding: clamp(2.2rem, 6vw, 5rem) clamp(1.4rem, 6vw, 5rem); border-radius: var(--radius); outline: 1px solid var(--color-brand); outline-offset: clamp(-1.3rem, -2vw, -0.6rem); box-shadow: 0 1.8rem 4rem -1.6rem rgb(0 0 0 / 0.4); }
.hero-invitation .names { max-width: 100%; text-wrap: balance; color: var(--fg-brand); font: var(--weight-display) min(clamp(2.6rem, 12cqi, 6.6rem), 100cqi / (var(--chars) * 0.58))/1 var(--font-display); letter-spacing: var(--tracking-display); }
.hero-invitation .names ~ h1 { font-size: clamp(1.35rem, 3.2cqi, 2.1rem); line-height: 1.2; max-width: 26ch; }
.hero-invitation h1 { font-size: min(var(--size-hero), clamp(1.9rem, 7.4cqi, 4.6rem)); max-width: 20ch; }
.hero-invitation .when { display: grid; gap: 0.5rem; width: 100%; max-width: 40rem; border-block: 1px solid var(--color-brand); padding: 1.1rem 0; font: var(--weight-display) clamp(1.15rem, 3.2cqi, 1.7rem)/1.25 var(--font-display); }
.hero-invitation :is(.lead, .actions) { margin: 0; justify-content: center; }
@media (min-width: 48rem) { .hero-invitation .when:has(> :nth-child(2)) { display: flex; justify-content: center; align-items: center; gap: 0; } .hero-invitation .when > * { flex: 1 1 0; padding-inline: 1.2rem; } .hero-invitation .when > * + * { border-left: 1px solid var(--color-brand); } }`,
    render: (page) =>
      frameHero(
        'invitation',
        html`<div class="card">
          ${cardName(page)} ${headline(page)}
          ${
            (page.card?.rows ?? []).length > 0 &&
            html`<div class="when">
              ${page.card?.rows.map(({ name }) => html`<p>${writeText(name, page)}</p>`)}
            </div>`
          }
          ${lead(page)} ${writeActions(page)}
        </div>`,
        clothOf(diceOf(page)),
      ),
  },
  vita: {
    css: `${PANEL_CSS}
.hero-vita .wrap { padding-block: clamp(2rem, 5vw, 4rem) clamp(2rem, 4vw, 3rem); display: grid; gap: 1.6rem var(--gutter); }
.hero-vita .names { font: var(--weight-display) min(clamp(2.8rem, 10vw, 8.5rem), 88vw / (var(--chars) * 0.58))/0.95 var(--font-display); letter-spacing: var(--tracking-display); color: var(--fg-brand); }
.hero-vita .names ~ h1 { font-size: clamp(1.5rem, 3vw, 2.5rem); line-height: 1.15; max-width: 30ch; }
.hero-vita :is(.lead, .actions) { margin-top: 0; }
.hero-vita .actions { margin-top: 1.2rem; }
.hero-vita .facts { margin: 0; display: flex; flex-wrap: wrap; gap: 1rem 3rem; border-block: max(2px, var(--stroke)) solid var(--fg); padding-block: 1rem; }
.hero-vita .facts dd { font-size: 1.15em; font-weight: 600; }
.hero-vita .at { color: var(--fg-brand); }
.hero-vita .sheet ul { margin: 0; }
.hero-vita .sheet li:first-child { border-top: 0; }
@media (min-width: 56rem) { .hero-vita .two:has(.sheet) { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gutter); align-items: start; } }`,
    render: (page) => {
      const rows = page.card?.rows ?? [];
      const href = page.sections.find(({ kind }) => kind === 'timeline');
      return frameHero(
        'vita',
        html`<div class="wrap">
          ${cardName(page)} ${headline(page)} ${writeFacts(page)}
          <div class="two">
            <div class="hero-text">${lead(page)} ${writeActions(page)}</div>
            ${
              rows.length > 1 &&
              href &&
              writePanel(
                { kind: 'programme', title: href.title, href: `#${href.id ?? href.kind}`, rows },
                page,
              )
            }
          </div>
        </div>`,
      );
    },
  },
} as const satisfies Record<string, Layout<Page>>;
