import { type ApiSession, registerThrowaway } from '../operate/api-session.ts';
import { measure, percentile } from './measure.ts';
import { BENCH_PAGE, withServer } from './site-load.ts';

/** Saves that one account sends without pause. */
const FLOOD_AT_ONCE = 40;
/** Heavy changes that one account asks for without pause; more are turned away. */
const CHANGES_AT_ONCE = 2;
const NESTED = BENCH_PAGE.replace('</body>', `${'<div>'.repeat(40_000)}</body>`);
const READS = { count: 100, atOnce: 1 };
const SAVES = { count: 20, atOnce: 1 };

interface Waits {
  read: number;
  save: number;
}

function save({ request }: ApiSession): Promise<Response> {
  return request('POST', `/api/s/${crypto.randomUUID()}`, { html: BENCH_PAGE });
}

/** A change that takes long and is refused in the end, so that it costs nothing. */
function changeHeavily({ request }: ApiSession): Promise<Response> {
  const prompt = 'monday 9-12 and '.repeat(500);
  return request('POST', '/api/ask-ai-fallback', { prompt, html: NESTED });
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

/** What somebody waits while another account asks without pause, and how many of its calls were done and refused. */
async function measureBeside(
  honest: ApiSession,
  flood: (() => Promise<unknown>)[],
): Promise<{ waits: Waits; done: number; refused: number }> {
  const state = { isOver: false, done: 0, refused: 0 };
  const streams = flood.map(async (ask) => {
    while (!state.isOver) {
      await ask().then(
        () => (state.done += 1),
        () => (state.refused += 1),
      );
    }
  });
  const waits = await measureWaits(honest);
  state.isOver = true;
  await Promise.all(streams);
  return { waits, done: state.done, refused: state.refused };
}

function report(name: string, { read, save: saved }: Waits): void {
  console.log(
    `${name}: another account's read p95 ${read.toFixed(0)} ms, save p95 ${saved.toFixed(0)} ms`,
  );
}

/** Somebody's reads and saves, in quiet and while another account saves or changes pages without pause. Asserts nothing. */
async function main(origin: string): Promise<boolean> {
  const flooding = await registerThrowaway(origin);
  const honest = await registerThrowaway(origin);
  await measureWaits(honest);
  report('quiet', await measureWaits(honest));
  const floods = {
    [`${FLOOD_AT_ONCE} saves at once`]: Array.from(
      { length: FLOOD_AT_ONCE },
      () => () => save(flooding),
    ),
    [`${CHANGES_AT_ONCE} heavy changes at once`]: Array.from(
      { length: CHANGES_AT_ONCE },
      () => () => changeHeavily(flooding),
    ),
  };
  for (const [name, flood] of Object.entries(floods)) {
    const { waits, done, refused } = await measureBeside(honest, flood);
    report(`beside ${name} (${done} done, ${refused} refused)`, waits);
  }
  return true;
}

process.exitCode = (await withServer(main)) ? 0 : 1;
