import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { siteReports } from '#worker/db/schema/index.ts';
import { forgetReports } from './forget-reports.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

test('reports of sites older than a year are deleted', async () => {
  const db = createDatabase(env.DB);
  const now = Date.now();
  const report = {
    siteUuid: crypto.randomUUID(),
    reason: 'a fake bank',
    source: 'visitor' as const,
  };
  await db.insert(siteReports).values([
    { ...report, id: 'old', createdAt: now - 366 * DAY_MS },
    { ...report, id: 'recent', createdAt: now - 364 * DAY_MS },
  ]);
  await forgetReports({ db, now: () => now });
  expect((await db.select().from(siteReports)).map(({ id }) => id)).toEqual(['recent']);
});
