import { pair } from '../face-pairs.ts';
import { CONTOURS, POSTMARK } from './drawings.ts';
import type { Dress } from './dress.ts';
import { BOX, ON_SURFACE, TAPE, drawn, thin } from './ornaments.ts';

/** Styles of notebooks, letters, maps and albums. */
export const BOOK_DRESSES = {
  notebook: {
    faces: [
      pair(['caveat', 'shantell', 'shantell'], {
        weight: 700,
        tracking: 0,
        leading: 1,
        scale: 1.2,
      }),
      pair(['shantell', 'shantell', 'shantell'], {
        weight: 600,
        tracking: 0,
        leading: 1.1,
        scale: 0.92,
      }),
    ],
    tokens: { 'size-name': 'clamp(1.25rem, 1.8vw, 1.6rem)' },
    lists: ['grid', 'rows', 'ledger', 'steps', 'faq-lines', 'about-statement', 'hours-lines'],
    bands: ['surface', 'surface', 'tint', 'surface'],
    parts: {
      page: 'background: var(--color-tint);',
      sheet: `padding-left: calc(clamp(3.2rem, 8vw, 7rem)); border-radius: 4px 14px 14px 4px; box-shadow: 0 2px 0 ${thin('--color-ink', 18)}, 0 14px 26px -14px rgb(0 0 0 / 0.45); background-image: linear-gradient(90deg, transparent clamp(2.6rem, 6.4vw, 5.6rem), ${thin('--color-accent', 70)} 0 calc(clamp(2.6rem, 6.4vw, 5.6rem) + 2px), transparent 0), repeating-linear-gradient(transparent 0 calc(2.1rem - 1px), ${thin('--color-brand', 18)} 0 2.1rem);`,
      sheetBefore:
        "content: ''; left: clamp(0.5rem, 1.4vw, 1.3rem); top: 1.2rem; bottom: 1.2rem; width: 1.2rem; background: radial-gradient(circle, var(--color-tint) 0.42rem, transparent 0.46rem) 0 0 / 1.2rem 3.4rem repeat-y;",
      heading: `display: inline; background: linear-gradient(transparent 58%, ${thin('--color-accent', 42)} 0 92%, transparent 0); box-decoration-break: clone; -webkit-box-decoration-break: clone; padding-inline: 0.15em;`,
      number:
        "content: counter(part) ')'; float: left; margin-right: 0.5rem; font: var(--weight-display) var(--size-title)/1 var(--font-display); color: var(--fg-brand);",
      cell: `${BOX} border: 2px solid ${thin('--fg', 60)}; border-radius: 255px 14px 225px 14px / 14px 225px 14px 255px;`,
      marker:
        'width: 0.7em; height: 0.7em; top: 0.4em; background: none; border: 2px solid var(--fg-brand); border-radius: 2px;',
      button: 'border-radius: 255px 14px 225px 14px / 14px 225px 14px 255px;',
      picture: `background: var(--color-surface); padding: 10px 10px 26px; box-shadow: 0 3px 8px rgb(0 0 0 / 0.28); rotate: -1deg;`,
      board: `background: ${thin('--color-accent', 26)}; border: 0; outline: 0; box-shadow: 0 10px 16px -10px rgb(0 0 0 / 0.5); rotate: 1deg;`,
    },
  },
  squared: {
    faces: [
      pair(['shantell', 'shantell', 'shantell'], {
        weight: 600,
        tracking: 0,
        leading: 1.1,
        scale: 0.92,
      }),
      pair(['caveat', 'shantell', 'shantell'], {
        weight: 700,
        tracking: 0,
        leading: 1,
        scale: 1.2,
      }),
    ],
    tokens: { 'size-name': 'clamp(1.25rem, 1.8vw, 1.6rem)' },
    lists: ['grid', 'steps', 'ledger', 'rows', 'price-columns', 'faq-lines'],
    bands: ['plain'],
    parts: {
      page: `background: linear-gradient(${thin('--color-brand', 20)} 1px, transparent 1px) 0 0 / 1.5rem 1.5rem, linear-gradient(90deg, ${thin('--color-brand', 20)} 1px, transparent 1px) 0 0 / 1.5rem 1.5rem, var(--color-ground);`,
      top: 'background: none; border-bottom: 3px solid var(--color-brand-text);',
      divider: `height: 1.5rem; border-block: 2px solid var(--fg-brand); width: calc(100% - 2 * var(--gutter)); margin-inline: auto !important; background: repeating-linear-gradient(90deg, var(--fg-brand) 0 2px, transparent 2px 1.5rem);`,
      heading:
        'color: var(--fg-brand); border-bottom: 4px double currentColor; display: inline-block; padding-bottom: 0.1em;',
      number:
        "content: 'n. ' counter(part); display: block; font: 600 1.1rem/1.2 var(--font-label); color: var(--fg-muted);",
      cell: `${BOX} background: var(--color-ground); color: var(--color-ink); --fg: var(--color-ink); --fg-brand: var(--color-brand-text); --fg-muted: var(--color-muted); --panel-muted: var(--color-ink); border: 2px solid var(--fg-brand); border-radius: 0;`,
      marker:
        "content: '\\00d7'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button: 'border-radius: 255px 14px 225px 14px / 14px 225px 14px 255px;',
      picture: 'border: 2px solid var(--fg-brand);',
      board: 'border: 3px solid var(--fg-brand); outline: 0; background: var(--color-ground);',
    },
    css: '.section.band-plain, .hero { background: none; }',
  },
  kraft: {
    faces: [
      pair(['bitter', 'bitter', 'spaceMono'], { weight: 800, tracking: -0.01, scale: 0.9 }),
      pair(['robotoCondensed', 'roboto', 'spaceMono'], { weight: 800, tracking: 0.01 }, 'caps'),
    ],
    lists: [
      'soft',
      'ledger',
      'steps',
      'price-columns',
      'dates-tickets',
      'faq-lines',
      'about-statement',
    ],
    bands: ['surface', 'plain', 'surface', 'deep', 'plain'],
    parts: {
      page: 'background: radial-gradient(rgb(70 40 10 / 0.16) 0.6px, transparent 1.1px) 0 0 / 13px 11px, radial-gradient(rgb(255 240 210 / 0.2) 0.7px, transparent 1.2px) 0 0 / 17px 19px, repeating-linear-gradient(4deg, rgb(90 55 20 / 0.035) 0 1px, transparent 1px 4px), var(--color-ground);',
      top: 'background: none; border-bottom: 3px dashed var(--color-ink);',
      sheet: `border-radius: 14px; clip-path: polygon(2.6rem 0, 100% 0, 100% 100%, 2.6rem 100%, 0 calc(100% - 2.6rem), 0 2.6rem); padding-left: clamp(3.2rem, 7vw, 6.4rem);`,
      sheetBefore: `content: ''; left: 0.9rem; top: 50%; width: 1.1rem; height: 1.1rem; border-radius: 50%; translate: 0 -50%; background: var(--color-ground); box-shadow: 0 0 0 4px ${thin('--fg', 40)};`,
      heading:
        'display: inline-block; color: var(--fg-brand); border: 3px solid currentColor; border-radius: 8px; padding: 0.2em 0.5em 0.24em; rotate: -1.2deg; text-transform: uppercase; letter-spacing: 0.02em;',
      cell: `${BOX} border: 2px dashed var(--fg); border-radius: 10px;`,
      line: 'border-top-style: dashed;',
      marker: 'width: 0.55em; height: 0.55em; top: 0.5em; border-radius: 50%;',
      button: 'border-radius: 8px; border: 2px dashed var(--on-button);',
      quiet: 'border-color: currentColor; box-shadow: none;',
      picture: 'border: 2px dashed var(--fg); padding: 8px; border-radius: 10px;',
      board: `${ON_SURFACE} border: 0; outline: 2px dashed var(--color-ink); outline-offset: -12px; border-radius: 14px;`,
      field: 'border: 2px dashed var(--color-control);',
    },
    css: '.band-surface { --bg: color-mix(in oklab, var(--color-surface) 45%, #fff6e4); }',
  },
  postcard: {
    faces: [
      pair(['playfair', 'newsreader', 'spaceMono'], { weight: 700, tracking: -0.01 }, 'titles'),
      pair(['fraunces', 'lora', 'spaceMono'], { weight: 600, tracking: -0.01 }),
    ],
    lists: ['soft', 'rows', 'steps', 'dates-tickets', 'price-columns', 'faq-lines', 'about-letter'],
    bands: ['surface'],
    parts: {
      page: 'background: var(--color-tint);',
      top: 'border: 0; border-bottom: 12px solid; border-image: repeating-linear-gradient(125deg, #b3231f 0 18px, #fbf8ee 18px 30px, #1d3f8a 30px 48px, #fbf8ee 48px 60px) 12;',
      sheet:
        'border: 14px solid; border-image: repeating-linear-gradient(125deg, #b3231f 0 18px, #fbf8ee 18px 30px, #1d3f8a 30px 48px, #fbf8ee 48px 60px) 14; padding-top: clamp(2.2rem, 5vw, 3.6rem);',
      sheetAfter: `content: counter(part, upper-roman); right: clamp(1rem, 3vw, 2.4rem); top: clamp(1rem, 2.4vw, 1.8rem); width: 4.4rem; height: 5.2rem; display: grid; place-items: center; border: 7px dotted var(--bg); color: var(--bg); background: var(--fg-brand); font: 700 1.6rem/1 var(--font-display);`,
      sheetBefore: `${drawn(POSTMARK, '150px', '60px')} position: absolute; right: clamp(4.4rem, 8vw, 6.4rem); top: clamp(1.4rem, 3vw, 2.6rem); opacity: 0.5;`,
      head: 'padding-right: clamp(7rem, 18vw, 16rem); min-height: 4.4rem;',
      cell: `${BOX} border: 0; border-left: 2px solid var(--fg-brand); border-radius: 0; padding: 0.3rem 0 0.6rem 1.2rem;`,
      marker: 'height: 2px;',
      button: 'border-radius: 3px; font-family: var(--font-label);',
      picture: 'background: #fff; padding: 12px; box-shadow: 0 2px 8px rgb(0 0 0 / 0.3);',
      board:
        'border: 0; border-left: 2px solid var(--fg); outline: 0; margin: 0; padding-block: 0;',
    },
    css: `
.hero > .wrap { padding-top: clamp(6.4rem, 9vw, 7.4rem) !important; }
.hero > .wrap::after { content: '\\2605'; }
@media (min-width: 52rem) { :is(.booking-split, .contact-split, .cta-line, .cta-picture, .faq-split, .about-letter, .hours-lines, .hours-card, .map-lines, .newsletter-split) { & > .wrap { padding-top: 8rem; } & .head.head { padding: 0; min-height: 0; } } }
@media (max-width: 51.99rem) { :is(.section, .hero) > .wrap::before { opacity: 0; } .head { padding-right: 5.4rem; } }`,
  },
  topo: {
    faces: [
      pair(['robotoCondensed', 'sourceSans', 'spaceMono'], { weight: 700, tracking: 0.01 }, 'caps'),
      pair(['montserrat', 'openSans', 'jetBrainsMono'], {
        weight: 800,
        tracking: -0.01,
        scale: 0.86,
      }),
    ],
    lists: [
      'soft',
      'rows',
      'timeline',
      'steps',
      'schedule-lines',
      'price-columns',
      'faq-lines',
      'map-card',
    ],
    bands: ['surface', 'plain', 'surface', 'brand'],
    parts: {
      page: `background: ${CONTOURS} 0 0 / 320px 320px, var(--color-ground);`,
      sheet: `border: 12px solid; border-image: repeating-linear-gradient(90deg, var(--color-ink) 0 40px, var(--color-surface) 40px 80px) 12; outline: 2px solid var(--color-ink); outline-offset: -2px; background-image: linear-gradient(${thin('--fg', 10)} 1px, transparent 1px), linear-gradient(90deg, ${thin('--fg', 10)} 1px, transparent 1px); background-size: 8rem 8rem;`,
      sheetAfter:
        'content: counter(part, upper-alpha) counter(part); right: 1rem; bottom: 0.8rem; font: 700 1.3rem/1 var(--font-label); color: var(--fg-brand);',
      heading: 'display: inline;',
      number:
        "content: ''; display: inline-block; margin-right: 0.7rem; background: var(--fg-brand); clip-path: polygon(50% 0, 100% 100%, 0 100%); width: calc(var(--size-title) * 0.8); height: calc(var(--size-title) * 0.72);",
      cell: `${BOX} border: 2px dashed var(--fg-brand); border-radius: 0; background: var(--panel); color: var(--panel-fg); --fg: var(--panel-fg); --fg-muted: var(--panel-muted); --fg-brand: var(--color-brand-text);`,
      line: 'border-top: 3px dotted var(--fg-brand);',
      marker:
        'width: 0.6em; height: 0.6em; top: 0.45em; clip-path: polygon(50% 0, 100% 100%, 0 100%);',
      button:
        'border-radius: 0; border: 2px solid var(--on-button); outline: 2px solid var(--button);',
      quiet: 'border-color: currentColor; box-shadow: none; outline: 0;',
      picture: 'border: 3px solid var(--fg);',
      board: `${ON_SURFACE} border: 3px solid var(--color-ink); outline: 0;`,
    },
    css: '.hero > .wrap::after { content: none; }',
  },
  cards: {
    faces: [
      pair(['spaceMono', 'spaceMono', 'spaceMono'], {
        weight: 700,
        tracking: -0.04,
        leading: 1.15,
        scale: 0.74,
      }),
      pair(['jetBrainsMono', 'sourceSerif', 'jetBrainsMono'], {
        weight: 600,
        tracking: -0.03,
        leading: 1.15,
        scale: 0.74,
      }),
    ],
    lists: [
      'rows',
      'ledger',
      'soft',
      'years-lines',
      'work-index',
      'dates-rows',
      'faq-lines',
      'about-statement',
    ],
    bands: ['surface'],
    between: 'clamp(2.6rem, 5vw, 4rem)',
    parts: {
      page: 'background: var(--color-tint);',
      sheet: `border-radius: 0 10px 10px 10px; box-shadow: 0 1px 0 ${thin('--color-ink', 30)}, 0 12px 22px -14px rgb(0 0 0 / 0.5); background-image: repeating-linear-gradient(transparent 0 calc(1.9rem - 1px), ${thin('--color-brand', 14)} 0 1.9rem);`,
      sheetBefore:
        'content: counter(part, decimal-leading-zero); left: 0; bottom: 100%; padding: 0.4rem 2rem 0.35rem 1.4rem; background: var(--color-surface); color: var(--color-brand-text); border-radius: 10px 14px 0 0; font: 700 1rem/1.3 var(--font-label); letter-spacing: 0.12em; box-shadow: inset 0 4px 0 var(--color-accent);',
      head: 'border-bottom: 3px solid var(--color-accent); padding-bottom: 0.7rem;',
      cell: `${BOX} border: 1px solid ${thin('--fg', 40)}; border-radius: 4px; background: var(--color-surface); color: var(--color-ink);`,
      line: 'border-top-style: dotted;',
      marker: "content: '-'; top: 0; width: auto; height: auto; background: none;",
      button: 'border-radius: 4px; text-transform: uppercase; letter-spacing: 0.04em;',
      picture: 'border: 8px solid #fff; box-shadow: 0 2px 8px rgb(0 0 0 / 0.32);',
      board: `${ON_SURFACE} border: 1px solid var(--color-ink); outline: 0;`,
    },
    css: ".hero > .wrap::before { content: '00'; }",
  },
  album: {
    faces: [
      pair(['caveat', 'lora', 'caveat'], { weight: 700, tracking: 0, leading: 1, scale: 1.26 }),
      pair(['shantell', 'lora', 'shantell'], {
        weight: 600,
        tracking: 0,
        leading: 1.1,
        scale: 0.94,
      }),
    ],
    lists: [
      'figures',
      'soft',
      'gallery-captions',
      'work-stairs',
      'steps',
      'rows',
      'about-picture',
      'faq-lines',
    ],
    bands: ['surface', 'plain', 'surface', 'tint'],
    between: 'clamp(1.6rem, 3.4vw, 2.8rem)',
    parts: {
      page: `background: radial-gradient(${thin('--color-ink', 10)} 0.7px, transparent 1.2px) 0 0 / 9px 9px, var(--color-tint);`,
      sheet: 'box-shadow: 0 2px 4px rgb(0 0 0 / 0.2), 0 16px 28px -16px rgb(0 0 0 / 0.45);',
      sheetBefore: `${TAPE} left: 7%; rotate: -4deg;`,
      sheetAfter: `${TAPE} right: 7%; rotate: 5deg;`,
      heading: 'color: var(--fg-brand);',
      cell: `${ON_SURFACE} border: 0; border-radius: 2px; padding: 14px 16px 22px; box-shadow: 0 3px 9px rgb(0 0 0 / 0.26);`,
      marker: "content: '\\2013'; top: 0; width: auto; height: auto; background: none;",
      button: 'border-radius: 255px 14px 225px 14px / 14px 225px 14px 255px;',
      picture:
        'background: #fff; padding: 14px 14px 40px; box-shadow: 0 3px 10px rgb(0 0 0 / 0.3); rotate: -1.4deg; border-radius: 2px;',
      board: `${ON_SURFACE} border: 0; outline: 0; rotate: 1.2deg; box-shadow: 0 3px 10px rgb(0 0 0 / 0.3); padding: 1.8rem;`,
    },
    css: `
main > .section:nth-of-type(even) .list > li:nth-child(even), .soft .list > li:nth-child(odd) { rotate: -0.7deg; }
:is(figure, li):nth-child(even) > .picture { rotate: 1.3deg; }
main { overflow-x: clip; }`,
  },
} as const satisfies Record<string, Dress>;
