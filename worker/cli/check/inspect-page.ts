import { embedFonts } from '../build/make-fonts.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WIDTHS = [320, 390, 768, 1280, 1920] as const;

/** The two accessibility runs: the desktop menu in light, the phone menu in dark. */
const AXE_RUNS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

async function findOverflow(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return undefined;
      const wide = [...document.querySelectorAll('body *:not(svg *)')].find(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      return `${root.scrollWidth} px by ${wide?.tagName} ${wide?.getAttribute('class') ?? ''} in ${wide?.closest('section')?.className ?? ''}`;
    });
    if (beyond !== undefined) faults.push(`overflow at ${width}: ${beyond}`);
  }
  return faults;
}

async function findAxeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { colorScheme, width } of AXE_RUNS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // The pages have no frames, so running the script in the page itself is enough.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    faults.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${id} (${colorScheme}): ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message.slice(0, 160) ?? ''}`).join(' | ')}`,
      ),
    );
  }
  return faults;
}

export interface Inspection {
  /** Skips the accessibility runs, which take most of the time. */
  widthsOnly: boolean;
}

/**
 * Loads a page in a browser tab and returns its faults: requests, sideways scrolling at five widths, and
 * accessibility violations in light and dark. Collapsed answers are opened first.
 */
export async function inspectPage(
  page: Page,
  html: string,
  { widthsOnly }: Inspection = { widthsOnly: false },
): Promise<string[]> {
  const requests: string[] = [];
  const note = (request: { url(): string }): void => {
    if (!request.url().startsWith('data:')) requests.push(`request: ${request.url()}`);
  };
  page.on('request', note);
  await page.setContent(embedFonts(html));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults = await findOverflow(page);
  if (!widthsOnly) faults.push(...(await findAxeFaults(page)));
  page.off('request', note);
  return [...requests, ...faults];
}
