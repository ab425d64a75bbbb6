import { GENERATION_LIMITS } from './generation-limits.ts';

/** Thrown when nothing new came in time: before the first byte, or in the middle of an answer. */
export class StalledError extends Error {
  readonly phase: 'start' | 'middle';

  constructor(phase: 'start' | 'middle') {
    super(`stalled at the ${phase}`);
    this.name = 'StalledError';
    this.phase = phase;
  }
}

interface StreamAnswerInput {
  /** Sends the request; must honour the signal. */
  request: (signal: AbortSignal) => Promise<Response>;
  /** The user's Stop. */
  signal: AbortSignal;
  onStart: (response: Response) => void;
  /** All that has arrived so far. */
  onText: (received: string) => void;
}

/**
 * Reads a streamed answer to its end and returns the whole text. Throws `StalledError` when the first byte
 * takes longer than 5 s or no byte comes for 60 s, the signal's reason on Stop, and the stream's own error
 * when the server cut it (a failure is never a shorter page).
 */
export async function streamAnswer({
  request,
  signal,
  onStart,
  onText,
}: StreamAnswerInput): Promise<string> {
  const stall = new AbortController();
  let timer = setTimeout(
    () => stall.abort(new StalledError('start')),
    GENERATION_LIMITS.firstByteMs,
  );
  function keepAlive(): void {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(new StalledError('middle')), GENERATION_LIMITS.idleMs);
  }
  try {
    const response = await request(AbortSignal.any([signal, stall.signal]));
    keepAlive();
    onStart(response);
    if (response.body === null) throw new Error('Response body is null');
    const decoder = new TextDecoder();
    let received = '';
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      keepAlive();
      received += decoder.decode(read.value, { stream: true });
      onText(received);
    }
    return received + decoder.decode();
  } catch (error) {
    throw stall.signal.aborted && !signal.aborted ? stall.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
