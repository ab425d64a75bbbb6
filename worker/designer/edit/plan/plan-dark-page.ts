import { findByTag, attributeOf } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { readColour, toLch } from '../css/colour.ts';
import { backgroundBehind } from '../css/computed.ts';
import { isDarkRule } from '#domain/css/style-sheet.ts';
import { addRules, writeStyles, type StyleWish } from '#domain/css/write-styles.ts';
import type { PageModel } from '../page/page-model.ts';
import { darkLook, darkRepairs, darkSurface } from './plan-dark-mode.ts';
import { refuse, type Planner } from './plan-types.ts';

/** OKLCH lightness below which a ground is dark. */
const DARK_GROUND = 0.4;

/** Turns the page dark for everybody: by its own dark scheme where it has one, else by dark twins of its colours. */
export const planDarkPage: Planner<'dark-page'> = ({ page, say }) => {
  const ground = page.body ? backgroundBehind(page.sheet, page.body) : '#ffffff';
  if (ground !== 'image' && toLch(ground).l < DARK_GROUND) return refuse(say.alreadyDarkPage);
  if (page.sheet.hasLinkedSheets) return refuse(say.noTokens);
  const own = ownDarkRules(page);
  const rules = own.length > 0 ? [...own, ...darkRepairs(page, own)] : darkLook(page);
  const splices = [
    ...addRules(page, [':root { color-scheme: dark; }', ...rules]),
    ...themeColour(page),
    ...writtenOut(page),
  ];
  return { isDone: true, splices, change: say.darkPage(), changesColours: true };
};

/** What the page's own dark scheme says, without its condition. */
function ownDarkRules(page: PageModel): string[] {
  return page.sheet.rules
    .filter(
      (rule) =>
        isDarkRule(rule) &&
        rule.conditions.length === 1 &&
        /^@media/i.test(rule.conditions[0] ?? ''),
    )
    .map(({ selector, declarations }) => {
      const body = declarations
        .filter(({ name }) => name !== 'color-scheme')
        .map(({ name, value }) => `${name}: ${value};`);
      return `${selector} { ${body.join(' ')} }`;
    });
}

function themeColour(page: PageModel): Splice[] {
  return findByTag(page.index, 'meta')
    .filter((meta) => attributeOf(meta, 'name') === 'theme-color')
    .flatMap((meta) => {
      const hex = readColour(attributeOf(meta, 'content') ?? '');
      return hex ? setAttribute(meta, 'content', darkSurface(hex)) : [];
    });
}

const WRITTEN = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i;

/** Light grounds in `style` and `bgcolor` attributes, which no rule of the sheet speaks of. */
function writtenOut(page: PageModel): Splice[] {
  const wishes = page.index.elements.flatMap((element): StyleWish[] => {
    const written = WRITTEN.exec(attributeOf(element, 'style') ?? '')?.[1];
    const hex = readColour((written ?? attributeOf(element, 'bgcolor') ?? '').trim());
    const dark = hex && darkSurface(hex);
    return dark && dark !== hex
      ? [{ elements: [element], declarations: { 'background-color': dark } }]
      : [];
  });
  return wishes.length > 0 ? writeStyles(page, wishes) : [];
}
