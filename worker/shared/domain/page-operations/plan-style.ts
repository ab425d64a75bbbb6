import { parseInlineStyle, type CssDeclaration, type CssRule } from '../css/parse-css.ts';
import { setDeclaration } from '../css/set-declaration.ts';
import { isDarkRule, readStyleSheet, type SheetRule } from '../css/style-sheet.ts';
import { matchesSelector, readSelectors } from '../css/selector.ts';
import { addRules, selectorFor, writeRule, type StyledPage } from '../css/write-styles.ts';
import { attributeOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { removeAttribute, setAttribute, wholeLines } from '../html/splice.ts';
import { joinSplices, type Splice } from '../text/splices.ts';
import { checkDeclaration, refusal } from './guards.ts';
import type { PageChange, SetStyle, SetToken } from './operation-types.ts';
import {
  findPart,
  findElement,
  nameElement,
  readStyled,
  type Planned,
  type PlanPage,
} from './plan.ts';

export function planStyle(page: PlanPage, operation: SetStyle): Planned {
  const refused = checkDeclaration(operation.property, operation.value);
  if (refused) return refused;
  const wanted = { property: operation.property, value: operation.value?.trim() ?? null };
  switch (operation.scope.kind) {
    case 'element': {
      const element = findElement(page, operation.scope.at);
      return 'ok' in element ? element : planInline(page, element, wanted);
    }
    case 'rule':
      return planRule(page, operation.scope, wanted);
    case 'width': {
      const element = findPart(page, operation.scope.at);
      const { maxWidthPx } = operation.scope;
      return 'ok' in element ? element : planWidth(page, element, { ...wanted, maxWidthPx });
    }
  }
}

interface WantedStyle {
  property: string;
  value: string | null;
}

function planInline(page: PlanPage, element: IndexedElement, wanted: WantedStyle): Planned {
  const { property, value } = wanted;
  const style = attributeOf(element, 'style') ?? '';
  const declarations = parseInlineStyle(style);
  const list = { text: style, declarations, end: style.trimEnd().length };
  const next = joinSplices(style, setDeclaration(list, property, value)).trim();
  const { start } = element.startTag;
  return {
    ok: true,
    splices:
      next === ''
        ? removeAttribute(page.html, element, 'style')
        : setAttribute(element, 'style', next),
    change: styleChange(nameElement(element), wanted, declarations),
    holds: (changed) => {
      const after = changed.at(start);
      const written = parseInlineStyle((after && attributeOf(after, 'style')) ?? '');
      return after !== undefined && valueIn(written, property) === value;
    },
  };
}

function styleChange(
  of: Extract<PageChange, { key: 'style' }>['of'],
  { property, value }: WantedStyle,
  declarations: readonly CssDeclaration[],
): Extract<PageChange, { key: 'style' }> {
  return { key: 'style', of, property, from: valueIn(declarations, property), to: value };
}

function valueIn(declarations: readonly CssDeclaration[], property: string): string | null {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  const found = declarations.findLast((declaration) => declaration.name === name);
  if (!found) return null;
  return found.isImportant ? `${found.value} !important` : found.value;
}

function planRule(
  page: PlanPage,
  { selector, nth }: { selector: string; nth?: number },
  wanted: WantedStyle,
): Planned {
  const rules = rulesOf(page.index, selector);
  const at = nth ?? decidingRule(rules, wanted);
  if (at === undefined) return refusal('ambiguous', `${selector} (${rules.length})`);
  const rule = rules[at];
  if (!rule) return planLinkedRule(page, selector, wanted);
  const { property, value } = wanted;
  return {
    ok: true,
    splices: inRule(page.html, rule, wanted),
    change: styleChange(rule.selector, wanted, rule.declarations),
    holds: ({ index }) => {
      const after = rulesOf(index, selector)[at];
      return after !== undefined && valueIn(after.declarations, property) === normal(value);
    },
  };
}

/**
 * Of several rules with one selector, the index of the one that decides a property on every window: the last that
 * sets it or its shorthand, else the last. Undefined when all hold under conditions only, or when a value has to go
 * and several rules set it.
 */
function decidingRule(
  rules: readonly SheetRule[],
  { property, value }: WantedStyle,
): number | undefined {
  if (rules.length <= 1) return 0;
  const always = [...rules.keys()].filter((at) => {
    const rule = rules[at];
    return rule !== undefined && rule.conditions.length === 0 && !isDarkRule(rule);
  });
  const setting = always.filter((at) =>
    rules[at]?.declarations.some(({ name }) => concerns(name, property)),
  );
  if (value === null) return setting.length === 1 ? setting[0] : undefined;
  return setting.at(-1) ?? always.at(-1);
}

/** `background` concerns `background-color`, and the reverse. */
function concerns(name: string, property: string): boolean {
  return name === property || property.startsWith(`${name}-`) || name.startsWith(`${property}-`);
}

/**
 * For a rule of a linked style sheet, whose text is not in the page: adds a rule with its selector to the page's
 * block of edits.
 */
function planLinkedRule(page: PlanPage, selector: string, wanted: WantedStyle): Planned {
  const styled = readStyled(page);
  const { property, value } = wanted;
  const selectors = /[{}<@;]/.test(selector) ? [] : readSelectors(selector);
  const isUsed = page.index.elements.some((element) =>
    selectors.some((one) => matchesSelector(element, one)),
  );
  if (value === null || !styled.sheet.hasLinkedSheets || !isUsed)
    return refusal('no-rule', selector);
  return {
    ok: true,
    splices: addRules(styled, [`${selector} { ${property}: ${value}; }`]),
    change: styleChange(selector, wanted, []),
    holds: ({ index }) =>
      rulesOf(index, selector).some(
        ({ declarations }) => valueIn(declarations, property) === normal(value),
      ),
  };
}

/** As `valueIn` reads it. */
function normal(value: string | null): string | null {
  return value?.replace(/\s*!\s*important$/i, ' !important') ?? null;
}

function rulesOf(index: SourceIndex, selector: string): SheetRule[] {
  const wanted = selector.replace(/\s+/g, ' ').trim();
  return readStyleSheet(index).rules.filter((rule) => rule.selector === wanted);
}

function inRule(html: string, rule: CssRule, { property, value }: WantedStyle): Splice[] {
  const list = { text: html, declarations: rule.declarations, end: rule.bodyEnd };
  return setDeclaration(list, property, value);
}

export function planToken(page: PlanPage, { name, value }: SetToken): Planned {
  if (!name.startsWith('--')) return refusal('bad-name', name);
  const refused = checkDeclaration(name, value);
  if (refused) return refused;
  const styled = readStyled(page);
  const wanted = { property: name, value: value?.trim() ?? null };
  const roots = styled.sheet.rules.filter(isRoot);
  const home = roots.findLast((rule) => valueIn(rule.declarations, name) !== null) ?? roots[0];
  const from = home ? valueIn(home.declarations, name) : null;
  if (value === null && from === null) return refusal('not-found', name);
  return {
    ok: true,
    splices: home
      ? inRule(page.html, home, wanted)
      : addRules(styled, [`:root { ${name}: ${wanted.value}; }`]),
    change: { key: 'token', name, from, to: wanted.value },
    holds: ({ index }) => {
      const after = readStyleSheet(index).rules.filter(isRoot);
      const rule = after.findLast(({ declarations }) => valueIn(declarations, name) !== null);
      const now = rule ? valueIn(rule.declarations, name) : null;
      return now === normal(wanted.value) || (value === null && now !== from);
    },
  };
}

function isRoot(rule: SheetRule): boolean {
  const isForPage = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/.test(rule.selector);
  return isForPage && rule.conditions.length === 0 && !isDarkRule(rule);
}

type WidthStyle = WantedStyle & { maxWidthPx: number };

function planWidth(page: PlanPage, element: IndexedElement, wanted: WidthStyle): Planned {
  const styled = readStyled(page);
  const hook = selectorFor(styled, [element]);
  const rule =
    hook.splices.length === 0 ? managedRule(styled.index, hook.selector, wanted) : undefined;
  const { property, value, maxWidthPx } = wanted;
  const from = rule ? valueIn(rule.declarations, property) : null;
  if (value === null && from === null) return refusal('not-found', property);
  const mark = hook.splices.length > 0;
  const { start } = element.startTag;
  return {
    ok: true,
    splices: rule
      ? inManaged(page.html, rule, wanted)
      : [
          ...hook.splices,
          ...addRules(styled, [widthRule(styled, element, { ...wanted, selector: hook.selector })]),
        ],
    change: { key: 'style', of: nameElement(element), property, from, to: value, maxWidthPx },
    holds: (changed) => {
      const after = changed.at(start);
      const written = managedRule(changed.index, hook.selector, wanted);
      const now = written ? valueIn(written.declarations, property) : null;
      const isMarked =
        !mark || (after !== undefined && attributeOf(after, 'data-edit') !== undefined);
      const plain = now?.replace(/ !important$/, '') ?? null;
      return isMarked && plain === (value?.replace(/\s*!\s*important$/i, '') ?? null);
    },
  };
}

function condition(maxWidthPx: number): string {
  return `@media (max-width: ${maxWidthPx}px)`;
}

function widthRule(
  styled: StyledPage,
  element: IndexedElement,
  { property, value, maxWidthPx, selector }: WidthStyle & { selector: string },
): string {
  const plain = (value ?? '').replace(/\s*!\s*important$/i, '');
  const rule = writeRule(styled, [element], { name: property, value: plain, selector });
  return `${condition(maxWidthPx)} { ${rule} }`;
}

/** The rule of the page's block of edits that holds for this selector up to this width. */
function managedRule(
  index: SourceIndex,
  selector: string,
  { maxWidthPx, property }: WidthStyle,
): SheetRule | undefined {
  const block = index.elements.find(
    ({ tag, attributes }) =>
      tag === 'style' && attributes.some(({ name }) => name === 'data-edits'),
  );
  if (!block) return undefined;
  const rules = readStyleSheet(index).rules.filter(
    (rule) =>
      rule.start >= block.inner.start &&
      rule.end <= block.inner.end &&
      rule.conditions.length === 1 &&
      rule.conditions[0] === condition(maxWidthPx) &&
      rule.selector.replace(/(?:^|(?<=, ))(?::root)+ /g, '') === selector,
  );
  return rules.findLast((rule) => valueIn(rule.declarations, property) !== null);
}

/** Replaces the value, its weight kept; the last declaration of a rule takes the rule and its line along. */
function inManaged(html: string, rule: SheetRule, { property, value }: WantedStyle): Splice[] {
  const present = rule.declarations.findLast(({ name }) => name === property.toLowerCase());
  if (value !== null) {
    const plain = value.replace(/\s*!\s*important$/i, '');
    return inRule(html, rule, {
      property,
      value: present?.isImportant ? `${plain} !important` : plain,
    });
  }
  const open = html.lastIndexOf('@media', rule.start);
  const close = /^\s*\}/.exec(html.slice(rule.end, rule.end + 200))?.[0].length;
  const isAlone =
    rule.declarations.length === 1 && html.slice(open, rule.start).split('{').length === 2;
  if (!isAlone || close === undefined) return inRule(html, rule, { property, value });
  return [{ ...wholeLines(html, { start: open, end: rule.end + close }), replacement: '' }];
}
