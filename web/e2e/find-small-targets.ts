import type { Page } from '@playwright/test';

const TARGETS =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=menuitem], [role=menuitemradio]';

/** What can be pressed on the page and is less than 40 px high or wide, except links within a text. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return await page.evaluate((targets) => {
    const LEAST_PX = 39.5;
    const isPressed = (target: HTMLElement) => {
      const { clipPath, display } = getComputedStyle(target);
      // What only screen readers find is cut away until it has the focus.
      const isSeen = clipPath === 'none' && target.getBoundingClientRect().width > 0;
      const isInText = target.tagName === 'A' && display === 'inline';
      return isSeen && !isInText && target.closest('[inert]') === null && target.checkVisibility();
    };
    const isSmall = (target: HTMLElement) => {
      const boxes = [target, target.closest('label') ?? target].map((box) =>
        box.getBoundingClientRect(),
      );
      const most = (side: 'width' | 'height') => Math.max(...boxes.map((box) => box[side]));
      return most('width') < LEAST_PX || most('height') < LEAST_PX;
    };
    return [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((target) => isPressed(target) && isSmall(target))
      .map((target) => `${target.tagName} ${target.ariaLabel ?? target.textContent}`);
  }, TARGETS);
}
