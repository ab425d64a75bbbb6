import type { Splice } from '#domain/text/splices.ts';
import {
  contrast,
  findColour,
  hueDistance,
  inkOn,
  readableOn,
  readColour,
  rehue,
  shiftLike,
  toLch,
} from '../css/colour.ts';
import { backgroundBehind, resolveVars } from '../css/computed.ts';
import type { CssDeclaration } from '#domain/css/parse-css.ts';
import { isDarkRule, type SheetRule } from '#domain/css/style-sheet.ts';
import type { PageModel } from '../page/page-model.ts';
import { matchesSelector } from '#domain/css/selector.ts';

const BRAND_NAMES = [/brand/i, /primary/i, /accent/i, /theme|main|highlight/i];
const ON_NAME = /(?:^|-)on-|-(?:contrast|ink|text|foreground|fg)$|contrast|inverse/i;

interface Token {
  declaration: CssDeclaration;
  rule: SheetRule;
  colour: string;
}

function tokensOf(page: PageModel): Token[] {
  return page.sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const colour = declaration.name.startsWith('--') ? readColour(declaration.value) : undefined;
      return colour ? [{ declaration, rule, colour }] : [];
    }),
  );
}

/** The custom property that carries the brand: by its name, else by what buttons and links use. */
function brandToken(page: PageModel, tokens: readonly Token[]): Token | undefined {
  for (const name of BRAND_NAMES) {
    const named = tokens.filter(
      ({ declaration }) => name.test(declaration.name) && !ON_NAME.test(declaration.name),
    );
    const shortest = named.sort(
      (a, b) =>
        a.declaration.name.length - b.declaration.name.length ||
        a.declaration.start - b.declaration.start,
    )[0];
    if (shortest) return shortest;
  }
  const used = page.sheet.rules
    .filter(({ selector }) => /btn|button|cta|\ba\b/i.test(selector))
    .flatMap(({ declarations }) => declarations);
  const name = used
    .map(({ value }) => /^var\((--[\w-]+)\)$/.exec(value)?.[1])
    .find((found) =>
      tokens.some(
        ({ declaration, colour }) => declaration.name === found && toLch(colour).c > 0.05,
      ),
    );
  return tokens.find(({ declaration }) => declaration.name === name);
}

/** The colour a visitor would call the page's own; undefined when the page's styles cannot be seen. */
export function mainColour(page: PageModel): string | undefined {
  return brandToken(page, tokensOf(page))?.colour ?? mainLiteral(page);
}

const PAINTED = new Set([
  'background',
  'background-color',
  'color',
  'border-color',
  'border',
  'border-bottom',
  'border-top',
  'border-left',
  'outline-color',
  'fill',
  'stroke',
  'accent-color',
]);

function literalsOf(page: PageModel): Token[] {
  return page.sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const colour =
        PAINTED.has(declaration.name) && !declaration.value.includes('var(')
          ? findColour(declaration.value)
          : undefined;
      return colour ? [{ declaration, rule, colour }] : [];
    }),
  );
}

function mainLiteral(page: PageModel): string | undefined {
  const vivid = literalsOf(page).filter(({ colour }) => toLch(colour).c > 0.06);
  const button = vivid.find(
    ({ rule, declaration }) =>
      /btn|button|cta/i.test(rule.selector) && declaration.name.startsWith('background'),
  );
  return (button ?? vivid[0])?.colour;
}

/** Splices that give the page another main colour, its family of shades along with it. Empty when it has none. */
export function brandSplices(page: PageModel, wanted: string): Splice[] {
  const tokens = tokensOf(page);
  const brand = brandToken(page, tokens);
  const splices = brand
    ? tokenSplices(page, tokens, { brand, wanted })
    : literalSplices(page, wanted);
  return splices.filter(
    ({ start, end, replacement }) => page.html.slice(start, end) !== replacement,
  );
}

interface BrandChange {
  brand: Token;
  wanted: string;
}

function tokenSplices(
  page: PageModel,
  tokens: readonly Token[],
  { brand, wanted }: BrandChange,
): Splice[] {
  const stem = brand.declaration.name
    .replace(/^--(?:color-|colour-|clr-|c-)?/, '')
    .replace(/-(?:500|600|base|main|default)$/, '');
  const family = tokens.filter(({ declaration }) => declaration.name.includes(stem));
  return family.map(({ declaration, rule, colour }) => {
    const paper = paperOf(page, tokens, rule);
    const main = isDarkRule(rule) ? darkMain(tokens, { brand, wanted }, rule) : wanted;
    const isSame =
      declaration.name === brand.declaration.name || (!isDarkRule(rule) && colour === brand.colour);
    const moved = isSame ? main : rehue(colour, wanted);
    const value = isOnToken(declaration.name, colour, brand)
      ? inkOn(main)
      : isSame && isText(page, declaration.name) && paper
        ? readableOn(moved, paper)
        : moved;
    return { start: declaration.valueStart, end: declaration.valueEnd, replacement: value };
  });
}

