import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyRoute, fillParameters, makeThings } from './testing/every-route.ts';
import { anyFields, type Things } from './testing/any-fields.ts';
import { signIn, signInOperator } from './testing/factories.ts';
import type { TestClient } from './testing/request.ts';

/** `npm run test:attack` plays many more. */
const CASES = 8;
const LEAK = /\bat \w+.*\.(?:js|ts):\d+|\bselect .* from |insert into|D1_ERROR|TypeError/i;

/** Their own tests wait for models and hash passwords; here only what is refused before that matters. */
const COSTLY = new Set(['prompt', 'html', 'originalHtml', 'password', 'currentPassword']);

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', '\0', '\u202e', '\ud800', '../..', '%00', "' or 1=1 --", '__proto__'),
  fc.constantFrom('9'.repeat(400), '-1', 'NaN', '1e999', 'null', '[object Object]'),
);
const nastyValue = fc.oneof(nastyText, fc.jsonValue({ maxDepth: 4 }), fc.double(), fc.constant(-0));

/** Fields as a call may carry them, some of them spoiled, and what stands in its path and query. */
const spoiling = fc.record({
  fields: fc.dictionary(fc.constantFrom(...Object.keys(anyFields(nobody()))), nastyValue, {
    minKeys: 1,
    maxKeys: 5,
  }),
  dropped: fc.boolean(),
  inPath: fc.option(nastyText, { nil: undefined, freq: 3 }),
  query: fc.dictionary(
    fc.constantFrom('t', 'path', 'site', 'cursor', 'limit', 'code', 'state'),
    nastyText,
    {
      maxKeys: 3,
    },
  ),
});
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never;

function nobody(): Things {
  return { file: '', folder: '', site: '' };
}

function addressOf(path: string, things: Things, { inPath, query }: Spoiling): string {
  const filled =
    inPath === undefined
      ? fillParameters(path, things)
      : path.replace(/:\w+(\{[^}]*\})?|\*/g, () => encodeURIComponent(inPath.toWellFormed()));
  const wellFormed = Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]);
  return `${filled}?${new URLSearchParams(Object.fromEntries(wellFormed)).toString()}`;
}

function bodyOf(things: Things, { fields, dropped }: Spoiling): string {
  const whole = Object.entries(anyFields(things)).filter(([name]) => !COSTLY.has(name));
  return JSON.stringify({ ...(dropped ? {} : Object.fromEntries(whole)), ...fields });
}

async function ask(client: TestClient, route: string, [things, spoilt]: [Things, Spoiling]) {
  const [method = '', path = ''] = route.split(' ');
  const body = method === 'GET' ? undefined : bodyOf(things, spoilt);
  const response = await client.send(method, addressOf(path, things, spoilt), body);
  const isText = /json|text/.test(response.headers.get('content-type') ?? '');
  const text = isText ? await response.text() : '';
  if (!isText) await response.body?.cancel();
  return { status: response.status, leak: LEAK.exec(text)?.[0] };
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No other host is asked.'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(everyRoute)(
  '%s never fails and tells nothing of its inside, whatever is sent',
  async (route) => {
    const isOfOperators = route.includes(' /api/admin/');
    const client = isOfOperators ? await signInOperator() : (await signIn()).client;
    const things = await makeThings(client);
    const property = fc.asyncProperty(spoiling, async (spoilt) => {
      const { status, leak } = await ask(client, route, [things, spoilt]);
      expect([status < 500, status, leak]).toEqual([true, status, undefined]);
    });
    await fc.assert(property, { numRuns: CASES, interruptAfterTimeLimit: 60_000 });
  },
  120_000,
);
