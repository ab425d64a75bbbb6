import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { FULL_RECONCILIATION_CRON } from '#worker/cron.ts';
import { createDatabase } from '#worker/db/client.ts';
import { mailedLinks, passwordResets, sessions } from '#worker/db/schema/index.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { createUser } from '#worker/testing/factories.ts';

const HOUR_MS = 60 * 60_000;

test('at night the sign-ins and links whose time is over are deleted, whoever they belong to', async () => {
  const db = createDatabase(env.DB);
  const { id: userId } = await createUser();
  const now = Date.now();
  const times = {
    over: { createdAt: now - 2 * HOUR_MS, expiresAt: now - HOUR_MS },
    good: { createdAt: now - HOUR_MS, expiresAt: now + HOUR_MS },
  };
  for (const [name, time] of Object.entries(times)) {
    await db.insert(passwordResets).values({ tokenHash: name, userId, ...time });
    await db
      .insert(mailedLinks)
      .values({ tokenHash: name, purpose: 'confirm-address', userId, ...time });
    await db.insert(sessions).values({
      idHash: name,
      publicId: name,
      userId,
      method: 'password',
      lastSeenAt: time.createdAt,
      ...time,
    });
  }
  await runScheduled(
    createScheduledController({ cron: FULL_RECONCILIATION_CRON }),
    env,
    createExecutionContext(),
  );
  expect((await db.select().from(sessions)).map(({ idHash }) => idHash)).toEqual(['good']);
  expect((await db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual([
    'good',
  ]);
  expect((await db.select().from(mailedLinks)).map(({ tokenHash }) => tokenHash)).toEqual(['good']);
});
