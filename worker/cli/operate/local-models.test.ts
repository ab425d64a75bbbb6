import type { Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { describeLocalModel } from './local-models.ts';
import { listen } from './node-server.ts';
import { findFreePort } from './port.ts';

/** A busy machine may take its time to answer. */
const PATIENT = new AbortController().signal;

async function serverOf(name: string, answer: (request: Request) => Response | Promise<Response>) {
  const port = await findFreePort();
  const server: Server = await listen(answer, port);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { name, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function listing(...ids: string[]) {
  return (request: Request): Response =>
    new URL(request.url).pathname === '/v1/models'
      ? Response.json({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })
      : new Response('', { status: 404 });
}

test('a server with models is told in one line that can be pasted', async () => {
  const server = await serverOf('Ollama', listing('nomic-embed-text:latest', 'qwen3-coder:30b'));
  expect(await describeLocalModel([server], PATIENT)).toBe(
    `Ollama is running here. To let qwen3-coder:30b make the pages: AI_CHAIN_CODE=openai-compatible:qwen3-coder:30b AI_CHAIN_COPY=openai-compatible:qwen3-coder:30b AI_EXTERNAL_BASE_URL=${server.baseUrl} npm start`,
  );
});

test('where nothing listens, or nothing of use answers, there is nothing to say', async () => {
  const port = await findFreePort();
  const servers = [
    { name: 'Nobody', baseUrl: `http://127.0.0.1:${port}/v1` },
    await serverOf('Empty', listing()),
    await serverOf('Page', () => new Response('<html>', { status: 200 })),
    await serverOf('Odd', listing('evil; rm -rf /', 'a,b', '$(id)')),
  ];
  expect(await describeLocalModel(servers, PATIENT)).toBeUndefined();
});

test('a server that does not answer is not waited for after the patience has ended', async () => {
  const patience = new AbortController();
  const silent = await serverOf('Silent', () => {
    patience.abort();
    return new Promise<Response>(() => undefined);
  });
  expect(await describeLocalModel([silent], patience.signal)).toBeUndefined();
});

test('the first of several servers that has a model is told', async () => {
  const servers = [
    await serverOf('Ollama', listing('nomic-embed-text:latest')),
    await serverOf('LM Studio', listing('google/gemma-3-27b')),
  ];
  expect(await describeLocalModel(servers, PATIENT)).toMatch(/^LM Studio is running here/);
});
