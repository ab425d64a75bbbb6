import { attributeOf, classesOf, findByTag, isInside } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { joinSplices, type Splice } from '../text/splices.ts';
import { insertMarkup, setAttribute } from '../html/splice.ts';
import { escapeAttribute } from '../html/escape.ts';
import { parseInlineStyle } from './parse-css.ts';
import { setDeclaration } from './set-declaration.ts';
import { matchesSelector, readSelectors } from './selector.ts';
import { claimsOn, isUnconditional, type Claim, type StyleSheet } from './style-sheet.ts';

/** The facts about a page that are needed to write styles into it. */
export interface StyledPage {
  html: string;
  index: SourceIndex;
  sheet: StyleSheet;
  body: IndexedElement | undefined;
  /** Where nothing else may change: styles of this element and of what it holds become its own. */
  limit?: IndexedElement | undefined;
}

/** CSS properties and values for some elements. */
export interface StyleWish {
  elements: readonly IndexedElement[];
  declarations: Readonly<Record<string, string>>;
}

/** Elements that want the same make one rule. */
export function mergeWishes(wishes: readonly StyleWish[]): StyleWish[] {
  return [
    ...Map.groupBy(wishes, ({ declarations }) => JSON.stringify(declarations)).values(),
  ].flatMap(([first, ...rest]) =>
    first ? [{ ...first, elements: [first, ...rest].flatMap(({ elements }) => elements) }] : [],
  );
}

/** Properties that control the same thing; the first is the one that is written. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'background-color': ['background-color', 'background'],
  background: ['background', 'background-color', 'background-image'],
  'font-size': ['font-size', 'font'],
  'font-family': ['font-family', 'font'],
  'padding-top': ['padding-top', 'padding', 'padding-block', 'padding-block-start'],
  'padding-bottom': ['padding-bottom', 'padding', 'padding-block', 'padding-block-end'],
  'border-radius': ['border-radius'],
};

const CHANGED_IN_PLACE = new Set([
  'background-color',
  'color',
  'font-size',
  'font-family',
  'border-radius',
  'text-align',
  'font-weight',
  'line-height',
]);

/**
 * Splices that style elements. If one rule of the page already controls the property for exactly these
 * elements, its value is replaced. Otherwise a rule that is specific enough to win is added to the page's block
 * of edits. Where the page has a limit, the elements inside it are styled by their own attributes.
 */
export function writeStyles(page: StyledPage, wishes: readonly StyleWish[]): Splice[] {
  const { limit } = page;
  return limit ? writeInline(page, limit, wishes) : writeRules(page, wishes);
}

function writeInline(
  page: StyledPage,
  limit: IndexedElement,
  wishes: readonly StyleWish[],
): Splice[] {
  const styles = new Map<IndexedElement, string>();
  const outside = wishes.flatMap(({ elements, declarations }): StyleWish[] => {
    const own = elements.filter((element) => element === limit || isInside(element, limit));
    for (const element of own) {
      const known = styles.get(element) ?? attributeOf(element, 'style') ?? '';
      styles.set(element, withDeclarations(page, element, { style: known, declarations }));
    }
    const others = elements.filter((element) => !own.includes(element));
    return others.length > 0 ? [{ elements: others, declarations }] : [];
  });
  const inline = [...styles].flatMap(([element, style]) => setAttribute(element, 'style', style));
  return [...inline, ...writeRules(page, outside)];
}

function withDeclarations(
  { sheet }: StyledPage,
  element: IndexedElement,
  { style, declarations }: { style: string; declarations: StyleWish['declarations'] },
): string {
  return Object.entries(declarations).reduce((text, [name, value]) => {
    const rivals = claimsOn(sheet, element, FAMILIES[name] ?? [name]);
    const isImportant = rivals.some(({ rule, declaration }) => rule && declaration.isImportant);
    const list = { text, declarations: parseInlineStyle(text), end: text.trimEnd().length };
    return joinSplices(
      text,
      setDeclaration(list, name, isImportant ? `${value} !important` : value),
    ).trim();
  }, style);
}

function writeRules(page: StyledPage, wishes: readonly StyleWish[]): Splice[] {
  const splices: Splice[] = [];
  const rules: string[] = [];
  for (const { elements, declarations } of wishes) {
    const left = Object.entries(declarations).filter(([name, value]) => {
      const inPlace = replaceInPlace(page, elements, { name, value });
      if (inPlace) splices.push(inPlace);
      return !inPlace;
    });
    if (left.length === 0) continue;
    const hook = selectorFor(page, elements, splices.length + rules.length);
    splices.push(...hook.splices);
    rules.push(
      ...left.map(([name, value]) =>
        writeRule(page, elements, { name, value, selector: hook.selector }),
      ),
    );
  }
  return rules.length > 0 ? [...splices, ...addRules(page, rules)] : splices;
}

