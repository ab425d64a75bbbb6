import type { Page } from '@playwright/test';

/**
 * The words that stand in two lines although they have no hyphen; where the page hyphenates, it may, and so may
 * an address that is set as small as it can be read.
 */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const skipped = 'script, style, svg, textarea, select, [aria-hidden=true], .before-after';
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || element.closest(skipped) !== null) continue;
      const { hyphens, fontSize } = getComputedStyle(element);
      const isSmallest = element.matches('.whole') && Number.parseFloat(fontSize) < 14;
      if (hyphens === 'auto' || isSmallest) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/]{3,}/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(tops.map(({ top }) => Math.round(top / 4))).size > 1) {
          faults.push(
            `“${word}” is broken in ${element.closest('section')?.className ?? element.tagName}`,
          );
        }
      }
    }
    return faults;
  });
}

/** Buttons whose words run out of them. */
export async function findCutButtons(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.button, button')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `cut off: ${textContent.trim()}`),
  );
}

/** Menus in more than one line, and lists whose prices or texts begin at different places, column by column. */
export async function findLooseRows(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const ROW_LISTS = '.rows, .index, .rooms-rows, .price-rows, .cells';
    const placesOf = (rows: readonly Element[], part: string, side: 'left' | 'right'): number => {
      const boxes = rows.flatMap((row) => row.querySelector(part)?.getBoundingClientRect() ?? []);
      return new Set(boxes.map((box) => Math.round(box[side] / 4))).size;
    };
    const entries = [...document.querySelectorAll('.site-header .links li')].filter(
      (entry) => entry.getClientRects().length > 0,
    );
    const tops = new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top / 6)));
    const isWide = window.innerWidth >= 1000;
    const loose = [...document.querySelectorAll(ROW_LISTS)].filter((section) => {
      const rows = [...section.querySelectorAll('.list > li')];
      const columns = Map.groupBy(rows, (row) => Math.round(row.getBoundingClientRect().left / 4));
      return [...columns.values()].some(
        (column) =>
          placesOf(column, ':scope > :is(.price, .sum)', 'right') > 1 ||
          placesOf(column, ':scope > .what', 'left') > 1,
      );
    });
    return [
      ...(isWide && tops.size > 1 ? ['the menu stands in several lines'] : []),
      ...(isWide ? loose.map(({ className }) => `rows are loose in ${className}`) : []),
    ];
  });
}
