import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type BareWorker, startBareWorker } from '../operate/bare-worker.ts';

const PAGES = 500;
const TARGET_MS = 10;
const NANOSECONDS = 1_000_000;
const ENTRY = fileURLToPath(new URL('../../designer/design-page.ts', import.meta.url));
/** `/plain` answers with a fixed text of a page's size, for comparison. */
const MAIN = `
import { designPage } from '../design-page.js';
const PLAIN = '<p>a page that nobody designs</p>\\n'.repeat(1200);
export default {
  fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/plain') return new Response(PLAIN);
    const seed = Number(searchParams.get('seed'));
    const prompt = searchParams.get('prompt');
    return new Response(designPage({ prompt, seed, fallbackLanguage: 'en', year: 2026 }).html);
  },
};`;

async function bundleDesigner(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry: ENTRY, formats: ['es'] }, write: false, target: 'esnext' },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('Vite built nothing.');
  return chunk.code;
}

function findWorkerd(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, name]) => Number(parent) === process.pid && name?.startsWith('workerd'));
  if (!own) throw new Error('No workerd process runs below this one.');
  return Number(own[0]);
}

/** CPU time of all threads of a process so far, in ms. Linux only. */
function readCpuMs(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS;
}

async function startDesigner(): Promise<BareWorker> {
  const contents = await bundleDesigner();
  return await startBareWorker({
    name: 'designer',
    modules: [
      { type: 'ESModule', path: 'main.js', contents: MAIN },
      { type: 'ESModule', path: 'design-page.js', contents },
    ],
  });
}

interface CpuTimes {
  /** The first page after the isolate has started. */
  firstMs: number;
  pageMs: number;
  plainMs: number;
}

async function measurePages(origin: string, prompts: readonly string[]): Promise<CpuTimes> {
  const pid = findWorkerd();
  const designPath = (index: number): string => {
    const prompt = encodeURIComponent(prompts[index % prompts.length] ?? '');
    return `/?prompt=${prompt}&seed=${Math.floor(index / prompts.length)}`;
  };
  const plainPath = (): string => '/plain';
  const measure = async (count: number, pathOf: (index: number) => string): Promise<number> => {
    const before = readCpuMs(pid);
    for (let index = 0; index < count; index += 1)
      await (await fetch(origin + pathOf(index))).text();
    return (readCpuMs(pid) - before) / count;
  };
  await measure(20, plainPath);
  const firstPlainMs = await measure(20, plainPath);
  const firstMs = (await measure(1, designPath)) - firstPlainMs;
  const designedMs = await measure(PAGES, designPath);
  const plainMs = await measure(PAGES, plainPath);
  return { firstMs, pageMs: designedMs - plainMs, plainMs };
}

/**
 * Prints the CPU time of a page inside workerd: that of the process, minus the cost of answering with a fixed
 * text.
 */
export async function benchWorkerd(prompts: readonly string[]): Promise<void> {
  const { miniflare, origin } = await startDesigner();
  try {
    const { firstMs, pageMs, plainMs } = await measurePages(origin, prompts);
    const verdict = pageMs <= TARGET_MS ? 'met' : 'NOT MET';
    console.log(`in workerd, CPU ms, first page of an isolate: ${firstMs.toFixed(1)}`);
    console.log(
      `in workerd, CPU ms a page over ${PAGES}: ${pageMs.toFixed(2)} (target ${TARGET_MS}, ${verdict}; an idle answer ${plainMs.toFixed(2)})`,
    );
  } finally {
    await miniflare.dispose();
  }
}
