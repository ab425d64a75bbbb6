import { type ApiSession, registerThrowaway } from '../operate/api-session.ts';
import { measure, percentile } from './measure.ts';
import { BENCH_PAGE, withServer } from './site-load.ts';

/** Saves that one account sends without pause. */
const FLOOD_AT_ONCE = 40;
const READS = { count: 100, atOnce: 1 };
const SAVES = { count: 20, atOnce: 1 };

interface Waits {
  read: number;
  save: number;
}

function save({ request }: ApiSession): Promise<Response> {
  return request('POST', `/api/s/${crypto.randomUUID()}`, { html: BENCH_PAGE });
}

/** p95 of what somebody waits, in ms. */
async function measureWaits(session: ApiSession): Promise<Waits> {
  const read = await measure(() => session.request('GET', '/api/user/credits'), READS);
  const saved = await measure(() => save(session), SAVES);
  return {
    read: percentile(read.durationsMs, 0.95),
    save: percentile(saved.durationsMs, 0.95),
  };
}

/** Somebody's reads and saves, in quiet and while another account saves without pause. Asserts nothing. */
async function main(origin: string): Promise<boolean> {
  const flooding = await registerThrowaway(origin);
  const honest = await registerThrowaway(origin);
  await measureWaits(honest);
  const quiet = await measureWaits(honest);
  const state = { isOver: false };
  const counts = { saved: 0, refused: 0 };
  async function stream(): Promise<void> {
    while (!state.isOver) {
      await save(flooding).then(
        () => (counts.saved += 1),
        () => (counts.refused += 1),
      );
    }
  }
  const flood = Promise.all(Array.from({ length: FLOOD_AT_ONCE }, stream));
  const during = await measureWaits(honest);
  state.isOver = true;
  await flood;
  for (const [name, waits] of [
    ['quiet', quiet],
    [`beside ${FLOOD_AT_ONCE} saves at once`, during],
  ] as const) {
    console.log(
      `${name}: another account's read p95 ${waits.read.toFixed(0)} ms, save p95 ${waits.save.toFixed(0)} ms`,
    );
  }
  console.log(`the flood: ${counts.saved} saved, ${counts.refused} refused`);
  return true;
}

process.exitCode = (await withServer(main)) ? 0 : 1;
