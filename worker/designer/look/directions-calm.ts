import type { Direction, DirectionId } from './direction.ts';
import { FONTS } from '#domain/fonts/font-families.ts';

/** Directions that speak softly: type, air and rules do the work. */
export const CALM_DIRECTIONS = {
  editorial: {
    id: 'editorial',
    recipe: { ground: 0.985, tint: 0.006, neutral: 'brand', accentTurn: 40, vivid: 1, deep: 'ink' },
    tokens: {
      'font-display': FONTS.newsreader,
      'font-text': FONTS.newsreader,
      'font-label': FONTS.hankenGrotesk,
      'size-hero': 'clamp(2.9rem, 7.4vw, 6.8rem)',
      'size-title': 'clamp(2rem, 3.9vw, 3.5rem)',
      'size-name': '1.35rem',
      'weight-display': '400',
      'tracking-display': '-0.028em',
      'leading-display': '0.98',
      'space-section': 'clamp(3.5rem, 8vw, 7.5rem)',
      gutter: 'clamp(1.25rem, 4vw, 3.5rem)',
      width: '80rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '1px',
    },
    bands: ['line', 'line', 'tint', 'line', 'line', 'deep'],
    headers: ['masthead', 'bar', 'split'],
    heroes: ['story', 'columns', 'split', 'arch', 'gate'],
    bareHeroes: ['initial', 'measure', 'roster', 'block'],
    panelHeroes: ['above', 'framed', 'pinned'],
    lists: ['notes', 'index', 'rows', 'ledger', 'figures', 'timeline'],
    footers: ['columns', 'colophon', 'line'],
    print: 'hatch',
    scenes: ['window', 'flat-lay', 'giant', 'botanic', 'still-life'],
    css: `
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1rem 3rem; margin-bottom: 3rem; }
.head p { max-width: 26rem; font-size: 1.15rem; }
.button { padding: 0.95rem 1.6rem; font: 600 1.05rem/1.1 var(--font-label); }
.button.quiet { background: none; color: var(--fg); border-bottom: 2px solid var(--rule); padding-inline: 0; }
.about-text::first-letter { float: left; padding: 0.06em 0.12em 0 0; font: 400 4.4em/0.78 var(--font-display); color: var(--fg-brand); }`,
  },
  swiss: {
    id: 'swiss',
    recipe: { ground: 1, tint: 0, neutral: 'cool', accentTurn: 0, vivid: 1.15, deep: 'ink' },
    tokens: {
      'font-display': FONTS.inter,
      'font-text': FONTS.inter,
      'font-label': FONTS.inter,
      'size-hero': 'clamp(2.7rem, 7.8vw, 7.4rem)',
      'size-title': 'clamp(1.7rem, 3vw, 2.6rem)',
      'size-name': '1.2rem',
      'weight-display': '700',
      'tracking-display': '-0.04em',
      'leading-display': '0.94',
      'space-section': 'clamp(3.5rem, 7vw, 7rem)',
      gutter: 'clamp(1.25rem, 3vw, 2.5rem)',
      width: '90rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '2px',
    },
    bands: ['line', 'line', 'brand', 'line', 'line', 'deep'],
    headers: ['grid', 'bar', 'split'],
    heroes: ['cover', 'facts', 'tiles', 'split', 'columns', 'horizon'],
    bareHeroes: ['quilt', 'measure', 'roster', 'block'],
    panelHeroes: ['above', 'lines', 'flank'],
    lists: ['grid', 'rows', 'index', 'ledger', 'spread', 'steps'],
    footers: ['columns', 'giant', 'line'],
    print: 'flat',
    scenes: ['arcs', 'bars', 'tiles', 'giant'],
    css: `
.band-line { border-top: 2px solid var(--fg); }
.section > .wrap { display: grid; gap: 2rem var(--gutter); }
.head h2 { max-width: 14ch; }
.head p { margin-top: 0.75rem; }
.button { font-weight: 700; padding: 1rem 1.4rem; }
.button::after { content: '→'; margin-left: 1.6rem; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 2px var(--fg); }
@media (min-width: 64rem) {
  .section:not(.wide) > .wrap { grid-template-columns: 1fr 3fr; }
  .section:not(.wide) > .wrap > .head { position: sticky; top: 6rem; align-self: start; }
}`,
  },
  wellness: {
    id: 'wellness',
    recipe: {
      ground: 0.968,
      tint: 0.014,
      neutral: 'brand',
      accentTurn: -60,
      vivid: 0.7,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.marcellus,
      'font-text': FONTS.nunito,
      'font-label': FONTS.nunito,
      'size-hero': 'clamp(2.6rem, 5.6vw, 5rem)',
      'size-title': 'clamp(1.9rem, 3.4vw, 3rem)',
      'size-name': '1.3rem',
      'weight-display': '400',
      'tracking-display': '-0.015em',
      'leading-display': '1.08',
      'space-section': 'clamp(4.5rem, 9vw, 8.5rem)',
      gutter: 'clamp(1.25rem, 5vw, 5rem)',
      width: '76rem',
      radius: '28px',
      'radius-button': '999px',
      stroke: '1px',
    },
    bands: ['plain', 'surface', 'plain', 'tint', 'plain', 'deep'],
    headers: ['pill', 'split', 'bar'],
    heroes: ['panel', 'arch', 'split', 'gate', 'horizon'],
    bareHeroes: ['quilt', 'seal', 'roster', 'measure'],
    panelHeroes: ['pinned', 'cells'],
    lists: ['soft', 'spread', 'zigzag', 'timeline', 'rows'],
    footers: ['card', 'line', 'columns'],
    print: 'shade',
    scenes: ['botanic', 'bloom', 'hills', 'arch', 'waves'],
    css: `
body { line-height: 1.7; }
.head { max-width: 40rem; margin-bottom: 3.5rem; }
.head p { margin-top: 1rem; font-size: 1.15rem; color: var(--fg-muted); }
.button { padding: 0.95rem 2rem; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 1px var(--fg-muted); }
.picture { border-radius: 999px 999px 28px 28px; overflow: hidden; }
.band-surface, .band-tint { border-radius: 56px; margin-inline: clamp(0rem, 2vw, 2rem); }`,
  },
  luxury: {
    id: 'luxury',
    recipe: {
      ground: 0.972,
      tint: 0.009,
      neutral: 'warm',
      accentTurn: 20,
      vivid: 0.72,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.bodoni,
      'font-text': FONTS.ebGaramond,
      'font-label': FONTS.ebGaramond,
      'size-hero': 'clamp(2.7rem, 6vw, 5.8rem)',
      'size-title': 'clamp(1.8rem, 3vw, 2.7rem)',
      'size-name': '1.3rem',
      'weight-display': '400',
      'tracking-display': '-0.015em',
      'leading-display': '1.08',
      'space-section': 'clamp(5rem, 11vw, 10.5rem)',
      gutter: 'clamp(1.5rem, 8vw, 8rem)',
      width: '78rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '1px',
    },
    bands: ['plain', 'plain', 'deep', 'plain', 'surface', 'plain'],
    headers: ['centre', 'split', 'bar'],
    heroes: ['overlap', 'gate', 'story', 'arch', 'split'],
    bareHeroes: ['initial', 'seal', 'block', 'measure'],
    panelHeroes: ['framed', 'above'],
    lists: ['ledger', 'figures', 'notes', 'spread', 'timeline', 'rows'],
    footers: ['colophon', 'line', 'columns'],
    print: 'flat',
    scenes: ['light', 'botanic', 'arch', 'window'],
    css: `
body { font-size: clamp(1.16rem, 1.05rem + 0.4vw, 1.4rem); }
.name, summary, .section :is(.when, .ways dd, .ways:only-child dd, address, .hours-table, .goods .price, thead th) { font-family: var(--font-text); font-weight: 600; letter-spacing: 0; }
.head { display: grid; gap: 1.2rem; margin-bottom: 3.6rem; justify-items: center; text-align: center; }
.head::before { content: ''; height: 3.4rem; border-left: 1px solid var(--fg-brand); }
.head p { max-width: 34rem; color: var(--fg-muted); font-size: 1.1em; }
@media (min-width: 60rem) { .section:not(.wide) > .wrap { display: grid; grid-template-columns: 1fr 2.2fr; gap: var(--gutter); } .section:not(.wide) .head { justify-items: start; text-align: left; align-content: start; } .section:not(.wide) .head::before { height: 0; width: 4.5rem; border: 0; border-top: 1px solid var(--fg-brand); } }
.button { padding: 1rem 2.2rem; letter-spacing: 0.14em; text-transform: uppercase; font-size: 0.84rem; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 1px var(--rule); }
.links a, .label { letter-spacing: 0.14em; text-transform: uppercase; font-size: 0.84rem; }
:is(.brand, .group, .sum) { -webkit-text-stroke: 0.022em currentColor; }
.art :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 1.3; }
.art .o { stroke-width: 1.3; }`,
  },
  coastal: {
    id: 'coastal',
    recipe: {
      ground: 0.984,
      tint: 0.01,
      neutral: 'warm',
      accentTurn: 150,
      vivid: 0.95,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.jost,
      'font-text': FONTS.sourceSans,
      'font-label': FONTS.jost,
      'size-hero': 'clamp(2.6rem, 6.4vw, 5.8rem)',
      'size-title': 'clamp(1.9rem, 3.4vw, 3rem)',
      'size-name': '1.25rem',
      'weight-display': '600',
      'tracking-display': '-0.02em',
      'leading-display': '1.02',
      'space-section': 'clamp(4rem, 8vw, 7.5rem)',
      gutter: 'clamp(1.25rem, 4vw, 4rem)',
      width: '78rem',
      radius: '6px',
      'radius-button': '999px',
      stroke: '2px',
    },
    bands: ['plain', 'tint', 'plain', 'brand', 'plain', 'deep'],
    headers: ['bar', 'split', 'pill'],
    heroes: ['horizon', 'panel', 'overlap', 'arch', 'gate'],
    bareHeroes: ['quilt', 'seal', 'roster', 'block'],
    panelHeroes: ['pinned', 'flank', 'cells'],
    lists: ['spread', 'zigzag', 'soft', 'rows', 'timeline'],
    footers: ['card', 'columns', 'line'],
    signature: 'stamp',
    print: 'shade',
    scenes: ['horizon', 'waves', 'window', 'street', 'hills'],
    css: `
.head { max-width: 44rem; margin-bottom: 3rem; }
.head p { margin-top: 0.9rem; font-size: 1.1rem; }
.head::before { content: ''; display: block; width: 5.5rem; height: 12px; margin-bottom: 1.4rem; background: var(--fg-brand); mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 12'%3E%3Cpath d='M0 6q5.5-8 11 0t11 0 11 0 11 0' fill='none' stroke='%23000' stroke-width='3'/%3E%3C/svg%3E") 0 0 / 44px 12px repeat-x; }
.button { padding: 0.95rem 1.8rem; font-weight: 600; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 2px currentColor; }
.hero-disc .disc { background: linear-gradient(var(--color-accent), var(--color-brand) 62%, var(--color-deep) 62%); color: transparent; box-shadow: none; }`,
  },
  studio: {
    id: 'studio',
    recipe: {
      ground: 0.955,
      tint: 0.002,
      neutral: 'cool',
      accentTurn: 90,
      vivid: 0.9,
      deep: 'ink',
    },
    tokens: {
      'font-display': FONTS.hankenGrotesk,
      'font-text': FONTS.hankenGrotesk,
      'font-label': FONTS.hankenGrotesk,
      'size-hero': 'clamp(2.4rem, 6.2vw, 6.4rem)',
      'size-title': 'clamp(1.6rem, 2.7vw, 2.6rem)',
      'size-name': '1.15rem',
      'weight-display': '400',
      'tracking-display': '-0.035em',
      'leading-display': '1.04',
      'space-section': 'clamp(3.5rem, 8vw, 7.5rem)',
      gutter: 'clamp(1rem, 2.2vw, 2rem)',
      width: '110rem',
      radius: '2px',
      'radius-button': '2px',
      stroke: '1px',
    },
    bands: ['plain', 'line', 'plain', 'surface', 'line', 'deep'],
    headers: ['grid', 'bar', 'masthead'],
    heroes: ['gate', 'strip', 'columns', 'split', 'cover'],
    bareHeroes: ['measure', 'quilt', 'block', 'roster'],
    panelHeroes: ['above', 'flank', 'lines'],
    lists: ['figures', 'rows', 'grid', 'index', 'spread', 'steps'],
    footers: ['giant', 'line', 'columns'],
    print: 'shade',
    scenes: ['light', 'giant', 'contours', 'bars', 'flat-lay'],
    css: `
body { font-size: 1rem; }
.section > .wrap { display: grid; gap: 2rem var(--gutter); }
.head { display: flex; flex-wrap: wrap; gap: 0.5rem 3rem; align-items: baseline; }
.head p { max-width: 34rem; color: var(--fg-muted); }
.button { padding: 0.7rem 1.1rem; font-size: 0.95rem; }
.button.quiet { background: none; color: var(--fg); text-decoration: underline; text-underline-offset: 0.3em; padding-inline: 0.4rem; }
@media (min-width: 64rem) { .section:not(.wide) > .wrap { grid-template-columns: 1fr 2.6fr; } .section:not(.wide) > .wrap > .head { display: block; } .section:not(.wide) .head p { margin-top: 1rem; } }
.hero-disc .disc { border-radius: 50% 50% 0 0; box-shadow: none; align-items: end; }`,
  },
} as const satisfies Partial<Record<DirectionId, Direction>>;
