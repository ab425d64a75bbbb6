import { expect, test } from 'vitest';
import { createClient } from '#worker/testing/request.ts';

const PAGE =
  '<!doctype html><html lang="en"><body><section class="band"><h2>Us</h2></section></body></html>';

test('a guest gets a section in the look of the page', async () => {
  const body = { html: PAGE, kind: 'faq', language: 'en' };
  const response = await createClient().post('/api/sections', body);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ok: true,
    section: {
      markup: expect.stringContaining('<section class="band"'),
      rules: expect.arrayContaining([expect.stringContaining('.added-faq')]),
    },
  });
});

test.each([
  ['an unknown kind', { html: PAGE, kind: 'hero', language: 'en' }, 400],
  ['no page', { kind: 'faq', language: 'en' }, 400],
  [
    'a page that is too large',
    { html: '<p></p>'.repeat(90_000), kind: 'faq', language: 'en' },
    413,
  ],
])('%s is refused', async (_name, body, status) => {
  expect((await createClient().post('/api/sections', body)).status).toBe(status);
});
