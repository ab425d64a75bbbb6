import { afterEach, expect, test, vi } from 'vitest';
import { isListed } from './web-risk.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function answerWith(answer: Response) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
}

test('an address is asked about with its whole query, and the key stays out of the address', async () => {
  const asked: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(new Request(input, init));
    return Response.json({});
  });
  expect(await isListed('key', 'https://evil.example/a?b=c&d=e')).toBe(false);
  const sent = asked.map(({ url, headers }) => ({ url, key: headers.get('x-goog-api-key') }));
  const threats =
    'threatTypes=SOCIAL_ENGINEERING&threatTypes=MALWARE&threatTypes=UNWANTED_SOFTWARE';
  const uri = 'uri=https%3A%2F%2Fevil.example%2Fa%3Fb%3Dc%26d%3De';
  expect(sent).toEqual([
    { url: `https://webrisk.googleapis.com/v1/uris:search?${threats}&${uri}`, key: 'key' },
  ]);
});

test('a threat is told, and a refusal or another answer is an error', async () => {
  const threat = { threatTypes: ['SOCIAL_ENGINEERING'], expireTime: '2026-11-24T00:00:00Z' };
  answerWith(Response.json({ threat }));
  expect(await isListed('key', 'https://evil.example/')).toBe(true);
  answerWith(Response.json({ error: {} }, { status: 403 }));
  await expect(isListed('key', 'https://evil.example/')).rejects.toThrow('403');
  answerWith(Response.json({ threat: 'yes' }));
  await expect(isListed('key', 'https://evil.example/')).rejects.toThrow();
});
