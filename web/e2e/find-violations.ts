import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the accessibility checker finds on the page as it stands, outside the untrusted frames. */
export async function findViolations(page: Page): Promise<string[]> {
  // Entry animations lower the contrast for a moment.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
