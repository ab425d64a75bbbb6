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

const SHOP = `<!doctype html><html lang="en"><head><title>Bread</title></head><body><main>
<h1>Bread</h1><section id="menu"><h2>Menu</h2><ul><li>Loaf <span>€ 4.00</span></li></ul></section>
<p>A bakery in the old town, open since 1920.</p></main></body></html>`;
const DISHES = Array.from({ length: 400 }, (_, at) => `dish ${at} ${at + 2} euro`).join(', ');

test.each([
  ['"and" 2,000 times', 'and '.repeat(2_000)],
  ['8,000 colons', ':'.repeat(8_000)],
  ['8,000 brackets', '('.repeat(8_000)],
  ['"di" 2,666 times', 'di '.repeat(2_666)],
  ['an honest list of 400 dishes', `Add these dishes to the menu: ${DISHES}`.slice(0, 8_000)],
])('a request of %s ends, and costs nothing when it is refused', async (_name, prompt) => {
  const { client } = await signIn();
  const credits = async (): Promise<number> => {
    const answer = await client.get('/api/user/credits');
    return (await answer.json<{ creditsRemaining: number }>()).creditsRemaining;
  };
  const before = await credits();
  const response = await client.post('/api/ask-ai-fallback', { prompt, html: SHOP });
  const isRefused = response.status === 422;
  expect([200, 422]).toContain(response.status);
  expect(await credits()).toBe(isRefused ? before : before - 1);
});
