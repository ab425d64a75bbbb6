import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signIn } from '#worker/testing/factories.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '🙂'.repeat(500),
    '<',
    '<!doctype html>',
    '<!doctype html><html><head></head><body></body></html>',
    '<h1>$& $1 $$</h1>',
    '<p>'.repeat(2_000),
    '<style>:root{',
    'data:embedded/1 data:embedded/picture',
    '<<<<<<< SEARCH\n=======\n>>>>>>> REPLACE',
    '{"a":1',
    '__proto__',
    "'; drop table generations; --",
  ),
);
const prompts = fc.oneof(
  texts.filter((text) => text.trim() !== ''),
  fc.constantFrom(
    'Make the header blue',
    'Rendi tutto più corto',
    'Translate into Italian',
    'Aggiungi una foto',
    'What is this?',
    'Change "a" to "b"',
    'remove everything',
    '🥐🍞🔥',
    'tax returns, bookkeeping, payroll, '.repeat(220),
    'bakery "</script><b onclick=x>" with cake<img src=x onerror=y> €4',
    'Un site pour ma boulangerie, with a map and no map',
  ),
);
const bodies = fc.record(
  {
    prompt: prompts,
    html: texts,
    previousPrompt: texts,
    selection: texts,
    fileType: fc.constantFrom('html', 'css', 'py', 'md', 'json', '__proto__', '.HTM', ''),
    modelProvider: fc.constantFrom('default', '', 'offline'),
    attempt: fc.nat({ max: 10_000 }),
    site: fc.uuid(),
  },
  { requiredKeys: ['prompt'] },
);

test('whatever is asked of whatever file, the answer is a result that was paid or a refusal that was not', async () => {
  const { client } = await signIn(undefined, {
    settings: { WELCOME_CREDITS: '1000', RATE_LIMITS: 'off', DESIGNER_PACE_MS: '0' },
  });
  let results = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const response = await client.post('/api/ask-ai-fallback', body);
      await response.text();
      expect([200, 422]).toContain(response.status);
      if (response.ok) results += 1;
    }),
    { numRuns: 80 },
  );
  expect(results).toBeGreaterThan(10);
  const credits = await client.get('/api/user/credits');
  expect(await credits.json()).toMatchObject({ creditsRemaining: 1_000 - results });
}, 240_000);
