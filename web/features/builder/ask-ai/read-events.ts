import type { GenerationEvent } from '#contract/generation.ts';

/** A line is not a valid event, or an event before it is missing. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

export type ParseEvent = (line: string) => GenerationEvent;

interface ReadEventsInput {
  body: ReadableStream<Uint8Array>;
  parseEvent: ParseEvent;
  /** Stops reading as if the stream had ended. */
  signal: AbortSignal;
  /** Called for any data, including a part of an event and the empty lines that keep the connection alive. */
  onBytes: () => void;
  onEvent: (event: GenerationEvent) => void;
}

/**
 * Reads the events of a run line by line. True after `end`; false when the stream stopped before it, in which
 * case an incomplete last line is ignored. Throws errors of the stream and `UnreadableEventError`.
 */
export async function readEvents(input: ReadEventsInput): Promise<boolean> {
  const { body, signal, onBytes } = input;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onBytes();
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (!tellEvents(lines, input)) continue;
      // Reads on until the stream closes. Otherwise the browser would report the request as aborted.
      void reader.read().catch(() => undefined);
      return true;
    }
    return false;
  } catch (error) {
    leave();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** True when `end` is among the lines. */
function tellEvents(lines: readonly string[], { parseEvent, onEvent }: ReadEventsInput): boolean {
  for (const line of lines) {
    if (line.trim() === '') continue;
    const event = parseLine(line, parseEvent);
    onEvent(event);
    if (event.type === 'end') return true;
  }
  return false;
}

function parseLine(line: string, parseEvent: ParseEvent): GenerationEvent {
  try {
    return parseEvent(line);
  } catch (cause) {
    throw new UnreadableEventError('a line is no event', { cause });
  }
}