/** Dark schemes keep the brightness their designer chose. */
function darkMain(
  tokens: readonly Token[],
  { brand, wanted }: BrandChange,
  rule: SheetRule,
): string {
  const own = tokens.find(
    (token) => token.rule === rule && token.declaration.name === brand.declaration.name,
  );
  return own ? rehue(own.colour, wanted) : wanted;
}

/** Colours of text that stands on the brand: named so, and not of the brand's hue themselves. */
function isOnToken(name: string, colour: string, brand: Token): boolean {
  if (/(?:^|-)on-/.test(name)) return true;
  return ON_NAME.test(name) && hueDistance(colour, brand.colour) > 22;
}

function isText(page: PageModel, name: string): boolean {
  return (
    page.sheet.rules.some(({ declarations }) =>
      declarations.some(
        (declaration) => declaration.name === 'color' && declaration.value.includes(`var(${name})`),
      ),
    ) || name.endsWith('-text')
  );
}

function paperOf(page: PageModel, tokens: readonly Token[], rule: SheetRule): string | undefined {
  const inRule = tokens.filter((token) => token.rule === rule);
  const named = inRule.filter(
    ({ declaration }) =>
      /(?:^|-)(?:bg|background|paper|page|base|canvas|surface)(?:-|$)/i.test(declaration.name) &&
      !/brand|primary|accent/i.test(declaration.name),
  );
  const darkest = named.sort((a, b) => toLch(a.colour).l - toLch(b.colour).l);
  const paper = isDarkRule(rule) ? darkest.at(-1) : darkest[0];
  return (
    paper?.colour ??
    (page.body && !isDarkRule(rule) ? solid(backgroundBehind(page.sheet, page.body)) : undefined)
  );
}

function solid(background: string): string | undefined {
  return background === 'image' ? undefined : background;
}

/** Widest distance in hue, in degrees, at which a colour still goes by the same name. */
const SAME_NAME = 30;

/** Every colour that the page shows near this hue moves to the other one, the most vivid one exactly. */
export function hueSplices(page: PageModel, from: string, to: string): Splice[] {
  const shown = [...tokensOf(page), ...literalsOf(page)].filter(
    ({ colour }) => toLch(colour).c > 0.04 && hueDistance(colour, from) < SAME_NAME,
  );
  const [main] = [...shown].sort((a, b) => toLch(b.colour).c - toLch(a.colour).c);
  return main
    ? shown.map(({ declaration, colour }) =>
        replaceColour(
          page,
          declaration,
          colour === main.colour ? to : shiftLike(colour, main.colour, to),
        ),
      )
    : [];
}

/** Without tokens: every colour of the main colour's hue moves to the new hue, the main one exactly. */
function literalSplices(page: PageModel, wanted: string): Splice[] {
  const main = mainLiteral(page);
  if (!main) return [];
  const family = literalsOf(page).filter(({ colour }) => hueDistance(colour, main) < 22);
  return family.map(({ declaration, rule, colour }) => {
    const moved = colour === main ? wanted : shiftLike(colour, main, wanted);
    const value =
      declaration.name === 'color' ? readableFor(page, { rule, main, colour: moved }) : moved;
    return replaceColour(page, declaration, value);
  });
}

function readableFor(
  page: PageModel,
  { rule, main, colour }: { rule: SheetRule; main: string; colour: string },
): string {
  const element = page.index.elements.find((candidate) =>
    rule.selectors.some((selector) => matchesSelector(candidate, selector)),
  );
  const behind = element && solid(backgroundBehind(page.sheet, element));
  if (!behind) return colour;
  const isOwnFamily = hueDistance(behind, main) < 22 && contrast(colour, behind) < 1.2;
  return isOwnFamily ? colour : readableOn(colour, behind);
}

/** Changes the colour inside a value such as `1px solid #06c`. */
function replaceColour(page: PageModel, declaration: CssDeclaration, value: string): Splice {
  const written = resolveVars(page.sheet, undefined, declaration.value);
  const part = written.split(/\s+/).find((word) => readColour(word) !== undefined);
  const at = part && readColour(written) === undefined ? declaration.value.indexOf(part) : 0;
  const length = part && readColour(written) === undefined ? part.length : declaration.value.length;
  const start = declaration.valueStart + at;
  return { start, end: start + length, replacement: value };
}
