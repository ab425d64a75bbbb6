import type { GenerationEvent } from '#contract/generation.ts';

/** A line came that is no event of a run, or one is missing before it. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

export type ParseEvent = (line: string) => GenerationEvent;

interface ReadEventsInput {
  body: ReadableStream<Uint8Array>;
  parseEvent: ParseEvent;
  /** Ends the reading as if the stream had ended. */
  signal: AbortSignal;
  /** Something arrived: an event, a part of one, or the empty line that keeps the connection alive. */
  onBytes: () => void;
  onEvent: (event: GenerationEvent) => void;
}

/**
 * Reads the lines of a run's events. True when `end` has come; false when the stream ended before it, whatever
 * the cause: a line that was cut is left out. Throws what the stream throws, and `UnreadableEventError`.
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
      // Read to its close, or the browser would count a finished answer as broken off.
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
