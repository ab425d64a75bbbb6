import { expect, test } from 'vitest';
import { createClient } from '#worker/testing/request.ts';
import { TEST_TEMPLATE_ID } from '#worker/testing/static-assets.ts';

const PATH = '/api/templates/personalise';
const OWN = { template: TEST_TEMPLATE_ID, name: 'Kite & Co', line: 'Kites, on the pier of Rimini' };

test('a visitor without an account gets a template with their own name, which nobody keeps', async () => {
  const answer = await createClient().post(PATH, OWN);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { html, toComplete } = await answer.json<{ html: string; toComplete: string[] }>();
  expect(toComplete).toContain('phone number');
  expect(html).toContain('<title>Kite &amp; Co – Workshop</title>');
  expect(html).toContain('What Kite &amp; Co repair');
  expect(html).toContain('data-placeholder="phone"');
  expect(html).not.toMatch(/Test &amp; Sons|496 0100/);
});

test.each([
  ['markup', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['emoji', '🪁 Kites', '🪁 Kites'],
  ['another reading direction', 'עפיפונים', 'עפיפונים'],
  ['marks that turn the direction', 'Kites\u202e seti K\n', 'Kites seti K'],
  ['the name of the example', 'Test & Sons', 'Test &amp; Sons'],
])('%s in a name is text', async (_what, name, shown) => {
  const answer = await createClient().post(PATH, { ...OWN, name });
  const { html } = await answer.json<{ html: string }>();
  expect(html).toContain(`What ${shown} repair`);
});

test.each([
  [{ name: '' }, 400],
  [{ name: ' \n\u202e ' }, 400],
  [{ name: 'k'.repeat(500) }, 400],
  [{ line: '' }, 400],
  [{ line: 'k'.repeat(500) }, 400],
  [{ name: 7 }, 400],
  [{ template: '../etc' }, 400],
  [{ template: crypto.randomUUID() }, 404],
])('%j is refused with %i', async (change, status) => {
  const answer = await createClient().post(PATH, { ...OWN, ...change });
  expect(answer.status).toBe(status);
});
