import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiSession } from '../operate/api-session.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';

const CONNECTIONS = 16;
const PAGE_BYTES = 60 * 1024;
const ROW = '<p>A paragraph of a page as people write them, with <b>some</b> markup.</p>\n';

/** A page of 60 KB. */
export const BENCH_PAGE = `<!doctype html><html><head><title>Bench</title></head><body>${ROW.repeat(Math.ceil(PAGE_BYTES / ROW.length))}</body></html>`;

/** The result of a benchmark. `isMet` is null for values that are only shown for comparison. */
export interface Measured {
  name: string;
  value: string;
  target: string;
  isMet: boolean | null;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** One GET whose body is read to the end; rejects on anything but 200. */
function getOnce(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Keeps every connection busy until `isOver` returns true, and returns the number of answers. */
export async function load(url: string, isOver: (answers: number) => boolean): Promise<number> {
  // The server may have closed connections that were kept from an earlier load.
  agent.destroy();
  let answers = 0;
  async function connection(): Promise<void> {
    while (!isOver(answers)) {
      await getOnce(url);
      answers += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return answers;
}

/** Saves the benchmark's page and gives its public address. */
export async function savePage(origin: string, session: ApiSession): Promise<string> {
  const uuid = crypto.randomUUID();
  await session.request('POST', `/api/s/${uuid}`, { html: BENCH_PAGE });
  const answer = await fetch(`${origin}/s/${uuid}/index.html`, { method: 'HEAD' });
  return answer.url;
}

/** Runs the product on a fresh state and a free port. */
export async function withServer<T>(run: (origin: string) => Promise<T>): Promise<T> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
  const vars = { RATE_LIMITS: 'off' };
  const server = await serve({ port: await findFreePort(), stateDir, vars }, { isQuiet: true });
  try {
    return await run(server.url);
  } finally {
    agent.destroy();
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
