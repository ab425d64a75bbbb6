import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyzeRequest } from '#domain/generation/analyze-request.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { type ApiSession, registerThrowaway } from '../operate/api-session.ts';
import { measureUsage } from './measure-usage.ts';
import { findFreePort } from '../operate/port.ts';
import { serve } from '../operate/serve.ts';

const TOKENS = 15_000;
const ROUNDS = 5;
const FUZZED = 10_000;
const PROMPT = { prompt: 'A website for a bakery in Turin, warm colours' };
const CLOCK_TICKS_PER_SECOND = 100;

interface Measured {
  name: string;
  value: string;
  target: string;
  isMet: boolean;
}

/** A page of about four characters per token. */
function makePage(tokens: number): string {
  const head = '<!doctype html>\n<html lang="en">\n<head>\n<title>Bench</title>\n</head>\n<body>\n';
  const line = '<p class="row">The bread of the village, baked every morning.</p>\n';
  const lines = Math.ceil((tokens * 4 - head.length) / line.length);
  return `${head}${line.repeat(lines)}</body>\n</html>`;
}

const PAGE = makePage(TOKENS);
const EVENTS = (PAGE.match(/[^]{1,4}/g) ?? []).map((content) =>
  toEvent({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
);
const ENDING = [
  toEvent({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  toEvent({
    choices: [],
    usage: { prompt_tokens: 900, completion_tokens: TOKENS, total_tokens: 15_900 },
  }),
  'data: [DONE]\n\n',
];

function toEvent(data: object): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...data })}\n\n`;
}

/**
 * An OpenAI-compatible server that writes its page as fast as the socket accepts it, several events per packet.
 */
async function startModel(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      void writeEvents(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const EVENTS_PER_PACKET = 8;

async function writeEvents(response: ServerResponse): Promise<void> {
  const events = [...EVENTS, ...ENDING];
  for (let at = 0; at < events.length; at += EVENTS_PER_PACKET) {
    const hasRoom = response.write(events.slice(at, at + EVENTS_PER_PACKET).join(''));
    if (!hasRoom) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
}

/** CPU seconds of the workerd processes below this one. */
function workerCpuSeconds(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, command]) => Number(parent) === process.pid && command?.startsWith('workerd'),
    );
  const ticks = own.map(([pid]) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / CLOCK_TICKS_PER_SECOND;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Milliseconds until the first byte of the body, and the whole body. */
async function readTimed(request: () => Promise<Response>) {
  const startedAt = performance.now();
  const { body } = await request();
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let firstMs = Number.NaN;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (chunks.length === 0) firstMs = performance.now() - startedAt;
    chunks.push(read.value);
  }
  return {
    firstMs,
    text: Buffer.concat(chunks).toString(),
    totalMs: performance.now() - startedAt,
  };
}

async function measureStream(session: ApiSession, modelUrl: string): Promise<Measured[]> {
  const direct: number[] = [];
  const through: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await readTimed(() => fetch(modelUrl, { method: 'POST', body: '{}' }));
    const before = workerCpuSeconds();
    const answer = await readTimed(() => session.request('POST', '/api/ask-ai', PROMPT));
    if (answer.text !== PAGE) throw new Error('The page did not come through unchanged.');
    // The first round loads the provider.
    if (round === 0) continue;
    cpu.push(workerCpuSeconds() - before);
    direct.push(own.firstMs);
    through.push(answer.firstMs);
  }
  const added = median(through) - median(direct);
  return [
    {
      name: `CPU of workerd for ${TOKENS} tokens of a model`,
      value: `${median(cpu).toFixed(2)} s`,
      target: '<= 1.5 s',
      isMet: median(cpu) <= 1.5,
    },
    {
      name: 'added to the first byte',
      value: `${added.toFixed(0)} ms`,
      target: '<= 50 ms',
      isMet: added <= 50,
    },
  ];
}

/** Sends bodies of all kinds of wrong shapes; none may be answered with 500. */
async function fuzz(session: ApiSession): Promise<Measured> {
  let failures = 0;
  let next = 0;
  async function worker(): Promise<void> {
    while (next < FUZZED) {
      const body = oddBody((next += 1));
      const path = next % 2 === 0 ? '/api/ask-ai' : '/api/apply-diffs';
      const status = await session.request('POST', path, body).then(
        () => 200,
        (error: unknown) => Number(/: (\d{3}) /.exec(String(error))?.[1] ?? 0),
      );
      if (status >= 500 || status === 0) failures += 1;
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker));
  return {
    name: `server errors in ${FUZZED} odd requests`,
    value: String(failures),
    target: '0',
    isMet: failures === 0,
  };
}

const ODD_VALUES: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.MAX_SAFE_INTEGER,
  true,
  '',
  ' ',
  'x'.repeat(8_001),
  '\u0000',
  '\uD800',
  '🙂'.repeat(500),
  '<<<<<<< SEARCH\n=======\n>>>>>>> REPLACE',
  '__proto__',
  { toString: 1 },
  ['a'],
  "'; drop table generations; --",
];
const FIELDS = [
  'prompt',
  'html',
  'previousPrompt',
  'modelProvider',
  'fileType',
  'receipt',
  'selection',
  'site',
  'attempt',
  'originalHtml',
  'aiResponseContent',
];

/**
 * The n-th odd body: each field cycles through its values at a different rate. No prompt is usable, so no
 * credit is spent.
 */
function oddBody(n: number): Record<string, unknown> {
  const body = Object.fromEntries(
    FIELDS.map((field, at) => [field, ODD_VALUES[Math.floor(n / (at + 1)) % ODD_VALUES.length]]),
  );
  const isUsable = typeof body.prompt === 'string' && body.prompt.trim() !== '';
  return isUsable ? { ...body, attempt: 'none' } : body;
}

/** The pure functions, in this process. */
function measureRules(): Measured[] {
  const facts = {
    ...PROMPT,
    fileType: 'html',
    hasPage: true,
    hasSelection: false,
    fallbackLanguage: 'en',
  } as const;
  const analysisMs = timePerCall(2_000, () => analyzeRequest(facts));
  const checkMs = timePerCall(50, () => checkPage(PAGE));
  return [
    {
      name: 'request analysis',
      value: `${analysisMs.toFixed(3)} ms`,
      target: '< 1 ms',
      isMet: analysisMs < 1,
    },
    {
      name: `checking a page of ${Math.round(PAGE.length / 1024)} KB`,
      value: `${checkMs.toFixed(1)} ms`,
      target: '< 50 ms',
      isMet: checkMs < 50,
    },
  ];
}

function timePerCall(times: number, run: () => unknown): number {
  run();
  const startedAt = performance.now();
  for (let at = 0; at < times; at += 1) run();
  return (performance.now() - startedAt) / times;
}

const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-bench-'));
const modelPort = await findFreePort();
const model = await startModel(modelPort);
const vars = {
  RATE_LIMITS: 'off',
  WELCOME_CREDITS: '1000',
  AI_CHAIN_CODE: 'openai-compatible:bench',
  AI_EXTERNAL_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
  AI_EXTERNAL_API_KEY: 'bench',
};
const server = await serve({ port: await findFreePort(), stateDir, vars }, { isQuiet: true });
try {
  const session = await registerThrowaway(server.url);
  const results = [
    ...measureRules(),
    ...(await measureStream(session, `http://127.0.0.1:${modelPort}/v1/chat/completions`)),
    await fuzz(session),
  ];
  for (const { name, value, target, isMet } of results) {
    console.log(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${value}, target ${target}`);
  }
  console.log('\nCalls and tokens of one request, medians; a token is counted as 3.6 characters:');
  console.table(
    Object.fromEntries((await measureUsage()).map(({ kind, ...counts }) => [kind, counts])),
  );
  process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await server.stop();
  model.close();
  rmSync(stateDir, { recursive: true, force: true });
}
