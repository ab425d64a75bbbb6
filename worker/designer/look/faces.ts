import type { FontClass } from '#domain/page-plan/plan-types.ts';
import { FONTS, sourceOf, type FontId, type FontKind } from '#domain/fonts/font-families.ts';
import { firstFamily } from '#domain/fonts/page-fonts.ts';
import type { Random } from '../random.ts';
import type { Direction } from './direction.ts';
import { FACES, type Faces } from './face-pairs.ts';
import { TAGGED_FACES, type TypeTag } from './tagged-faces.ts';

type Tokens = Partial<Direction['tokens']>;

/** The faces of a class, and the kinds of faces that belong to it already. */
const CLASSES: Record<
  FontClass,
  { faces: readonly [FontId, ...FontId[]]; kinds: readonly FontKind[] }
> = {
  serif: {
    faces: ['newsreader', 'lora', 'sourceSerif', 'ebGaramond'],
    kinds: ['oldStyle', 'transitional', 'didone'],
  },
  sans: {
    faces: ['inter', 'hankenGrotesk', 'archivo', 'jost'],
    kinds: ['grotesque', 'geometric', 'humanist'],
  },
  mono: { faces: ['jetBrainsMono', 'spaceMono'], kinds: ['mono'] },
  slab: { faces: ['bitter', 'aleo'], kinds: ['slab'] },
  display: { faces: ['anton'], kinds: ['display', 'condensed', 'didone'] },
  hand: { faces: ['caveat', 'shantell'], kinds: ['hand'] },
};

/** True of a stack whose first family belongs to the class. */
export function isOfClass(stack: string, font: FontClass): boolean {
  const id = firstFamily(stack);
  return id !== undefined && CLASSES[font].kinds.includes(sourceOf(id).kind);
}

/** Classes that long text can be set in too. */
const TEXT_CLASSES: readonly FontClass[] = ['serif', 'sans', 'mono'];

/** Poster type is drawn heavy, and set large, whatever the direction does with its own. */
const LOUD: Tokens = {
  'weight-display': '400',
  'size-hero': 'clamp(3.1rem, 9vw, 9rem)',
  'size-title': 'clamp(2.2rem, 4.8vw, 4.4rem)',
  'size-name': '1.4rem',
  'tracking-display': '-0.015em',
};
/** What a class of type changes beside the face: written letters are small for their size. */
const SIZED: Partial<Record<FontClass, Tokens>> = {
  display: LOUD,
  hand: { 'size-name': '1.8rem' },
};

export interface FaceWish {
  font?: FontClass | undefined;
  /** Classes that must not be seen. */
  refused?: readonly FontClass[];
  /** Ways of setting titles, one of which it should be. */
  tags?: readonly TypeTag[] | undefined;
  /** Pairs to choose from instead of the direction's. */
  own?: readonly [Faces, ...Faces[]] | undefined;
}

function scaled(size: string, { scale = 1 }: Faces): string {
  return scale === 1 ? size : `calc(${size} * ${scale})`;
}

function tokensOf(faces: Faces, { tokens }: Direction): Tokens {
  const { display, text, label, weight, tracking, leading } = faces;
  return {
    ...(display && { 'font-display': FONTS[display] }),
    ...(text && { 'font-text': FONTS[text] }),
    ...(label && { 'font-label': FONTS[label] }),
    ...(weight && { 'weight-display': String(weight) }),
    ...(tracking !== undefined && { 'tracking-display': `${tracking}em` }),
    ...(leading && { 'leading-display': String(leading) }),
    'size-hero': scaled(tokens['size-hero'], faces),
    'size-title': scaled(tokens['size-title'], faces),
  };
}

