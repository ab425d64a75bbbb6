import { parseColour } from '../colour/css-colour.ts';
import { parseInlineStyle } from '../css/parse-css.ts';
import { matchesSelector } from '../css/selector.ts';
import { isDarkRule, readStyleSheet } from '../css/style-sheet.ts';
import { attributeOf, elementsIn } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import {
  OPERATION_LIMITS,
  type Locator,
  type PageOperation,
} from '../page-operations/operation-types.ts';

/** A colour of an inline drawing. */
export interface DrawingColour {
  /** As the page writes it: a colour, `currentcolor` or `var(--brand)`. */
  written: string;
  /** What it is in this drawing: `written`, or what was chosen for this drawing alone. */
  value: string;
  uses: number;
}

const PAINTS = new Set(['fill', 'stroke', 'stop-color']);
const TOKEN = /^var\(\s*(--[\w-]+)[^()]*\)$/;
/** Elements of a drawing that are looked at. */
const MOST_ELEMENTS = 400;
const MOST_COLOURS = 12;

/** Where a drawing says a colour: an attribute, or a style that is its own or a rule's. */
interface Paint {
  element: IndexedElement;
  property: string;
  written: string;
  isAttribute: boolean;
}

/** The colours of an inline `<svg>`, the most used first; at most twelve. */
export function drawingColours(index: SourceIndex, drawing: IndexedElement): DrawingColour[] {
  const own = new Map(
    parseInlineStyle(attributeOf(drawing, 'style') ?? '').map(({ name, value }) => [name, value]),
  );
  const found = new Map<string, DrawingColour>();
  for (const { written } of paintsOf(index, drawing)) {
    const chosen = own.get(propertyFor(written) ?? '');
    const colour = found.get(written) ?? { written, value: chosen ?? written, uses: 0 };
    colour.uses += 1;
    found.set(written, colour);
  }
  return [...found.values()].toSorted((a, b) => b.uses - a.uses).slice(0, MOST_COLOURS);
}

interface Repaint {
  drawing: IndexedElement;
  /** `written` of one of the drawing's colours. */
  from: string;
  /** Null gives the page's own colour back, where the drawing alone had another one. */
  to: string | null;
}

/**
 * Gives a colour of this drawing another value; other drawings keep theirs. A token and `currentcolor` are set
 * once, on the drawing itself; a colour that is written out, wherever this drawing says it.
 */
export function planDrawingColour(
  index: SourceIndex,
  { drawing, from, to }: Repaint,
  locate: (element: IndexedElement) => Locator,
): PageOperation[] {
  const property = propertyFor(from);
  if (property !== undefined) {
    const value = to === from ? null : to;
    return [
      { kind: 'set-style', scope: { kind: 'element', at: locate(drawing) }, property, value },
    ];
  }
  return paintsOf(index, drawing)
    .filter(({ written }) => written === from)
    .map((paint): PageOperation => {
      const at = locate(paint.element);
      return paint.isAttribute
        ? { kind: 'set-attribute', at, name: paint.property, value: to }
        : {
            kind: 'set-style',
            scope: { kind: 'element', at },
            property: paint.property,
            value: to,
          };
    })
    .slice(0, OPERATION_LIMITS.operations);
}

/** What is set on the drawing to change all uses of a token or of `currentcolor`; undefined for plain colours. */
function propertyFor(written: string): string | undefined {
  return written === 'currentcolor' ? 'color' : TOKEN.exec(written)?.[1];
}

function paintsOf(index: SourceIndex, drawing: IndexedElement): Paint[] {
  const rules = readStyleSheet(index).rules.flatMap((rule) => {
    const paints = rule.declarations.filter(({ name, value }) => isPaint(name, value));
    return paints.length === 0 || isDarkRule(rule) ? [] : [{ ...rule, paints }];
  });
  return [drawing, ...elementsIn(drawing).slice(0, MOST_ELEMENTS)].flatMap((element) => {
    const by = new Map<string, Paint>();
    for (const property of PAINTS) {
      const written = attributeOf(element, property);
      if (written !== undefined && isPaint(property, written))
        by.set(property, { element, property, written: tidy(written), isAttribute: true });
    }
    const styles = [
      ...rules
        .filter(({ selectors }) => selectors.some((one) => matchesSelector(element, one)))
        .flatMap(({ paints }) => paints),
      ...parseInlineStyle(attributeOf(element, 'style') ?? '').filter(({ name, value }) =>
        isPaint(name, value),
      ),
    ];
    for (const { name, value } of styles)
      by.set(name, { element, property: name, written: tidy(value), isAttribute: false });
    return [...by.values()];
  });
}

function isPaint(property: string, value: string): boolean {
  if (!PAINTS.has(property)) return false;
  const written = tidy(value);
  return propertyFor(written) !== undefined || (parseColour(written)?.alpha ?? 0) > 0;
}

function tidy(value: string): string {
  const trimmed = value.trim();
  return /^currentcolor$/i.test(trimmed) ? 'currentcolor' : trimmed;
}
