import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on the colour scheme. */
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
  const dark = await check(page, COLOR_RULES);
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

async function check(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Looks into no frame, so it needs no second page to put answers together.
    .setLegacyMode()
    .exclude('iframe')
    .options({
      iframes: false,
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: rules }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
