import type { Behaviour, ChatRequest } from './behaviours.ts';

/** The binding's own error numbers, as Workers AI documents them, for what an HTTP server says by its status. */
const NUMBERS: Readonly<Record<number, number>> = {
  400: 5007,
  401: 3041,
  429: 3040,
  500: 3043,
  503: 3040,
};

/** Calls a behaviour as `env.AI.run` of the platform: refusals are thrown, errors inside a stream have its form. */
export async function runAsBinding(
  behaviour: Behaviour,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<ReadableStream> {
  const response = behaviour(request, signal);
  if (!response.ok) {
    throw new Error(
      `InferenceUpstreamError: ${NUMBERS[response.status]}: ${await response.text()}`,
    );
  }
  if (response.body === null) throw new Error('InferenceUpstreamError: no body');
  return response.body.pipeThrough(createErrorTranslator());
}

/** The platform reports `{ "errors": [...] }` and ends the stream without its last line. */
function createErrorTranslator(): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return new TransformStream({
    transform(event, controller) {
      if (!decoder.decode(event).startsWith('data: {"error":')) return controller.enqueue(event);
      const errors = [{ message: 'Capacity temporarily exceeded', code: 3040 }];
      controller.enqueue(encoder.encode(`data: ${JSON.stringify({ errors })}\n\n`));
      controller.terminate();
    },
  });
}
