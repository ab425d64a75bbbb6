import type { Direction, DirectionId } from './direction.ts';
import { FONTS } from '#domain/fonts/font-families.ts';

/** Directions of ink on paper: nothing but type, rules and flat colour. */
export const PRINT_DIRECTIONS = {
  brutalist: {
    id: 'brutalist',
    recipe: { ground: 0.985, tint: 0, neutral: 'cool', accentTurn: 150, vivid: 1.3, deep: 'ink' },
    colours: [
      { lightness: 0.88, chroma: 0.19, hue: 105 },
      { lightness: 0.63, chroma: 0.25, hue: 29 },
      { lightness: 0.5, chroma: 0.26, hue: 264 },
      { lightness: 0.83, chroma: 0.2, hue: 145 },
      { lightness: 0.72, chroma: 0.2, hue: 350 },
    ],
    isDaring: true,
    tokens: {
      'font-display': FONTS.archivo,
      'font-text': FONTS.archivo,
      'font-label': FONTS.spaceMono,
      'size-hero': 'clamp(2.6rem, 7.6vw, 8.6rem)',
      'size-title': 'clamp(2.2rem, 6vw, 5.6rem)',
      'size-name': '1.5rem',
      'weight-display': '900',
      'tracking-display': '-0.04em',
      'leading-display': '0.88',
      'space-section': 'clamp(2.6rem, 5vw, 4.5rem)',
      gutter: 'clamp(1rem, 2.4vw, 2.2rem)',
      width: '120rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '4px',
    },
    bands: ['line', 'brand', 'line', 'line', 'deep', 'accent'],
    headers: ['cells'],
    heroes: ['raw', 'tiles', 'cover', 'facts'],
    bareHeroes: ['raw', 'monument', 'block', 'roster'],
    panelHeroes: ['raw', 'lines', 'flank'],
    lists: [
      'slabs',
      'index',
      'rows',
      'steps',
      'blocks',
      'about-statement',
      'price-columns',
      'faq-lines',
      'hours-lines',
      'map-lines',
      'contact-large',
      'cta-giant',
      'figures-ruled',
    ],
    footers: ['slab'],
    print: 'flat',
    scenes: ['giant', 'bars', 'tiles'],
    css: `
h1, h2, .brand, .giant { text-transform: uppercase; text-wrap: wrap; }
.hero h1 { text-wrap: balance; }
:is(h1, .head h2, .giant) { word-spacing: 0.08em; }
:lang(it) :is(h1, .head h2) { line-height: max(var(--leading-display), 1.12); }
.section { --rule: var(--fg); border-top: var(--stroke) solid var(--color-ink); }
.hero + .section { border-top: 0; }
.band-plain + .band-plain { padding-top: var(--space-section); }
.head { display: grid; gap: 1rem; margin-bottom: clamp(1.6rem, 3vw, 2.6rem); }
.head p { font-size: 1.15em; font-weight: 500; }
.name { font-weight: 700; }
.label { font-size: 0.86rem; text-transform: uppercase; }
a { text-decoration-thickness: 3px; }
.button { padding: 1.1rem 1.6rem; border: var(--stroke) solid var(--fg); font: 700 1.05rem/1 var(--font-label); }
.button:hover { filter: none; background: var(--fg); color: var(--bg); }
.button.quiet { background: none; color: var(--fg); }
.button.quiet:hover { background: var(--fg); color: var(--bg); }
:is(input, textarea, select) { border: var(--stroke) solid var(--color-ink); }
details { border-top-width: var(--stroke); }
.picture { border: var(--stroke) solid var(--fg); }
:not(header, section, footer) { border-radius: var(--radius) !important; }`,
  },
  newspaper: {
    id: 'newspaper',
    recipe: {
      ground: 0.962,
      tint: 0.012,
      neutral: 'warm',
      accentTurn: 20,
      vivid: 0.85,
      deep: 'ink',
    },
    colours: [
      { lightness: 0.42, chroma: 0.16, hue: 27 },
      { lightness: 0.32, chroma: 0.09, hue: 256 },
      { lightness: 0.36, chroma: 0.08, hue: 155 },
    ],
    isDaring: true,
    tokens: {
      'font-display': FONTS.playfair,
      'font-text': FONTS.sourceSerif,
      'font-label': FONTS.sourceSerif,
      'size-hero': 'clamp(2.3rem, 6.2vw, 5.8rem)',
      'size-title': 'clamp(1.6rem, 2.7vw, 2.4rem)',
      'size-name': '1.12rem',
      'weight-display': '800',
      'tracking-display': '-0.015em',
      'leading-display': '0.98',
      'space-section': 'clamp(1.8rem, 3.4vw, 3rem)',
      gutter: 'clamp(1rem, 3vw, 2.4rem)',
      width: '78rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '1px',
    },
    bands: ['plain'],
    headers: ['paper'],
    heroes: ['front', 'columns', 'story', 'split'],
    bareHeroes: ['front', 'initial', 'measure', 'roster'],
    panelHeroes: ['front', 'above', 'framed'],
    lists: [
      'classifieds',
      'notes',
      'rows',
      'timeline',
      'about-statement',
      'price-columns',
      'faq-columns',
      'hours-lines',
      'map-lines',
      'contact-split',
      'cta-line',
      'voices-rail',
      'people-lines',
      'figures-ruled',
    ],
    footers: ['imprint'],
    print: 'hatch',
    scenes: ['flat-lay', 'still-life', 'giant', 'window'],
    css: `
body { font-size: clamp(1rem, 0.95rem + 0.2vw, 1.12rem); line-height: 1.5; }
.section { --rule: color-mix(in oklab, var(--fg) 45%, var(--bg)); }
.band-plain + .band-plain { padding-top: 0; }
.section > .wrap > .head { border-top: 1px solid var(--fg); padding-top: 3px; margin-bottom: 1.4rem; }
.head::before { content: ''; display: block; border-top: 4px solid var(--fg-brand); margin-bottom: 0.9rem; }
.site-header .brand, .group { color: var(--fg-brand); }
.head p { margin-top: 0.5rem; font-style: italic; font-size: 1.12em; }
.group { text-align: center; border-block: 1px solid var(--rule); padding-block: 0.3rem; font-variant-caps: small-caps; letter-spacing: 0.04em; }
.name { font-weight: 700; letter-spacing: 0; }
.label { font-style: italic; }
.links a { font-variant-caps: all-small-caps; letter-spacing: 0.06em; font-size: 1.08em; }
.about-text { display: block; hyphens: auto; }
.about-text > p { max-width: none !important; font: inherit !important; letter-spacing: 0 !important; }
.about-text > p + p { margin-top: 0 !important; text-indent: 1.4em; }
.about-text > p:first-child::first-letter { float: left; padding: 0.05em 0.1em 0 0; font: 700 4.1em/0.76 var(--font-display); color: var(--fg-brand); }
.button { border: 1px solid var(--fg); outline: 1px solid var(--fg); outline-offset: 2px; padding: 0.75rem 1.3rem; font: 700 1rem/1.1 var(--font-label); }
.button:hover { background: var(--fg); color: var(--bg); filter: none; }
.button:focus-visible { outline: 3px solid var(--fg-brand); outline-offset: 3px; }
.button.quiet { background: none; color: var(--fg); border-color: transparent; outline-color: transparent; text-decoration: underline; }
@media (min-width: 64rem) {
  main { display: flex; flex-wrap: wrap; max-width: calc(var(--width) + 2 * var(--gutter)); margin-inline: auto; }
  main > section { flex: 1 1 100%; }
  main > :is(.about-statement, .hours-lines, .map-lines, .faq-columns, .figures-ruled, .countdown-row) { flex: 1 1 24rem; }
  main > .section:is(.hours-lines, .map-lines) > .wrap { display: block; }
  .section .hours-table, .section.map-lines address { font: 700 1.15rem/1.4 var(--font-text); letter-spacing: 0; }
  main > .faq-columns .questions { display: block; }
}`,
  },
} as const satisfies Partial<Record<DirectionId, Direction>>;
