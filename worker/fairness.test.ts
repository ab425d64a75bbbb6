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

test('a change of one account is done while the heavy ones of another, sent first, are still at work', async () => {
  const [{ client: heavy }, { client: honest }] = [await signIn(), await signIn()];
  const ended: string[] = [];
  const nested = PAGE.replace('</body>', `${'<div>'.repeat(40_000)}</body>`);
  const bombs = [1, 2].map(async () => {
    const bomb = { prompt: 'monday 9-12 and '.repeat(500), html: nested };
    const { status } = await heavy.post('/api/ask-ai-fallback', bomb);
    ended.push(`heavy ${status}`);
  });
  const small =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><h1>Bread</h1></body></html>';
  const { status } = await honest.post('/api/ask-ai-fallback', {
    prompt: 'Change the title to Forno',
    html: small,
  });
  ended.push(`honest ${status}`);
  await Promise.all(bombs);
  expect(ended).toEqual(['honest 200', 'heavy 422', 'heavy 422']);
});