interface WantedDeclaration {
  name: string;
  value: string;
}

function replaceInPlace(
  page: StyledPage,
  elements: readonly IndexedElement[],
  { name, value }: WantedDeclaration,
): Splice | undefined {
  const [first] = elements;
  if (!first || !CHANGED_IN_PLACE.has(name)) return undefined;
  const claims = claimsOn(page.sheet, first, FAMILIES[name] ?? [name]);
  const winner = claims.at(-1);
  if (!winner?.rule || !claims.every(isUnconditional) || !decidesAlone(winner, name))
    return undefined;
  const { rule } = winner;
  const matched = page.index.elements.filter((element) =>
    rule.selectors.some((selector) => matchesSelector(element, selector)),
  );
  const isSame =
    matched.length === elements.length && matched.every((element) => elements.includes(element));
  const readsAll = rule.selectors.length === rule.selector.split(',').length;
  if (!isSame || !readsAll || page.sheet.hasLinkedSheets !== winner.declaration.isImportant)
    return undefined;
  return {
    start: winner.declaration.valueStart,
    end: winner.declaration.valueEnd,
    replacement: value,
  };
}

/** The declaration sets nothing but this property: a plain colour in `background`, or the property itself. */
function decidesAlone({ declaration }: Claim, name: string): boolean {
  if (declaration.name === name) return true;
  return (
    declaration.name === 'background' &&
    /^(?:#[\da-f]+|[a-z]+|(?:rgb|hsl|var|oklch)a?\([^()]*\))$/i.test(declaration.value)
  );
}

/** A rule that is specific enough to win over the page's rules for these elements. */
export function writeRule(
  page: StyledPage,
  elements: readonly IndexedElement[],
  { name, value, selector }: WantedDeclaration & { selector: string },
): string {
  const rivals = elements.flatMap((element) =>
    claimsOn(page.sheet, element, FAMILIES[name] ?? [name]),
  );
  const strongest = Math.max(0, ...rivals.map(({ weight }) => weight));
  const own = Math.min(...readSelectors(selector).map(({ specificity }) => specificity));
  const steps = Math.ceil((strongest - own) / 100);
  if (page.sheet.hasLinkedSheets || steps > 3)
    return `${selector} { ${name}: ${value} !important; }`;
  const raise = strongest > own ? ':root'.repeat(steps) : '';
  const raised = raise
    ? selector
        .split(', ')
        .map((part) => (part === 'html' ? part : `${raise} ${part}`))
        .join(', ')
    : selector;
  return `${raised} { ${name}: ${value}; }`;
}

/** Adds rules at the end of the page's block of edits, which is created at the end of the head if necessary. */
export function addRules(page: StyledPage, rules: readonly string[]): Splice[] {
  const block = page.index.elements.find(
    (element) => element.tag === 'style' && attributeOf(element, 'data-edits') !== undefined,
  );
  const known = block ? page.html.slice(block.inner.start, block.inner.end) : '';
  const wanted = mergeRules(rules).filter((rule) => !known.includes(`${rule}\n`));
  if (wanted.length === 0) return [];
  if (block) return blockSplices(page, block, wanted);
  const markup = `<style data-edits>\n${wanted.join('\n')}\n</style>`;
  const head = findByTag(page.index, 'head')[0];
  if (head?.endTag) return insertMarkup(page.html, { element: head, place: 'end' }, markup);
  const at =
    page.body?.startTag.start ??
    page.index.elements.find(({ tag }) => !HEAD_TAGS.has(tag))?.range.start ??
    page.html.length;
  return [{ start: at, end: at, replacement: `${markup}\n` }];
}

/** Declarations for a selector that the block already contains are added to its rule. */
function blockSplices(page: StyledPage, block: IndexedElement, rules: readonly string[]): Splice[] {
  const known = page.html.slice(block.inner.start, block.inner.end);
  const splices: Splice[] = [];
  const fresh: string[] = [];
  for (const rule of rules) {
    const [, selector, body] = /^([^{@]+) \{ ([^{}]*) \}$/.exec(rule) ?? [];
    const at = selector ? known.indexOf(`\n${selector} { `) : -1;
    const close = known.indexOf(' }', at);
    const isUsed = splices.some(({ start }) => start === block.inner.start + close);
    if (at < 0 || !body || isUsed) fresh.push(rule);
    else
      splices.push({
        start: block.inner.start + close,
        end: block.inner.start + close,
        replacement: ` ${body}`,
      });
  }
  if (fresh.length > 0)
    splices.push({
      start: block.inner.end,
      end: block.inner.end,
      replacement: `${fresh.join('\n')}\n`,
    });
  return splices;
}

const HEAD_TAGS = new Set(['html', 'head', 'meta', 'title', 'link', 'base', 'style', 'script']);

/** Merges rules with the same selector. */
function mergeRules(rules: readonly string[]): string[] {
  const bodies = new Map<string, string[]>();
  for (const rule of rules) {
    const match = /^([^{@]+) \{ ([^{}]*) \}$/.exec(rule);
    const [, selector, body] = match ?? [];
    if (selector && body) bodies.set(selector, [...(bodies.get(selector) ?? []), body]);
    else bodies.set(rule, []);
  }
  return [...bodies].map(([selector, body]) =>
    body.length > 0 ? `${selector} { ${body.join(' ')} }` : selector,
  );
}

/**
 * A selector that matches exactly these elements. Elements that cannot be told apart get a `data-edit`
 * attribute.
 */
export function selectorFor(
  page: StyledPage,
  elements: readonly IndexedElement[],
  salt = 0,
): { selector: string; splices: Splice[] } {
  const wanted = new Set(elements);
  const isExact = (selector: string): boolean => {
    const selectors = readSelectors(selector);
    const matched = page.index.elements.filter((element) =>
      selectors.some((one) => matchesSelector(element, one)),
    );
    return (
      selectors.length > 0 &&
      matched.length === wanted.size &&
      matched.every((element) => wanted.has(element))
    );
  };
  const found = candidates(elements).find(isExact);
  if (found) return { selector: found, splices: [] };
  const mark = markFor(page, elements, salt);
  return {
    selector: `[data-edit="${mark}"]`,
    splices: elements.flatMap((element) => setAttribute(element, 'data-edit', mark)),
  };
}

function markFor(page: StyledPage, elements: readonly IndexedElement[], salt: number): string {
  const present = elements[0] && attributeOf(elements[0], 'data-edit');
  const isOwn =
    present !== undefined &&
    page.index.elements.filter((element) => attributeOf(element, 'data-edit') === present)
      .length === elements.length;
  if (isOwn) return present;
  const marks = page.index.elements
    .map((element) => Number(attributeOf(element, 'data-edit') ?? 0))
    .filter(Number.isInteger);
  return String(Math.max(0, ...marks) + 1 + salt);
}

function candidates(elements: readonly IndexedElement[]): string[] {
  const [first] = elements;
  if (!first) return [];
  const tags = [...new Set(elements.map(({ tag }) => tag))];
  const shared = classesOf(first).filter(
    (name) => isPlainName(name) && elements.every((element) => classesOf(element).includes(name)),
  );
  const simple = [
    tags.join(', '),
    ...shared.map((name) => `.${name}`),
    ...shared.map((name) => `${tags[0]}.${name}`),
  ];
  const own =
    elements.length === 1 ? [idSelector(first)].filter((selector) => selector !== undefined) : [];
  const scope = scopeSelector(elements);
  const inside = scope
    ? [
        ...shared.map((name) => `${scope} .${name}`),
        tags.map((tag) => `${scope} ${tag}`).join(', '),
      ]
    : [];
  return [...own, ...simple, ...inside];
}

function scopeSelector(elements: readonly IndexedElement[]): string | undefined {
  const [first] = elements;
  for (let at = first?.parent; at; at = at.parent) {
    const id = idSelector(at);
    const scope = id ?? (['header', 'footer', 'nav'].includes(at.tag) ? at.tag : undefined);
    const ancestor = at;
    if (scope && elements.every((element) => isInside(element, ancestor))) return scope;
  }
  return undefined;
}

function isPlainName(name: string): boolean {
  return /^-?[a-z_][\w-]*$/i.test(name);
}

function idSelector(element: IndexedElement): string | undefined {
  const id = attributeOf(element, 'id');
  if (!id) return undefined;
  return isPlainName(id) ? `#${id}` : `[id="${escapeAttribute(id)}"]`;
}
