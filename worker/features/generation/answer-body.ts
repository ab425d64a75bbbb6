import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { NO_READER, type AnswerHead, type AnswerOutput } from './generation-run.ts';

/** The streamed body of an answer and the two ends it is worked from. */
export interface AnswerBody {
  output: AnswerOutput;
  /** Resolves when the headers may leave; rejects when it failed before that. */
  opened: Promise<AnswerHead>;
  stream: ReadableStream<Uint8Array>;
  end(): void;
  /** Before the headers: their failure. After: breaks the body off, so that nobody takes it for a finished page. */
  fail(error?: unknown): void;
}

interface AnswerBodyInput {
  /** Sent when the model is still silent after 4 seconds. */
  planned: AnswerHead;
  onCancel: () => void;
}

/**
 * A body whose headers leave with the first byte, or after 4 seconds at the latest; while nothing is
 * written, line feeds keep it alive. They stand before the document or the first block, or behind the
 * finished document, where they change nothing.
 */
export function createAnswerBody({ planned, onCancel }: AnswerBodyInput): AnswerBody {
  const encoder = new TextEncoder();
  const opening = Promise.withResolvers<AnswerHead>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let state: 'waiting' | 'open' | 'over' = 'waiting';
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel() {
      stop();
      onCancel();
    },
  });
  const openTimer = setTimeout(openSilently, GENERATION_LIMITS.openByMs);

  function stop(): void {
    state = 'over';
    clearTimeout(openTimer);
    clearInterval(heartbeat);
  }
  function open(head: AnswerHead): void {
    if (state !== 'waiting') return;
    state = 'open';
    clearTimeout(openTimer);
    opening.resolve(head);
  }
  function openSilently(): void {
    open(planned);
    beat();
    keepBeating();
  }
  function keepBeating(): void {
    clearInterval(heartbeat);
    heartbeat = setInterval(beat, GENERATION_LIMITS.heartbeatMs);
  }
  function beat(): void {
    controller?.enqueue(encoder.encode('\n'));
  }

  return {
    stream,
    opened: opening.promise,
    output: {
      isLive: true,
      open,
      write(text) {
        clearInterval(heartbeat);
        if (state === 'open' && text !== '') controller?.enqueue(encoder.encode(text));
      },
      detach() {
        if (state === 'open') keepBeating();
        return NO_READER;
      },
    },
    end() {
      const isLive = state !== 'over';
      stop();
      if (isLive) controller?.close();
    },
    fail(error) {
      const isLive = state !== 'over';
      stop();
      opening.reject(error);
      if (isLive) controller?.error(new Error('The generation broke off.'));
    },
  };
}
