import type { CssDeclaration } from '#domain/css/parse-css.ts';
import { winnerOf } from '#domain/css/style-sheet.ts';
import { writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import { ancestorsOf, isPageRoot } from '#domain/html/query.ts';
import { sourceOf } from '#domain/fonts/font-families.ts';
import { firstFamily } from '#domain/fonts/page-fonts.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Resolved } from '../page/resolve-target.ts';
import { done, labelOf, onTarget, refuse } from './plan-types.ts';

export const planFont = onTarget<'font'>({
  otherwise: () => ({ element: 'page' }),
  plan: (context, { font: { stack, words } }, resolved) => {
    const { page, say } = context;
    const { element, elements, section } = resolved;
    const sentence = say.font(labelOf(context, resolved), nameOf(stack, words));
    const token = fontToken(page, resolved);
    if (token) return done([rewriteValue(token, stack)], sentence);
    const isPage = element === 'page' || (element === 'text' && !section);
    const wishes = [elements, isPage ? fontOverrides(page) : []]
      .filter(({ length }) => length > 0)
      .map((elements) => ({ elements, declarations: { 'font-family': stack } }));
    return done(writeStyles(page, wishes), sentence);
  },
});

/** Who asks for “a serif” hears which family came. */
function nameOf(stack: string, words: string): string {
  const id = firstFamily(stack);
  const family = id === undefined ? words : sourceOf(id).family;
  return family.toLowerCase().includes(words.toLowerCase()) ? family : `${family} (${words})`;
}

export function rewriteValue({ valueStart, valueEnd }: CssDeclaration, value: string): Splice {
  return { start: valueStart, end: valueEnd, replacement: value };
}

/** The custom property that gives all headings their font and nothing else. */
function fontToken(page: PageModel, resolved: Resolved): CssDeclaration | undefined {
  const { sheet } = page;
  if (resolved.element !== 'headings' || resolved.section) return undefined;
  const value = winnerOf(sheet, resolved.elements[0], ['font-family'])?.declaration.value ?? '';
  const name = wholeVar(value);
  if (name === undefined) return undefined;
  const users = sheet.rules.filter(({ declarations }) =>
    declarations.some((declaration) => declaration.value.includes(`var(${name})`)),
  );
  const isOnlyHeadings = users.every(({ selector }) =>
    selector.split(',').every((part) => /\bh[1-6]\b/.test(part)),
  );
  return isOnlyHeadings ? declarationOf(page, name) : undefined;
}

/** Elements that set a font of their own and would not follow the body. Code keeps its font. */
export function fontOverrides({ index, sheet, body }: PageModel): StyleWish['elements'] {
  return index.elements.filter(
    (element) =>
      body !== undefined &&
      element.range.start > body.range.start &&
      !['code', 'pre', 'kbd', 'samp', 'i'].includes(element.tag) &&
      winnerOf(sheet, element, ['font-family']),
  );
}

const EXTRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sticky: { top: '0', 'z-index': '50' },
};

export const planDeclare = onTarget<'declare'>({
  plan: (context, { property, value }, resolved) => {
    const isText = /^(?:text|font)-/.test(property);
    const isPage = resolved.elements.some(isPageRoot);
    if (value === 'sticky' && isPage) return refuse(context.say.next.which);
    if (isText && resolved.elements.every(({ tag }) => tag === 'img' || tag === 'svg'))
      return refuse(context.say.next.which);
    const declarations = { [property]: value, ...EXTRAS[value] };
    const elements = value === 'sticky' ? resolved.elements.map(barOf) : resolved.elements;
    const splices = writeStyles(context.page, [{ elements, declarations }]);
    return done(splices, context.say.style(labelOf(context, resolved), property, value));
  },
});

/** A menu stays on the screen with the header that holds it. */
function barOf(element: IndexedElement): IndexedElement {
  return [...ancestorsOf(element)].find(({ tag }) => tag === 'header') ?? element;
}

/** The name in a value that is nothing but one `var()`. */
export function wholeVar(value: string): string | undefined {
  return /^var\((--[\w-]+)\)$/.exec(value)?.[1];
}

export function declarationOf(
  { sheet }: PageModel,
  name: string | undefined,
): CssDeclaration | undefined {
  return sheet.rules
    .flatMap(({ declarations }) => declarations)
    .find((declaration) => declaration.name === name);
}
