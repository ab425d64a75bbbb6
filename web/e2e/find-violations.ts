import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the colour scheme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What the accessibility checker finds on the page as it stands, outside the untrusted frames. */
export async function findViolations(page: Page): Promise<string[]> {
  await waitForEntries(page);
  return await check(page);
}

/** Until what came in stands still: entry animations lower the contrast for a moment. */
export async function waitForEntries(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  await expect.poll(() => page.evaluate(countEntryAnimations)).toBe(0);
}

function countEntryAnimations(): number {
  return document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === 'running' && timeline === document.timeline && !isEndless;
  }).length;
}

/** The same in both colour schemes, on a page that is emulated without motion. */
export async function findInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await check(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await checkAgain(page, COLOR_RULES);
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

/** The widths at which the page scrolls sideways; by default at the width it has. */
export async function findSidewaysScroll(
  page: Page,
  widths?: readonly number[],
): Promise<number[]> {
  const found: number[] = [];
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths ?? [size.width]) {
    if (widths !== undefined) await page.setViewportSize({ ...size, width });
    const isWider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    if (isWider) found.push(width);
  }
  return found;
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Checker {
  run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
}

const OPTIONS = { iframes: false, resultTypes: ['violations'] } as const;

async function check(page: Page): Promise<string[]> {
  if (await page.evaluate(() => 'axe' in window)) return await checkAgain(page);
  const { violations } = await new AxeBuilder({ page })
    // Looks into no frame, so it needs no second page to put answers together.
    .setLegacyMode()
    .exclude('iframe')
    .options({ iframes: OPTIONS.iframes, resultTypes: [...OPTIONS.resultTypes] })
    .analyze();
  return violations.map(describe);
}

/** Runs the checker that `check` has left in the page, because loading it takes as long as running it. */
async function checkAgain(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await page.evaluate(
    async (options) => {
      const checker = Reflect.get(window, 'axe') as Checker;
      const found = await checker.run({ exclude: ['iframe'] }, options);
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    { ...OPTIONS, ...(rules === undefined ? {} : { runOnly: rules }) },
  );
  return violations.map(describe);
}

function describe({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
}
