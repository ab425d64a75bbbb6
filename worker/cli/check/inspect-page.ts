import { embedFonts } from '../build/make-fonts.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { findBrokenWords, findCutButtons, findLooseRows } from './inspect-setting.ts';
import type { ConsoleMessage, Page, Request } from '@playwright/test';

const WIDTHS = [320, 390, 820, 1280, 1920] as const;

/** The two accessibility runs: the desktop menu in light, the phone menu in dark. */
const AXE_RUNS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

async function findWidthFaults(page: Page): Promise<string[]> {
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
    const set = [
      ...(await findBrokenWords(page)),
      ...(await findCutButtons(page)),
      ...(await findLooseRows(page)),
    ];
    faults.push(...set.map((fault) => `${fault} at ${width}`));
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

async function findDeadAnchors(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => document.getElementById(href.slice(1)) === null)
      .map((href) => `leads nowhere: ${href}`),
  );
}

export interface Inspection {
  /** Skips the accessibility runs, which take most of the time. */
  widthsOnly: boolean;
}

/**
 * Loads a page in a browser tab and returns its faults: requests, errors of its scripts, links to places that it does
 * not have, sideways scrolling, broken words, cut buttons and loose rows at five widths, and accessibility violations in
 * light and dark. Collapsed answers are
 * opened first.
 */
export async function inspectPage(
  page: Page,
  html: string,
  { widthsOnly }: Inspection = { widthsOnly: false },
): Promise<string[]> {
  const noted: string[] = [];
  const noteRequest = (request: Request): void => {
    if (!request.url().startsWith('data:')) noted.push(`request: ${request.url()}`);
  };
  const noteMessage = (message: ConsoleMessage): void => {
    if (message.type() === 'error') noted.push(`console: ${message.text()}`);
  };
  const noteError = (error: Error): void => void noted.push(`script: ${error.message}`);
  // What the page before left running would be noted as this one's.
  await page.goto('about:blank');
  page.on('request', noteRequest).on('console', noteMessage).on('pageerror', noteError);
  await page.setContent(embedFonts(html));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults = [...(await findDeadAnchors(page)), ...(await findWidthFaults(page))];
  if (!widthsOnly) faults.push(...(await findAxeFaults(page)));
  page.off('request', noteRequest).off('console', noteMessage).off('pageerror', noteError);
  return [...noted, ...faults];
}
