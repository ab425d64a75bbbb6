import type { GenerationEvent, GenerationStatus } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { readEvents } from './event-stream.ts';
import { errorOfStatus } from './describe-generation.ts';
import type { AnswerHead } from './generation-run.ts';

/** A streamed answer as plain text, with the values for its headers. */
export interface TextAnswer extends AnswerHead {
  body: ReadableStream<Uint8Array>;
}

type Events = AsyncGenerator<GenerationEvent | null>;

/**
 * Turns a run's events into the text of its answer. The headers are sent with the first text, or after 4
 * seconds at the latest; line feeds fill the time until text arrives. The body breaks off when the run fails or
 * starts its page again. `GET /api/generation/{id}` tells whether the text is complete.
 * @throws AppError when the run failed before the headers were sent
 */
export async function toTextAnswer(
  stream: ReadableStream<Uint8Array>,
  planned: AnswerHead,
): Promise<TextAnswer> {
  const events = readEvents(stream);
  const opening = readHead(events);
  const head = await Promise.race([opening, afterPatience()]);
  return {
    responseType: head?.responseType ?? planned.responseType,
    model: head?.model ?? planned.model,
    body: textBody(events, head === null ? opening : Promise.resolve(head)),
  };
}

type Head = Extract<GenerationEvent, { type: 'head' }>;

async function readHead(events: Events): Promise<Head> {
  for (;;) {
    const { value: event, done } = await events.next();
    if (done === true) throw new Error('The events of a run ended without an end.');
    if (event?.type === 'head') return event;
    if (event?.type === 'end') throw errorOfStatus(event.generation);
  }
}

function afterPatience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, GENERATION_LIMITS.openByMs, null));
}

function textBody(events: Events, opening: Promise<unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasText = false;
  let isOpen = false;
  // The stream reports the failure, but there may be no reader yet. This prevents an unhandled rejection.
  opening.catch(() => undefined);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isOpen) await waitWithLineFeeds(opening, () => controller.enqueue(encoder.encode('\n')));
      isOpen = true;
      for (;;) {
        const { value: event, done } = await events.next();
        if (done === true) throw new Error('The events of a run ended without an end.');
        if (event === null && !hasText) return controller.enqueue(encoder.encode('\n'));
        if (event?.type === 'text') {
          hasText = true;
          return controller.enqueue(encoder.encode(event.text));
        }
        if (event?.type === 'reset') throw new Error('The page is made again.');
        if (event?.type === 'end') return endBody(controller, event.generation);
      }
    },
    async cancel() {
      await events.return(undefined);
    },
  });
}

/** After the headers are sent, line feeds keep the connection alive until there is text. */
async function waitWithLineFeeds(opening: Promise<unknown>, beat: () => void): Promise<void> {
  const timer = setInterval(beat, GENERATION_LIMITS.heartbeatMs);
  try {
    await opening;
  } finally {
    clearInterval(timer);
  }
}

function endBody(controller: ReadableStreamDefaultController, { status }: GenerationStatus): void {
  if (status !== 'done') throw new Error('The generation broke off.');
  controller.close();
}
