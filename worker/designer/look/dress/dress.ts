import type { PrintId } from '../../art/prints.ts';
import type { Band, DirectionTokens } from '../direction.ts';
import type { Faces } from '../face-pairs.ts';

/** Parts of a page that a dress sets, and where they are. */
const PARTS = {
  /** What the page lies on. */
  page: 'body',
  top: '.site-header',
  foot: '.site-footer',
  /** What each section stands on; with it sections are sheets on the page, without it they run across. */
  sheet: ':is(.section, .hero) > .wrap',
  sheetBefore: ':is(.section, .hero) > .wrap::before',
  sheetAfter: ':is(.section, .hero) > .wrap::after',
  /** A strip at the top of every section that runs across. */
  divider: 'main > .section::before',
  opening: '.hero > .wrap',
  headline: 'h1',
  head: '.head',
  heading: '.head h2',
  /** Before a heading; `counter(part)` is the number of its section. */
  number: '.head::before',
  /** After a heading. */
  ornament: '.head::after',
  intro: '.head p',
  group: '.group',
  name: '.name',
  /** Entries that stand in cells side by side. */
  cell: '.section:is(.grid, .soft, .steps, .timeline, .blocks, .figures, .price-columns, .price-cards, .names-columns, .names-large, .work-wall, .rooms-cards) .list > li, .section .goods > li, .year-months .list > li',
  /** Entries that stand in lines one below the other. */
  line: '.section:is(.rows, .index) .list > li',
  price: '.price',
  marker: '.section .points > li::before',
  question: '.section details',
  button: '.button',
  hover: '.button:hover',
  quiet: '.button.quiet',
  link: '.site-header .links a',
  picture: '.picture',
  field: ':is(input, textarea, select)',
  /** What the opening shows at once: prices, dates, the menu. */
  board: '.hero .sheet',
} as const;

type Part = keyof typeof PARTS;

/** A style that is known by how it is built: frames, rules, headings, marks. It replaces the direction's own rules. */
export interface Dress {
  faces: readonly [Faces, ...Faces[]];
  tokens?: Partial<DirectionTokens>;
  /** Space between two sheets. */
  between?: string;
  /** Declarations for each part, in the page's own colours. */
  parts: Partial<Record<Part, string>>;
  /** Further rules. */
  css?: string;
  bands?: readonly [Band, ...Band[]];
  headers?: readonly [string, ...string[]];
  footers?: readonly [string, ...string[]];
  heroes?: readonly [string, ...string[]];
  bareHeroes?: readonly [string, ...string[]];
  panelHeroes?: readonly [string, ...string[]];
  lists?: readonly [string, ...string[]];
  print?: PrintId;
  /** Its sections stand in one narrow column. */
  isColumn?: true;
}

const BASE = `
body { counter-reset: part; }
main > .section { counter-increment: part; }
.head { margin-bottom: clamp(1.5rem, 3vw, 2.4rem); }
.head p { margin-top: 0.8rem; max-width: 42rem; font-size: 1.1em; }
.button { padding: 0.95rem 1.6rem; font: 700 1.02rem/1.1 var(--font-label); }
.button.quiet { background: none; color: var(--fg); box-shadow: inset 0 0 0 2px currentColor; }
.grid .list { gap: clamp(1rem, 2vw, 1.6rem); }
@media (max-width: 39.99rem) { .goods.goods { grid-template-columns: 1fr; } }
@media (min-width: 52rem) { .hero h1[style*='--word'] { font-size: min(var(--size-hero), 46vw / var(--word) / var(--wide, 1)); } }
@media (max-width: 51.99rem) { .hero h1[style*='--word'] { font-size: min(var(--size-hero), 92vw / var(--word) / var(--wide, 1)) !important; } }`;

const SHEETS = `
:is(.section, .hero) > .wrap::before, :is(.section, .hero) > .wrap::after { position: absolute; pointer-events: none; }
.section.section, .hero.hero { background: none; border: 0; padding-block: calc(var(--between) / 2); clip-path: none; }
.hero.hero { padding-top: var(--between); }
main > :last-child.section { padding-bottom: var(--between); }
:is(.section, .hero) > .wrap { position: relative; width: calc(100% - 2 * var(--gutter)); max-width: var(--width); padding: clamp(1.4rem, 4vw, 3.4rem) clamp(1.2rem, 4vw, 3.4rem); background: var(--bg); color: var(--fg); }
.gallery-strip .set { margin-inline: 0; padding-inline: 0; }`;

const DIVIDED = `
main > .section::before { content: ''; display: block; margin: calc(-1 * var(--space-section)) 0 var(--space-section); }
main > .section.section { border-top: 0; padding-top: var(--space-section); }`;

/** The rules of a dress: those that all have, then its own. */
export function writeDress({ parts, between = 'clamp(1.2rem, 3vw, 2.6rem)', css }: Dress): string {
  const rules = Object.entries(PARTS).flatMap(([part, selector]) => {
    const declarations = parts[part as Part];
    return declarations === undefined ? [] : [`${selector} { ${declarations} }`];
  });
  return [
    BASE,
    parts.sheet === undefined ? '' : `main { --between: ${between}; }${SHEETS}`,
    parts.divider === undefined ? '' : DIVIDED,
    ...rules,
    css ?? '',
  ].join('\n');
}
