import { describeFailure } from './attack.ts';
import { readRoutes } from './app-routes.ts';
import { type Dice, seededDice } from './random.ts';
import { type Account, ask, type Stage } from './stage.ts';
import { anyFields, fillRoute, makeThings, type Things } from './owned-records.ts';

const AT_ONCE = 12;
/** Stack traces, statements and messages of the engine. */
const LEAK = /\bat \w+.*\.(?:js|ts):\d+|\bselect .* from |insert into|D1_ERROR|TypeError/i;
/** With a session they would end it, so they mostly come without one. */
const ENDS_SESSION = /logout|\/api\/user\/sessions|DELETE \/api\/user$/;
/** A generation or a mail costs time that says nothing about the route. */
const SLOW_FIELDS = ['prompt'];

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  '../..',
  '%00',
  '%ff',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '<script>',
  '9'.repeat(400),
  '-1',
  'NaN',
  '1e999',
  'null',
  'x'.repeat(5_000),
  '\u{1f950}',
  'a=b; c=d',
  '*',
] as const;
const VALUES = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  [],
  {},
  [[]],
  { length: 3 },
  ...TEXTS,
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
  'x',
] as const;
const HEADERS = [
  ['if-none-match', 'x'],
  ['if-none-match', 'W/"'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=-99999999999999999999'],
  ['if-range', '"'],
  ['accept-language', 'xx-\u00e9;q=nope'],
  ['cookie', 'sid=%'],
  ['authorization', 'Bearer a.b.c'],
  ['user-id', '__proto__'],
  ['idempotency-key', 'x'.repeat(2_000)],
  ['accept', 'application/x-ndjson'],
  ['x-forwarded-for', "' or 1"],
  ['stripe-signature', 't=NaN,v1='],
] as const;

interface Call {
  route: string;
  method: string;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

export interface FuzzResult {
  asked: number;
  byStatus: Map<number, number>;
  /** What answered 500, told something of its inside, or did not answer. */
  bad: string[];
}

/** Sends `count` spoiled requests over every route; the same seed makes the same choices. */
export async function fuzz(
  stage: Stage,
  { count, seed }: { count: number; seed: number },
): Promise<FuzzResult> {
  const dice = seededDice(seed);
  const routes = await readRoutes();
  const result: FuzzResult = { asked: 0, byStatus: new Map(), bad: [] };
  let account = await stage.openAccount();
  let things = await makeThings(account);
  async function sendNext(): Promise<void> {
    while (result.asked < count) {
      const call = makeCall(dice, { route: dice.pick(routes), things, account });
      await send(stage, call, result);
      if (!ENDS_SESSION.test(call.route) || !('cookie' in call.headers)) continue;
      account = await stage.openAccount();
      things = await makeThings(account);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return result;
}

function makeCall(
  dice: Dice,
  { route, things, account }: { route: string; things: Things; account: Account },
): Call {
  const filled = fillRoute(route, things);
  const method = dice.chance(0.9) ? filled.method : dice.pick(METHODS);
  const isSignedIn = dice.chance(ENDS_SESSION.test(route) ? 0.02 : 0.85);
  const headers: Record<string, string> = {
    ...(isSignedIn ? account.headers : {}),
    'content-type': dice.chance(0.85) ? 'application/json' : dice.pick(TYPES),
  };
  if (dice.chance(0.25)) {
    const [name, value] = dice.pick(HEADERS);
    headers[name] = value;
  }
  const isRead = method === 'GET' || method === 'HEAD';
  const body = isRead ? undefined : makeBody(dice, things);
  return { route, method, path: makePath(dice, { route, path: filled.path }), body, headers };
}

function makePath(dice: Dice, { route, path }: { route: string; path: string }): string {
  const pattern = route.slice(route.indexOf(' ') + 1);
  const spoilt = pattern.replace(/:\w+|\*/g, () =>
    encodeURIComponent(dice.pick(TEXTS).toWellFormed()),
  );
  const base = dice.chance(0.3) ? spoilt : path;
  if (dice.chance(0.7)) return base;
  const name = dice.pick([
    't',
    'path',
    'site',
    'cursor',
    'limit',
    'code',
    'state',
    'after',
    'query',
  ]);
  return `${base}?${name}=${encodeURIComponent(dice.pick(TEXTS).toWellFormed())}`;
}

function makeBody(dice: Dice, things: Things): string {
  if (dice.chance(0.08)) return dice.pick(['', '{', 'null', '[]', '"x"', '--x\r\n', '\0', '1e999']);
  const whole = Object.entries(anyFields(things)).filter(([name]) => !SLOW_FIELDS.includes(name));
  const fields = Object.fromEntries(
    dice.chance(0.8) ? whole : whole.filter(() => dice.chance(0.5)),
  );
  for (let spoiled = dice.below(4); spoiled > 0; spoiled -= 1) {
    const [name] = whole[dice.below(whole.length)] ?? ['uuid'];
    fields[name] = dice.pick(VALUES);
  }
  return JSON.stringify(fields);
}

async function send({ app, sites }: Stage, call: Call, result: FuzzResult): Promise<void> {
  const { route, method, path, body, headers } = call;
  const host = /^(?:GET|HEAD) \/(?:s|sites|__preview)/.test(route) ? sites : app;
  result.asked += 1;
  try {
    const answer = await ask(`${host}${path}`, method, { body, headers });
    result.byStatus.set(answer.status, (result.byStatus.get(answer.status) ?? 0) + 1);
    const leak = path.startsWith('/api/') ? LEAK.exec(answer.text)?.[0] : undefined;
    if (answer.status !== 500 && leak === undefined) return;
    const what = leak === undefined ? String(answer.status) : `${answer.status} with "${leak}"`;
    result.bad.push(`${method} ${path} → ${what}; ${body?.slice(0, 300) ?? 'no body'}`);
  } catch (error) {
    const cause = describeFailure(error);
    // What Node refuses to send never reached the server.
    if (!/invalid|ByteString|not a valid/i.test(cause))
      result.bad.push(`${method} ${path} → ${cause}`);
    else result.asked -= 1;
  }
}
