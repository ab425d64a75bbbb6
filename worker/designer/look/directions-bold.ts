import type { Direction, DirectionId } from './direction.ts';
import { FONTS } from '#domain/fonts/font-families.ts';

/** Directions that raise their voice: colour fields, ornament, texture. */
export const BOLD_DIRECTIONS = {
  craft: {
    id: 'craft',
    recipe: {
      ground: 0.958,
      tint: 0.022,
      neutral: 'warm',
      accentTurn: 35,
      vivid: 1,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.fraunces,
      'font-text': FONTS.sourceSans,
      'font-label': FONTS.sourceSans,
      'size-hero': 'clamp(2.7rem, 6.6vw, 6rem)',
      'size-title': 'clamp(2rem, 3.8vw, 3.3rem)',
      'size-name': '1.35rem',
      'weight-display': '600',
      'tracking-display': '-0.015em',
      'leading-display': '1',
      'space-section': 'clamp(4rem, 8vw, 7rem)',
      gutter: 'clamp(1.25rem, 4vw, 4rem)',
      width: '78rem',
      radius: '10px',
      'radius-button': '12px 9px 14px 8px / 9px 14px 8px 12px',
      stroke: '2px',
    },
    bands: ['plain', 'tint', 'plain', 'brand', 'plain', 'deep'],
    headers: ['bar', 'centre', 'split'],
    heroes: ['stage', 'split', 'arch', 'cover'],
    bareHeroes: ['seal', 'initial', 'roster'],
    panelHeroes: ['pinned', 'framed', 'flank'],
    lists: ['ledger', 'zigzag', 'cut', 'rows', 'timeline', 'soft'],
    footers: ['card', 'columns', 'colophon'],
    signature: 'stamp',
    print: 'offset',
    scenes: ['counter', 'window', 'still-life', 'flat-lay', 'street'],
    css: `
.head { max-width: 46rem; margin-bottom: 2.8rem; }
.head h2 { display: inline; background: linear-gradient(var(--fg-brand), var(--fg-brand)) 0 96% / 100% 4px no-repeat; padding-bottom: 0.12em; }
.head p { margin-top: 1.3rem; font-size: 1.15rem; }
.button { padding: 0.9rem 1.6rem; font-weight: 700; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 2px currentColor; }
.picture { border-radius: 42% 58% 46% 54% / 8% 6% 9% 7%; overflow: hidden; }
.band-tint, .band-brand, .band-deep { clip-path: polygon(0 14px, 7% 4px, 18% 12px, 31% 2px, 46% 11px, 60% 3px, 74% 13px, 88% 4px, 100% 12px, 100% calc(100% - 10px), 90% calc(100% - 2px), 76% calc(100% - 12px), 61% calc(100% - 3px), 45% calc(100% - 13px), 29% calc(100% - 4px), 14% calc(100% - 12px), 0 calc(100% - 3px)); padding-block: calc(var(--space-section) + 14px); }`,
  },
  poster: {
    id: 'poster',
    recipe: {
      ground: 0.965,
      tint: 0.014,
      neutral: 'brand',
      accentTurn: 55,
      vivid: 1.2,
      deep: 'ink',
    },
    tokens: {
      'font-display': FONTS.anton,
      'font-text': FONTS.archivo,
      'font-label': FONTS.oswald,
      'size-hero': 'clamp(3.9rem, 15vw, 15rem)',
      'size-title': 'clamp(3rem, 8.4vw, 8rem)',
      'size-name': '1.6rem',
      'weight-display': '400',
      'tracking-display': '-0.005em',
      'leading-display': '0.98',
      'space-section': 'clamp(3.5rem, 7vw, 6.5rem)',
      gutter: 'clamp(1rem, 3vw, 3rem)',
      width: '96rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '4px',
    },
    bands: ['plain', 'brand', 'plain', 'deep', 'accent', 'plain'],
    headers: ['bar', 'grid', 'masthead'],
    heroes: ['strip', 'poster', 'tiles', 'cover', 'facts'],
    bareHeroes: ['monument', 'quilt', 'block', 'roster'],
    panelHeroes: ['lines', 'flank', 'counter'],
    lists: ['blocks', 'index', 'rows', 'grid', 'steps'],
    footers: ['giant', 'columns', 'line'],
    signature: 'ticker',
    print: 'dots',
    scenes: ['giant', 'arcs', 'rays', 'street', 'tiles'],
    css: `
h1, .head h2, .brand, .giant { text-transform: uppercase; }
:lang(it) :is(h1, .head h2) { line-height: max(var(--leading-display), 1.12); }
.head { margin-bottom: 2.5rem; }
.head p { margin-top: 1.2rem; max-width: 38rem; font-size: 1.2rem; }
.name { font-family: var(--font-label); font-weight: 700; }
.button { padding: 1.1rem 1.8rem; font: 700 1.25rem/1 var(--font-label); text-transform: uppercase; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 4px currentColor; }
.hero-disc .disc { background: radial-gradient(circle, var(--color-deep) 22%, transparent 24%) 0 0 / 14px 14px, var(--color-brand); box-shadow: none; }`,
  },
  technical: {
    id: 'technical',
    recipe: {
      ground: 0.175,
      tint: 0.016,
      neutral: 'cool',
      accentTurn: -120,
      vivid: 0.95,
      deep: 'ink',
    },
    tokens: {
      'font-display': FONTS.spaceGrotesk,
      'font-text': FONTS.inter,
      'font-label': FONTS.jetBrainsMono,
      'size-hero': 'clamp(2.5rem, 5.8vw, 5.2rem)',
      'size-title': 'clamp(1.7rem, 2.8vw, 2.5rem)',
      'size-name': '1.1rem',
      'weight-display': '500',
      'tracking-display': '-0.035em',
      'leading-display': '1.02',
      'space-section': 'clamp(3.5rem, 7vw, 6.5rem)',
      gutter: 'clamp(1.25rem, 3vw, 2.5rem)',
      width: '82rem',
      radius: '4px',
      'radius-button': '4px',
      stroke: '1px',
    },
    bands: ['line', 'line', 'surface', 'line', 'line', 'deep'],
    headers: ['grid', 'bar', 'split'],
    heroes: ['facts', 'split', 'stage', 'tiles', 'columns'],
    bareHeroes: ['measure', 'quilt', 'roster', 'block'],
    panelHeroes: ['cells', 'framed', 'lines'],
    lists: ['grid', 'steps', 'rows', 'index', 'bento'],
    footers: ['columns', 'line', 'giant'],
    print: 'flat',
    scenes: ['blueprint', 'cubes', 'contours', 'tiles'],
    css: `
body { counter-reset: part; }
main > .section { counter-increment: part; border-top: 1px solid var(--rule); }
.head { display: grid; gap: 0.8rem; margin-bottom: 2.6rem; }
.head::before { content: '[' counter(part, decimal-leading-zero) ']'; font: 0.85rem var(--font-label); color: var(--fg-brand); }
.head p { max-width: 38rem; color: var(--fg-muted); }
.button { font: 600 0.95rem/1 var(--font-label); padding: 0.95rem 1.3rem; }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 1px var(--rule); }
.label, .links a { font-family: var(--font-label); font-size: 0.92rem; }
.price { font-size: 1.1rem; }
.art :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 1.4; }
.hero-disc .disc { background: none; color: var(--fg-brand); border: 1px solid var(--rule); box-shadow: 0 0 0 4vw var(--bg), 0 0 0 calc(4vw + 1px) var(--rule), 0 0 0 8vw var(--bg), 0 0 0 calc(8vw + 1px) var(--rule); }`,
  },
  playful: {
    id: 'playful',
    recipe: {
      ground: 0.975,
      tint: 0.02,
      neutral: 'brand',
      accentTurn: 110,
      vivid: 1.15,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.fredoka,
      'font-text': FONTS.nunito,
      'font-label': FONTS.nunito,
      'size-hero': 'clamp(2.7rem, 7vw, 6.4rem)',
      'size-title': 'clamp(2rem, 4vw, 3.6rem)',
      'size-name': '1.35rem',
      'weight-display': '600',
      'tracking-display': '-0.015em',
      'leading-display': '0.98',
      'space-section': 'clamp(4rem, 7vw, 6.5rem)',
      gutter: 'clamp(1.1rem, 4vw, 3.5rem)',
      width: '80rem',
      radius: '26px',
      'radius-button': '999px',
      stroke: '3px',
    },
    bands: ['plain', 'accent', 'plain', 'brand', 'tint', 'deep'],
    headers: ['pill', 'bar', 'centre'],
    heroes: ['panel', 'tiles', 'strip', 'arch', 'stage'],
    bareHeroes: ['monument', 'quilt', 'roster', 'seal'],
    panelHeroes: ['pinned', 'cells', 'flank'],
    lists: ['blocks', 'bento', 'cut', 'zigzag', 'steps'],
    footers: ['card', 'giant', 'columns'],
    signature: 'ticker',
    print: 'sticker',
    scenes: ['pattern', 'tiles', 'rays', 'bloom', 'street'],
    css: `
.head { margin-bottom: 2.4rem; }
.head h2 { display: inline-block; rotate: -1.5deg; padding: 0.18em 0.5em 0.22em; margin-left: -0.3em; border-radius: 0.45em; background: var(--fg); color: var(--bg); }
.head p { margin-top: 1.2rem; max-width: 38rem; font-size: 1.15rem; }
.button { padding: 1rem 1.9rem; font-weight: 800; box-shadow: 0 5px 0 var(--color-deep); }
.button:hover { translate: 0 3px; box-shadow: 0 2px 0 var(--color-deep); }
.button.quiet { background: var(--color-surface); color: var(--color-ink); }
.picture { border-radius: 26px; overflow: hidden; }
.hero-disc .disc { border-radius: 34% 66% 58% 42% / 47% 38% 62% 53%; rotate: -8deg; box-shadow: 1.4rem 1.4rem 0 var(--color-accent); }`,
  },
  heritage: {
    id: 'heritage',
    recipe: {
      ground: 0.948,
      tint: 0.02,
      neutral: 'warm',
      accentTurn: 45,
      vivid: 0.9,
      deep: 'brand',
    },
    tokens: {
      'font-display': FONTS.libreBaskerville,
      'font-text': FONTS.sourceSerif,
      'font-label': FONTS.sourceSerif,
      'size-hero': 'clamp(2.5rem, 5.8vw, 5.4rem)',
      'size-title': 'clamp(1.9rem, 3.4vw, 3rem)',
      'size-name': '1.3rem',
      'weight-display': '400',
      'tracking-display': '-0.02em',
      'leading-display': '1.04',
      'space-section': 'clamp(4rem, 8vw, 7rem)',
      gutter: 'clamp(1.25rem, 5vw, 5rem)',
      width: '74rem',
      radius: '0px',
      'radius-button': '0px',
      stroke: '3px',
    },
    bands: ['plain', 'deep', 'plain', 'tint', 'plain', 'deep'],
    headers: ['centre', 'masthead', 'bar'],
    heroes: ['gate', 'cover', 'story', 'arch'],
    bareHeroes: ['seal', 'initial', 'roster', 'measure'],
    panelHeroes: ['framed', 'pinned', 'above'],
    lists: ['ledger', 'notes', 'timeline', 'figures', 'rows'],
    footers: ['colophon', 'columns', 'card'],
    signature: 'stamp',
    print: 'hatch',
    scenes: ['street', 'emblem', 'window', 'still-life', 'hills'],
    css: `
.head { text-align: center; max-width: 44rem; margin: 0 auto 3rem; }
.head::after { content: ''; display: block; width: 180px; height: 14px; margin: 1.4rem auto 0 var(--ornament, auto); background: var(--fg-brand); mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 180 14'%3E%3Cpath d='M0 7h70M110 7h70' stroke='%23000'/%3E%3Cpath d='m90 0 7 7-7 7-7-7ZM76 4l3 3-3 3-3-3ZM104 4l3 3-3 3-3-3Z'/%3E%3C/svg%3E") center / contain no-repeat; }
.head p { margin-top: 1rem; font-size: 1.15rem; }
.button { padding: 0.95rem 1.9rem; font-variant-caps: all-small-caps; letter-spacing: 0.1em; font-size: 1.15rem; outline: 1px solid var(--button, var(--color-brand)); outline-offset: 3px; }
.button.quiet { background: none; color: var(--fg); outline-color: var(--rule); }
.site-header { border-bottom: 3px double var(--color-line); }
.picture { border: 3px double var(--rule); padding: 8px; }`,
  },
  market: {
    id: 'market',
    recipe: {
      ground: 0.972,
      tint: 0.026,
      neutral: 'warm',
      accentTurn: 140,
      vivid: 1.1,
      deep: 'ink',
    },
    tokens: {
      'font-display': FONTS.bitter,
      'font-text': FONTS.openSans,
      'font-label': FONTS.robotoCondensed,
      'size-hero': 'clamp(2.5rem, 6vw, 5.4rem)',
      'size-title': 'clamp(1.8rem, 3.4vw, 3rem)',
      'size-name': '1.25rem',
      'weight-display': '800',
      'tracking-display': '-0.005em',
      'leading-display': '1',
      'space-section': 'clamp(3rem, 6vw, 5.5rem)',
      gutter: 'clamp(1rem, 3vw, 2.5rem)',
      width: '84rem',
      radius: '4px',
      'radius-button': '4px',
      stroke: '2px',
    },
    bands: ['plain', 'brand', 'plain', 'accent', 'surface', 'deep'],
    headers: ['split', 'bar', 'grid'],
    heroes: ['stage', 'tiles', 'cover', 'poster', 'split'],
    bareHeroes: ['monument', 'seal', 'roster', 'quilt'],
    panelHeroes: ['flank', 'pinned', 'cells', 'counter'],
    lists: ['labels', 'bento', 'ledger', 'blocks', 'rows', 'steps'],
    footers: ['columns', 'giant', 'card'],
    signature: 'ticker',
    print: 'offset',
    scenes: ['street', 'counter', 'shelf', 'flat-lay', 'rays'],
    css: `
.name { letter-spacing: 0; }
.head { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; margin-bottom: 2rem; }
.head h2 { padding: 0.3em 0.6em 0.34em 0.9em; background: var(--fg); color: var(--bg); clip-path: polygon(0.45em 0, 100% 0, 100% 100%, 0.45em 100%, 0 50%); }
.head p { flex: 1 1 20rem; max-width: 40rem; }
.label, .price { font-family: var(--font-label); font-weight: 700; font-size: 1.15rem; }
.button { padding: 0.95rem 1.5rem; font: 700 1.15rem/1 var(--font-label); }
.button.quiet { background: var(--color-surface); color: var(--color-ink); box-shadow: inset 0 0 0 2px var(--color-ink); }
.site-header { border-top: 12px solid; border-image: repeating-linear-gradient(90deg, var(--color-brand) 0 28px, var(--color-surface) 28px 56px) 12; }`,
  },
} as const satisfies Partial<Record<DirectionId, Direction>>;
