import { type ApiSession, registerThrowaway } from '../operate/api-session.ts';
import { load, type Measured, savePage, withServer } from './site-load.ts';
import { measureSiteMemory } from './site-memory.ts';

const WARM_UP_MS = 2_000;
const ROUND_MS = 4_000;
const ROUNDS = 3;
const ASSET_PATH = '/favicon.svg';

async function requestsPerSecond(url: string, durationMs: number): Promise<number> {
  const startedAt = performance.now();
  const answers = await load(url, () => performance.now() - startedAt >= durationMs);
  return (answers * 1_000) / (performance.now() - startedAt);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function timeEach(times: number, run: (index: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const startedAt = performance.now();
    await run(index);
    durations.push(performance.now() - startedAt);
  }
  return percentile(durations, 0.5);
}

/** Alternates between page and static asset, so that other load on the machine affects both. */
async function compareThroughput(origin: string, pageUrl: string): Promise<Measured> {
  const assetUrl = `${origin}${ASSET_PATH}`;
  for (const url of [pageUrl, assetUrl]) await requestsPerSecond(url, WARM_UP_MS);
  const ratios: number[] = [];
  const rates: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asset = await requestsPerSecond(assetUrl, ROUND_MS);
    const page = await requestsPerSecond(pageUrl, ROUND_MS);
    ratios.push(page / asset);
    rates.push(`${Math.round(page)}/${Math.round(asset)}`);
  }
  const ratio = percentile(ratios, 0.5);
  return {
    name: '60 KB public page against a static asset, requests per second',
    value: `${ratio.toFixed(2)} (${rates.join(', ')})`,
    target: '≥ 0.60',
    isMet: ratio >= 0.6,
  };
}

async function compareLists(origin: string): Promise<Measured> {
  const empty = await registerThrowaway(origin);
  const full = await registerThrowaway(origin);
  for (let index = 0; index < 500; index += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, offset) =>
        full.request('POST', '/api/file', {
          uuid: crypto.randomUUID(),
          name: `file-${index + offset}.html`,
          type: 'html',
          content: `<p>${index + offset}</p>`,
        }),
      ),
    );
  }
  const list = async (session: ApiSession) =>
    await (await session.request('GET', `/api/files/${session.userId}?t=1`)).arrayBuffer();
  await timeEach(30, () => list(full));
  const emptyMs = await timeEach(100, () => list(empty));
  const fullMs = await timeEach(100, () => list(full));
  const limitMs = emptyMs * 1.5 + 10;
  return {
    name: 'list of 500 files against an empty one, p50',
    value: `${fullMs.toFixed(1)} ms (empty ${emptyMs.toFixed(1)} ms)`,
    target: `≤ ${limitMs.toFixed(1)} ms`,
    isMet: fullMs <= limitMs,
  };
}

async function timeSaves(session: ApiSession): Promise<Measured[]> {
  const text = 'x'.repeat(1024 * 1024 - 200);
  const file = crypto.randomUUID();
  const site = crypto.randomUUID();
  const fileMs = await timeEach(30, (index) =>
    session.request('POST', '/api/file', {
      uuid: file,
      name: 'big.txt',
      type: 'txt',
      content: `${index}${text}`,
    }),
  );
  const siteMs = await timeEach(30, (index) =>
    session.request('POST', `/api/s/${site}`, {
      html: `<!doctype html><title>${index}</title><p>${text}</p>`,
    }),
  );
  return [
    { name: 'saving a file of 1 MB, p50', ms: fileMs },
    { name: 'saving a page of 1 MB, p50', ms: siteMs },
  ].map(({ name, ms }) => ({
    name,
    value: `${ms.toFixed(0)} ms`,
    target: '< 150 ms',
    isMet: ms < 150,
  }));
}

async function measureSpeed(): Promise<Measured[]> {
  return await withServer(async (origin) => {
    const session = await registerThrowaway(origin);
    return [
      await compareThroughput(origin, await savePage(origin, session)),
      await compareLists(origin),
      ...(await timeSaves(session)),
    ];
  });
}

const PARTS = { speed: measureSpeed, memory: measureSiteMemory };
const VERDICTS = { true: 'met   ', false: 'MISSED', null: '      ' };

const wanted = process.argv.slice(2);
const results: Measured[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) results.push(...(await run()));
}
for (const { name, value, target, isMet } of results) {
  console.log(`${VERDICTS[`${isMet}`]} ${name}: ${value}, target ${target}`);
}
process.exitCode = results.every((result) => result.isMet !== false) ? 0 : 1;
