import { expect, test } from 'vitest';
import { isFailureBody } from '#contract/errors.ts';
import { adversarialPages } from '#worker/testing/adversarial-pages.ts';
import { signIn } from '#worker/testing/factories.ts';

const PAGE_LENGTH = 200_000;

function bomb(name: string): string {
  const found = adversarialPages(PAGE_LENGTH).find((page) => page.name === name);
  if (!found) throw new Error(`no page is called ${name}`);
  return found.text;
}

test('a page that would grow into millions of elements is refused with a sentence, and nothing is charged', async () => {
  const { client } = await signIn();
  const credits = async (): Promise<unknown> => (await client.get('/api/user/credits')).json();
  const before = await credits();
  const html = bomb('misnested formatting, in a page');
  const response = await client.post('/api/ask-ai', { prompt: 'Make the title red', html });
  const body = await response.json();
  expect(response.status).toBe(422);
  expect(isFailureBody(body) && body).toMatchObject({
    code: 'request.too-complex',
    error: expect.stringMatching(/left open or wrongly nested/),
  });
  expect(await credits()).toEqual(before);
});

test.each(['nested div, in a page', '“<b>”, in a page', '“<table><td>”, in a page'])(
  'a change of a page of %s ends, and costs nothing when it is refused',
  async (name) => {
    const { client } = await signIn();
    const response = await client.post('/api/ask-ai-fallback', {
      prompt: 'Make the title red',
      html: bomb(name),
    });
    expect([200, 422]).toContain(response.status);
  },
);
