import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createModelHealth } from './model-health.ts';
import type { ModelBreaker } from './model-breaker.ts';
import { shareModelHealth } from './shared-health.ts';

/** An isolate that has only just started. */
function isolate(namespace = env.MODEL_BREAKER) {
  return shareModelHealth(namespace, createModelHealth(Date.now));
}

test('a model that hung in one isolate is skipped in another', async () => {
  const reference = `test:${crypto.randomUUID()}`;
  const [here, there] = [isolate(), isolate()];
  expect(await there.admit(reference)).toBe(true);
  here.failed(reference, { kind: 'start-timeout' });
  await expect.poll(async () => there.admit(reference)).toBe(false);
  expect(await there.admit(`test:${crypto.randomUUID()}`)).toBe(true);
  here.worked(reference);
  await expect.poll(async () => there.admit(reference)).toBe(true);
});

test('a breaker that is silent keeps nobody waiting: the isolate’s own memory answers', async () => {
  const silent = {
    idFromName: () => 'id',
    get: () => ({
      admit: async () => new Promise(() => undefined),
      worked: async () => Promise.reject(new Error('gone')),
      failed: async () => Promise.reject(new Error('gone')),
    }),
  };
  const health = isolate(silent as unknown as DurableObjectNamespace<ModelBreaker>);
  expect(await health.admit('test:m')).toBe(true);
  health.failed('test:m', { kind: 'start-timeout' });
  expect(await health.admit('test:m')).toBe(false);
  health.worked('test:m');
  expect(await health.admit('test:m')).toBe(true);
});
