import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startHttpModelServer,
  type HttpModelServer,
  type ModelCall,
} from '#worker/testing/model-server/http-server.ts';
import { sortingRequests } from '#worker/testing/model-server/trials/sorting.ts';
import { USAGE_KINDS, type UsageKind } from '#worker/testing/model-server/trials/usage-requests.ts';
import { registerThrowaway, type ApiSession } from '../operate/api-session.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';

/** Medians of one kind of request. */
export interface KindUsage {
  kind: string;
  calls: number;
  input: number;
  /** The part of `input` that an earlier request had already sent at its start. */
  cached: number;
  output: number;
}

const SORTER = 'sorter';

/** Counts calls and tokens per kind of request, with a scripted model behind the production build. */
export async function measureUsage(): Promise<KindUsage[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-usage-'));
  const ids = USAGE_KINDS.map((_, at) => `kind-${at}`);
  const models = await startHttpModelServer({
    [SORTER]: [sortingRequests],
    ...Object.fromEntries(USAGE_KINDS.map(({ script }, at) => [ids[at], script])),
  });
  const vars = {
    RATE_LIMITS: 'off',
    WELCOME_CREDITS: '100',
    AI_CHAIN_CODE: 'offline',
    AI_CHAIN_COPY: [SORTER, ...ids].map((id) => `openai-compatible:${id}`).join(','),
    AI_EXTERNAL_BASE_URL: models.baseUrl,
    AI_EXTERNAL_API_KEY: 'bench',
  };
  const server = await serve({ port: await findFreePort(), stateDir, vars }, { isQuiet: true });
  try {
    const session = await registerThrowaway(server.url);
    const results: KindUsage[] = [];
    for (const [at, kind] of USAGE_KINDS.entries()) {
      results.push(await measureKind(kind, { session, models, id: ids[at] ?? '' }));
    }
    return results;
  } finally {
    await server.stop();
    models.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

interface Bench {
  session: ApiSession;
  models: HttpModelServer;
  id: string;
}

async function measureKind(
  { kind, page, requests }: UsageKind,
  { session, models, id }: Bench,
): Promise<KindUsage> {
  const runs: ModelCall[][] = [];
  for (const prompt of requests) {
    const from = models.calls.length;
    const body = { prompt, html: page, modelProvider: `openai-compatible:${id}` };
    await session.request('POST', '/api/ask-ai', body).then(
      (response) => response.text(),
      // An answer in words may arrive as a refusal. Its calls count all the same.
      () => undefined,
    );
    runs.push(models.calls.slice(from));
  }
  const medianOf = (field: 'input' | 'cached' | 'output'): number =>
    median(runs.map((calls) => calls.reduce((sum, call) => sum + call[field], 0)));
  return {
    kind,
    calls: median(runs.map((calls) => calls.length)),
    input: medianOf('input'),
    cached: medianOf('cached'),
    output: medianOf('output'),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
