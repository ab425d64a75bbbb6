import { pair } from '../face-pairs.ts';
import { MEASURE, SQUIGGLE } from './drawings.ts';
import type { Dress } from './dress.ts';
import { ON_SURFACE, drawn, thin } from './ornaments.ts';

/** Styles of walls, drawings and boards. */
export const BOARD_DRESSES = {
  blueprint: {
    faces: [
      pair(
        ['jetBrainsMono', 'jetBrainsMono', 'jetBrainsMono'],
        { weight: 600, tracking: -0.04, leading: 1.12, scale: 0.76 },
        'caps',
      ),
      pair(
        ['robotoCondensed', 'roboto', 'spaceMono'],
        { weight: 600, tracking: 0.03, leading: 1.1, scale: 0.9 },
        'caps',
      ),
    ],
    lists: [
      'grid',
      'steps',
      'price-columns',
      'figures-ruled',
      'rows',
      'comparison-table',
      'faq-columns',
      'booking-panel',
    ],
    headers: ['grid'],
    bands: ['plain'],
    parts: {
      page: `background: linear-gradient(${thin('--color-brand', 26)} 1px, transparent 1px) 0 0 / 8rem 8rem, linear-gradient(90deg, ${thin('--color-brand', 26)} 1px, transparent 1px) 0 0 / 8rem 8rem, linear-gradient(${thin('--color-brand', 12)} 1px, transparent 1px) 0 0 / 1.6rem 1.6rem, linear-gradient(90deg, ${thin('--color-brand', 12)} 1px, transparent 1px) 0 0 / 1.6rem 1.6rem, var(--color-ground);`,
      top: 'background: none; border-bottom: 1.5px solid var(--color-brand-text);',
      sheet: `background: none; border: 1.5px solid var(--fg-brand); padding-bottom: clamp(4rem, 7vw, 5.4rem);`,
      sheetBefore: `content: ''; inset: -9px; background: linear-gradient(var(--fg-brand), var(--fg-brand)) 0 8px / 22px 1.5px, linear-gradient(var(--fg-brand), var(--fg-brand)) 8px 0 / 1.5px 22px, linear-gradient(var(--fg-brand), var(--fg-brand)) 100% calc(100% - 8px) / 22px 1.5px, linear-gradient(var(--fg-brand), var(--fg-brand)) calc(100% - 8px) 100% / 1.5px 22px; background-repeat: no-repeat;`,
      sheetAfter: `content: 'FIG. ' counter(part, decimal-leading-zero); right: -1.5px; bottom: -1.5px; border: 1.5px solid var(--fg-brand); padding: 0.55rem 1.4rem; color: var(--fg-brand); font: 600 0.95rem/1.2 var(--font-label); letter-spacing: 0.14em; background: linear-gradient(var(--fg-brand), var(--fg-brand)) 0.8rem 0 / 1.5px 100% no-repeat, var(--color-ground); padding-left: 2rem;`,
      heading: 'color: var(--fg);',
      ornament: `${drawn(MEASURE, 'min(26rem, 100%)', '14px')} margin-top: 0.7rem; mask-size: 100% 100%;`,
      cell: 'border: 1.5px solid var(--fg-brand); border-radius: 0; padding: 1.2rem 1.2rem 1.5rem; position: relative;',
      line: 'border-top-style: dashed;',
      marker:
        "content: '+'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button:
        'text-transform: uppercase; letter-spacing: 0.08em; border: 1.5px solid var(--button); outline: 1px solid var(--button); outline-offset: 3px; border-radius: 0;',
      quiet: 'box-shadow: none; border-color: currentColor; outline: 0;',
      picture: `border: 1.5px solid var(--fg-brand); background: linear-gradient(to top right, transparent calc(50% - 1px), ${thin('--fg-brand', 40)} 0 calc(50% + 1px), transparent 0);`,
      board: 'border: 1.5px solid var(--fg-brand); outline: 0; border-radius: 0; background: none;',
      question: 'border-block-style: dashed;',
      link: 'text-transform: uppercase; letter-spacing: 0.06em; font-size: 0.88rem;',
    },
    css: `
.art :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 1.4; }
.hero > .wrap::after { content: none; }
.grid .list > li::before { content: ''; position: absolute; top: -6px; left: -6px; width: 11px; height: 11px; border: 1.5px solid var(--fg-brand); border-radius: 50%; background: var(--color-ground); }
.panel.panel { background: none; color: var(--fg); border: 1.5px dashed var(--fg-brand); }`,
  },
  japanese: {
    faces: [
      pair(['hankenGrotesk', 'hankenGrotesk', 'hankenGrotesk'], {
        weight: 300,
        tracking: -0.025,
        leading: 1.18,
        scale: 0.82,
      }),
      pair(['ebGaramond', 'hankenGrotesk', 'hankenGrotesk'], {
        weight: 400,
        tracking: -0.005,
        leading: 1.15,
        scale: 0.9,
      }),
      pair(['newsreader', 'jost', 'jost'], {
        weight: 300,
        tracking: -0.015,
        leading: 1.15,
        scale: 0.86,
      }),
    ],
    tokens: {
      'space-section': 'clamp(3.2rem, 6.4vw, 6rem)',
      stroke: '1px',
      'size-name': 'clamp(1.1rem, 1.3vw, 1.25rem)',
    },
    lists: [
      'rows',
      'notes',
      'ledger',
      'about-statement',
      'hours-lines',
      'map-lines',
      'faq-lines',
      'newsletter-line',
      'dates-rows',
    ],
    headers: ['grid'],
    footers: ['line'],
    heroes: ['columns', 'split'],
    bareHeroes: ['measure'],
    panelHeroes: ['above'],
    bands: ['plain', 'plain', 'surface', 'plain'],
    parts: {
      top: 'border: 0;',
      divider:
        'height: 1px; background: var(--rule); width: calc(100% - 2 * var(--gutter)); margin-inline: auto !important;',
      head: 'border-left: 0; display: flex; flex-wrap: wrap; gap: 1.2rem; align-content: flex-start;',
      number:
        'content: counter(part); flex: none; width: 2.3rem; height: 2.9rem; display: grid; place-items: center; background: var(--color-brand); color: var(--color-on-brand); font: 500 1.15rem/1 var(--font-text); border-radius: 3px;',
      heading: 'flex: 1 1 9rem;',
      intro: 'flex: 1 0 100%; color: var(--fg-muted); margin-top: 0;',
      cell: 'border: 0; border-top: 1px solid var(--rule); border-radius: 0; padding: 1.4rem 0;',
      marker: 'width: 0.3em; height: 0.3em; border-radius: 50%; top: 0.62em;',
      button:
        'background: none; color: var(--fg); border: 1px solid currentColor; border-radius: 0; font-weight: 500; padding: 1rem 2rem;',
      hover: 'background: var(--fg); color: var(--bg); filter: none;',
      quiet:
        'border-color: transparent; box-shadow: none; text-decoration: underline; text-underline-offset: 0.4em; padding-inline: 0.5rem;',
      picture: 'border: 0;',
      board: 'border: 0; border-left: 1px solid var(--rule); outline: 0;',
    },
    css: `
@media (min-width: 60rem) {
  .section.section:not(.wide) > .wrap { display: grid; grid-template-columns: 1fr 2.2fr; gap: 2rem clamp(2rem, 7vw, 8rem); }
  .section.section:not(.wide) > .wrap > :not(.head) { grid-column: 2; }
  .section.section:not(.wide) > .wrap > .head { grid-area: 1 / 1 / 3; margin: 0; }
}
.hero { position: relative; overflow: clip; }
.hero::before { content: ''; position: absolute; right: max(-6rem, -8vw); top: -8vw; width: min(46vw, 40rem); aspect-ratio: 1; border-radius: 50%; border: clamp(10px, 1.6vw, 26px) solid var(--color-brand); opacity: 0.14; clip-path: polygon(0 0, 100% 0, 100% 62%, 74% 100%, 0 100%); }
.hero:has(.sheet)::before { content: none; }
.hero > .wrap { position: relative; }
.section .about-text.is-short p { font-weight: inherit; }`,
  },
  museum: {
    faces: [
      pair(['hankenGrotesk', 'hankenGrotesk', 'hankenGrotesk'], {
        weight: 600,
        tracking: -0.02,
        leading: 1.1,
        scale: 0.86,
      }),
      pair(['sourceSerif', 'hankenGrotesk', 'hankenGrotesk'], {
        weight: 500,
        tracking: -0.015,
        leading: 1.1,
        scale: 0.9,
      }),
    ],
    tokens: { stroke: '1px', 'space-section': 'clamp(3.2rem, 7vw, 6.4rem)' },
    lists: [
      'figures',
      'grid',
      'rows',
      'years-lines',
      'catalogue-grid',
      'about-statement',
      'rooms-rows',
      'faq-lines',
    ],
    heroes: ['split', 'columns'],
    headers: ['grid'],
    footers: ['line'],
    bands: ['plain'],
    parts: {
      page: `background: linear-gradient(${thin('--color-ink', 5)}, transparent 40rem), var(--color-tint);`,
      top: 'border: 0; background: none;',
      divider: `height: 1px; background: ${thin('--fg', 24)};`,
      head: `${ON_SURFACE} padding: 1.3rem 1.5rem 1.5rem; max-width: 24rem; box-shadow: 0 1px 2px rgb(0 0 0 / 0.24), 0 10px 22px -12px rgb(0 0 0 / 0.4); align-self: start;`,
      heading: 'font-size: clamp(1.3rem, 2vw, 1.7rem) !important;',
      number:
        "content: counter(part) '.'; display: block; font: 500 0.95rem/1.2 var(--font-label); color: var(--fg-muted); border-bottom: 1px solid var(--rule); padding-bottom: 0.5rem; margin-bottom: 0.8rem;",
      intro: 'font-size: 1rem;',
      cell: `${ON_SURFACE} border: 0; border-radius: 0; padding: 1.1rem 1.3rem 1.4rem; box-shadow: 0 1px 2px rgb(0 0 0 / 0.22), 0 8px 16px -10px rgb(0 0 0 / 0.34); align-self: start; --panel-muted: var(--color-ink);`,
      name: 'font-weight: 600;',
      marker: 'height: 1px;',
      button: 'border-radius: 2px; font-weight: 600;',
      picture:
        'background: var(--color-surface); padding: clamp(12px, 2vw, 30px); border: 10px solid var(--color-ink); box-shadow: inset 0 2px 6px rgb(0 0 0 / 0.3), 0 18px 30px -14px rgb(0 0 0 / 0.5);',
      board: `${ON_SURFACE} border: 10px solid var(--color-ink); outline: 0; padding: clamp(1.6rem, 4vw, 3rem); box-shadow: 0 18px 30px -14px rgb(0 0 0 / 0.5);`,
    },
    css: `
.band-plain, .hero { background: none; }
.section .head.head { padding: 1.3rem 1.5rem 1.5rem; }
:is(.grid, .figures) .list, .goods { counter-reset: piece; }
:is(.grid, .figures) .list > li, .goods > li { counter-increment: piece; }
:is(.grid, .figures) .list > li .name::before, .goods > li .name::before { content: counter(part) '.' counter(piece) '\\2002'; font-weight: 400; color: var(--fg-muted); }
@media (min-width: 64rem) { .section.section:not(.cta-picture, .hours-beside) > .wrap { display: grid; grid-template-columns: minmax(15rem, 1fr) 3fr; gap: 0 clamp(2rem, 5vw, 5rem); } .section.section:not(.cta-picture, .hours-beside) > .wrap > :not(.head) { grid-column: 2; grid-row: auto; } .section.section > .wrap > .head { grid-row: 1 / span 3; } }`,
  },
  chalk: {
    faces: [
      pair(['shantell', 'shantell', 'shantell'], {
        weight: 600,
        tracking: 0,
        leading: 1.08,
        scale: 0.94,
      }),
      pair(['caveat', 'shantell', 'caveat'], { weight: 700, tracking: 0, leading: 1, scale: 1.24 }),
    ],
    tokens: { 'size-name': 'clamp(1.25rem, 1.8vw, 1.6rem)' },
    lists: [
      'ledger',
      'grid',
      'dates-rows',
      'steps',
      'faq-lines',
      'about-statement',
      'hours-card',
      'map-lines',
    ],
    heroes: ['columns'],
    bareHeroes: ['seal'],
    panelHeroes: ['framed'],
    bands: ['plain', 'plain', 'plain'],
    parts: {
      page: 'background: repeating-linear-gradient(93deg, #6b4426 0 34px, #73492a 34px 37px, #62401f 37px 90px); --on-wood: #fff4e2;',
      top: 'background: var(--color-ground); border-bottom: 12px solid #4a2d17;',
      foot: 'border-top: 12px solid #4a2d17;',
      sheet:
        'border: 14px solid #9c6a3c; border-color: #a8764a #8a5a32 #7a4e2a #9c6a3c; border-radius: 4px; box-shadow: inset 0 0 0 2px rgb(0 0 0 / 0.3), inset 0 0 60px rgb(255 255 255 / 0.05), 0 12px 24px -8px rgb(0 0 0 / 0.5); background-image: radial-gradient(40rem 14rem at 20% 12%, rgb(255 255 255 / 0.06), transparent 70%), radial-gradient(36rem 20rem at 82% 70%, rgb(255 255 255 / 0.05), transparent 70%), repeating-linear-gradient(102deg, rgb(255 255 255 / 0.012) 0 3px, transparent 3px 11px);',
      head: 'display: grid; justify-items: center; text-align: center;',
      heading: 'color: var(--fg-brand);',
      ornament: `${drawn(SQUIGGLE, '240px', '12px')} margin-top: 0.5rem;`,
      intro: 'margin-inline: auto;',
      group:
        'color: var(--fg-brand); text-align: center; border: 2px dashed currentColor; border-radius: 1rem; padding: 0.3rem 1rem; width: fit-content; margin-inline: auto;',
      cell: 'border: 2px dashed var(--fg-muted); border-radius: 14px 18px 12px 20px; padding: 1.2rem 1.3rem 1.5rem;',
      line: 'border-top-style: dashed;',
      marker:
        "content: '\\2713'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button:
        'background: none; color: var(--fg-brand); border: 3px solid currentColor; border-radius: 255px 18px 225px 18px / 18px 225px 18px 255px;',
      hover: 'background: var(--fg-brand); color: var(--bg); filter: none;',
      quiet: 'box-shadow: none; border: 2px dashed currentColor; color: var(--fg);',
      picture: 'border: 2px dashed var(--fg-muted); border-radius: 12px;',
      board:
        'border: 3px solid var(--fg-brand); outline: 0; border-radius: 255px 22px 225px 22px / 22px 225px 22px 255px;',
      question: 'border-block-style: dashed;',
    },
    css: `
.art :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 2.4; }
.hero :is(.hero-text, .lead, .actions) { text-align: center; justify-content: center; margin-inline: auto; }`,
  },
  board: {
    faces: [
      pair(
        ['jetBrainsMono', 'jetBrainsMono', 'jetBrainsMono'],
        { weight: 700, tracking: 0, leading: 1.12, scale: 0.78 },
        'caps',
      ),
      pair(
        ['robotoCondensed', 'roboto', 'spaceMono'],
        { weight: 700, tracking: 0.03, leading: 1.08 },
        'caps',
      ),
    ],
    lists: ['index', 'rows', 'schedule-hours', 'dates-rows', 'steps', 'price-rows', 'faq-lines'],
    headers: ['grid'],
    panelHeroes: ['lines'],
    bands: ['surface', 'surface', 'brand', 'surface'],
    parts: {
      page: 'background: #14161a;',
      top: 'border-bottom: 6px solid var(--color-brand);',
      sheet: 'border: 10px solid #2a2d33; border-radius: 8px; box-shadow: inset 0 0 0 2px #000;',
      head: 'display: flex; flex-wrap: wrap; align-items: center; gap: 0.6rem 1.2rem; background: var(--color-brand); color: var(--color-on-brand); margin: calc(-1 * clamp(1.4rem, 4vw, 3.4rem)) calc(-1 * clamp(1.2rem, 4vw, 3.4rem)) 1.6rem; padding: 0.9rem clamp(1.2rem, 4vw, 3.4rem); width: auto;',
      number:
        'content: counter(part); flex: none; min-width: 2.6rem; height: 2.6rem; display: grid; place-items: center; background: var(--color-on-brand); color: var(--color-brand); font: 700 1.4rem/1 var(--font-label);',
      heading: 'flex: 1; font-size: calc(var(--size-title) * 0.8) !important;',
      intro: 'flex: 1 0 100%; margin: 0;',
      cell: 'background: linear-gradient(#0000 calc(50% - 1px), #000 0 calc(50% + 1px), #0000 0), #1d2026; color: #fff; --fg: #fff; --fg-muted: #c9ccd2; --fg-brand: #ffd34d; --panel-muted: #c9ccd2; border: 0; border-radius: 6px; padding: 1.2rem 1.3rem 1.5rem;',
      line: 'border-top: 2px solid #000; box-shadow: 0 -1px 0 #3a3e46;',
      name: 'text-transform: uppercase; font-family: var(--font-label); font-weight: 700;',
      marker: 'width: 0.5em; height: 0.5em; top: 0.5em;',
      button: 'border-radius: 4px; text-transform: uppercase; letter-spacing: 0.04em;',
      board: 'border: 0; outline: 0;',
      picture: 'border: 6px solid #2a2d33; border-radius: 6px;',
    },
  },
} as const satisfies Record<string, Dress>;
