import { findColour, readColour } from '../colour/css-colour.ts';
import { fromHex, toHex } from '../colour/oklch.ts';
import type { CssDeclaration } from './parse-css.ts';
import { isDarkRule, type StyleSheet } from './style-sheet.ts';

/** Rules that turn a light page dark: light surfaces turn dark, dark ones stay, vivid ones keep their hue. */
export function darkLook(sheet: StyleSheet): string[] {
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

export function darkSurface(colour: string): string {
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

/** What the page's own dark scheme says, without its condition. */
export function ownDarkRules({ rules }: StyleSheet): string[] {
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
