import type { Page } from '@playwright/test';
import { designPage } from '../../worker/designer/design-page.ts';

/** The page that the designer makes of a brief. */
export function drawTool(prompt: string): string {
  return designPage({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 }).html;
}

/** Opens the page of a brief where the browser keeps what pages store. */
export async function openTool(page: Page, prompt: string): Promise<void> {
  await page.route('**/tool.html', async (route) => {
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: drawTool(prompt) });
  });
  await page.goto('/tool.html');
}
