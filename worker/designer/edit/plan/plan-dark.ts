import { fromHex } from '#domain/colour/oklch.ts';
import { darkLook, darkSurface, ownDarkRules } from '#domain/css/dark-look.ts';
import { addRules, selectorFor, writeRule, writeStyles } from '#domain/css/write-styles.ts';
import { attributeOf, findByTag } from '#domain/html/query.ts';
import { applySplices, setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { readColour } from '#domain/colour/css-colour.ts';
import { backgroundBehind } from '#domain/css/computed.ts';
import { repairContrast } from '#domain/css/repair-contrast.ts';
import { readPage, type PageModel } from '../page/page-model.ts';
import { done, refuse, type Planner } from './plan-types.ts';

const SCHEME = ':root { color-scheme: dark; }';

/** Dark twins of the page's colours for visitors whose system is dark. */
export const planDarkMode: Planner<'dark-mode'> = ({ page, say }) => {
  if (page.sheet.hasDarkRules) return refuse(say.alreadyDark);
  const rules = darkLook(page.sheet);
  if (page.sheet.hasLinkedSheets && rules.length < 3) return refuse(say.noTokens);
  const block = [SCHEME, ...rules, ...darkRepairs(page, rules)];
  const rule = `@media (prefers-color-scheme: dark) {\n  ${block.join('\n  ')}\n}`;
  return done(addRules(page, [rule]), say.darkMode());
};

/** OKLCH lightness below which a ground is dark. */
const DARK_GROUND = 0.4;

/** Turns the page dark for everybody: by its own dark scheme where it has one, else by dark twins of its colours. */
export const planDarkPage: Planner<'dark-page'> = ({ page, say }) => {
  const ground = page.body ? backgroundBehind(page.sheet, page.body) : '#ffffff';
  if (ground !== 'image' && fromHex(ground).lightness < DARK_GROUND)
    return refuse(say.alreadyDarkPage);
  if (page.sheet.hasLinkedSheets) return refuse(say.noTokens);
  const own = ownDarkRules(page.sheet);
  const splices = [
    ...addRules(page, [SCHEME, ...(own.length > 0 ? own : darkLook(page.sheet))]),
    ...themeColour(page),
    ...writtenOut(page),
  ];
  return { ...done(splices, say.darkPage()), changesColours: true };
};

/** Looks at the page as it will be in dark mode and mends texts that would not read well. */
function darkRepairs(page: PageModel, rules: readonly string[]): string[] {
  const dark = readPage(applySplices(page.html, addRules(page, rules)), page.language);
  return repairContrast(page, dark).flatMap(({ elements, declarations }) => {
    const { selector, splices } = selectorFor(dark, elements);
    if (splices.length > 0) return [];
    return Object.entries(declarations).map(([name, value]) =>
      writeRule(dark, elements, { name, value, selector }),
    );
  });
}

function themeColour({ index }: PageModel): Splice[] {
  return findByTag(index, 'meta')
    .filter((meta) => attributeOf(meta, 'name') === 'theme-color')
    .flatMap((meta) => {
      const hex = readColour(attributeOf(meta, 'content') ?? '');
      return hex ? setAttribute(meta, 'content', darkSurface(hex)) : [];
    });
}

const WRITTEN = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;

/** Light grounds in `style` and `bgcolor` attributes, which no rule of the sheet speaks of. */
function writtenOut(page: PageModel): Splice[] {
  const wishes = page.index.elements.flatMap((element) => {
    const written = WRITTEN.exec(attributeOf(element, 'style') ?? '')?.[1];
    const hex = readColour((written ?? attributeOf(element, 'bgcolor') ?? '').trim());
    const dark = hex && darkSurface(hex);
    return dark && dark !== hex
      ? [{ elements: [element], declarations: { 'background-color': dark } }]
      : [];
  });
  return writeStyles(page, wishes);
}
