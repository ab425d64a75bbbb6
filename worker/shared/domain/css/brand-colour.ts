import { mapColours } from '../colour/css-colour.ts';
import { contrastRatio, fromHex, toHex } from '../colour/oklch.ts';
import type { CssDeclaration } from './parse-css.ts';
import { matchesSelector } from './selector.ts';
import { isDarkRule, type SheetRule } from './style-sheet.ts';
import type { Splice } from '../text/splices.ts';
import { hueDistance, inkOn, readableOn, rehue } from '../colour/choose-colour.ts';
import { findColour, readColour } from '../colour/css-colour.ts';
import { backgroundBehind } from './computed.ts';
import type { StyledPage } from './write-styles.ts';

/** A colour that a rule of the page writes out. */
interface Paint {
  declaration: CssDeclaration;
  rule: SheetRule;
  colour: string;
}

function paintsOf(
  { sheet }: StyledPage,
  read: (declaration: CssDeclaration) => string | undefined,
): Paint[] {
  return sheet.rules.flatMap((rule) =>
    rule.declarations.flatMap((declaration) => {
      const colour = read(declaration);
      return colour ? [{ declaration, rule, colour }] : [];
    }),
  );
}

function tokensOf(page: StyledPage): Paint[] {
  return paintsOf(page, ({ name, value }) =>
    name.startsWith('--') ? readColour(value) : undefined,
  );
}

const PAINTED =
  /^(?:background|(?:background-|border-|outline-|accent-)?color|border(?:-bottom|-top|-left)?|fill|stroke)$/;

function literalsOf(page: StyledPage): Paint[] {
  return paintsOf(page, ({ name, value }) =>
    PAINTED.test(name) && !value.includes('var(') ? findColour(value) : undefined,
  );
}

const BRAND_NAMES = [/brand/i, /primary/i, /accent/i, /theme|main|highlight/i];
const ON_NAME = /(?:^|-)on-|-(?:contrast|ink|text|foreground|fg)$|contrast|inverse/i;

/** The custom property that carries the brand: by its name, else by what buttons and links use. */
function brandToken({ sheet }: StyledPage, tokens: readonly Paint[]): Paint | undefined {
  for (const wanted of BRAND_NAMES) {
    const [shortest] = tokens
      .filter(({ declaration: { name } }) => wanted.test(name) && !ON_NAME.test(name))
      .sort((a, b) => a.declaration.name.length - b.declaration.name.length);
    if (shortest) return shortest;
  }
  const used = sheet.rules
    .filter(({ selector }) => /btn|button|cta|\ba\b/i.test(selector))
    .flatMap(({ declarations }) => declarations)
    .map(({ value }) => /^var\((--[\w-]+)\)$/.exec(value)?.[1]);
  const vivid = tokens.filter(({ colour }) => fromHex(colour).chroma > 0.05);
  const name = used.find((found) => vivid.some(({ declaration }) => declaration.name === found));
  return tokens.find(({ declaration }) => declaration.name === name);
}

/** The colour a visitor would call the page's own; undefined when the page's styles cannot be seen. */
export function mainColour(page: StyledPage): string | undefined {
  return brandToken(page, tokensOf(page))?.colour ?? mainLiteral(page);
}

function mainLiteral(page: StyledPage): string | undefined {
  const vivid = literalsOf(page).filter(({ colour }) => fromHex(colour).chroma > 0.06);
  const button = vivid.find(
    ({ rule, declaration }) =>
      /btn|button|cta/i.test(rule.selector) && declaration.name.startsWith('background'),
  );
  return (button ?? vivid[0])?.colour;
}

/** Splices that give the page another main colour, its family of shades along with it. Empty when it has none. */
export function brandSplices(page: StyledPage, wanted: string): Splice[] {
  const tokens = tokensOf(page);
  const brand = brandToken(page, tokens);
  if (brand) return tokenSplices(page, tokens, { brand, wanted });
  const main = mainLiteral(page);
  if (!main) return [];
  const family = literalsOf(page).filter(({ colour }) => hueDistance(colour, main) < 22);
  return family.flatMap((paint) => {
    const moved = paint.colour === main ? wanted : rehue(paint.colour, wanted);
    const isText = paint.declaration.name === 'color';
    return repaint(paint, isText ? readableFor(page, paint.rule, moved) : moved);
  });
}

