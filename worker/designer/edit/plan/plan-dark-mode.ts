import { fromLch, readColour, toLch } from '../css/colour.ts';
import { resolveVars } from '../css/computed.ts';
import { repairContrast } from '../css/repair-contrast.ts';
import { addRules, writeStyles } from '#domain/css/write-styles.ts';
import { applySplices } from '#domain/html/splice.ts';
import { readPage, type PageModel } from '../page/page-model.ts';
import { done, refuse, type Planner } from './plan-types.ts';

const SURFACES = new Set(['background', 'background-color']);
const INKS = new Set(['color']);
const LINES = new Set([
  'border',
  'border-color',
  'border-top',
  'border-bottom',
  'border-left',
  'border-right',
]);

export const planDarkMode: Planner<'dark-mode'> = ({ page, say }) => {
  if (page.sheet.hasDarkRules) return refuse(say.alreadyDark);
  const rules = darkLook(page);
  if (page.sheet.hasLinkedSheets && rules.length < 3) return refuse(say.noTokens);
  const block = [':root { color-scheme: dark; }', ...rules];
  const rule = `@media (prefers-color-scheme: dark) {\n  ${block.join('\n  ')}\n}`;
  return done(addRules(page, [rule]), say.darkMode());
};

/** Rules that turn a light page dark, texts mended so that they still read well. */
export function darkLook(page: PageModel): string[] {
  const rules = [...darkTokens(page), ...darkLinks(page), ...darkRules(page)];
  const isBased = rules.some((rule) => /^(?:html|body)\b|^:root/.test(rule));
  const base = isBased ? rules : ['body { background-color: #15171a; color: #ececee; }', ...rules];
  return [...base, ...darkRepairs(page, base)];
}

/** The blue that browsers give to links is too dark then; a page with a colour for them keeps its own. */
function darkLinks(page: PageModel): string[] {
  const hasOwn = page.sheet.rules.some(
    ({ selector, declarations }) =>
      /^a(?::link)?$/.test(selector) && declarations.some(({ name }) => name === 'color'),
  );
  return hasOwn ? [] : ['a { color: #9cc4ff; }'];
}

/** Light surfaces turn dark, dark ones stay, vivid ones keep their hue. */
export function darkSurface(colour: string): string {
  const lch = toLch(colour);
  if (lch.l < 0.6) return colour;
  if (lch.c > 0.12) return fromLch({ ...lch, l: 0.42 });
  return fromLch({ ...lch, l: 0.17 + (1 - lch.l) * 0.6, c: Math.min(lch.c, 0.02) });
}

function darkInk(colour: string): string {
  const lch = toLch(colour);
  return lch.l > 0.7
    ? colour
    : fromLch({ ...lch, l: 0.94 - lch.l * 0.25, c: Math.min(lch.c, 0.14) });
}

function darkLine(colour: string): string {
  const lch = toLch(colour);
  return fromLch({ ...lch, l: lch.c > 0.1 ? Math.max(lch.l, 0.6) : 0.36 });
}

/** Custom properties change by what the page uses them for. */
function darkTokens(page: PageModel): string[] {
  const tokens = page.sheet.rules
    .filter(({ conditions }) => conditions.length === 0)
    .flatMap((rule) =>
      rule.declarations.flatMap(({ name, value }) => {
        const colour = name.startsWith('--') ? readColour(value) : undefined;
        return colour ? [`${name}: ${darkToken(page, name, colour)};`] : [];
      }),
    );
  return tokens.length > 0 ? [`:root { ${tokens.join(' ')} }`] : [];
}

function darkToken(page: PageModel, name: string, colour: string): string {
  const uses = page.sheet.rules
    .flatMap(({ declarations }) => declarations)
    .filter(({ value }) => value.includes(`var(${name})`));
  const isInk = uses.length > 0 && uses.every((use) => INKS.has(use.name));
  const isLine = uses.length > 0 && uses.every((use) => LINES.has(use.name));
  return isInk ? darkInk(colour) : isLine ? darkLine(colour) : darkSurface(colour);
}

/** Rules with colours written out get a dark twin. */
function darkRules(page: PageModel): string[] {
  return page.sheet.rules
    .filter(({ conditions, selectors }) => conditions.length === 0 && selectors.length > 0)
    .flatMap((rule) => {
      const twins = rule.declarations.flatMap(({ name, value, isImportant }) => {
        const convert = SURFACES.has(name)
          ? darkSurface
          : INKS.has(name)
            ? darkInk
            : LINES.has(name)
              ? darkLine
              : undefined;
        const colour = convert && !value.includes('var(') ? colourPart(page, value) : undefined;
        const dark = convert && colour ? convert(colour.hex) : undefined;
        return dark && dark !== colour?.hex
          ? [`${DARK_NAMES[name] ?? name}: ${dark}${isImportant ? ' !important' : ''};`]
          : [];
      });
      return twins.length > 0 ? [`${rule.selector} { ${twins.join(' ')} }`] : [];
    });
}

const DARK_NAMES: Readonly<Record<string, string>> = {
  background: 'background-color',
  border: 'border-color',
  'border-top': 'border-top-color',
  'border-bottom': 'border-bottom-color',
  'border-left': 'border-left-color',
  'border-right': 'border-right-color',
};

function colourPart(page: PageModel, value: string): { hex: string } | undefined {
  if (/url\(|gradient\(/i.test(value)) return undefined;
  const resolved = resolveVars(page.sheet, undefined, value);
  const hex = readColour(resolved) ?? resolved.split(/\s+/).map(readColour).find(Boolean);
  return hex ? { hex } : undefined;
}

/** Looks at the page as it will be in dark mode and mends texts that would not read well. */
export function darkRepairs(page: PageModel, rules: readonly string[]): string[] {
  const dark = readPage(applySplices(page.html, addRules(page, rules)), page.language);
  const wishes = repairContrast(page, dark);
  const repaired = applySplices(dark.html, writeStyles(dark, wishes));
  const added = /<style data-edits>\n([^]*?)\n<\/style>/.exec(repaired)?.[1]?.split('\n') ?? [];
  const known = new Set(
    addRules(page, rules).flatMap(({ replacement }) => replacement.split('\n')),
  );
  return added.filter((line) => !known.has(line) && !line.startsWith('['));
}
