import type { GenerationEvent } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { RunStore } from './run-store.ts';

/**
 * A run's events after number `after` as lines of JSON, including those still to come. Closes after the `end`
 * event. An empty line every 10 seconds keeps an idle connection open.
 */
export function streamEvents(store: RunStore, after: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let position = after;
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const events = store.eventsAfter(position);
      if (events.length === 0 && store.phase() !== 'ended') {
        await waitForEvent(store);
        events.push(...store.eventsAfter(position));
      }
      position = events.at(-1)?.n ?? position;
      const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
      const isOver = events.at(-1)?.type === 'end' || (lines === '' && store.phase() === 'ended');
      controller.enqueue(encoder.encode(lines === '' ? '\n' : lines));
      if (isOver) controller.close();
    },
  });
}

async function waitForEvent(store: RunStore): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GENERATION_LIMITS.heartbeatMs);
  });
  await Promise.race([store.nextEvent(), pause]);
  clearTimeout(timer);
}

/**
 * Reads the lines of `streamEvents`; an empty line becomes `null`. We wrote the stream ourselves, so the lines
 * are not validated.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<GenerationEvent | null> {
  let pending = '';
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (pending + read.value).split('\n');
      pending = lines.pop() ?? '';
      for (const line of lines) yield line === '' ? null : (JSON.parse(line) as GenerationEvent);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
