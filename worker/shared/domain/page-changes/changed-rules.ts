import { matchedElements } from '../css/matched-elements.ts';
import { parseCss, type CssRule } from '../css/parse-css.ts';
import { readStyleSheet } from '../css/style-sheet.ts';
import { attributeOf, findByTag } from '../html/query.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { CHANGE_LIMITS, spotOf, type ChangeSpot } from './change-types.ts';

const STYLE_BLOCKS = /<style\b[^<>]*>([^]*?)(?:<\/style|$)/gi;

/** The style rules that came, went or changed, with the elements of the page that they style. */
export function changedRules(before: string, after: SourceIndex): ChangeSpot[] {
  const earlier = fileRules(
    [...before.matchAll(STYLE_BLOCKS)].flatMap(([, css = '']) => parseCss(css)),
  );
  const { rules } = readStyleSheet(after);
  const later = fileRules(rules);
  const tokens = new Set<string>();
  const changed = new Map<string, CssRule>();
  for (const name of new Set([...earlier.keys(), ...later.keys()])) {
    const [old, now] = [earlier.get(name) ?? [], later.get(name) ?? []];
    if (bodyOf(old) === bodyOf(now)) continue;
    const names = differingTokens(old, now);
    for (const token of names ?? []) tokens.add(token);
    const [rule] = [...now, ...old];
    if (names === null && rule) changed.set(rule.selector, rule);
  }
  const count = tokens.size + changed.size;
  if (count > CHANGE_LIMITS.rules)
    return [spotOf('rules', { elements: findByTag(after, 'body').slice(0, 1), count })];
  const uses = tokenUses(rules);
  return [
    ...[...tokens].map((token) => tokenSpot(after, uses, token)),
    ...[...changed.values()].map((rule) => ruleSpot(after, rule)),
  ].filter((spot) => spot.count > 0);
}

/** Rules that hold under the same conditions for the same selector, by these. */
function fileRules(rules: readonly CssRule[]): Map<string, CssRule[]> {
  const filed = new Map<string, CssRule[]>();
  for (const rule of rules) {
    const name = [...rule.conditions, rule.selector].join(' ');
    const known = filed.get(name);
    if (known) known.push(rule);
    else filed.set(name, [rule]);
  }
  return filed;
}

function bodyOf(rules: readonly CssRule[]): string {
  return rules.flatMap(({ declarations }) => declarations.map(writeDeclaration)).join(';');
}

function writeDeclaration({ name, value, isImportant }: CssRule['declarations'][number]): string {
  return `${name}:${value.replace(/\s+/g, ' ')}${isImportant ? '!' : ''}`;
}

/** The custom properties that differ; null when something else differs as well. */
function differingTokens(old: readonly CssRule[], now: readonly CssRule[]): string[] | null {
  const declarations = (rules: readonly CssRule[]) => rules.flatMap((rule) => rule.declarations);
  const written = (rules: readonly CssRule[]) => new Set(declarations(rules).map(writeDeclaration));
  const [before, after] = [written(old), written(now)];
  const differing = [
    ...declarations(old).filter((one) => !after.has(writeDeclaration(one))),
    ...declarations(now).filter((one) => !before.has(writeDeclaration(one))),
  ];
  const names = new Set(differing.map(({ name }) => name));
  return [...names].every((name) => name.startsWith('--')) ? [...names] : null;
}

function ruleSpot(after: SourceIndex, { selector }: CssRule): ChangeSpot {
  return spotOf('rule', {
    elements: seen(matchedElements(after, [{ selector }])),
    words: selector,
  });
}

type TokenUses = ReadonlyMap<string, readonly { rule: CssRule; property: string }[]>;

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** The declarations that use each custom property. */
function tokenUses(rules: readonly CssRule[]): TokenUses {
  const uses = new Map<string, { rule: CssRule; property: string }[]>();
  const declarations = rules.flatMap((rule) => rule.declarations.map((one) => ({ rule, ...one })));
  for (const { rule, name: property, value } of declarations) {
    for (const [, token = ''] of value.matchAll(VARIABLE)) {
      const known = uses.get(token);
      if (known) known.push({ rule, property });
      else uses.set(token, [{ rule, property }]);
    }
  }
  return uses;
}

/** A custom property is seen on what uses it, also through other custom properties. */
function tokenSpot(after: SourceIndex, uses: TokenUses, token: string): ChangeSpot {
  const reached = new Set([token]);
  const users = new Set<CssRule>();
  for (const name of reached) {
    for (const { rule, property } of uses.get(name) ?? []) {
      if (property.startsWith('--')) reached.add(property);
      else users.add(rule);
    }
  }
  const found = new Set(matchedElements(after, [...users]));
  for (const element of after.elements) {
    const style = attributeOf(element, 'style') ?? '';
    if ([...style.matchAll(VARIABLE)].some(([, used = '']) => reached.has(used)))
      found.add(element);
  }
  return spotOf('token', { elements: seen([...found]), words: token });
}

/** The page itself stands for all of it. */
function seen(elements: ChangeSpot['elements']): ChangeSpot['elements'] {
  return elements.filter(({ tag }) => tag !== 'html' && tag !== 'head');
}
