import { coloursIn, mapColours, writeColour, type CssColour } from '../colour/css-colour.ts';
import { parseInlineStyle, type CssDeclaration } from '../css/parse-css.ts';
import { readStyleSheet } from '../css/style-sheet.ts';
import { attributeOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import {
  OPERATION_LIMITS,
  type Locator,
  type PageOperation,
  type StyleScope,
} from '../page-operations/operation-types.ts';
import { readTheme, tokensInForce, type TokenScheme } from './read-theme.ts';
import { nameTokens, type TokenName } from './token-names.ts';

/** A colour that a page offers for more of its parts. */
export interface PageColour {
  /** What to write: `var(--brand)` for a token, else the colour. */
  value: string;
  colour: CssColour;
  /** Of a token. */
  name: TokenName | null;
  /** How often the page's styles say it. */
  uses: number;
}

const MOST_OFFERED = 24;

/** The page's own colours by use: its tokens first, then the colours that its styles say themselves. */
export function pageColours(index: SourceIndex, scheme: TokenScheme): PageColour[] {
  const places = [...declarationsOf(index)];
  const uses = countVars(places);
  const inForce = tokensInForce(readTheme(index), scheme);
  const names = nameTokens(index, inForce);
  const tokens = inForce.flatMap(({ name, colour }): PageColour[] => {
    if (!colour || colour.alpha === 0) return [];
    const known = names.get(name) ?? null;
    return [{ value: `var(${name})`, colour, name: known, uses: uses.get(name) ?? 0 }];
  });
  return [...byUse(tokens), ...byUse(writtenColours(places))].slice(0, MOST_OFFERED);
}

/** Colours that a page without tokens uses, by use. */
export function usedColours(index: SourceIndex): PageColour[] {
  return byUse(writtenColours([...declarationsOf(index)]));
}

function byUse(colours: readonly PageColour[]): PageColour[] {
  return colours.toSorted((one, other) => other.uses - one.uses);
}

/** A declaration and where to write it. */
interface Place {
  declaration: CssDeclaration;
  scope: { selector: string; nth: number } | IndexedElement;
}

function* declarationsOf(index: SourceIndex): Generator<Place> {
  const counts = new Map<string, number>();
  for (const { selector, declarations } of readStyleSheet(index).rules) {
    const nth = counts.get(selector) ?? 0;
    counts.set(selector, nth + 1);
    for (const declaration of declarations) yield { declaration, scope: { selector, nth } };
  }
  for (const element of index.elements) {
    const style = attributeOf(element, 'style');
    if (!style) continue;
    for (const declaration of parseInlineStyle(style)) yield { declaration, scope: element };
  }
}

function countVars(places: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { declaration } of places) {
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** Names of fonts, areas and animations are no colours, whatever they are called. */
const COLOURED =
  /^(?:(?:[a-z-]+-)?color|background(?:-image)?|border(?:-[a-z]+)*|outline|(?:box|text)-shadow|fill|stroke|filter|text-decoration|column-rule)$/;

function writtenColours(places: readonly Place[]): PageColour[] {
  const found = new Map<string, PageColour>();
  for (const { declaration } of places) {
    if (!COLOURED.test(declaration.name)) continue;
    for (const colour of coloursIn(declaration.value)) {
      const value = writeColour(colour);
      const known = found.get(value) ?? { value, colour, name: null, uses: 0 };
      known.uses += 1;
      found.set(value, known);
    }
  }
  return [...found.values()];
}

/**
 * Gives a colour another value wherever the page's style sheets and its elements' own styles say it: at most as
 * many places as operations may be run together. `from` is as `writeColour` writes it.
 */
export function planRecolour(
  index: SourceIndex,
  { from, to }: { from: string; to: string },
  locate: (element: IndexedElement) => Locator,
): PageOperation[] {
  const operations: PageOperation[] = [];
  for (const { declaration, scope } of declarationsOf(index)) {
    if (!COLOURED.test(declaration.name)) continue;
    const value = mapColours(declaration.value, (colour) =>
      writeColour(colour) === from ? to : undefined,
    );
    if (value === declaration.value) continue;
    const written = declaration.isImportant ? `${value} !important` : value;
    const place: StyleScope =
      'selector' in scope ? { kind: 'rule', ...scope } : { kind: 'element', at: locate(scope) };
    operations.push({
      kind: 'set-style',
      scope: place,
      property: declaration.name,
      value: written,
    });
  }
  return operations.slice(0, OPERATION_LIMITS.operations);
}
