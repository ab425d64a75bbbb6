import { fromHex, toHex } from '#domain/colour/oklch.ts';
import type { CssDeclaration } from '#domain/css/parse-css.ts';
import { isDarkRule, type StyleSheet } from '#domain/css/style-sheet.ts';
import { addRules, selectorFor, writeRule, writeStyles } from '#domain/css/write-styles.ts';
import { attributeOf, findByTag } from '#domain/html/query.ts';
import { applySplices, setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { findColour, readColour } from '#domain/colour/css-colour.ts';
import { backgroundBehind } from '#domain/css/computed.ts';
import { repairContrast } from '#domain/css/repair-contrast.ts';
import { readPage, type PageModel } from '../page/page-model.ts';
import { done, refuse, type Planner } from './plan-types.ts';

const SCHEME = ':root { color-scheme: dark; }';

/** Dark twins of the page's colours for visitors whose system is dark. */
export const planDarkMode: Planner<'dark-mode'> = ({ page, say }) => {
  if (page.sheet.hasDarkRules) return refuse(say.alreadyDark);
  const rules = darkLook(page);
  if (page.sheet.hasLinkedSheets && rules.length < 3) return refuse(say.noTokens);
  const block = [SCHEME, ...rules, ...darkRepairs(page, rules)];
  const rule = `@media (prefers-color-scheme: dark) {\n  ${block.join('\n  ')}\n}`;
  return done(addRules(page, [rule]), say.darkMode());
};

/** OKLCH lightness below which a ground is dark. */
const DARK_GROUND = 0.4;

/** Turns the page dark for everybody: by its own dark scheme where it has one, else by dark twins of its colours. */
export const planDarkPage: Planner<'dark-page'> = ({ page, say }) => {
  const ground = page.body ? backgroundBehind(page.sheet, page.body) : '#ffffff';
  if (ground !== 'image' && fromHex(ground).lightness < DARK_GROUND)
    return refuse(say.alreadyDarkPage);
  if (page.sheet.hasLinkedSheets) return refuse(say.noTokens);
  const own = ownDarkRules(page.sheet);
  const splices = [
    ...addRules(page, [SCHEME, ...(own.length > 0 ? own : darkLook(page))]),
    ...themeColour(page),
    ...writtenOut(page),
  ];
  return { ...done(splices, say.darkPage()), changesColours: true };
};

/** Rules that turn a light page dark: light surfaces turn dark, dark ones stay, vivid ones keep their hue. */
function darkLook({ sheet }: PageModel): string[] {
  const always = sheet.rules.filter(({ conditions }) => conditions.length === 0);
  const twins = always.flatMap(({ selector, declarations }) => {
    const body = declarations.flatMap((declaration) => darkTwin(sheet, declaration));
    return body.length > 0 ? [`${selector} { ${body.join(' ')} }`] : [];
  });
  const isBased = twins.some((rule) => /^(?:html|body)\b|^:root/.test(rule));
  // The blue that browsers give to links is too dark then; a page with a colour for them keeps its own.
  const hasLinks = always.some(
    ({ selector, declarations }) =>
      /^a(?::link)?$/.test(selector) && declarations.some(({ name }) => name === 'color'),
  );
  return [
    ...(isBased ? [] : ['body { background-color: #15171a; color: #ececee; }']),
    ...(hasLinks ? [] : ['a { color: #9cc4ff; }']),
    ...twins,
  ];
}

const SURFACE = /^background(?:-color)?$/;
const LINE = /^border(?:-(?:color|top|bottom|left|right))?$/;

/** Custom properties change by what the page uses them for. */
function darkTwin(sheet: StyleSheet, { name, value, isImportant }: CssDeclaration): string[] {
  const isToken = name.startsWith('--');
  const convert = isToken ? tokenConverter(sheet, name) : converterFor(name);
  const colour = isToken ? readColour(value) : findColour(value);
  const dark = colour && convert?.(colour);
  if (!dark || dark === colour) return [];
  const property =
    LINE.test(name) || SURFACE.test(name) ? name.replace(/(?:-color)?$/, '-color') : name;
  return [`${property}: ${dark}${isImportant ? ' !important' : ''};`];
}

type Convert = (colour: string) => string;

function converterFor(property: string): Convert | undefined {
  if (property === 'color') return darkInk;
  if (LINE.test(property)) return darkLine;
  return SURFACE.test(property) ? darkSurface : undefined;
}

function tokenConverter({ rules }: StyleSheet, token: string): Convert {
  const uses = rules
    .flatMap(({ declarations }) => declarations)
    .filter(({ value }) => value.includes(`var(${token})`))
    .map(({ name }) => converterFor(name));
  const [first] = uses;
  return first && uses.every((use) => use === first) ? first : darkSurface;
}

function darkSurface(colour: string): string {
  const { lightness, chroma, hue } = fromHex(colour);
  if (lightness < 0.6) return colour;
  if (chroma > 0.12) return toHex({ lightness: 0.42, chroma, hue });
  return toHex({
    lightness: 0.17 + (1 - lightness) * 0.6,
    chroma: Math.min(chroma, 0.02),
    hue,
  });
}

function darkInk(colour: string): string {
  const { lightness, chroma, hue } = fromHex(colour);
  if (lightness > 0.7) return colour;
  return toHex({ lightness: 0.94 - lightness * 0.25, chroma: Math.min(chroma, 0.14), hue });
}

function darkLine(colour: string): string {
  const lch = fromHex(colour);
  return toHex({ ...lch, lightness: lch.chroma > 0.1 ? Math.max(lch.lightness, 0.6) : 0.36 });
}

/** Looks at the page as it will be in dark mode and mends texts that would not read well. */
function darkRepairs(page: PageModel, rules: readonly string[]): string[] {
  const dark = readPage(applySplices(page.html, addRules(page, rules)), page.language);
  return repairContrast(page, dark).flatMap(({ elements, declarations }) => {
    const { selector, splices } = selectorFor(dark, elements);
    if (splices.length > 0) return [];
    return Object.entries(declarations).map(([name, value]) =>
      writeRule(dark, elements, { name, value, selector }),
    );
  });
}

/** What the page's own dark scheme says, without its condition. */
function ownDarkRules({ rules }: StyleSheet): string[] {
  return rules
    .filter(({ conditions }) => conditions.length === 1 && /^@media/i.test(conditions[0] ?? ''))
    .filter(isDarkRule)
    .map(({ selector, declarations }) => {
      const body = declarations
        .filter(({ name }) => name !== 'color-scheme')
        .map(({ name, value }) => `${name}: ${value};`);
      return `${selector} { ${body.join(' ')} }`;
    });
}

function themeColour({ index }: PageModel): Splice[] {
  return findByTag(index, 'meta')
    .filter((meta) => attributeOf(meta, 'name') === 'theme-color')
    .flatMap((meta) => {
      const hex = readColour(attributeOf(meta, 'content') ?? '');
      return hex ? setAttribute(meta, 'content', darkSurface(hex)) : [];
    });
}

const WRITTEN = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;

/** Light grounds in `style` and `bgcolor` attributes, which no rule of the sheet speaks of. */
function writtenOut(page: PageModel): Splice[] {
  const wishes = page.index.elements.flatMap((element) => {
    const written = WRITTEN.exec(attributeOf(element, 'style') ?? '')?.[1];
    const hex = readColour((written ?? attributeOf(element, 'bgcolor') ?? '').trim());
    const dark = hex && darkSurface(hex);
    return dark && dark !== hex
      ? [{ elements: [element], declarations: { 'background-color': dark } }]
      : [];
  });
  return writeStyles(page, wishes);
}
