import { expect, test } from 'vitest';
import { signIn } from './testing/factories.ts';

const FLOOD = 24;
const PAGE = `<!doctype html><html><head><title>Flood</title></head><body>${'<p>Text</p>'.repeat(2_000)}</body></html>`;

test('a save of one account comes before most of a flood that another one sent first', async () => {
  const [{ client: flooding }, { client: honest }] = [await signIn(), await signIn()];
  const ended: string[] = [];
  const flood = Array.from({ length: FLOOD }, async () => {
    const { status } = await flooding.post(`/api/s/${crypto.randomUUID()}`, { html: PAGE });
    ended.push(`flood ${status}`);
  });
  const { status } = await honest.post(`/api/s/${crypto.randomUUID()}`, { html: PAGE });
  const before = ended.length;
  await Promise.all(flood);
  expect(status).toBe(200);
  expect(before).toBeLessThan(FLOOD / 2);
  expect(ended).toEqual(Array.from({ length: FLOOD }, () => 'flood 200'));
});
