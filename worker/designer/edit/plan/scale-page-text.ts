import { findByTag } from '#domain/html/query.ts';
import type { Splice } from '#domain/text/splices.ts';
import { addRules } from '#domain/css/write-styles.ts';
import type { PageModel } from '../page/page-model.ts';

/** One step for all texts at once is smaller than for a single one. */
const PAGE_STEP = 1.15;
const SIZED = new Set(['font-size', 'font']);

/** All texts of a page grow or shrink together: sizes in `rem` by the root, those in pixels where they are written. */
export function scalePageText(page: PageModel, direction: 1 | -1): Splice[] {
  const factor = PAGE_STEP ** direction;
  const declarations = page.sheet.rules.flatMap((rule) => rule.declarations);
  const tokens = new Set(
    declarations
      .filter(({ name }) => SIZED.has(name))
      .flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  const inPixels = declarations
    .filter(({ name, value }) => (SIZED.has(name) || tokens.has(name)) && PIXELS.test(value))
    .map(({ valueStart, valueEnd, value }) => ({
      start: valueStart,
      end: valueEnd,
      replacement: value.replace(
        PIXELS,
        (_whole, size: string, unit: string) => `${rounded(Number(size) * factor)}${unit}`,
      ),
    }));
  const hasRoot = findByTag(page.index, 'html').length > 0;
  const isAllPixels = inPixels.length > 0 && !declarations.some(isRelative);
  const root = `html { font-size: ${rounded(rootPercent(page) * factor)}%; }`;
  return [...inPixels, ...(isAllPixels || !hasRoot ? [] : addRules(page, [root]))];
}

const PIXELS = /(?<![\w.-])(\d+(?:\.\d+)?)(px|pt)(?=[\s/,);]|$)/;

function isRelative({ name, value }: { name: string; value: string }): boolean {
  return /(?<![\w.])\d*\.?\d+rem\b/.test(value) && (SIZED.has(name) || name.startsWith('--'));
}

/** What earlier edits made of the root's size. */
function rootPercent(page: PageModel): number {
  const written = page.sheet.rules
    .filter(({ selector }) => selector === 'html')
    .flatMap(({ declarations }) => declarations)
    .findLast(({ name, value }) => name === 'font-size' && value.endsWith('%'));
  return written ? Number.parseFloat(written.value) : 100;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
