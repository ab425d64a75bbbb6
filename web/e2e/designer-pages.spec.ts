import { expect, test } from '@playwright/test';
import { inspectPage } from '../../worker/cli/check/inspect-page.ts';
import { designPage } from '../../worker/designer/design-page.ts';
import { hashText } from '../../worker/designer/random.ts';
import { listPageCases, samplePageCases } from '../../worker/designer/testing/page-cases.ts';

const PAGES = 16;
const PAGES_PER_TEST = 8;

// The sample moves on with the designer: another page text, other diagonals of the matrix; the same code, the same pages.
const pageText = listPageCases()
  .slice(0, 1)
  .map(({ input }) => designPage(input).html)
  .join('');
const cases = samplePageCases(PAGES, hashText(pageText) % 24);

for (let start = 0; start < PAGES; start += PAGES_PER_TEST) {
  const part = cases.slice(start, start + PAGES_PER_TEST);
  const names = part.map(({ trade, direction, language }) => `${trade} ${direction} ${language}`);
  test(`designed pages fit every width and have no accessibility violation: ${names.join(', ')}`, async ({
    page,
  }) => {
    for (const { input } of part) {
      expect(await inspectPage(page, designPage(input).html), input.prompt).toEqual([]);
    }
  });
}
