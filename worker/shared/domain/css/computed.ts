import type { IndexedElement } from '../html/source-index.ts';
import { findColour, readColour } from '../colour/css-colour.ts';
import { isDarkRule, winnerOf, type StyleSheet } from './style-sheet.ts';

/** The value of a custom property as seen from the element, or undefined. */
export function customProperty(
  sheet: StyleSheet,
  element: IndexedElement | undefined,
  name: string,
): string | undefined {
  for (let at = element; at; at = at.parent) {
    const claim = winnerOf(sheet, at, [name]);
    if (claim) return claim.declaration.value;
  }
  const root = sheet.rules.findLast(
    (rule) =>
      /(?:^|,)\s*(?::root|html)\b/.test(rule.selector) &&
      rule.conditions.length === 0 &&
      !isDarkRule(rule) &&
      rule.declarations.some((declaration) => declaration.name === name),
  );
  return root?.declarations.findLast((declaration) => declaration.name === name)?.value;
}

/** Values that name others many times would grow beyond measure. */
const LONGEST_VALUE = 4_000;

/** A value with its `var()` replaced, eight levels deep at most; those of very long values stay. */
export function resolveVars(
  sheet: StyleSheet,
  element: IndexedElement | undefined,
  value: string,
): string {
  let resolved = value;
  for (let depth = 0; depth < 8 && resolved.includes('var('); depth += 1) {
    if (resolved.length > LONGEST_VALUE) return resolved;
    resolved = resolved.replace(
      /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
      (_whole, name: string, fallback: string | undefined) =>
        customProperty(sheet, element, name)?.slice(0, LONGEST_VALUE) ??
        fallback?.trimStart() ??
        'unset',
    );
  }
  return resolved;
}

/** The element's own background as hex; `'image'` for pictures and gradients; undefined when it has none. */
export function ownBackground(sheet: StyleSheet, element: IndexedElement): string | undefined {
  const claim = winnerOf(sheet, element, ['background', 'background-color', 'background-image']);
  if (!claim) return undefined;
  const value = resolveVars(sheet, element, claim.declaration.value);
  if (/url\(|gradient\(/i.test(value)) return 'image';
  return findColour(value);
}

/** What stands behind the text of an element: hex, `'image'`, or white where nothing is said. */
export function backgroundBehind(sheet: StyleSheet, element: IndexedElement): string {
  for (let at: IndexedElement | undefined = element; at; at = at.parent) {
    const own = ownBackground(sheet, at);
    if (own) return own;
  }
  return '#ffffff';
}

/** What browsers give to links that no rule speaks of. */
const BROWSER_LINK = '#0000ee';

/** The text colour with inheritance; undefined when only a linked sheet or the browser could know. */
export function textColour(sheet: StyleSheet, element: IndexedElement): string | undefined {
  for (let at: IndexedElement | undefined = element; at; at = at.parent) {
    const claim = winnerOf(sheet, at, ['color']);
    const value = claim ? resolveVars(sheet, at, claim.declaration.value) : undefined;
    if (value !== undefined && !/^(?:inherit|unset|currentcolor)$/i.test(value))
      return readColour(value);
    if (value === undefined && at.tag === 'a')
      return sheet.hasLinkedSheets ? undefined : BROWSER_LINK;
  }
  return sheet.hasLinkedSheets ? undefined : '#000000';
}

const ROOT_FONT_PX = 16;
const TAG_EM: Record<string, number> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
};

/** The font size in px, as far as the page's own rules tell; viewport units count as a 1280 px window. */
export function fontSizePx(sheet: StyleSheet, element: IndexedElement): number {
  const inherited = element.parent ? fontSizePx(sheet, element.parent) : ROOT_FONT_PX;
  const claim = winnerOf(sheet, element, ['font-size', 'font']);
  const value = claim && resolveVars(sheet, element, claim.declaration.value);
  const length = value && toPx(value, inherited);
  return length || inherited * (TAG_EM[element.tag] ?? 1);
}

const UNIT_PX: Record<string, number> = { px: 1, pt: 4 / 3, rem: ROOT_FONT_PX, vw: 12.8, vh: 7.2 };

/** The first length of a value in px; in `clamp()` the last one; times its factor. `em` and `%` are of `basePx`. */
export function toPx(value: string, basePx: number): number | undefined {
  const [, inner, factor] = /^calc\(([^]*) \* ([\d.]+)\)$/.exec(value.trim()) ?? [];
  if (inner !== undefined) {
    const length = toPx(inner, basePx);
    return length === undefined ? undefined : length * Number(factor);
  }
  const lengths = [
    ...value.matchAll(/(?<![\d.])(-?(?:\d+(?:\.\d+)?|\.\d+))(px|pt|rem|em|%|vw|vh)/gi),
  ];
  const match = /clamp\(/i.test(value) ? lengths.at(-1) : lengths[0];
  if (!match) return undefined;
  const unit = match[2]?.toLowerCase() ?? 'px';
  return Number(match[1]) * (unit === '%' ? basePx / 100 : (UNIT_PX[unit] ?? basePx));
}
