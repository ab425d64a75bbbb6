import { pair } from '../face-pairs.ts';
import { SHAPES, WAVE } from './drawings.ts';
import type { Dress } from './dress.ts';
import { BOX, ON_SURFACE, PIXELS, thin } from './ornaments.ts';

/** Styles of decades, screens and films. */
export const DECADE_DRESSES = {
  memphis: {
    faces: [
      pair(['unbounded', 'outfit', 'outfit'], {
        weight: 800,
        tracking: -0.03,
        leading: 1.06,
        scale: 0.78,
      }),
      pair(['outfit', 'outfit', 'outfit'], { weight: 900, tracking: -0.03 }),
    ],
    lists: [
      'soft',
      'steps',
      'price-columns',
      'grid',
      'lineup-bill',
      'dates-tickets',
      'faq-columns',
    ],
    bands: ['surface', 'accent', 'surface', 'brand', 'surface', 'deep'],
    parts: {
      page: `background: ${SHAPES} 0 0 / 220px 220px, var(--color-ground);`,
      top: 'border-bottom: 5px solid #1b1b22;',
      sheet: `border: 5px solid #1b1b22; border-radius: 4px; box-shadow: 14px 14px 0 -1px var(--color-accent), 14px 14px 0 3px #1b1b22;`,
      heading:
        'display: inline-block; background: var(--color-brand); color: var(--color-on-brand); border: 4px solid #1b1b22; padding: 0.2em 0.6em 0.26em; box-shadow: 7px 7px 0 #1b1b22; rotate: -1.4deg;',
      number: `content: ''; display: block; width: 7rem; height: 20px; margin-bottom: 1.1rem; background: repeating-linear-gradient(115deg, #1b1b22 0 7px, var(--color-surface) 7px 14px); border: 3px solid #1b1b22;`,
      cell: 'background: var(--color-surface); color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); --panel-muted: var(--color-ink); border: 4px solid #1b1b22; border-radius: 0 26px 0 26px; padding: 1.4rem 1.5rem 1.7rem;',
      marker:
        'width: 0.6em; height: 0.6em; top: 0.45em; border-radius: 50%; background: none; border: 3px solid var(--fg-brand);',
      button: 'border: 4px solid #1b1b22; box-shadow: 6px 6px 0 #1b1b22; border-radius: 999px;',
      hover: 'translate: 3px 3px; box-shadow: 3px 3px 0 #1b1b22;',
      quiet:
        'background: var(--color-surface); color: var(--color-ink); box-shadow: 6px 6px 0 #1b1b22;',
      picture: 'border: 5px solid #1b1b22; border-radius: 0 60px 0 60px;',
      board:
        'background: var(--color-accent); color: var(--color-on-accent); --fg-brand: var(--color-on-accent); border: 4px solid #1b1b22; outline: 0; border-radius: 0 40px 0 40px; box-shadow: 10px 10px 0 #1b1b22;',
      field: 'border: 3px solid #1b1b22;',
    },
    css: `
.band-brand .head h2 { background: var(--color-surface); color: var(--color-ink); }
main { overflow-x: clip; }`,
  },
  seventies: {
    faces: [
      pair(['fraunces', 'outfit', 'outfit'], { weight: 900, tracking: -0.03, leading: 0.98 }),
      pair(['bitter', 'outfit', 'outfit'], {
        weight: 900,
        tracking: -0.03,
        leading: 1,
        scale: 0.92,
      }),
    ],
    tokens: { radius: '28px', 'radius-button': '999px' },
    lists: ['soft', 'steps', 'ledger', 'price-columns', 'grid', 'faq-columns', 'voices-pair'],
    bands: ['plain', 'brand', 'plain', 'accent', 'plain', 'deep'],
    parts: {
      top: 'border: 0; border-bottom: 18px solid; border-image: linear-gradient(var(--color-brand) 0 33%, var(--color-accent) 0 66%, var(--color-deep) 0) 18;',
      divider: `height: 60px; background: var(--fg-brand); mask: ${WAVE} 0 0 / 600px 60px repeat-x;`,
      head: 'display: grid; grid-template-columns: auto 1fr; gap: 0 1.3rem; align-items: center;',
      number:
        "content: ''; grid-row: 1; width: clamp(4rem, 7vw, 6rem); aspect-ratio: 2; background: radial-gradient(circle at 50% 100%, transparent 0 24%, var(--color-deep) 25% 40%, var(--color-accent) 41% 56%, var(--color-brand) 57% 70%, transparent 71%), var(--color-surface); border-radius: 999px 999px 0 0;",
      cell: `${ON_SURFACE} border: 0; border-radius: 28px; padding: 1.6rem 1.7rem 1.9rem; border-bottom: 10px solid var(--color-accent);`,
      marker: 'width: 0.6em; height: 0.6em; top: 0.45em; border-radius: 50%;',
      button: 'border-radius: 999px; padding: 1.1rem 2rem;',
      quiet: 'box-shadow: inset 0 0 0 3px currentColor;',
      picture: 'border-radius: 999px 999px 28px 28px; border: 10px solid var(--color-accent);',
      board: `${ON_SURFACE} border: 0; outline: 0; border-radius: 34px; box-shadow: 0 0 0 9px var(--color-accent), 0 0 0 18px var(--color-brand), 0 0 0 27px var(--color-deep); margin: 27px;`,
    },
    css: '.head > p { grid-column: 1 / -1; }',
  },
  arcade: {
    faces: [
      pair(
        ['unbounded', 'spaceMono', 'spaceMono'],
        { weight: 900, tracking: -0.02, leading: 1.08, scale: 0.72 },
        'caps',
      ),
      pair(
        ['spaceMono', 'spaceMono', 'spaceMono'],
        { weight: 700, tracking: -0.04, leading: 1.1, scale: 0.86 },
        'caps',
      ),
    ],
    between: 'clamp(1.4rem, 3vw, 2.4rem)',
    lists: ['soft', 'ledger', 'lineup-rows', 'dates-rows', 'steps', 'price-columns', 'faq-lines'],
    bands: ['surface', 'surface', 'deep', 'surface'],
    headers: ['prompt', 'grid'],
    panelHeroes: ['framed', 'lines'],
    parts: {
      page: `background: repeating-linear-gradient(${thin('--color-ink', 5)} 0 1px, transparent 1px 4px), linear-gradient(${thin('--color-brand', 18)} 1px, transparent 1px) 0 0 / 44px 44px, linear-gradient(90deg, ${thin('--color-brand', 18)} 1px, transparent 1px) 0 0 / 44px 44px, var(--color-ground);`,
      top: 'border: 0; background: none; box-shadow: 0 6px 0 var(--color-brand), 0 12px 0 var(--color-accent); margin-bottom: 12px;',
      sheet: `${PIXELS} background: linear-gradient(var(--bg), var(--bg)) 50% / calc(100% - 12px) calc(100% - 12px) no-repeat, linear-gradient(90deg, var(--color-brand), var(--color-accent));`,
      headline: 'text-shadow: 3px 3px 0 var(--color-ground), 7px 7px 0 var(--color-accent);',
      number:
        "content: 'STAGE ' counter(part, decimal-leading-zero); display: block; color: var(--fg-brand); font: 700 1rem/1.2 var(--font-label); letter-spacing: 0.18em; margin-bottom: 0.6rem;",
      heading: 'text-shadow: 2px 2px 0 var(--bg), 4px 4px 0 var(--color-accent);',
      group: 'color: var(--fg-brand); text-transform: uppercase;',
      name: 'text-transform: uppercase; font-family: var(--font-label); font-weight: 700;',
      cell: `${PIXELS} border: 0; border-radius: 0; background: linear-gradient(var(--color-ground), var(--color-ground)) 50% / calc(100% - 8px) calc(100% - 8px) no-repeat, var(--color-accent); color: var(--color-ink); --fg: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); --panel-muted: var(--color-ink); padding: 1.5rem 1.6rem 1.8rem;`,
      marker:
        "content: '\\25b8'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button: `${PIXELS} text-transform: uppercase; padding: 1.15rem 1.7rem; font: 700 1.05rem/1.1 var(--font-label); box-shadow: inset -6px -6px 0 rgb(0 0 0 / 0.28), inset 6px 6px 0 rgb(255 255 255 / 0.24);`,
      hover: 'filter: none; box-shadow: inset 6px 6px 0 rgb(0 0 0 / 0.28);',
      quiet: 'box-shadow: inset 0 0 0 4px currentColor; background: none;',
      picture: PIXELS,
      board: `${PIXELS} border: 0; outline: 0; background: linear-gradient(var(--color-deep), var(--color-deep)) 50% / calc(100% - 10px) calc(100% - 10px) no-repeat, linear-gradient(90deg, var(--color-brand), var(--color-accent)); color: var(--color-on-deep); --fg-brand: var(--color-deep-brand); padding: 2rem;`,
      question: 'border-block-style: dashed;',
    },
    css: `
.button::before { content: '\\25b6'; content: '\\25b6' / ''; font-size: 0.7em; }
.header-action::before { content: none; }`,
  },
  film: {
    faces: [
      pair(
        ['oswald', 'roboto', 'oswald'],
        { weight: 500, tracking: 0.06, leading: 1.08, scale: 0.92 },
        'caps',
      ),
      pair(
        ['robotoCondensed', 'roboto', 'robotoCondensed'],
        { weight: 300, tracking: 0.08, leading: 1.1, scale: 0.9 },
        'caps',
      ),
    ],
    between: 'clamp(2.4rem, 4vw, 3.4rem)',
    lists: [
      'rows',
      'lineup-bill',
      'work-strip',
      'dates-rows',
      'ledger',
      'steps',
      'about-statement',
    ],
    headers: ['bar'],
    footers: ['colophon'],
    heroes: ['columns'],
    bareHeroes: ['seal'],
    panelHeroes: ['above', 'lines'],
    bands: ['plain', 'surface', 'deep'],
    parts: {
      sheet:
        'border-block: 42px solid #050505; max-width: none; width: 100%; padding-inline: max(var(--gutter), calc((100% - 74rem) / 2)); box-shadow: 0 0 0 1px #2a2a2a;',
      sheetBefore:
        "content: ''; left: 0; right: 0; top: -32px; height: 22px; background: repeating-linear-gradient(90deg, transparent 0 14px, #e9e4d8 14px 38px, transparent 38px 52px);",
      sheetAfter:
        "content: ''; left: 0; right: 0; bottom: -32px; height: 22px; background: repeating-linear-gradient(90deg, transparent 0 14px, #e9e4d8 14px 38px, transparent 38px 52px);",
      head: 'display: grid; justify-items: center; text-align: center;',
      number:
        "content: counter(part) ' \\2014 ' counter(part, upper-alpha); font: 500 0.95rem/1 var(--font-label); letter-spacing: 0.2em; color: var(--fg-brand); border: 1px solid currentColor; padding: 0.4rem 0.9rem; margin-bottom: 1rem;",
      intro: 'margin-inline: auto;',
      cell: `${BOX} border: 1px solid var(--fg-muted); border-radius: 0;`,
      name: 'text-transform: uppercase; letter-spacing: 0.06em;',
      button:
        'text-transform: uppercase; letter-spacing: 0.14em; font: 500 1rem/1.1 var(--font-label); border-radius: 0;',
      marker: 'height: 1px;',
      picture: 'filter: contrast(1.1) saturate(0.75);',
      board: 'border: 0; outline: 0;',
    },
    css: `
.hero :is(h1, .lead, .actions, .hero-text) { text-align: center; justify-content: center; margin-inline: auto; }
.hero-text { text-align: center; }`,
  },
} as const satisfies Record<string, Dress>;
