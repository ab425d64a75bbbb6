import { startBareWorker } from '../operate/bare-worker.ts';
import { registerThrowaway } from '../operate/api-session.ts';
import { measureMemory, type MemorySeries } from './memory-series.ts';
import { BENCH_PAGE, load, type Measured, savePage, withServer } from './site-load.ts';

const STEP = 10_000;
const STEPS = 10;
const LIMIT_MB = 50;
const COLLECT_AT_ONCE = '--gc-global --min-semi-space-size=1 --max-semi-space-size=1';

/** The smallest possible Worker. */
const NO_OP = 'export default { fetch: () => new Response("ok") }';
/** The smallest Worker that serves a stored page. */
const STORE_ONLY = `export default {
  async fetch(request, { PAGES }) { return new Response((await PAGES.get('page')).body) },
}`;

/**
 * The memory of workerd over 100,000 requests of a public page: as the runtime collects when it pleases,
 * and with a full collection at every turn. Each request leaves objects outside V8's heap that only a full
 * collection frees, and workerd runs those so seldom that a Worker which answers "ok" and nothing else fills
 * hundreds of MB (cloudflare/workerd#6894): that one is measured along, and one that only reads the store.
 */
export async function measureSiteMemory(): Promise<Measured[]> {
  return [
    await judge('growth, collected as workerd pleases', () => soakPage('a public page')),
    await judge('growth, collected at every turn (what serving holds on to)', async () => {
      process.env.MINIFLARE_WORKERD_V8_FLAGS = COLLECT_AT_ONCE;
      return await soakPage('a public page, collected at every turn').finally(() => {
        delete process.env.MINIFLARE_WORKERD_V8_FLAGS;
      });
    }),
    await compare('a Worker that answers "ok"', NO_OP),
    await compare('a Worker that only reads R2', STORE_ONLY),
  ];
}

async function judge(name: string, run: () => Promise<MemorySeries>): Promise<Measured> {
  const series = await run();
  return {
    name: `memory over ${STEP * STEPS} page requests: ${name}`,
    value: describe(series),
    target: `< ${LIMIT_MB} MB`,
    isMet: series.growth < LIMIT_MB,
  };
}

async function compare(name: string, script: string): Promise<Measured> {
  const series = await withBareWorker(script, (url) => soak(name, url));
  return {
    name: `the same of ${name}, collected as workerd pleases`,
    value: describe(series),
    target: 'none, to compare with',
    isMet: null,
  };
}

function describe({ growth, lateGrowth, plateau }: MemorySeries): string {
  return `${growth} MB more, ${lateGrowth} MB of it in the second half, plateau ${plateau} MB`;
}

/** The warm-up is a tenth of the run, in which caches fill and code is compiled. */
async function soak(name: string, url: string): Promise<MemorySeries> {
  const step = () => load(url, (answers) => answers >= STEP);
  await step();
  const series = await measureMemory(STEPS, step);
  console.log(
    `workerd's memory in MB, every ${STEP} requests of ${name}: ${series.megabytes.join(' ')}`,
  );
  return series;
}

async function soakPage(name: string): Promise<MemorySeries> {
  return await withServer(async (origin) =>
    soak(name, await savePage(origin, await registerThrowaway(origin))),
  );
}

/** Runs a small Worker whose store `PAGES` has the benchmark's page under `page`. */
async function withBareWorker<T>(script: string, run: (url: string) => Promise<T>): Promise<T> {
  const { miniflare, origin } = await startBareWorker({
    name: 'bare',
    modules: true,
    script,
    r2Buckets: ['PAGES'],
  });
  try {
    await (await miniflare.getR2Bucket('PAGES')).put('page', BENCH_PAGE);
    return await run(`${origin}/`);
  } finally {
    await miniflare.dispose();
  }
}
