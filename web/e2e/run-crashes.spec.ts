import { expect, test } from '@playwright/test';
import type { GenerationEvent, GenerationStatus } from '../../worker/shared/contract/generation.ts';
import { registerThrowaway, type ApiSession } from '../../worker/cli/operate/api-session.ts';
import { findPlace, runServer, type OwnServer } from './run-server.ts';

/** So slow that a page takes some four seconds. */
const SLOW = { DESIGNER_PACE_MS: '300' };
const PROMPT = 'A website for a bakery in Turin';

interface Moment {
  name: string;
  isNow: (event: GenerationEvent) => boolean;
  /** How the run must stand after the crash, and the balance. */
  run: Partial<GenerationStatus>;
  credits: number;
}

const LOST = { status: 'failed', reason: 'interrupted', charged: false, refunded: true } as const;
const KEPT = { status: 'done', charged: true, delivery: 'saved', revision: 1 } as const;

const MOMENTS: Moment[] = [
  { name: 'finished', isNow: ({ type }) => type === 'end', run: KEPT, credits: 4 },
  {
    name: 'writing',
    isNow: ({ n, type }) => type === 'text' && n > 6,
    run: LOST,
    credits: 5,
  },
  { name: 'just begun', isNow: ({ type }) => type === 'stage', run: LOST, credits: 5 },
];

test('a server that is killed comes back with the true end of every run and the right balances', async () => {
  test.slow();
  const place = await findPlace();
  const first = await runServer('start.ts', SLOW, place);
  const cases = [];
  for (const moment of MOMENTS) {
    const session = await registerThrowaway(first.origin);
    const document = { kind: 'site', uuid: crypto.randomUUID(), revision: 0 };
    const id = await askUntil(session, { prompt: PROMPT, document }, moment.isNow);
    cases.push({ ...moment, session, id });
  }
  first.kill();
  await isGone(first);
  const second = await runServer('start.ts', SLOW, place);
  try {
    for (const { name, session, id, run, credits } of cases) {
      const status = await readJson<GenerationStatus>(session, `/api/generation/${id}`);
      expect(status, name).toMatchObject(run);
      const balance = await readJson<{ creditsRemaining: number }>(session, '/api/user/credits');
      expect(balance.creditsRemaining, name).toBe(credits);
      const events = await (await session.request('GET', `/api/generation/${id}/events`)).text();
      const end = JSON.parse(events.trim().split('\n').at(-1) ?? '') as GenerationEvent;
      expect(end, name).toMatchObject({ type: 'end', generation: { status: status.status } });
    }
  } finally {
    second.kill();
  }
});

/** Asks for a page and reads its events until the moment has come. */
async function askUntil(
  { request }: ApiSession,
  body: object,
  isMoment: (event: GenerationEvent) => boolean,
): Promise<string> {
  const response = await request('POST', '/api/ask-ai', body, { accept: 'application/x-ndjson' });
  const id = response.headers.get('x-generation-id') ?? '';
  let pending = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const lines = (pending + decoder.decode(chunk, { stream: true })).split('\n');
    pending = lines.pop() ?? '';
    const events = lines.filter(Boolean).map((line) => JSON.parse(line) as GenerationEvent);
    if (events.some(isMoment)) return id;
  }
  throw new Error('The run ended before the moment came.');
}

async function readJson<T>({ request }: ApiSession, path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

async function isGone({ origin }: OwnServer): Promise<void> {
  await expect
    .poll(() =>
      fetch(origin).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
}
