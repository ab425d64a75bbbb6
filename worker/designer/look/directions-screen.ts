import type { Direction, DirectionId } from './direction.ts';
import { FONTS } from '#domain/fonts/font-families.ts';

/** The face of the early web, which is what this hand quotes; it comes with operating systems. */
const VERDANA = "Verdana, Tahoma, Geneva, 'DejaVu Sans', sans-serif";

/** Raised and sunken edges, lit from the upper left. */
const RAISED =
  'box-shadow: inset -2px -2px 0 rgb(0 0 0 / 0.38), inset 2px 2px 0 var(--lit), 0 0 0 1px rgb(0 0 0 / 0.55);';
const SUNKEN = 'box-shadow: inset 2px 2px 0 rgb(0 0 0 / 0.38), inset -2px -2px 0 var(--lit);';

/** Directions that are at home on a screen: a console, a neon sign, a desktop of the nineties. */
export const SCREEN_DIRECTIONS = {
  terminal: {
    id: 'terminal',
    recipe: {
      ground: 0.15,
      tint: 0.012,
      neutral: 'brand',
      accentTurn: -70,
      vivid: 1,
      deep: 'ink',
    },
    colours: [
      { lightness: 0.82, chroma: 0.2, hue: 145 },
      { lightness: 0.83, chroma: 0.16, hue: 78 },
      { lightness: 0.82, chroma: 0.12, hue: 200 },
    ],
    isDaring: true,
    tokens: {
      'font-display': FONTS.jetBrainsMono,
      'font-text': FONTS.jetBrainsMono,
      'font-label': FONTS.jetBrainsMono,
      'size-hero': 'clamp(1.9rem, 4.6vw, 4rem)',
      'size-title': 'clamp(1.3rem, 2vw, 1.75rem)',
      'size-name': '1.04rem',
      'weight-display': '600',
      'tracking-display': '-0.03em',
      'leading-display': '1.1',
      'space-section': 'clamp(2.6rem, 5vw, 4.5rem)',
      gutter: 'clamp(1rem, 3vw, 2.5rem)',
      width: '74rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '1px',
    },
    bands: ['line'],
    headers: ['prompt'],
    heroes: ['boot', 'facts', 'split'],
    bareHeroes: ['boot', 'measure', 'roster'],
    lists: [
      'tree',
      'rows',
      'steps',
      'timeline',
      'about-statement',
      'price-rows',
      'faq-lines',
      'hours-card',
      'map-lines',
      'contact-split',
      'cta-line',
      'figures-open',
    ],
    footers: ['status'],
    print: 'flat',
    scenes: ['blueprint', 'cubes', 'contours'],
    css: `
body { font-size: clamp(0.95rem, 0.92rem + 0.16vw, 1.04rem); line-height: 1.6; }
.band-line { border-top-style: dashed; }
.head { display: grid; gap: 0.6rem; margin-bottom: 1.8rem; }
.head h2::before { content: '$ '; content: '$ ' / ''; color: var(--fg-brand); }
.head p { color: var(--fg-muted); max-width: 44rem; }
.head p::before { content: '# '; content: '# ' / ''; }
.group { color: var(--fg-brand); font-size: 1.1rem; }
.group::after { content: '/'; content: '/' / ''; }
.about-statement .about-text p:first-child { font-size: clamp(1.05rem, 1.5vw, 1.3rem) !important; line-height: 1.55 !important; font-weight: 400 !important; }
.lead { font-size: clamp(1rem, 0.95rem + 0.4vw, 1.2rem); line-height: 1.6; }
.button { padding: 0.85rem 1.2rem; font: 600 1rem/1.1 var(--font-label); }
.button:hover { filter: none; background: var(--fg); color: var(--bg); }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 1px var(--rule); }
.button.quiet:hover { color: var(--bg); background: var(--fg); }
.points > li::before { content: '-'; content: '-' / ''; top: 0; width: auto; height: auto; background: none; }
.price, .label { font-size: 0.95rem; }
summary::after { content: '[+]'; }
details[open] summary::after { content: '[-]'; }
::selection { background: var(--color-brand); color: var(--color-on-brand); }`,
  },
  neon: {
    id: 'neon',
    recipe: {
      ground: 0.14,
      tint: 0.02,
      neutral: 'brand',
      accentTurn: -140,
      vivid: 1.25,
      deep: 'brand',
    },
    colours: [
      { lightness: 0.7, chroma: 0.24, hue: 350 },
      { lightness: 0.7, chroma: 0.2, hue: 305 },
      { lightness: 0.8, chroma: 0.15, hue: 200 },
    ],
    isDaring: true,
    tokens: {
      'font-display': FONTS.unbounded,
      'font-text': FONTS.outfit,
      'font-label': FONTS.outfit,
      'size-hero': 'clamp(1.9rem, 5vw, 4.6rem)',
      'size-title': 'clamp(1.5rem, 3vw, 2.7rem)',
      'size-name': '1.25rem',
      'weight-display': '500',
      'tracking-display': '-0.02em',
      'leading-display': '1.02',
      'space-section': 'clamp(3.5rem, 7vw, 6.5rem)',
      gutter: 'clamp(1.1rem, 4vw, 3rem)',
      width: '80rem',
      radius: '16px',
      'radius-button': '999px',
      stroke: '2px',
    },
    bands: ['plain', 'plain', 'surface', 'plain', 'deep'],
    headers: ['rail'],
    heroes: ['sign'],
    lists: [
      'tubes',
      'index',
      'steps',
      'timeline',
      'about-statement',
      'price-cards',
      'faq-lines',
      'hours-lines',
      'map-lines',
      'contact-panel',
      'cta-giant',
      'voices-wide',
      'figures-open',
    ],
    footers: ['horizon'],
    print: 'flat',
    scenes: ['arcs', 'contours', 'cubes'],
    css: `
body { --tube-2: var(--color-accent); --glow: light-dark(transparent, var(--color-brand)); }
.head { display: grid; gap: 0.9rem; justify-items: center; text-align: center; margin: 0 auto 2.8rem; max-width: 46rem; }
.head h2 { text-shadow: 0 0 0.12em var(--glow), 0 0 0.6em var(--glow); }
.head p { color: var(--fg-muted); font-size: 1.1em; }
.group { color: var(--fg-brand); text-shadow: 0 0 0.6em var(--glow); }
.button { padding: 1rem 1.9rem; font-weight: 700; box-shadow: 0 0 1.6rem -0.2rem var(--glow); }
.button:hover { filter: brightness(1.1); }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 2px var(--fg-brand); }
.header-action { box-shadow: none; }
.price { font-size: 1.1em; }
details { border-color: var(--color-line); }
.panel { border: 2px solid var(--fg-brand); box-shadow: 0 0 2rem -0.6rem var(--glow); }
.section.cta-giant { background: linear-gradient(120deg, var(--color-brand), var(--color-brand)); }
.section.cta-giant h2 { color: inherit; text-shadow: none; }
@media (min-width: 60rem) { .section:not(.wide) > .wrap { max-width: 62rem; } }`,
  },
  retro: {
    id: 'retro',
    recipe: {
      ground: 0.91,
      tint: 0.002,
      neutral: 'warm',
      accentTurn: 160,
      vivid: 1.1,
      deep: 'brand',
    },
    colours: [
      { lightness: 0.5, chroma: 0.085, hue: 195 },
      { lightness: 0.42, chroma: 0.2, hue: 264 },
      { lightness: 0.45, chroma: 0.17, hue: 320 },
      { lightness: 0.46, chroma: 0.11, hue: 150 },
    ],
    isDaring: true,
    tokens: {
      'font-display': VERDANA,
      'font-text': VERDANA,
      'font-label': VERDANA,
      'size-hero': 'clamp(1.8rem, 4.4vw, 3.8rem)',
      'size-title': 'clamp(1.05rem, 1.4vw, 1.25rem)',
      'size-name': '1.02rem',
      'weight-display': '700',
      'tracking-display': '-0.02em',
      'leading-display': '1.08',
      'space-section': 'clamp(1.2rem, 2.4vw, 2rem)',
      gutter: 'clamp(0.8rem, 3vw, 2rem)',
      width: '68rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '2px',
    },
    bands: ['plain'],
    headers: ['toolbar'],
    heroes: ['window'],
    lists: [
      'cells',
      'rows',
      'timeline',
      'about-statement',
      'price-columns',
      'faq-lines',
      'hours-card',
      'map-lines',
      'contact-split',
      'cta-line',
      'figures-open',
    ],
    footers: ['taskbar'],
    print: 'flat',
    scenes: ['tiles', 'pattern', 'giant'],
    css: `
body { --lit: light-dark(rgb(255 255 255 / 0.9), rgb(255 255 255 / 0.28)); font-size: clamp(0.94rem, 0.9rem + 0.14vw, 1.02rem); line-height: 1.55; --desk: var(--color-brand); --desk: light-dark(var(--color-brand), color-mix(in oklab, var(--color-brand) 32%, #000)); }
main { background: repeating-conic-gradient(rgb(0 0 0 / 0.1) 0 25%, transparent 0 50%) 0 0 / 4px 4px, var(--desk); }
.hero, .section { background: none; }
.band-plain + .band-plain { padding-top: 0; }
.section > .wrap, .hero-window .frame { background: var(--color-surface); color: var(--color-ink); --bg: var(--color-surface); --fg: var(--color-ink); --fg-muted: var(--color-muted); --fg-brand: var(--color-brand-text); --rule: var(--color-line); --panel: var(--color-ground); --panel-fg: var(--color-ink); --button: var(--color-ground); --on-button: var(--color-ink); ${RAISED} }
.section > .wrap { width: calc(100% - 2 * var(--gutter)); max-width: var(--width); padding: 3px clamp(1rem, 3vw, 2rem) clamp(1.4rem, 3vw, 2rem); }
main > .section > .wrap > .head { width: calc(100% + 2 * (clamp(1rem, 3vw, 2rem) - 3px)); max-width: none; margin: 0 calc(3px - clamp(1rem, 3vw, 2rem)) 1.4rem; display: block; justify-items: normal; }
.head h2, .hero-window .bar { position: relative; background: linear-gradient(90deg, var(--color-deep) 55%, color-mix(in oklab, var(--color-deep), var(--color-brand))); color: var(--color-on-deep); padding: 0.45rem 5rem 0.5rem 0.8rem; }
:is(.head h2, .hero-window .bar)::after { content: ''; position: absolute; right: 0.5rem; top: 50%; width: 3.6rem; height: 1.05rem; translate: 0 -50%; background: linear-gradient(90deg, var(--color-surface) 1.05rem, transparent 0 1.25rem, var(--color-surface) 0 2.3rem, transparent 0 2.5rem, var(--color-surface) 0); }
.head p { padding: 1rem clamp(1rem, 3vw, 2rem) 0; }
@media (min-width: 60rem) {
  main { display: flex; flex-wrap: wrap; gap: 0; max-width: none; padding-inline: calc((100% - var(--width)) / 2); }
  main > section { flex: 1 1 100%; }
  main > :is(.about-statement, .hours-card, .map-lines, .faq-lines, .figures-open, .countdown-row) { flex: 1 1 26rem; display: grid; }
  main > .section.wide > .wrap { display: block; }
  .map-lines address { font: 400 1.15rem/1.4 var(--font-text); letter-spacing: 0; }
}
h1 { font-style: italic; color: var(--fg-brand); text-shadow: 2px 2px 0 var(--color-surface), 4px 4px 0 var(--color-accent); }
.button { ${RAISED} background: var(--color-ground); color: var(--color-ink); padding: 0.8rem 1.3rem; font-weight: 700; }
.button:hover { filter: none; background: var(--color-tint); }
.button:active { ${SUNKEN} }
.links a, .footer-links a, .footer-taskbar .brand { ${RAISED} background: var(--color-ground); color: var(--color-ink); text-decoration: none; }
.footer-taskbar .brand { background: var(--color-brand); color: var(--color-on-brand); }
.footer-taskbar .legal, .hero-window .facts > div, :is(input, textarea, select) { ${SUNKEN} border: 0; }
.footer-taskbar { ${RAISED} }
.label { font-weight: 700; }
.name { font-weight: 700; letter-spacing: 0; }
.about-statement .about-text p:first-child { font: inherit; letter-spacing: 0; }
.lead { font-size: 1.12em; }`,
  },
} as const satisfies Partial<Record<DirectionId, Direction>>;