const WIDTH_OF_KIND: Partial<Record<FontKind, number>> = { condensed: 0.85, mono: 1.12 };
const WIDTH_OF_CAPITALS = 1.24;
/** The rule of a hand whose titles are capitals whatever face they are set in. */
const TITLES_IN_CAPITALS = /(?:^|\n)h1, [^{\n]*\{ text-transform: uppercase/;

/** How much wider than others titles in this family run, so that they are set small enough for a line. */
function widthOf(id: FontId | undefined, isCapital: boolean): number {
  const kind = id && sourceOf(id).kind;
  const width = id === 'unbounded' ? 1.15 : ((kind && WIDTH_OF_KIND[kind]) ?? 1);
  return isCapital ? width * WIDTH_OF_CAPITALS : width;
}

/** Families without a cursive: slanted by the browser, their letters only lean. */
const NO_CURSIVE: ReadonlySet<FontId> = new Set([
  'anton',
  'caveat',
  'fredoka',
  'marcellus',
  'oswald',
  'outfit',
  'spaceGrotesk',
  'unbounded',
]);
/** Keeps titles and names upright. */
export const UPRIGHT_TITLES = 'h1, h2, h3, .name, .sign, .lead { font-style: normal !important; }';
/** Written letters have low bodies: they are set as tall as printed ones. */
export const TALL_NAMES = 'h3, .name, summary { font-size-adjust: 0.52; }';

const SLANTS = {
  titles: '.head h2 { font-style: italic; }',
  intros: '.head p { font-style: italic; }',
} as const;

function rulesOf({ display, isCaps, slant }: Faces, { css, tokens }: Direction): string[] {
  const isCapital = isCaps === true || TITLES_IN_CAPITALS.test(css);
  const width = widthOf(firstFamily(tokens['font-display']), isCapital);
  return [
    ...(isCaps
      ? [
          'h1, .head h2 { text-transform: uppercase; text-wrap: balance; }',
          'h3, .brand, .giant { letter-spacing: 0; }',
          ':lang(it) :is(h1, .head h2) { line-height: max(var(--leading-display), 1.14); }',
        ]
      : []),
    ...(slant ? [SLANTS[slant]] : []),
    ...(display && NO_CURSIVE.has(display) ? [UPRIGHT_TITLES] : []),
    ...(display && sourceOf(display).kind === 'hand' ? [TALL_NAMES] : []),
    ...(width === 1 ? [] : [`:is(h1, h2) { --wide: ${width.toFixed(2)}; }`]),
  ];
}

const LIGHT_WEIGHT = 300;
const FAT_WEIGHT = 800;
const TRACKED = 0.09;

const TAGS_OF_KIND: Partial<Record<FontKind, readonly TypeTag[]>> = {
  condensed: ['condensed'],
  slab: ['slab'],
  mono: ['mono', 'typewriter'],
  rounded: ['rounded'],
  oldStyle: ['old'],
  transitional: ['old'],
  didone: ['old'],
  geometric: ['geometric'],
  grotesque: ['plain'],
  hand: ['hand'],
};

/** The ways of setting titles that a pair is one of. */
function tagsOf(faces: Faces, direction: Direction): readonly TypeTag[] {
  const drawn = { ...direction.tokens, ...tokensOf(faces, direction) };
  const id = firstFamily(drawn['font-display']);
  const weight = Number(drawn['weight-display']);
  const { isCaps, tracking = 0 } = faces;
  const kind = id && sourceOf(id).kind;
  if (id === undefined || kind === undefined) return [];
  const isFat = weight >= FAT_WEIGHT && (kind === 'slab' || id === 'fraunces');
  if (isCaps)
    return kind === 'condensed' ? ['condensed', 'sign'] : [tracking >= TRACKED ? 'deco' : 'caps'];
  if (weight <= LIGHT_WEIGHT) return ['light'];
  return [
    ...(TAGS_OF_KIND[kind] ?? []),
    ...(isFat ? (['fat'] as const) : []),
    ...(id === 'marcellus' ? (['roman'] as const) : []),
  ];
}

function fits(faces: Faces, direction: Direction, { font, refused = [] }: FaceWish): boolean {
  const display = faces.display ? FONTS[faces.display] : direction.tokens['font-display'];
  if (font !== undefined && !isOfClass(display, font)) return false;
  return !refused.some((one) => isOfClass(display, one));
}

/** The pairs to choose from: those of the wish, else those of the direction. */
function candidatesOf(direction: Direction, wish: FaceWish): readonly Faces[] {
  const own = wish.own ?? FACES[direction.id];
  const tags = wish.own === undefined ? wish.tags : undefined;
  const tagged = own.filter(
    (faces) => tags === undefined || tagsOf(faces, direction).some((tag) => tags.includes(tag)),
  );
  const wanted = tagged.length > 0 ? tagged : (tags ?? []).flatMap((tag) => TAGGED_FACES[tag]);
  const lists = [wanted, own, TAGGED_FACES.plain];
  const fitting = lists.map((list) => list.filter((one) => fits(one, direction, wish)));
  return fitting.find(({ length }) => length > 0) ?? own;
}

/** What long text is set in where the pair's own class is refused. */
const OTHER_TEXT: Partial<Record<FontClass, FontId>> = { serif: 'sourceSans', sans: 'sourceSerif' };

function withoutRefused(tokens: Direction['tokens'], refused: readonly FontClass[]): Tokens {
  const one = refused.find((font) => isOfClass(tokens['font-text'], font));
  const other = one && OTHER_TEXT[one];
  return other ? { 'font-text': FONTS[other], 'font-label': FONTS[other] } : {};
}

/** The stacks of the class that is asked for, where the chosen ones are of another. */
function classTokens(tokens: Direction['tokens'], font: FontClass, dice: Random): Tokens {
  const stack = FONTS[dice.pick(CLASSES[font].faces)];
  const isText = TEXT_CLASSES.includes(font) && !isOfClass(tokens['font-text'], font);
  return {
    ...(!isOfClass(tokens['font-display'], font) && { 'font-display': stack, ...SIZED[font] }),
    ...(isText && { 'font-text': stack }),
    ...(font === 'mono' && { 'font-label': stack }),
  };
}

/** The direction with faces that suit it and what is wished: another pair for another page. */
export function withFaces(direction: Direction, wish: FaceWish, dice: Random): Direction {
  const [first = {}, ...rest] = candidatesOf(direction, wish);
  const faces = dice.pick([first, ...rest]);
  const { font, refused = [] } = wish;
  const paired = { ...direction.tokens, ...tokensOf(faces, direction) };
  const own = { ...paired, ...withoutRefused(paired, refused) };
  const tokens = { ...own, ...(font && classTokens(own, font, dice)) };
  const rules = rulesOf(faces, { ...direction, tokens });
  return { ...direction, tokens, css: [direction.css, ...rules].join('\n') };
}
