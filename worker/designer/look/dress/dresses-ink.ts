import { pair } from '../face-pairs.ts';
import { FIST, SWELLED } from './drawings.ts';
import type { Dress } from './dress.ts';
import { DARK, LIGHT, ONE_INK, checks, drawn, thin } from './ornaments.ts';

/** Styles of ink on paper. */
export const INK_DRESSES = {
  checker: {
    faces: [
      pair(['archivo', 'archivo', 'archivo'], { weight: 900, tracking: -0.03 }, 'caps'),
      pair(['oswald', 'sourceSans', 'oswald'], { weight: 700 }, 'caps'),
    ],
    lists: ['soft', 'steps', 'price-columns', 'faq-columns', 'cta-giant'],
    bands: ['plain', 'surface', 'plain', 'deep', 'plain', 'brand'],
    parts: {
      top: `border: 0; padding-bottom: 28px; background: ${checks(DARK, LIGHT, { size: '28px', place: 'left bottom,repeat-x' })}, var(--color-ground); background-size: 28px 28px;`,
      divider: `height: 56px; background: ${checks(DARK, LIGHT, { size: '56px' })};`,
      heading:
        'display: inline-block; background: var(--fg); color: var(--bg); padding: 0.22em 0.5em 0.24em;',
      number:
        "content: ''; float: left; width: calc(var(--size-title) * 1.5); height: calc(var(--size-title) * 1.5); margin-right: 1rem; background: conic-gradient(var(--fg) 25%, transparent 0 50%, var(--fg) 0 75%, transparent 0); outline: 3px solid var(--fg); outline-offset: -3px;",
      cell: 'border: 3px solid var(--fg); border-radius: 0; padding: 1.4rem 1.5rem 1.7rem;',
      button:
        'border: 3px solid var(--bg); outline: 3px solid var(--button); text-transform: uppercase; letter-spacing: 0.04em;',
      quiet: 'border-color: transparent; outline: 0;',
      marker:
        'width: 0.62em; height: 0.62em; top: 0.45em; background: conic-gradient(var(--fg) 25%, transparent 0 50%, var(--fg) 0 75%, transparent 0); outline: 1px solid var(--fg);',
      picture: `padding: 20px; background: ${checks(DARK, LIGHT, { size: '40px' })};`,
      board: `border: 0; outline: 0; padding: calc(1.4rem + 24px); background: linear-gradient(${LIGHT}, ${LIGHT}) 50% / calc(100% - 48px) calc(100% - 48px) no-repeat, ${checks(DARK, LIGHT, { size: '48px' })}; color: var(--color-ink); --fg-brand: var(--color-ink);`,
    },
    css: `
.soft .list { gap: 0; border: 3px solid var(--fg); }
.soft .list > li { border: 0; ${ONE_INK} }
.soft .list > li:is(:nth-child(4n + 1), :nth-child(4n)) { background: ${DARK}; color: var(--color-on-deep); }
.soft .list > li:is(:nth-child(4n + 2), :nth-child(4n + 3)) { background: ${LIGHT}; color: var(--color-ink); }
@media (min-width: 48rem) { .soft .list { grid-template-columns: 1fr 1fr !important; } .soft .list > li:nth-child(n) { grid-column: auto !important; } .soft .list > li:last-child:nth-child(odd) { grid-column: 1 / -1 !important; } }`,
  },
  comic: {
    faces: [pair(['shantell', 'shantell', 'shantell'], { weight: 800, leading: 1.08 }, 'caps')],
    between: 'clamp(0.7rem, 1.4vw, 1.1rem)',
    lists: ['soft', 'steps', 'price-columns', 'faq-columns', 'grid'],
    bands: ['surface', 'accent', 'surface', 'brand', 'surface', 'deep'],
    parts: {
      page: `background: radial-gradient(circle, ${thin('--color-brand', 34)} 22%, transparent 24%) 0 0 / 12px 12px, var(--color-ground);`,
      top: 'border-bottom: 5px solid #111;',
      sheet: 'border: 5px solid #111; overflow: clip;',
      heading:
        'display: inline-block; background: var(--color-accent); color: var(--color-on-accent); border: 4px solid #111; padding: 0.25em 0.7em 0.3em;',
      head: 'margin: calc(-1 * clamp(1.4rem, 4vw, 3.4rem) - 5px) 0 1.6rem calc(-1 * clamp(1.2rem, 4vw, 3.4rem) - 5px);',
      cell: 'background: var(--color-surface); color: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); border: 4px solid #111; border-radius: 0; padding: 1.3rem 1.4rem 1.6rem;',
      button:
        'background: var(--color-accent); color: var(--color-on-accent); border: 4px solid #111; box-shadow: 5px 5px 0 #111; rotate: -1deg;',
      hover: 'translate: 2px 2px; box-shadow: 3px 3px 0 #111;',
      quiet:
        'background: var(--color-surface); color: var(--color-ink); box-shadow: 5px 5px 0 #111;',
      marker:
        "content: '!'; top: 0; width: auto; height: auto; background: none; font-weight: 800; color: var(--fg-brand);",
      picture: 'border: 4px solid #111;',
      field: 'border: 3px solid #111; background: #fff; color: #111;',
      board:
        'background: var(--color-surface); color: var(--color-ink); --fg-brand: var(--color-brand-text); border: 4px solid #111; outline: 0; border-radius: 2.2rem; position: relative; overflow: visible;',
    },
    css: `
.hero .lead { position: relative; background: #fff; color: #111; border: 4px solid #111; border-radius: 1.8rem; padding: 1rem 1.4rem; width: fit-content; margin-bottom: 2.4rem; }
.hero .lead::after { content: ''; position: absolute; left: 2.4rem; bottom: -1.5rem; width: 1.9rem; height: 1.5rem; background: linear-gradient(#fff, #fff) 50% 0 / calc(100% - 8px) 6px no-repeat, #fff; border-left: 4px solid #111; clip-path: polygon(0 0, 100% 0, 0 100%); margin-top: -4px; }
.section .head p { padding-inline: clamp(1.2rem, 4vw, 3.4rem); }`,
  },
  letterpress: {
    faces: [
      pair(
        ['bitter', 'sourceSerif', 'robotoCondensed'],
        { weight: 900, tracking: -0.01, scale: 0.94 },
        'caps',
      ),
      pair(['aleo', 'merriweather', 'oswald'], { weight: 900, tracking: 0 }, 'caps'),
    ],
    lists: ['grid', 'steps', 'price-columns', 'ledger', 'faq-lines', 'about-statement'],
    heroes: ['columns', 'split'],
    bands: ['plain', 'plain', 'brand', 'plain', 'plain', 'deep'],
    print: 'hatch',
    parts: {
      page: `background: radial-gradient(${thin('--color-ink', 9)} 0.6px, transparent 1px) 0 0 / 7px 7px, var(--color-ground);`,
      top: 'border-bottom: 10px solid var(--color-ink); box-shadow: 0 5px 0 var(--color-ground), 0 7px 0 var(--color-ink); margin-bottom: 7px;',
      divider:
        'height: 17px; border-top: 10px solid var(--fg); border-bottom: 2px solid var(--fg); width: calc(100% - 2 * var(--gutter)); margin-inline: auto !important;',
      headline: `text-shadow: 0 1px 0 ${thin('--color-surface', 90)}, 0 -1px 0 ${thin('--color-ink', 40)};`,
      head: 'display: grid; justify-items: center; text-align: center;',
      heading:
        'border-block: 2px solid var(--fg); padding: 0.25em 0.6em 0.28em; position: relative;',
      number: `content: '\\2116 ' counter(part); font: 700 1.1rem/1 var(--font-label); letter-spacing: 0.1em; color: var(--fg-brand); margin-bottom: 0.7rem;`,
      ornament: `${drawn(SWELLED, '240px', '12px')} margin-top: 1.1rem;`,
      cell: 'border: 2px solid var(--fg); border-radius: 0; padding: 1.2rem 1.3rem 1.5rem; margin: -1px;',
      price: 'font: 800 1.3rem/1.1 var(--font-display);',
      marker: 'width: 0.5em; height: 0.5em; top: 0.5em; rotate: 45deg;',
      button:
        'border: 2px solid var(--on-button); outline: 2px solid var(--button); border-radius: 0; font: 800 1.1rem/1.1 var(--font-label); text-transform: uppercase; letter-spacing: 0.08em;',
      quiet: 'border-color: currentColor; outline: 0; box-shadow: none;',
      picture:
        'border: 2px solid var(--fg); outline: 6px solid var(--fg); outline-offset: 4px; margin: 10px;',
      board:
        'border: 2px solid var(--fg); outline: 8px solid var(--fg); outline-offset: 5px; margin: 13px;',
    },
    css: `
.grid .list, .steps .list, .price-columns .list { gap: 0; column-gap: 0 !important; }`,
  },
  handbill: {
    faces: [
      pair(['bitter', 'sourceSerif', 'oswald'], { weight: 900, tracking: -0.01, scale: 1 }, 'caps'),
      pair(['aleo', 'ebGaramond', 'robotoCondensed'], { weight: 900, tracking: 0 }, 'caps'),
    ],
    lists: [
      'ledger',
      'rows',
      'lineup-bill',
      'dates-rows',
      'hours-card',
      'about-statement',
      'faq-lines',
    ],
    headers: ['masthead', 'centre'],
    footers: ['colophon'],
    heroes: ['columns'],
    bareHeroes: ['seal'],
    panelHeroes: ['above', 'lines'],
    bands: ['plain'],
    print: 'hatch',
    parts: {
      page: `background: repeating-linear-gradient(45deg, ${thin('--color-ink', 6)} 0 2px, transparent 2px 9px), linear-gradient(${thin('--color-ink', 13)} 0 0), var(--color-ground);`,
      top: 'border-bottom: 4px double var(--color-ink);',
      sheet: `border: 3px solid var(--fg); box-shadow: inset 0 0 0 6px var(--bg), inset 0 0 0 8px var(--fg), inset 0 0 0 18px var(--bg), inset 0 0 0 19px var(--fg); padding: clamp(2.4rem, 5vw, 4rem) clamp(2rem, 5vw, 4rem); max-width: 64rem;`,
      headline: 'text-align: center; max-width: none !important; text-wrap: balance;',
      head: 'display: grid; justify-items: center; text-align: center;',
      heading: 'line-height: 1.02;',
      number: `${drawn(SWELLED, '240px', '12px')} margin-bottom: 1rem;`,
      ornament: `${drawn(SWELLED, '240px', '12px')} margin-top: 1.1rem;`,
      intro: 'font-style: italic;',
      group:
        'text-align: center; font: 400 1.5rem/1.1 var(--font-label); text-transform: uppercase; letter-spacing: 0.14em; border-block: 2px solid var(--fg); padding-block: 0.3rem;',
      name: 'text-transform: uppercase; letter-spacing: 0.02em;',
      price: 'font: 900 1.3rem/1.1 var(--font-display);',
      marker: `width: 1.5em; height: 0.9em; top: 0.35em; left: -0.7em; mask: ${FIST} center / contain no-repeat;`,
      button:
        'border: 3px double var(--on-button); font: 700 1.2rem/1.1 var(--font-label); text-transform: uppercase; letter-spacing: 0.1em; border-radius: 0;',
      quiet: 'border-color: currentColor; box-shadow: none;',
      picture: 'border: 3px double var(--fg); padding: 6px;',
      board: 'border: 0; outline: 0;',
    },
    css: `
.hero .lead, .hero .actions, .hero .hero-text { text-align: center; justify-content: center; margin-inline: auto; }
.hero .hero-text > .lead { max-width: 44rem; }
.section:nth-of-type(even) .head h2 { font-family: var(--font-label); letter-spacing: 0.06em; font-weight: 700; }
.section:nth-of-type(3n) .head h2 { font-size: calc(var(--size-title) * 1.5); line-height: 0.98; }
.actions { justify-content: center; }
.actions .button::before { content: ''; width: 1.9em; height: 1.1em; margin-right: 0.3em; background: currentColor; mask: ${FIST} center / contain no-repeat; }`,
  },
  zine: {
    faces: [
      pair(
        ['anton', 'spaceMono', 'spaceMono'],
        { weight: 400, tracking: 0, leading: 1.1, scale: 0.96 },
        'caps',
      ),
      pair(
        ['archivo', 'spaceMono', 'spaceMono'],
        { weight: 900, tracking: -0.04, leading: 1.1, scale: 0.9 },
        'caps',
      ),
    ],
    between: 'clamp(1.6rem, 3.4vw, 2.8rem)',
    lists: ['soft', 'rows', 'dates-tickets', 'work-index', 'steps', 'faq-lines', 'about-statement'],
    bands: ['surface', 'surface', 'accent', 'surface', 'deep'],
    print: 'dots',
    parts: {
      page: `background: radial-gradient(${thin('--color-ink', 34)} 0.7px, transparent 1.1px) 0 0 / 5px 5px, repeating-linear-gradient(93deg, ${thin('--color-ink', 5)} 0 2px, transparent 2px 60px), var(--color-ground);`,
      top: 'border-bottom: 0; box-shadow: 0 3px 0 var(--color-ink);',
      sheet:
        'clip-path: polygon(0 8px, 9% 2px, 23% 9px, 41% 1px, 58% 7px, 77% 0, 90% 6px, 100% 2px, calc(100% - 5px) 24%, 100% 51%, calc(100% - 7px) 78%, 100% 100%, 86% calc(100% - 6px), 64% 100%, 45% calc(100% - 8px), 27% calc(100% - 1px), 12% calc(100% - 7px), 0 100%, 6px 70%, 0 42%); padding-block: clamp(2.4rem, 5vw, 4rem);',
      sheetBefore: `content: ''; width: 8rem; height: 2rem; right: 8%; top: 0.1rem; rotate: 3deg; background: ${thin('--color-accent', 75)}; box-shadow: inset 0 0 0 1px ${thin('--color-ink', 20)};`,
      heading:
        'display: inline; box-decoration-break: clone; -webkit-box-decoration-break: clone; background: var(--fg); color: var(--bg); padding: 0.08em 0.32em; line-height: 1.36;',
      head: 'rotate: -1.2deg; margin-bottom: 2.2rem;',
      cell: 'border: 3px solid var(--fg); border-radius: 0; padding: 1.2rem 1.3rem 1.5rem;',
      name: 'font-family: var(--font-label); font-weight: 700;',
      price: 'background: var(--fg); color: var(--bg) !important; padding: 0.05em 0.4em;',
      marker:
        "content: '\\00d7'; top: 0; width: auto; height: auto; background: none; font-weight: 700;",
      button:
        'background: var(--fg); color: var(--bg); border-radius: 0; rotate: -1.5deg; font: 700 1.05rem/1.1 var(--font-label); clip-path: polygon(0 6%, 97% 0, 100% 94%, 2% 100%);',
      quiet:
        'background: var(--bg); color: var(--fg); box-shadow: inset 0 0 0 3px var(--fg); clip-path: none; rotate: 1deg;',
      picture: 'filter: grayscale(1) contrast(1.3); border: 3px solid var(--fg);',
      board: 'background: none; border: 3px solid var(--fg); outline: 0; rotate: 1deg;',
      question: 'border-top-style: dashed;',
    },
    css: `
main > .section:nth-of-type(even) > .wrap { rotate: 0.4deg; }
main > .section:nth-of-type(odd) > .wrap { rotate: -0.3deg; }
main { overflow-x: clip; }
.soft .list > li:nth-child(even) { rotate: 0.6deg; }
.hero h1 { display: inline; background: var(--color-ink); color: var(--color-ground); padding: 0.04em 0.24em; box-decoration-break: clone; -webkit-box-decoration-break: clone; line-height: 1.28; }
.hero .lead { margin-top: 2.2rem; }`,
  },
} as const satisfies Record<string, Dress>;
