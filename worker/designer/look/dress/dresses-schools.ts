import { pair } from '../face-pairs.ts';
import { FAN, SCALES, WHIP } from './drawings.ts';
import type { Dress } from './dress.ts';
import { STEPPED, drawn, thin } from './ornaments.ts';

/** Schools of design. */
export const SCHOOL_DRESSES = {
  deco: {
    faces: [
      pair(
        ['jost', 'jost', 'jost'],
        { weight: 500, tracking: 0.14, leading: 1.16, scale: 0.74 },
        'caps',
      ),
      pair(
        ['marcellus', 'jost', 'jost'],
        { weight: 400, tracking: 0.1, leading: 1.16, scale: 0.78 },
        'caps',
      ),
      pair(
        ['montserrat', 'montserrat', 'montserrat'],
        { weight: 300, tracking: 0.14, leading: 1.18, scale: 0.68 },
        'caps',
      ),
    ],
    lists: [
      'grid',
      'ledger',
      'dates-rows',
      'price-columns',
      'steps',
      'about-statement',
      'hours-card',
    ],
    heroes: ['split', 'arch'],
    headers: ['centre'],
    footers: ['colophon'],
    bands: ['surface', 'surface', 'deep', 'surface', 'brand', 'surface'],
    parts: {
      page: `background: ${SCALES} 0 0 / 48px 24px, var(--color-ground);`,
      top: 'border-bottom: 1px solid var(--color-accent); box-shadow: 0 4px 0 var(--color-ground), 0 6px 0 var(--color-accent);',
      sheet: `${STEPPED} padding-block: clamp(2.6rem, 5vw, 4.2rem);`,
      sheetBefore: `content: ''; inset: 30px; border: 1px solid var(--fg-brand); outline: 3px solid var(--fg-brand); outline-offset: 5px;`,
      head: 'text-align: center; display: grid; justify-items: center;',
      number: `${drawn(FAN, '120px', '62px')} margin-bottom: 1.1rem;`,
      ornament:
        "content: ''; width: min(22rem, 70%); height: 9px; margin-top: 1.2rem; border-block: 1px solid var(--fg-brand); background: linear-gradient(90deg, transparent 46%, var(--fg-brand) 0 54%, transparent 0);",
      intro: 'margin-inline: auto;',
      headline: 'text-wrap: balance;',
      name: 'text-transform: uppercase; letter-spacing: 0.1em; font-size: calc(var(--size-name) * 0.86);',
      group:
        'text-align: center; text-transform: uppercase; letter-spacing: 0.2em; font-size: 1.1rem; color: var(--fg-brand);',
      cell: 'border: 1px solid var(--fg-brand); border-top-width: 5px; border-radius: 0; padding: 1.4rem 1.3rem 1.7rem; text-align: center;',
      marker: 'width: 0.5em; height: 0.5em; top: 0.5em; rotate: 45deg;',
      button:
        'text-transform: uppercase; letter-spacing: 0.16em; font: 600 0.95rem/1.1 var(--font-label); padding: 1.1rem 2.2rem; clip-path: polygon(0 8px, 8px 8px, 8px 0, calc(100% - 8px) 0, calc(100% - 8px) 8px, 100% 8px, 100% calc(100% - 8px), calc(100% - 8px) calc(100% - 8px), calc(100% - 8px) 100%, 8px 100%, 8px calc(100% - 8px), 0 calc(100% - 8px));',
      quiet: 'clip-path: none; box-shadow: inset 0 0 0 1px currentColor;',
      link: 'text-transform: uppercase; letter-spacing: 0.12em; font-size: 0.86rem;',
      picture: STEPPED,
      board: `border: 1px solid var(--fg-brand); outline: 3px solid var(--fg-brand); outline-offset: 5px; border-radius: 0;`,
    },
    css: `
:is(.section, .hero) > .wrap { padding-inline: clamp(2.6rem, 6vw, 5.4rem); }
.hero { --bg: var(--color-deep); --fg: var(--color-on-deep); --fg-muted: var(--color-deep-muted); --fg-brand: var(--color-deep-brand); --rule: var(--color-deep-line); --button: var(--color-accent); --on-button: var(--color-on-accent); }
.header-action { padding: 0.8rem 1.2rem !important; }`,
  },
  nouveau: {
    faces: [
      pair(['marcellus', 'ebGaramond', 'ebGaramond'], {
        weight: 400,
        tracking: 0.02,
        leading: 1.1,
      }),
      pair(
        ['cormorant', 'ebGaramond', 'ebGaramond'],
        { weight: 600, tracking: 0, scale: 1.1 },
        'titles',
      ),
    ],
    lists: ['soft', 'ledger', 'grid', 'years-lines', 'dates-rows', 'about-statement'],
    heroes: ['arch', 'split'],
    headers: ['centre'],
    footers: ['colophon'],
    bands: ['surface', 'surface', 'tint', 'surface', 'deep'],
    print: 'hatch',
    parts: {
      page: `background: radial-gradient(circle at 0 0, ${thin('--color-accent', 30)} 0 9rem, transparent 9.1rem 10rem, ${thin('--color-accent', 26)} 10.1rem 10.4rem, transparent 10.5rem), radial-gradient(circle at 100% 100%, ${thin('--color-brand', 26)} 0 14rem, transparent 14.1rem), var(--color-ground);`,
      top: 'border-bottom: 2px solid var(--color-brand-text); border-radius: 0 0 50% 50% / 0 0 14px 14px;',
      sheet:
        'border: 2px solid var(--fg-brand); outline: 1px solid var(--fg-brand); outline-offset: -11px; border-radius: clamp(3rem, 9vw, 9rem) clamp(3rem, 9vw, 9rem) 10px 10px; padding: clamp(2.8rem, 6vw, 5rem) clamp(1.7rem, 6vw, 5rem);',
      head: 'display: grid; justify-items: center; text-align: center;',
      heading: 'color: var(--fg-brand);',
      ornament: `${drawn(WHIP, '220px', '34px')} margin-top: 0.9rem;`,
      cell: 'border: 1px solid var(--fg-brand); border-radius: 4rem 4rem 6px 6px; padding: 2.4rem 1.5rem 1.7rem; text-align: center;',
      marker: 'width: 0.55em; height: 0.55em; top: 0.5em; border-radius: 60% 0 60% 0;',
      button: 'border-radius: 2.2rem 2.2rem 6px 6px; padding: 1.1rem 2rem 0.95rem;',
      quiet: 'box-shadow: inset 0 0 0 2px currentColor;',
      picture:
        'border: 2px solid var(--fg-brand); border-radius: 999px 999px 8px 8px; padding: 8px;',
      board:
        'border: 2px solid var(--fg-brand); outline: 0; border-radius: 6rem 6rem 8px 8px; padding-top: 3.4rem;',
    },
  },
  bauhaus: {
    faces: [
      pair(['jost', 'jost', 'jost'], { weight: 800, tracking: -0.03, leading: 0.98, scale: 1.06 }),
      pair(['outfit', 'outfit', 'outfit'], {
        weight: 800,
        tracking: -0.03,
        leading: 0.98,
        scale: 1.02,
      }),
    ],
    tokens: { stroke: '6px' },
    lists: [
      'blocks',
      'steps',
      'price-columns',
      'schedule-hours',
      'rows',
      'faq-lines',
      'about-statement',
      'booking-split',
    ],
    headers: ['cells'],
    footers: ['slab'],
    heroes: ['split'],
    bareHeroes: ['initial', 'roster'],
    panelHeroes: ['flank', 'framed'],
    bands: ['plain', 'accent', 'plain', 'brand', 'plain', 'deep'],
    parts: {
      divider: 'height: 10px; background: #111;',
      head: 'display: grid; grid-template-columns: auto 1fr; gap: 0 1.4rem; align-items: center;',
      number:
        "content: ''; width: clamp(3.6rem, 6vw, 5.6rem); aspect-ratio: 1; background: var(--fg-brand); border-radius: 50%; grid-row: span 2;",
      cell: 'border-radius: 0; border: 6px solid #111; background: var(--color-surface); color: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); --panel-muted: var(--color-ink); padding: 1.2rem 1.3rem 1.6rem;',
      line: 'border-color: var(--fg) !important;',
      marker: 'width: 0.62em; height: 0.62em; top: 0.45em; border-radius: 50%;',
      button: 'border-radius: 0 999px 999px 0; padding: 1.1rem 2.2rem 1.1rem 1.6rem;',
      quiet: 'box-shadow: inset 0 0 0 5px currentColor;',
      picture: 'border: 6px solid #111; border-radius: 0 50% 0 0;',
      board:
        'padding: 1.4rem 1.6rem; border: 8px solid #111; outline: 0; background: var(--color-accent); color: var(--color-on-accent); --fg-brand: var(--color-on-accent);',
      field: 'border: 4px solid #111; border-radius: 0;',
    },
    css: `
.head:not(:has(p))::before { grid-row: 1; }
main > .section:nth-of-type(3n) .head::before { border-radius: 0; }
main > .section:nth-of-type(3n + 1) .head::before { border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); }
.blocks .list { border: 6px solid #111; }
.blocks .list > li { border: 0; }
.hero { position: relative; overflow: clip; border-bottom: 10px solid #111; }
.hero::before { content: ''; position: absolute; right: -5vw; bottom: -5vw; z-index: 2; width: 15vw; aspect-ratio: 1; border-radius: 50%; background: var(--color-accent); }
.hero::after { content: ''; position: absolute; right: 0; top: 0; width: 9vw; aspect-ratio: 1; background: var(--color-brand); clip-path: polygon(0 0, 100% 0, 100% 100%); }
.hero > * { position: relative; z-index: 1; }`,
  },
  swissGrid: {
    faces: [
      pair(['inter', 'inter', 'inter'], {
        weight: 700,
        tracking: -0.045,
        leading: 0.98,
        scale: 1.12,
      }),
      pair(['hankenGrotesk', 'hankenGrotesk', 'hankenGrotesk'], {
        weight: 700,
        tracking: -0.04,
        leading: 1,
        scale: 1.12,
      }),
    ],
    tokens: { width: '88rem', gutter: 'clamp(1rem, 3vw, 2.6rem)' },
    lists: [
      'grid',
      'rows',
      'steps',
      'price-columns',
      'figures-ruled',
      'comparison-table',
      'faq-lines',
      'about-statement',
      'booking-split',
    ],
    headers: ['grid'],
    footers: ['columns'],
    heroes: ['columns', 'facts'],
    bareHeroes: ['measure'],
    panelHeroes: ['above', 'lines'],
    bands: ['plain', 'plain', 'brand', 'plain', 'plain', 'deep'],
    parts: {
      page: `--lane: calc((min(100vw, 88rem + 2 * var(--gutter)) - 2 * var(--gutter)) / 4); background: repeating-linear-gradient(90deg, ${thin('--color-ink', 13)} 0 1px, transparent 1px var(--lane)) max(var(--gutter), calc((100vw - 88rem) / 2)) 0 / calc(4 * var(--lane)) 100% no-repeat, var(--color-ground);`,
      top: 'border-bottom: 0; background: none;',
      divider:
        'height: 10px; background: var(--fg); width: calc(100% - 2 * var(--gutter)); max-width: var(--width); margin-inline: auto !important;',
      headline: 'color: var(--fg-brand); max-width: 16ch;',
      number:
        'content: counter(part); display: block; font: 700 clamp(4.5rem, 9vw, 9rem)/0.8 var(--font-display); letter-spacing: -0.06em; color: var(--fg-brand); margin-bottom: 1.2rem;',
      heading: 'max-width: 14ch; font-size: calc(var(--size-title) * 0.82); line-height: 1.05;',
      cell: 'border: 0; border-top: 3px solid var(--fg); border-radius: 0; padding: 0.7rem 0 1.8rem;',
      line: 'border-top-width: 3px; border-color: var(--fg) !important;',
      marker:
        "content: '\\2192'; top: 0; width: auto; height: auto; background: none; font-size: 0.8em;",
      button: 'border-radius: 0; padding: 1.1rem 1.4rem; text-align: left;',
      quiet: 'box-shadow: inset 0 0 0 3px currentColor;',
      board: 'border: 0; outline: 0;',
      picture: 'border-radius: 0;',
    },
    css: `
.button::after { content: '\\2192'; content: '\\2192' / ''; margin-left: 1.6rem; }
.header-action::after { margin-left: 0.4rem; }
.band-plain, .band-line, .hero { background: none; }
@media (min-width: 64rem) { .section.section:not(.hours-beside, .cta-line, .cta-picture) > .wrap { display: grid; grid-template-columns: 1fr 3fr; gap: 0 var(--gutter); } .section.section:not(.hours-beside, .cta-line, .cta-picture) > .wrap > :not(.head) { grid-column: 2; grid-row: auto; } .section.section > .wrap > .head { grid-row: 1 / span 3; } }`,
  },
  anderson: {
    faces: [
      pair(
        ['jost', 'jost', 'jost'],
        { weight: 700, tracking: 0.05, leading: 1.14, scale: 0.8 },
        'caps',
      ),
      pair(
        ['outfit', 'jost', 'jost'],
        { weight: 700, tracking: 0.06, leading: 1.14, scale: 0.76 },
        'caps',
      ),
    ],
    tokens: { radius: '10px', 'radius-button': '999px', stroke: '2px' },
    between: 'calc(clamp(1.2rem, 3vw, 2.4rem) + 26px)',
    lists: [
      'soft',
      'grid',
      'catalogue-grid',
      'catalogue-cart',
      'steps',
      'price-columns',
      'voices-pair',
      'newsletter-box',
      'year-months',
    ],
    headers: ['centre'],
    footers: ['colophon'],
    heroes: ['split'],
    bareHeroes: ['seal'],
    panelHeroes: ['framed'],
    bands: ['surface', 'brand', 'surface', 'accent', 'surface', 'brand'],
    print: 'flat',
    parts: {
      page: `background: repeating-linear-gradient(90deg, ${thin('--color-brand', 42)} 0 3.4rem, ${thin('--color-accent', 42)} 3.4rem 6.8rem) 50% 0 / 6.8rem 100%, var(--color-ground);`,
      top: 'border-bottom: 6px solid var(--color-accent); box-shadow: 0 4px 0 var(--color-deep);',
      sheet:
        'border: 3px solid var(--color-deep); outline: 10px solid var(--bg); box-shadow: 0 0 0 13px var(--color-deep); border-radius: 14px; padding: clamp(2rem, 4vw, 3.2rem) clamp(1.4rem, 5vw, 4.4rem);',
      head: 'display: grid; justify-items: center; text-align: center;',
      heading:
        'background: var(--color-accent); color: var(--color-on-accent); border: 3px solid var(--color-deep); border-radius: 8px; padding: 0.42em 1em 0.46em; box-shadow: inset 0 0 0 4px var(--color-accent), inset 0 0 0 6px var(--color-on-accent); max-width: 100%;',
      number:
        'content: counter(part, upper-roman); font: 600 1.2rem/1 var(--font-label); letter-spacing: 0.1em; width: 3.4rem; height: 3.4rem; border-radius: 50%; border: 3px solid var(--fg); display: grid; place-items: center; margin-bottom: 0.9rem;',
      headline: 'text-align: center;',
      intro: 'margin-inline: auto;',
      group: 'text-align: center; text-transform: uppercase; letter-spacing: 0.1em;',
      cell: 'border: 3px solid var(--color-deep); border-radius: 10px; padding: 1.5rem 1.4rem 1.7rem; text-align: center; background: var(--color-ground); color: var(--color-ink); --fg: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); --panel-muted: var(--color-ink);',
      marker: 'width: 0.5em; height: 0.5em; border-radius: 50%; top: 0.5em;',
      button:
        'border: 3px solid var(--on-button); outline: 3px solid var(--button); text-transform: uppercase; letter-spacing: 0.1em; font: 700 0.98rem/1.1 var(--font-label);',
      quiet: 'border-color: currentColor; outline: 0; box-shadow: none;',
      picture: 'border: 3px solid var(--color-deep); border-radius: 999px 999px 10px 10px;',
      board:
        'border: 3px solid var(--color-deep); outline: 6px solid var(--color-accent); border-radius: 10px; text-align: center;',
      link: 'text-transform: uppercase; letter-spacing: 0.08em; font-size: 0.9rem;',
    },
    css: `
:is(.band-brand, .band-accent) .head h2 { background: var(--color-surface); color: var(--color-ink); box-shadow: inset 0 0 0 4px var(--color-surface), inset 0 0 0 6px var(--color-ink); }
.hero-text { text-align: center; justify-items: center; }
.hero-text .lead { margin-inline: auto; }
.hero-text .actions, .section .actions { justify-content: center; }
.section .about-text { justify-items: center; text-align: center; }
.points { text-align: left; width: fit-content; margin-inline: auto; }`,
  },
} as const satisfies Record<string, Dress>;
