import type { Behaviour, ChatRequest } from './behaviours.ts';
import { runAsBinding } from './model-binding.ts';

/** A model that follows a script, one behaviour a call, the last one repeats; behind either protocol. */
export interface ModelServer {
  /** As an OpenAI-compatible server. */
  fetch: typeof fetch;
  /** As the platform's binding. */
  workersAi: Ai;
  requests: ChatRequest[];
  /** How many of its streams the client has given up. */
  aborted: () => number;
}

const outOfScript: Behaviour = () => new Response('', { status: 500 });

/** The scripted model; its requests and answers are the real protocols. */
export function createModelServer(...script: readonly Behaviour[]): ModelServer {
  const requests: ChatRequest[] = [];
  let aborted = 0;
  function next(request: ChatRequest, signal: AbortSignal): Behaviour {
    signal.addEventListener('abort', () => void (aborted += 1), { once: true });
    const behaviour = script[Math.min(requests.length, script.length - 1)] ?? outOfScript;
    requests.push(request);
    return behaviour;
  }
  const binding = {
    async run(
      model: string,
      input: Omit<ChatRequest, 'model'>,
      options?: { signal?: AbortSignal },
    ) {
      const request = { ...input, model };
      const { signal = new AbortController().signal } = options ?? {};
      return runAsBinding(next(request, signal), request, signal);
    },
  };
  return {
    requests,
    aborted: () => aborted,
    // What the provider uses of it.
    workersAi: binding as unknown as Ai,
    fetch: async (input, init) => {
      const http = new Request(input, init);
      if (!http.url.endsWith('/chat/completions')) return new Response('', { status: 404 });
      const signal = init?.signal ?? http.signal;
      const request = await http.json<ChatRequest>();
      return next(request, signal)(request, signal);
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
