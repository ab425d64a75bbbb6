import type { Behaviour, ChatRequest } from './behaviours.ts';

/** An OpenAI-compatible server that follows a script: one behaviour a call, the last one repeats. */
export interface ModelServer {
  fetch: typeof fetch;
  requests: ChatRequest[];
  /** How many of its streams the client has given up. */
  aborted: () => number;
}

/** The scripted server as a `fetch`; its requests and answers are the real protocol. */
export function createModelServer(...script: readonly Behaviour[]): ModelServer {
  const requests: ChatRequest[] = [];
  let aborted = 0;
  return {
    requests,
    aborted: () => aborted,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/chat/completions')) return new Response('', { status: 404 });
      const signal = init?.signal ?? request.signal;
      signal.addEventListener('abort', () => void (aborted += 1), { once: true });
      const behaviour = script[Math.min(requests.length, script.length - 1)];
      requests.push(await request.json<ChatRequest>());
      if (behaviour === undefined) return new Response('', { status: 500 });
      return behaviour(requests.at(-1) as ChatRequest, signal);
    },
  };
}

/** Everything a request said, joined. */
export function textOfRequest({ messages }: ChatRequest): string {
  return messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => part.text ?? '').join(''),
    )
    .join('\n');
}
