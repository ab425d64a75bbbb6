import type { Splice } from '#domain/text/splices.ts';
import { parseInlineStyle, type CssDeclaration } from '../css/parse-css.ts';
import { setAttribute, applySplices } from '../html/splice.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { renderedElements } from './rendered-elements.ts';

const LENGTH = String.raw`(?:0|-?(?:\d+|\d*\.\d+)(?:px|em|rem|%|pt|vh|vw))`;
const COLOUR =
  '(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|rgba?\\([\\d.,\\s%]+\\)|transparent|black|white|red|green|blue|' +
  'yellow|orange|purple|pink|gr[ae]y|navy|teal|maroon|silver|gold|brown)';
const UP_TO_FOUR_LENGTHS = `${LENGTH}(?:\\s+${LENGTH}){0,3}`;

/**
 * Values that every browser supports for these properties. For any other value, an earlier declaration may be
 * the fallback (`height: 100vh; height: 100dvh`), so both are kept.
 */
const CERTAIN: readonly (readonly [properties: RegExp, value: RegExp])[] = (
  [
    ['color|background(?:-color)?|border(?:-(?:top|right|bottom|left))?-color', COLOUR],
    ['background(?:-image)?|border|outline|text-decoration|transform|box-shadow', 'none'],
    ['(?:min-|max-)?(?:width|height)|font-size|gap|border-(?:width|radius)', LENGTH],
    ['(?:margin|padding)(?:-(?:top|right|bottom|left))?|top|right|bottom|left', LENGTH],
    ['margin|padding', UP_TO_FOUR_LENGTHS],
    ['width|height|margin(?:-(?:top|right|bottom|left))?', 'auto'],
    ['font-weight', '(?:normal|bold|[1-9]00)'],
    ['font-style', '(?:normal|italic)'],
    ['text-align', '(?:left|right|center|justify)'],
    ['text-decoration', '(?:underline|line-through)'],
    ['text-transform', '(?:none|uppercase|lowercase|capitalize)'],
    ['display', '(?:none|block|inline|inline-block|flex|grid)'],
    ['position', '(?:static|relative|absolute|fixed)'],
    ['visibility', '(?:visible|hidden)'],
    ['opacity|z-index|order|flex-grow|flex-shrink', String.raw`\d+`],
    ['line-height', String.raw`(?:normal|\d+(?:\.\d+)?)`],
    ['font-family', String.raw`[a-z][\w\s-]*(?:,\s*[a-z][\w\s-]*)*`],
    ['--.+', '.*'],
  ] as const
).map(([properties, value]) => [
  new RegExp(`^(?:${properties})$`),
  new RegExp(`^(?:${value})$`, 'i'),
]);

/** In such a value a semicolon may not be the end of a declaration. */
const INTRICATE = /[{}\\[\]]|\/\*/;

/** Of several declarations of a property in a `style` attribute, keeps only the one that takes effect. */
export function mergeInlineStyles(index: SourceIndex): Splice[] {
  return renderedElements(index).flatMap((element) => mergeStyle(index, element));
}

function mergeStyle({ html }: SourceIndex, element: IndexedElement): Splice[] {
  const attribute = element.attributes.find(({ name }) => name === 'style');
  if (attribute === undefined) return [];
  const { value, range } = attribute;
  const splices = idleDeclarations(value).map((declaration) => removal(value, declaration));
  if (splices.length === 0) return [];
  const written = html.slice(range.start, range.end);
  const start = range.end - value.length - (/["']$/.test(written) ? 1 : 0);
  // If the value contains character references, its offsets differ from those of the source.
  if (html.slice(start, start + value.length) !== value)
    return setAttribute(element, 'style', applySplices(value, splices));
  return splices.map((splice) => ({
    ...splice,
    start: splice.start + start,
    end: splice.end + start,
  }));
}

/** The declarations of a `style` attribute that have no effect because another one overrides them. */
export function idleDeclarations(style: string): CssDeclaration[] {
  if (INTRICATE.test(style)) return [];
  const winners = new Map<string, CssDeclaration>();
  const idle: CssDeclaration[] = [];
  for (const declaration of parseInlineStyle(style)) {
    const before = winners.get(declaration.name);
    if (before === undefined) winners.set(declaration.name, declaration);
    else if (before.isImportant && !declaration.isImportant) {
      if (isCertain(before)) idle.push(declaration);
    } else {
      if (isCertain(declaration) || before.value === declaration.value) idle.push(before);
      winners.set(declaration.name, declaration);
    }
  }
  return idle;
}

function isCertain({ name, value }: CssDeclaration): boolean {
  return CERTAIN.some(([properties, values]) => properties.test(name) && values.test(value));
}

/** Includes the semicolon and the white space after it. */
function removal(style: string, { start, end }: CssDeclaration): Splice {
  const tail = /^\s*;?\s*/.exec(style.slice(end))?.[0].length ?? 0;
  return { start, end: end + tail, replacement: '' };
}
