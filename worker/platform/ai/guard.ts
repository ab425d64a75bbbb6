import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { readDesignerNote, type DesignerNote } from './designer-request.ts';
import { toModelFailure } from './model-failure.ts';
import { createWatch, type GuardLimits, type Watch } from './watch.ts';

export interface GuardedCall {
  model: LanguageModelV4;
  options: LanguageModelV4CallOptions;
  limits: GuardLimits;
  /** The caller's own abort. */
  signal: AbortSignal;
  /** Gets the answer's text, several tokens at a time, in order. */
  onText: (text: string) => void;
}

export interface ModelFinish {
  reason: LanguageModelV4FinishReason['unified'];
  usage: LanguageModelV4Usage | undefined;
  note: DesignerNote | undefined;
}

/** Enough text to be worth a wake-up of the reader, and the longest that less than that may wait. */
const FLUSH_CHARACTERS = 256;
const FLUSH_MS = 40;

/**
 * Runs one model call to its end. Start, idle and total limits hold even for a provider that never
 * answers or ignores its signal; text is handed on in pieces of about 256 characters, because
 * passing single tokens through streams costs a Worker several times the CPU.
 *
 * The AI SDK's `streamText` is left out on purpose: one step without tools needs none of it, its
 * timeouts miss a call that never resolves, and it more than triples the CPU per token.
 *
 * @throws ModelFailure
 */
export async function runModel(call: GuardedCall): Promise<ModelFinish> {
  const watch = createWatch(call.limits, call.signal);
  const text = createCoalescer(call.onText);
  try {
    const { stream } = await watch.race(
      call.model.doStream({ ...call.options, abortSignal: watch.signal }),
    );
    return await readParts(stream.getReader(), { watch, text });
  } catch (error) {
    throw watch.failure ?? toModelFailure(error);
  } finally {
    text.flush();
    watch.end();
  }
}

interface Reading {
  watch: Watch;
  text: Coalescer;
}

async function readParts(
  reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart>,
  { watch, text }: Reading,
): Promise<ModelFinish> {
  let finish: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | undefined;
  let lastError: unknown;
  try {
    for (;;) {
      const { done, value } = await watch.race(reader.read());
      if (done) break;
      watch.progress(isOutput(value));
      if (value.type === 'text-delta') text.push(value.delta);
      // One unreadable line is an error part too, and the stream goes on: only the finish decides.
      if (value.type === 'error') lastError = value.error;
      if (value.type === 'finish') finish = value;
    }
  } finally {
    // Not awaited: a provider whose stream hangs may never settle its cancellation.
    reader.cancel().catch(() => undefined);
  }
  if (finish?.finishReason.unified === 'error') throw toModelFailure(lastError);
  return {
    reason: finish?.finishReason.unified ?? 'other',
    usage: finish?.usage,
    note: readDesignerNote(finish?.providerMetadata),
  };
}

/** Something the model itself wrote; headers and metadata do not end the wait for its start. */
function isOutput(part: LanguageModelV4StreamPart): boolean {
  return (part.type === 'text-delta' || part.type === 'reasoning-delta') && part.delta.length > 0;
}

interface Coalescer {
  push(text: string): void;
  flush(): void;
}

function createCoalescer(onText: (text: string) => void): Coalescer {
  let pending = '';
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = pending;
    pending = '';
    if (text !== '') onText(text);
  }
  return {
    flush,
    push(text) {
      pending += text;
      // The first token goes through at once: it is what somebody waits for.
      if (!hasBegun || pending.length >= FLUSH_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
      hasBegun = true;
    },
  };
}
