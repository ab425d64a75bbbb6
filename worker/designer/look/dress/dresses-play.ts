import { pair } from '../face-pairs.ts';
import { SCALLOP, STAR, TILE } from './drawings.ts';
import type { Dress } from './dress.ts';
import { BOX, ON_SURFACE, thin } from './ornaments.ts';

/** Styles of tents, tiles, cloth and cards. */
export const PLAY_DRESSES = {
  circus: {
    faces: [
      pair(['bitter', 'bitter', 'oswald'], { weight: 900, tracking: 0, scale: 0.96 }, 'caps'),
      pair(['anton', 'aleo', 'oswald'], { weight: 400, tracking: 0.02, leading: 1.05 }, 'caps'),
    ],
    lists: [
      'soft',
      'lineup-bill',
      'dates-tickets',
      'price-columns',
      'steps',
      'ledger',
      'faq-columns',
    ],
    headers: ['centre'],
    footers: ['colophon'],
    bands: ['surface', 'brand', 'surface', 'accent', 'surface', 'deep'],
    parts: {
      page: `background: repeating-conic-gradient(from 0deg at 50% -10rem, ${thin('--color-brand', 22)} 0 6deg, transparent 6deg 12deg), var(--color-ground);`,
      top: `border: 0; padding-bottom: 30px; background: ${SCALLOP} left bottom / 48px 30px repeat-x, var(--color-surface);`,
      sheet: `border: 12px solid var(--color-brand); box-shadow: inset 0 0 0 3px var(--color-accent); border-radius: 12px; padding-top: calc(30px + clamp(1.4rem, 3vw, 2.6rem)); overflow: clip;`,
      sheetBefore: `content: ''; left: 0; right: 0; top: 0; height: 30px; background: ${SCALLOP} 50% 0 / 48px 30px repeat-x;`,
      head: 'display: grid; justify-items: center; text-align: center;',
      heading: 'color: var(--fg-brand); text-shadow: 2px 2px 0 var(--color-accent);',
      ornament: `content: ''; width: 9rem; height: 1.4rem; margin-top: 0.8rem; background: var(--fg-brand); mask: ${STAR} 0 0 / 1.8rem 1.4rem space no-repeat;`,
      intro: 'margin-inline: auto;',
      cell: `${BOX} border: 6px dotted var(--fg-brand); border-radius: 14px; text-align: center;`,
      marker: `width: 1em; height: 1em; top: 0.3em; left: -0.2em; mask: ${STAR} center / contain no-repeat;`,
      button:
        'border: 4px dotted var(--on-button); outline: 4px solid var(--button); border-radius: 10px; text-transform: uppercase; letter-spacing: 0.06em; font: 700 1.15rem/1.1 var(--font-label);',
      quiet: 'border-color: currentColor; outline: 0; box-shadow: none;',
      picture: 'border: 8px dotted var(--color-brand); border-radius: 14px;',
      board: 'border: 8px dotted var(--fg-brand); outline: 0; border-radius: 16px;',
    },
    css: `
:is(.band-brand, .band-accent, .band-deep) .head h2 { text-shadow: none; }
.band-brand > .wrap { border-color: var(--color-deep); }
.actions { justify-content: center; }
.hero-text { text-align: center; } .hero .lead { margin-inline: auto; }`,
  },
  tiles: {
    faces: [
      pair(['playfair', 'lora', 'lora'], { weight: 700, tracking: -0.01 }),
      pair(['marcellus', 'sourceSerif', 'sourceSerif'], { weight: 400, tracking: 0.01 }),
    ],
    lists: ['soft', 'ledger', 'grid', 'steps', 'price-columns', 'rows', 'faq-lines', 'hours-card'],
    bands: ['surface', 'surface', 'brand', 'surface'],
    parts: {
      page: `background: ${TILE} 50% 0 / 64px 64px, var(--color-ground);`,
      top: 'border: 0;',
      foot: `border-top: 64px solid transparent; background: linear-gradient(var(--color-deep), var(--color-deep)) padding-box, ${TILE} 0 0 / 64px 64px border-box;`,
      sheet:
        'box-shadow: 0 0 0 6px var(--color-brand), 0 0 0 12px var(--color-surface), 0 0 0 14px var(--color-brand);',
      heading: 'color: var(--fg-brand);',
      number: `content: ''; float: left; width: 3.4rem; height: 3.4rem; margin-right: 1rem; background: ${TILE} 50% / 100% 100%; outline: 2px solid var(--fg-brand); outline-offset: 2px;`,
      cell: `${BOX} border: 2px solid var(--fg-brand); border-radius: 0; outline: 1px solid var(--fg-brand); outline-offset: -7px; padding: 1.5rem 1.6rem 1.8rem;`,
      marker: 'width: 0.55em; height: 0.55em; top: 0.5em; rotate: 45deg;',
      button:
        'border-radius: 0; border: 2px solid var(--on-button); outline: 2px solid var(--button);',
      quiet: 'border-color: currentColor; outline: 0; box-shadow: none;',
      picture: `padding: 32px; background: ${TILE} 50% 50% / 64px 64px; border-radius: 0;`,
      board: `padding: calc(clamp(0.7rem, 2.4vw, 1.5rem) + 24px); border: 0; outline: 0; background: linear-gradient(var(--color-surface), var(--color-surface)) 50% / calc(100% - 48px) calc(100% - 48px) no-repeat, ${TILE} 0 0 / 48px 48px round;`,
    },
    between: 'calc(clamp(1.2rem, 3vw, 2.6rem) + 14px)',
  },
  gingham: {
    faces: [
      pair(['bitter', 'lora', 'lora'], { weight: 800, tracking: -0.01, scale: 0.92 }),
      pair(['fraunces', 'lora', 'lora'], { weight: 700, tracking: -0.02 }),
    ],
    lists: [
      'ledger',
      'soft',
      'grid',
      'steps',
      'rows',
      'hours-card',
      'faq-lines',
      'about-statement',
    ],
    headers: ['centre', 'split'],
    bands: ['surface', 'surface', 'brand', 'surface'],
    parts: {
      page: `background: repeating-linear-gradient(90deg, ${thin('--color-brand', 42)} 0 26px, transparent 0 52px), repeating-linear-gradient(0deg, ${thin('--color-brand', 42)} 0 26px, transparent 0 52px), var(--color-surface);`,
      top: 'border-bottom: 6px solid var(--color-brand);',
      sheet:
        'border: 3px solid var(--color-brand); outline: 2px dashed var(--color-brand); outline-offset: -14px; border-radius: 18px; padding: clamp(2rem, 5vw, 3.8rem) clamp(1.7rem, 5vw, 3.8rem);',
      head: 'text-align: center;',
      heading: 'color: var(--fg-brand);',
      ornament: `content: ''; display: block; width: 8rem; height: 13px; margin: 0.8rem auto 0; background: repeating-linear-gradient(90deg, var(--fg-brand) 0 13px, transparent 13px 26px);`,
      intro: 'margin-inline: auto;',
      group: 'text-align: center; color: var(--fg-brand);',
      cell: `${BOX} border: 2px dashed var(--fg-brand); border-radius: 14px; text-align: center;`,
      marker: 'width: 0.5em; height: 0.5em; top: 0.5em;',
      button: 'border-radius: 12px; border: 2px dashed var(--on-button);',
      quiet: 'border-color: currentColor; box-shadow: none;',
      picture: 'border: 3px solid var(--color-brand); border-radius: 16px;',
      board: 'border: 2px dashed var(--fg-brand); outline: 0; border-radius: 14px;',
    },
  },
  stitched: {
    faces: [
      pair(['nunito', 'nunito', 'nunito'], { weight: 800, tracking: -0.01, scale: 0.92 }),
      pair(['fredoka', 'nunito', 'nunito'], { weight: 600, tracking: 0, scale: 0.94 }),
    ],
    tokens: { radius: '18px', 'radius-button': '14px' },
    lists: ['soft', 'grid', 'steps', 'price-columns', 'rows', 'faq-columns', 'about-statement'],
    bands: ['surface', 'tint', 'surface', 'brand', 'accent', 'surface'],
    parts: {
      page: `background: repeating-linear-gradient(45deg, ${thin('--color-ink', 5)} 0 1px, transparent 1px 5px), repeating-linear-gradient(-45deg, ${thin('--color-ink', 5)} 0 1px, transparent 1px 5px), var(--color-ground);`,
      top: 'border-bottom: 4px dashed var(--color-brand-text);',
      sheet:
        'border-radius: 22px; outline: 3px dashed var(--fg-brand); outline-offset: -14px; padding: clamp(2.1rem, 5vw, 3.8rem) clamp(1.8rem, 5vw, 3.8rem); box-shadow: 0 4px 0 rgb(0 0 0 / 0.14);',
      heading: 'color: var(--fg-brand);',
      ornament: `content: ''; display: block; width: 11rem; height: 14px; margin-top: 0.8rem; background: linear-gradient(45deg, transparent 43%, var(--fg-brand) 0 57%, transparent 0) 0 0 / 18px 14px, linear-gradient(-45deg, transparent 43%, var(--fg-brand) 0 57%, transparent 0) 0 0 / 18px 14px;`,
      cell: `${ON_SURFACE} border: 3px dashed var(--fg-brand); border-radius: 16px; padding: 1.3rem 1.4rem 1.6rem;`,
      line: 'border-top-style: dashed;',
      marker:
        'width: 0.6em; height: 0.6em; top: 0.45em; background: linear-gradient(45deg, transparent 40%, var(--fg-brand) 0 60%, transparent 0), linear-gradient(-45deg, transparent 40%, var(--fg-brand) 0 60%, transparent 0);',
      button: 'border: 2px dashed var(--on-button); border-radius: 14px;',
      quiet: 'border-color: currentColor; box-shadow: none;',
      picture:
        'border-radius: 18px; outline: 3px dashed var(--color-surface); outline-offset: -12px;',
      board: `${ON_SURFACE} border: 3px dashed var(--fg-brand); outline: 0; border-radius: 18px;`,
      question: 'border-block-style: dashed;',
    },
  },
  deck: {
    faces: [
      pair(['playfair', 'newsreader', 'playfair'], { weight: 800, tracking: -0.01 }),
      pair(['bodoni', 'ebGaramond', 'bodoni'], { weight: 700, tracking: -0.01 }),
    ],
    lists: [
      'soft',
      'steps',
      'price-columns',
      'grid',
      'rows',
      'dates-rows',
      'faq-lines',
      'about-statement',
    ],
    headers: ['centre'],
    footers: ['colophon'],
    bands: ['surface', 'surface', 'deep', 'surface', 'brand'],
    parts: {
      page: `background: repeating-linear-gradient(45deg, ${thin('--color-on-deep', 12)} 0 2px, transparent 2px 16px), repeating-linear-gradient(-45deg, ${thin('--color-on-deep', 12)} 0 2px, transparent 2px 16px), var(--color-deep);`,
      sheet:
        'border-radius: 26px; outline: 2px solid var(--fg-brand); outline-offset: -16px; padding: clamp(3.4rem, 6vw, 4.6rem) clamp(2.2rem, 7vw, 6rem); box-shadow: 0 10px 24px -8px rgb(0 0 0 / 0.5);',
      sheetBefore:
        "content: counter(part, upper-roman) '\\A\\2666'; white-space: pre; text-align: center; left: 1.9rem; top: 1.8rem; color: var(--fg-brand); font: 700 1.2rem/1.05 var(--font-display);",
      sheetAfter:
        "content: counter(part, upper-roman) '\\A\\2666'; white-space: pre; text-align: center; right: 1.9rem; bottom: 1.8rem; rotate: 180deg; color: var(--fg-brand); font: 700 1.2rem/1.05 var(--font-display);",
      head: 'display: grid; justify-items: center; text-align: center;',
      ornament:
        "content: '\\2666\\2002\\2666\\2002\\2666'; content: '\\2666\\2002\\2666\\2002\\2666' / ''; color: var(--fg-brand); margin-top: 0.5rem;",
      intro: 'margin-inline: auto;',
      cell: `${BOX} border: 2px solid var(--fg-brand); border-radius: 16px; text-align: center;`,
      marker:
        "content: '\\2666'; top: 0; width: auto; height: auto; background: none; color: var(--fg-brand);",
      button: 'border-radius: 12px;',
      picture:
        'border-radius: 20px; border: 10px solid var(--color-surface); outline: 2px solid var(--fg-brand);',
      board: 'border: 2px solid var(--fg-brand); outline: 0; border-radius: 18px;',
    },
    css: `
.hero > .wrap::before, .hero > .wrap::after { content: '\\2666'; }
@media (max-width: 51.99rem) { :is(.section, .hero) > .wrap { padding-block: 4.6rem; } }`,
  },
} as const satisfies Record<string, Dress>;
