import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { openAlive } from './open-alive.ts';

/** The maximum weight of a first visit, in kilobytes as transferred (gzip for text). */
export const BUDGETS_KB = { js: 120, css: 20, fonts: 80 } as const;

export type PageWeight = Record<keyof typeof BUDGETS_KB, number>;

const KINDS = { script: 'js', stylesheet: 'css', font: 'fonts' } as const satisfies Record<
  string,
  keyof PageWeight
>;

const BYTES_PER_KB = 1_000;
const GZIP_LEVEL = 9;

/** Opens the address with an empty cache and adds up everything that is loaded until the network is idle. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on('response', collect);
  await openAlive(page, address);
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const weight: PageWeight = { js: 0, css: 0, fonts: 0 };
  for (const response of responses) {
    const kind = Object.entries(KINDS).find(
      ([type]) => type === response.request().resourceType(),
    )?.[1];
    if (kind !== undefined) weight[kind] += sentKilobytes(await response.body(), kind);
  }
  const inlined = await page.locator('head style').allTextContents();
  for (const css of inlined) weight.css += sentKilobytes(Buffer.from(css), 'css');
  return weight;
}

/** The budgets that are exceeded, in words. */
export function findExcess(weight: PageWeight): string[] {
  return Object.entries(BUDGETS_KB).flatMap(([kind, limit]) => {
    const actual = weight[kind as keyof PageWeight];
    return actual > limit ? [`${kind}: ${actual.toFixed(1)} KB of ${limit}`] : [];
  });
}

function sentKilobytes(body: Buffer, kind: keyof PageWeight): number {
  const sent = kind === 'fonts' ? body : gzipSync(body, { level: GZIP_LEVEL });
  return sent.length / BYTES_PER_KB;
}
