/** One step of a scripted stream: a `data:` event, a raw line, a wait, or the end of the socket. */
export type Step =
  | { data: object }
  | { raw: string }
  | { waitMs: number }
  | { stall: true }
  | { cut: true };

/** A chat completion chunk as OpenAI-compatible servers send it. */
export function delta(
  fields: { content?: string; reasoning_content?: string },
  finish: string | null = null,
): Step {
  return {
    data: {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model: 'scripted',
      choices: [{ index: 0, delta: fields, finish_reason: finish }],
    },
  };
}

/** The text in pieces of about one token, then the finish. */
export function textSteps(text: string, finish: string | null = 'stop'): Step[] {
  const pieces = text.match(/[^]{1,4}/g) ?? [];
  const steps = pieces.map((content) => delta({ content }));
  return finish === null ? steps : [...steps, ...endSteps(finish, pieces.length)];
}

/** Finish reason, usage and the closing line. */
export function endSteps(finish: string, tokens: number): Step[] {
  const usage = { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens };
  const closing = { id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage };
  return [delta({}, finish), { data: closing }, { raw: 'data: [DONE]\n\n' }];
}

/** Plays the steps as a `text/event-stream` answer; ends when the client goes away. */
export function playSteps(steps: readonly Step[], signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const left = [...steps];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = left.shift();
      if (step === undefined) return controller.close();
      if ('data' in step) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(step.data)}\n\n`));
      } else if ('raw' in step) controller.enqueue(encoder.encode(step.raw));
      else if ('waitMs' in step) {
        await new Promise((resolve) => setTimeout(resolve, step.waitMs));
        controller.enqueue(encoder.encode(': waited\n\n'));
      } else if ('stall' in step) await untilAborted(signal);
      else controller.error(new Error('socket hang up'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
