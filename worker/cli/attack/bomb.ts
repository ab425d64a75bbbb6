import { PAGE, type Account, type Stage } from './stage.ts';

const ROUNDS = 5;
const ASKED_PER_ROUND = 40;

/** Requests that once held the server for seconds: separators, triggers and nested markup of full length. */
export const BOMBS = [
  'and '.repeat(2_000),
  'e '.repeat(4_000),
  `add a list of dishes: ${'pizza margherita, '.repeat(430)}`,
  'monday 9-12 and '.repeat(500),
  'change "a" to "b", '.repeat(420),
  'make it blue; '.repeat(570),
  '<div>'.repeat(1_600),
  '"'.repeat(8_000),
];
/** It was read: done, not understood, or too much work. */
const TAKEN = new Set([200, 422]);
const NESTED = PAGE.replace('</body>', `${'<div>'.repeat(40_000)}</body>`);

export interface Delay {
  alone: number;
  besideBombs: number;
  /** Of the bombs that were read meanwhile; others, such as too many at once, do not count. */
  slowestBombMs: number;
  bombs: number;
}

/**
 * The p95 of one account's calls in ms, alone and while another account's bombs are in flight. Both are measured in
 * turn, so that what else runs on the machine weighs on both; the middle of all rounds counts.
 */
export async function measureDelay({ openAccount }: Stage): Promise<Delay> {
  const [victim, attacker] = [await openAccount(), await openAccount()];
  await p95Of(victim);
  const rounds: { alone: number; besideBombs: number }[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await p95Of(victim);
    const end = { isOver: false };
    const bombing = throwBombs(attacker, { end, round, times });
    const measuring = p95Of(victim).finally(() => (end.isOver = true));
    const [besideBombs] = await Promise.all([measuring, bombing]);
    rounds.push({ alone, besideBombs });
  }
  return {
    alone: median(rounds.map(({ alone }) => alone)),
    besideBombs: median(rounds.map(({ besideBombs }) => besideBombs)),
    slowestBombMs: Math.max(...times),
    bombs: times.length,
  };
}

async function throwBombs(
  account: Account,
  { end, round, times }: { end: { isOver: boolean }; round: number; times: number[] },
): Promise<void> {
  for (let index = round; !end.isOver; index += 1) {
    const started = performance.now();
    const prompt = BOMBS[index % BOMBS.length] ?? '';
    const html = index % 3 === 0 ? NESTED : PAGE;
    const body = { prompt, html, fileType: 'html' };
    const { status } = await account.send('POST', '/api/ask-ai', { body });
    if (TAKEN.has(status)) times.push(performance.now() - started);
  }
}

async function p95Of(account: Account): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED_PER_ROUND; asked += 1) {
    const started = performance.now();
    await account.send('GET', asked % 2 === 0 ? '/api/user/credits' : '/api/sites');
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
