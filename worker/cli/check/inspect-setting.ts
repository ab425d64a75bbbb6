import type { Page } from '@playwright/test';

/** The words that stand in two lines although they have no hyphen; where the page hyphenates, it may. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const skipped = 'script, style, svg, textarea, select, [aria-hidden=true], .before-after';
    const faults: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || element.closest(skipped) !== null) continue;
      if (getComputedStyle(element).hyphens === 'auto') continue;
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