function repaint({ declaration, colour }: Paint, wanted: string): Splice[] {
  const { value, valueStart, valueEnd } = declaration;
  const replacement = mapColours(value, ({ hex }) => (hex === colour ? wanted : undefined));
  return replacement === value ? [] : [{ start: valueStart, end: valueEnd, replacement }];
}

/** Dark schemes keep the brightness that their designer chose. */
function tokenSplices(
  page: StyledPage,
  tokens: readonly Paint[],
  { brand, wanted }: { brand: Paint; wanted: string },
): Splice[] {
  const { name } = brand.declaration;
  const stem = name
    .replace(/^--(?:color-|colour-|clr-|c-)?/, '')
    .replace(/-(?:500|600|base|main|default)$/, '');
  const paper = page.body && solid(backgroundBehind(page.sheet, page.body));
  const family = tokens.filter(({ declaration }) => declaration.name.includes(stem));
  return family.flatMap((token) => {
    const { declaration, rule, colour } = token;
    const isDark = isDarkRule(rule);
    const lead = family.find((one) => one.rule === rule && one.declaration.name === name);
    const main = isDark && lead ? rehue(lead.colour, wanted) : wanted;
    if (standsOn(brand, token)) return repaint(token, inkOn(main));
    const isMain = declaration.name === name || (!isDark && colour === brand.colour);
    if (!isMain) return repaint(token, rehue(colour, wanted));
    const isText = !isDark && paintsText(page, declaration.name);
    return repaint(token, isText ? readableOn(main, paper) : main);
  });
}

/** Colours of text that stands on the brand: named so, and not of the brand's hue themselves. */
function standsOn(brand: Paint, { declaration: { name }, colour }: Paint): boolean {
  return /(?:^|-)on-/.test(name) || (ON_NAME.test(name) && hueDistance(colour, brand.colour) > 22);
}

function paintsText({ sheet }: StyledPage, token: string): boolean {
  const uses = sheet.rules.flatMap(({ declarations }) => declarations);
  return (
    token.endsWith('-text') ||
    uses.some(({ name, value }) => name === 'color' && value.includes(`var(${token})`))
  );
}

function solid(background: string): string | undefined {
  return background === 'image' ? undefined : background;
}

/** Readable on what is behind the first element of the rule, unless that has the same colour already. */
function readableFor({ index, sheet }: StyledPage, rule: SheetRule, colour: string): string {
  const element = index.elements.find((candidate) =>
    rule.selectors.some((selector) => matchesSelector(candidate, selector)),
  );
  const behind = element && solid(backgroundBehind(sheet, element));
  return behind && contrastRatio(colour, behind) < 1.2 ? colour : readableOn(colour, behind);
}

/** Widest distance in hue, in degrees, at which a colour still goes by the same name. */
const SAME_NAME = 30;

/** The colours that the page shows near this hue, the most vivid one first. */
function paintsNear(page: StyledPage, hex: string): Paint[] {
  return [...tokensOf(page), ...literalsOf(page)]
    .filter(({ colour }) => fromHex(colour).chroma > 0.04 && hueDistance(colour, hex) < SAME_NAME)
    .toSorted((a, b) => fromHex(b.colour).chroma - fromHex(a.colour).chroma);
}

/**
 * Every colour that the page shows near this hue gets darker or lighter: by so much OKLCH lightness, from -1 to 1.
 * Dark schemes keep their own, which is readable on their grounds.
 */
export function shadeSplices(page: StyledPage, hex: string, step: number): Splice[] {
  return paintsNear(page, hex)
    .filter(({ rule }) => !isDarkRule(rule))
    .flatMap((paint) => repaint(paint, lightened(paint.colour, step)));
}

/** A colour with more lightness, or with less where `step` is below 0; it stays short of white and black. */
export function lightened(hex: string, step: number): string {
  const { lightness, ...hue } = fromHex(hex);
  return toHex({ ...hue, lightness: Math.min(0.98, Math.max(0.05, lightness + step)) });
}

/** Every colour that the page shows near this hue moves to the other one, the most vivid one exactly. */
export function hueSplices(page: StyledPage, from: string, to: string): Splice[] {
  const shown = paintsNear(page, from);
  const [main] = shown;
  return shown.flatMap((paint) =>
    repaint(paint, paint.colour === main?.colour ? to : rehue(paint.colour, to)),
  );
}
