import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Behaviour, ChatRequest } from './behaviours.ts';
import { textOfRequest } from './model-server.ts';

/** Model id to what it does, call by call; the last one repeats. */
export type ModelScripts = Readonly<Record<string, readonly [Behaviour, ...Behaviour[]]>>;

export interface HttpModelServer {
  /** For `AI_EXTERNAL_BASE_URL`. */
  baseUrl: string;
  /** Every call, in order. */
  calls: ModelCall[];
  stop: () => void;
}

/** One call; tokens are those that the server reported. */
export interface ModelCall {
  request: ChatRequest;
  input: number;
  cached: number;
  output: number;
}

const CHARACTERS_PER_TOKEN = 3.6;

/** About how many tokens a text has: no tokenizer is at hand, so characters are counted. */
function countTokens(text: string): number {
  return Math.round(text.length / CHARACTERS_PER_TOKEN);
}

/**
 * An OpenAI-compatible server on this machine whose models follow scripts. Usage counts the real request:
 * `cached_tokens` are those that it shares, from its start, with the longest-sharing request before it.
 * Port 0 takes any free one.
 */
export async function startHttpModelServer(
  scripts: ModelScripts,
  port = 0,
): Promise<HttpModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer((incoming, outgoing) => {
    void answer({ incoming, outgoing, scripts, calls }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/v1`,
    calls,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  scripts: ModelScripts;
  calls: ModelCall[];
}

async function answer({ incoming, outgoing, scripts, calls }: Exchange): Promise<void> {
  if (incoming.url?.endsWith('/models')) {
    const data = Object.keys(scripts).map((id) => ({ id, object: 'model' }));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ object: 'list', data }));
    return;
  }
  const request = await readRequest(incoming);
  const times = calls.filter((call) => call.request.model === request.model).length;
  const script = scripts[request.model] ?? [];
  const behaviour = script[Math.min(times, script.length - 1)];
  const input = countTokens(textOfRequest(request));
  const call = { request, input, cached: sharedTokens(request, calls), output: 0 };
  calls.push(call);
  if (behaviour === undefined) {
    outgoing.writeHead(404).end(`No model named ${request.model}`);
    return;
  }
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  await send(behaviour(request, left.signal), outgoing, call);
}

async function readRequest(incoming: IncomingMessage): Promise<ChatRequest> {
  const pieces: Uint8Array[] = [];
  for await (const piece of incoming) pieces.push(piece as Uint8Array);
  return JSON.parse(Buffer.concat(pieces).toString()) as ChatRequest;
}

function sharedTokens(request: ChatRequest, before: readonly ModelCall[]): number {
  const text = textOfRequest(request);
  const shared = before.map((call) => sharedLength(text, textOfRequest(call.request)));
  return Math.floor(Math.max(0, ...shared) / CHARACTERS_PER_TOKEN);
}

/** Characters that two texts have in common from their start. */
function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

const USAGE = /"usage":\{[^}]*\}/;

/** Streams the answer; a broken body breaks the socket, as a server does that went down. */
async function send(response: Response, outgoing: ServerResponse, call: ModelCall): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) return void outgoing.end();
  const decoder = new TextDecoder();
  let written = 0;
  try {
    for await (const chunk of response.body) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      written += contentLength(text);
      call.output = Math.round(written / CHARACTERS_PER_TOKEN);
      const hasRoom = outgoing.write(text.replace(USAGE, () => describeUsage(call)));
      if (outgoing.destroyed) return;
      if (!hasRoom) await untilDrained(outgoing);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function untilDrained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve);
    outgoing.once('close', resolve);
  });
}

/** Characters of the answer and of the thoughts in one event. */
function contentLength(event: string): number {
  const [, content] = /"(?:reasoning_)?content":("(?:[^"\\]|\\.)*")/.exec(event) ?? [];
  return content === undefined ? 0 : String(JSON.parse(content)).length;
}

function describeUsage({ input, cached, output }: ModelCall): string {
  return `"usage":${JSON.stringify({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  })}`;
}
