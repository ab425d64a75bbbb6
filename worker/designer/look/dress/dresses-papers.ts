import { pair } from '../face-pairs.ts';
import { FLEURON, LEAF, SPRIG, VINE } from './drawings.ts';
import type { Dress } from './dress.ts';
import { drawn, punched, thin } from './ornaments.ts';

/** Styles of printed and written papers. */
export const PAPER_DRESSES = {
  seeds: {
    faces: [
      pair(
        ['bitter', 'newsreader', 'oswald'],
        { weight: 900, tracking: 0.01, scale: 0.86 },
        'caps',
      ),
      pair(
        ['aleo', 'sourceSerif', 'robotoCondensed'],
        { weight: 800, tracking: 0.02, scale: 0.9 },
        'caps',
      ),
    ],
    lists: [
      'grid',
      'figures',
      'catalogue-grid',
      'catalogue-cart',
      'ledger',
      'steps',
      'voices-pair',
      'newsletter-box',
    ],
    heroes: ['split', 'arch'],
    headers: ['centre', 'masthead'],
    footers: ['colophon'],
    bands: ['plain', 'plain', 'surface', 'plain', 'deep'],
    css: '.hero > .wrap::after { content: none; }',
    print: 'hatch',
    parts: {
      page: 'background: var(--color-tint);',
      top: 'border-bottom: 4px double var(--color-brand-text);',
      sheet:
        'border: 2px solid var(--fg-brand); outline: 6px double var(--fg-brand); outline-offset: -16px; padding: clamp(2.2rem, 5vw, 4rem) clamp(1.9rem, 5vw, 4rem);',
      sheetAfter: `content: 'N\\00ba ' counter(part); right: 2.4rem; top: 0; padding: 0.3rem 0.8rem; translate: 0 -40%; background: var(--bg); color: var(--fg-brand); border: 2px solid var(--fg-brand); font: 700 1rem/1.2 var(--font-label);`,
      head: 'text-align: center; border-bottom: 1px solid var(--fg-brand); padding-bottom: 1rem;',
      heading: 'color: var(--fg-brand);',
      ornament: `${drawn(FLEURON, '120px', '24px')} margin: 0.8rem auto 0;`,
      intro: 'margin-inline: auto; font-style: italic;',
      cell: 'border: 2px solid var(--fg-brand); border-top: 14px solid var(--fg-brand); border-radius: 6px 6px 2px 2px; background: var(--panel); color: var(--panel-fg); --fg: var(--panel-fg); --fg-muted: var(--panel-muted); --fg-brand: var(--color-brand-text); padding: 1.1rem 1.2rem 1.4rem; text-align: center;',
      group: 'text-align: center; text-transform: uppercase; letter-spacing: 0.08em;',
      price: 'font: 700 1.1rem/1.2 var(--font-label);',
      marker: `width: 0.8em; height: 0.8em; top: 0.35em; mask: ${LEAF} center / contain no-repeat;`,
      button:
        'border: 2px solid var(--button); outline: 2px solid var(--button); outline-offset: 3px; font-family: var(--font-label); text-transform: uppercase; letter-spacing: 0.08em;',
      quiet: 'border-color: currentColor; outline-color: transparent; box-shadow: none;',
      picture: 'border: 2px solid var(--fg-brand); padding: 6px;',
      board:
        'border: 2px solid var(--fg-brand); border-top-width: 18px; outline: 1px solid var(--fg-brand); outline-offset: -8px; border-radius: 8px 8px 2px 2px;',
    },
  },
  botanic: {
    faces: [
      pair(
        ['cormorant', 'ebGaramond', 'ebGaramond'],
        { weight: 600, tracking: 0, scale: 1.08 },
        'titles',
      ),
      pair(['ebGaramond', 'ebGaramond', 'ebGaramond'], { weight: 500, tracking: 0 }, 'titles'),
    ],
    lists: [
      'grid',
      'figures',
      'catalogue-grid',
      'timeline',
      'ledger',
      'about-statement',
      'rooms-rows',
    ],
    heroes: ['split', 'arch'],
    bands: ['plain', 'plain', 'surface', 'plain'],
    headers: ['centre'],
    footers: ['colophon'],
    print: 'hatch',
    parts: {
      page: `background: radial-gradient(60rem 40rem at 85% 10%, ${thin('--color-accent', 9)}, transparent 70%), radial-gradient(50rem 40rem at 10% 80%, ${thin('--color-brand', 8)}, transparent 70%), var(--color-tint);`,
      sheet:
        'border: 1px solid var(--fg); box-shadow: inset 0 0 0 10px var(--bg), inset 0 0 0 11px var(--fg); padding: clamp(2.6rem, 6vw, 4.6rem) clamp(1.8rem, 6vw, 5rem);',
      sheetAfter: `content: 'Tab. ' counter(part, upper-roman); right: 1.9rem; top: 1.5rem; font: italic 500 1.1rem/1 var(--font-text); color: var(--fg);`,
      head: 'text-align: center; margin-bottom: 2.6rem;',
      intro: 'margin-inline: auto; font-style: italic;',
      ornament: `${drawn(SPRIG, '180px', '30px')} margin: 1rem auto 0;`,
      cell: 'border: 0; border-top: 1px solid var(--rule); padding: 0.9rem 0 1.4rem;',
      name: 'font-style: italic;',
      marker: `width: 0.85em; height: 0.85em; top: 0.35em; mask: ${LEAF} center / contain no-repeat;`,
      button:
        'background: none; color: var(--fg-brand); border: 1px solid currentColor; outline: 1px solid currentColor; outline-offset: 3px; font: italic 600 1.15rem/1.1 var(--font-text);',
      hover: 'background: var(--fg-brand); color: var(--bg); filter: none;',
      quiet: 'outline: 0; box-shadow: none;',
      picture: 'border: 1px solid var(--fg); padding: 14px; border-radius: 0;',
      board: 'border: 1px solid var(--fg); outline: 1px solid var(--fg); outline-offset: -9px;',
    },
    css: `
.grid .list, .figures .list, .timeline .list { counter-reset: figure; }
:is(.grid, .figures) .list > li, .goods > li { counter-increment: figure; }
:is(.grid, .figures) .list > li .name::before { content: 'Fig. ' counter(figure) '. '; color: var(--fg-brand); font-style: normal; }
.hero > .wrap::after { content: none; }`,
  },
  ticket: {
    faces: [
      pair(['robotoCondensed', 'roboto', 'spaceMono'], { weight: 800, tracking: -0.01 }, 'caps'),
      pair(['oswald', 'sourceSans', 'jetBrainsMono'], { weight: 700, tracking: 0.01 }, 'caps'),
    ],
    lists: [
      'soft',
      'rows',
      'schedule-hours',
      'price-columns',
      'steps',
      'dates-tickets',
      'faq-lines',
    ],
    bands: ['surface', 'surface', 'brand', 'surface', 'accent', 'surface'],
    parts: {
      page: '--desk: var(--color-tint); background: var(--desk);',
      top: 'border-bottom: 3px dashed var(--color-ink);',
      sheet: `padding-right: calc(clamp(1.2rem, 4vw, 3.4rem) + 5.4rem); padding-left: calc(clamp(1.2rem, 3vw, 2.6rem) + 1rem); background-image: repeating-radial-gradient(circle at 100% 50%, ${thin('--fg', 5)} 0 1px, transparent 1px 7px); box-shadow: inset 0 6px 0 var(--fg-brand), inset 0 -6px 0 var(--fg-brand);`,
      sheetBefore: punched('left'),
      sheetAfter: `${punched('right')} width: 6.4rem; right: -0.75rem; padding-right: 1.2rem; border-left: 3px dashed ${thin('--fg', 60)}; background-position: right 0 top 0; display: grid; place-items: center; writing-mode: vertical-rl; content: 'N\\00ba ' counter(part, decimal-leading-zero); color: var(--fg-brand); font: 700 1.5rem/1 var(--font-label); letter-spacing: 0.12em;`,
      head: 'border-bottom: 2px solid var(--fg); padding-bottom: 0.8rem;',
      cell: 'border: 2px dashed var(--fg-brand); border-radius: 10px; padding: 1.2rem 1.3rem 1.4rem;',
      price: 'font: 700 1.2rem/1.2 var(--font-label);',
      marker:
        'width: 0.6em; height: 0.6em; top: 0.45em; border-radius: 50%; background: none; box-shadow: inset 0 0 0 2px var(--fg-brand);',
      button:
        'text-transform: uppercase; letter-spacing: 0.06em; border-radius: 8px; border: 2px dashed var(--on-button);',
      quiet: 'border-color: currentColor; box-shadow: none;',
      picture: 'border-radius: 10px;',
      board: `border: 2px dashed var(--fg-brand); outline: 0; border-radius: 10px; background: ${thin('--color-brand', 8)};`,
    },
    css: `
.hero > .wrap::after { content: ''; }
@media (max-width: 51.99rem) { :is(.section, .hero) > .wrap { padding-right: 3.6rem; padding-left: 1.5rem; } :is(.section, .hero) > .wrap::after { width: 3.4rem; font-size: 1rem; padding-right: 0.9rem; } }`,
  },
  receipt: {
    faces: [
      pair(
        ['jetBrainsMono', 'jetBrainsMono', 'jetBrainsMono'],
        { weight: 800, tracking: -0.02, leading: 1.15, scale: 0.8 },
        'caps',
      ),
      pair(
        ['spaceMono', 'spaceMono', 'spaceMono'],
        { weight: 700, tracking: -0.03, leading: 1.15, scale: 0.8 },
        'caps',
      ),
    ],
    isColumn: true,
    tokens: {
      width: '46rem',
      'size-hero': 'clamp(2rem, 4.4vw, 3.2rem)',
      'size-title': 'clamp(1.4rem, 2.4vw, 1.9rem)',
      'size-name': '1.05rem',
    },
    between: '0px',
    lists: [
      'rows',
      'ledger',
      'price-rows',
      'names-columns',
      'dates-rows',
      'about-statement',
      'faq-lines',
      'hours-lines',
      'map-lines',
      'cta-line',
      'newsletter-line',
      'figures-ruled',
      'schedule-lines',
    ],
    headers: ['bar'],
    footers: ['colophon'],
    heroes: ['columns'],
    bareHeroes: ['seal'],
    panelHeroes: ['lines'],
    bands: ['surface'],
    print: 'flat',
    parts: {
      page: 'background: var(--color-tint); line-height: 1.5;',
      sheet: `padding: 1.8rem clamp(1.2rem, 5vw, 2.6rem); border-bottom: 3px dashed ${thin('--fg', 55)};`,
      head: 'text-align: center; margin-bottom: 1.2rem;',
      headline: 'text-align: center; max-width: none !important;',
      number:
        "content: '*** ' counter(part, decimal-leading-zero) ' ***'; content: '*** ' counter(part, decimal-leading-zero) ' ***' / ''; display: block; margin-bottom: 0.3rem;",
      intro: 'margin-inline: auto; font-size: 1em;',
      name: 'text-transform: uppercase; font-weight: 700;',
      price: 'color: var(--fg);',
      marker: "content: '-'; top: 0; width: auto; height: auto; background: none;",
      button:
        'background: var(--fg); color: var(--bg); border-radius: 0; text-transform: uppercase;',
      quiet:
        'background: none; color: var(--fg); box-shadow: none; border: 2px dashed currentColor;',
      board: 'border: 0; outline: 0;',
      question: 'border-block-style: dashed; border-color: currentColor;',
      picture: 'filter: grayscale(1);',
    },
    css: `
main { padding-block: 2.2rem 0; overflow-x: clip; }
.hero > .wrap::before { content: ''; left: 0; right: 0; top: -14px; height: 14px; background: conic-gradient(from 135deg at 50% 0, var(--bg) 90deg, transparent 0) 0 0 / 20px 14px; transform: scaleY(-1); }
main > .section:last-child > .wrap { border-bottom: 0; padding-bottom: 7.5rem; }
main > .section:last-child > .wrap::before { content: ''; left: 12%; right: 12%; bottom: 1.8rem; height: 3.8rem; background: repeating-linear-gradient(90deg, var(--fg) 0 2px, transparent 2px 5px, var(--fg) 5px 9px, transparent 9px 11px, var(--fg) 11px 12px, transparent 12px 17px); }
main > .section:last-child > .wrap::after { content: ''; left: 0; right: 0; bottom: -14px; height: 14px; background: conic-gradient(from 135deg at 50% 0, var(--bg) 90deg, transparent 0) 0 0 / 20px 14px; }
main > .section.section:last-child { padding-bottom: 3rem; }
.hero .lead, .hero .actions { margin-inline: auto; text-align: center; justify-content: center; }
.section > .wrap { display: block !important; }
.ledger .list { grid-template-columns: 1fr !important; gap: 1rem; }
.ledger .list p { color: var(--fg); }
.section .about-text p, .section .about-text.is-short p:first-child { font: inherit !important; letter-spacing: 0 !important; }
.actions { justify-content: center; }
.hero { --bg: var(--color-surface); }
:is(.site-header, .site-footer) .wrap { max-width: 78rem; }`,
  },
  manuscript: {
    faces: [
      pair(['marcellus', 'ebGaramond', 'ebGaramond'], {
        weight: 400,
        tracking: 0.01,
        leading: 1.12,
        scale: 0.96,
      }),
      pair(['ebGaramond', 'ebGaramond', 'ebGaramond'], { weight: 600, tracking: 0, leading: 1.08 }),
    ],
    lists: ['rows', 'ledger', 'years-lines', 'about-statement', 'notes', 'rooms-rows', 'faq-lines'],
    heroes: ['split', 'columns'],
    bareHeroes: ['initial'],
    headers: ['centre'],
    footers: ['colophon'],
    bands: ['plain'],
    print: 'hatch',
    parts: {
      page: `background: radial-gradient(70rem 30rem at 20% 0, ${thin('--color-accent', 12)}, transparent 70%), linear-gradient(${thin('--color-accent', 20)} 0 0), var(--color-ground);`,
      top: 'border-bottom: 2px solid var(--color-brand-text);',
      sheet: `border: 20px solid var(--color-accent); border-image: ${VINE} 20 / 20px / 0 round; outline: 2px solid #b8862b; outline-offset: 0; background-image: repeating-linear-gradient(transparent 0 calc(2.1rem - 1px), ${thin('--fg', 7)} 0 2.1rem);`,
      heading: 'color: var(--fg-brand); display: inline-block;',
      number:
        "content: '\\00b6\\00a0' counter(part, upper-roman); content: '\\00b6\\00a0' counter(part, upper-roman) / ''; display: block; color: var(--fg); font: italic 500 1.2rem/1.2 var(--font-text); margin-bottom: 0.2rem;",
      name: 'color: var(--fg-brand);',
      group: 'color: var(--fg-brand); font-variant-caps: small-caps;',
      cell: 'border: 0; border-left: 3px solid var(--fg-brand); border-radius: 0; padding: 0.2rem 0 0.2rem 1.2rem;',
      marker:
        "content: '\\00b6'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button:
        'border-radius: 999px; border: 2px solid var(--on-button); outline: 2px solid var(--button); font: 600 1.15rem/1.1 var(--font-text); font-variant-caps: small-caps; letter-spacing: 0.04em;',
      quiet: 'box-shadow: none; border-color: currentColor; outline: 0;',
      picture: `border: 14px solid var(--color-accent); border-image: ${VINE} 20 / 14px round; border-radius: 0;`,
      board: 'border: 0; border-block: 3px double var(--fg-brand); outline: 0; border-radius: 0;',
      link: 'font-variant-caps: small-caps; font-size: 1.12em;',
    },
    css: `
.head h2::first-letter { font-size: 1.75em; line-height: 0.8; }
.about-text > p:first-child::first-letter { float: left; font: 600 4.4em/0.78 var(--font-display); padding: 0.08em 0.12em 0.04em; margin-right: 0.1em; background: var(--color-brand); color: var(--color-on-brand); outline: 2px solid #b8862b; outline-offset: 2px; }
.section .about-text.about-text p { font: inherit; font-size: 1.12em; letter-spacing: 0; max-width: 44rem; }`,
  },
} as const satisfies Record<string, Dress>;
