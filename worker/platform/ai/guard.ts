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
  /** Aborted by the caller. */
  signal: AbortSignal;
  /** Gets the answer's text, several tokens at a time, in order. */
  onText: (text: string) => void;
  /** How complete the text is. Without it, any text counts as the answer and only the model ends it. */
  phase?: () => AnswerPhase;
  /** The answer fails when it grows beyond this. */
  maxCharacters?: number;
}

/**
 * `waiting`: thoughts or talk before the answer. `finished`: the answer is complete, only a little more is
 * read. `void`: the answer is useless, so the call ends at once.
 */
export type AnswerPhase = 'waiting' | 'writing' | 'finished' | 'void';

export interface ModelFinish {
  reason: LanguageModelV4FinishReason['unified'];
  usage: LanguageModelV4Usage | undefined;
  note: DesignerNote | undefined;
}

/** Text is passed on in pieces of this many characters, or after this many milliseconds. */
const FLUSH_CHARACTERS = 256;
const FLUSH_MS = 40;
/** What is still read after a complete answer: closing words and the token count. */
const TAIL = { characters: 2_000, ms: 2_000 } as const;

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
  const text = createCoalescer(createMeter(call, watch));
  try {
    const { stream } = await watch.race(
      call.model.doStream({ ...call.options, abortSignal: watch.signal }),
    );
    return await readParts(stream.getReader(), { watch, text });
  } catch (error) {
    if (watch.isCut) return { reason: 'stop', usage: undefined, note: undefined };
    throw watch.failure ?? toModelFailure(error);
  } finally {
    text.flush();
    watch.end();
  }
}

/** Passes text on and follows how complete the answer is. */
function createMeter(call: GuardedCall, watch: Watch): (text: string) => void {
  const { onText, phase = () => 'writing', maxCharacters = Infinity } = call;
  let characters = 0;
  let tailFrom: number | undefined;
  return (text) => {
    characters += text.length;
    onText(text);
    const now = phase();
    if (now !== 'waiting') watch.begin();
    if (now === 'void') watch.cutIn(0);
    else if (now === 'finished') {
      tailFrom ??= characters;
      watch.cutIn(characters - tailFrom > TAIL.characters ? 0 : TAIL.ms);
    } else if (characters > maxCharacters) watch.refuseMore();
  };
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
      // One unreadable line arrives as an error part while the stream goes on, so only the finish part decides.
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

/** True for output of the model itself. Headers and metadata do not count as its first sign of life. */
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
