import { GENERATION_LIMITS } from './generation-limits.ts';
import { streamAnswer } from './stream-answer.ts';
import { finishPage } from '../preview/page-stream.ts';

export interface GenerationRequest {
  prompt: string;
  /** The page to change; undefined for the untouched starter page. */
  html?: string;
  previousPrompt?: string;
}

export interface FallbackAnswer {
  generationId: string;
  content: string;
  responseType: 'full' | 'diff';
}

/** The calls a generation makes; each throws what `isFinal` can judge. */
export interface GenerationServices {
  spendCredit: () => Promise<{ receipt: string }>;
  ask: (request: GenerationRequest & { receipt: string }, signal: AbortSignal) => Promise<Response>;
  askFallback: (
    request: GenerationRequest & { receipt: string },
    signal: AbortSignal,
  ) => Promise<FallbackAnswer>;
  applyDiffs: (originalHtml: string, answer: string) => Promise<string>;
  /** True for refusals that another try cannot mend: no session, no credits, too many requests, nothing understood. */
  isFinal: (error: unknown) => boolean;
}

export interface GenerationEvents {
  onStart: (response: Response) => void;
  /** A retry was answered by this generation. */
  onRetried: (generationId: string) => void;
  onPage: (received: string) => void;
  onValidating: () => void;
  onRetry: () => void;
}

export interface GenerationInput {
  services: GenerationServices;
  request: GenerationRequest;
  signal: AbortSignal;
  events: GenerationEvents;
}

/** The credit could not be spent, so nothing was asked; `cause` says why. */
export class CreditSpendError extends Error {
  override readonly name = 'CreditSpendError';
}

/** Thrown when an answer came but held no page. */
export class EmptyAnswerError extends Error {}

/**
 * One generation with its retries, paid with one credit (builder spec section 4): the stream first, then up
 * to three non-streaming tries a second apart. Returns the new page. Throws the last error; on Stop the
 * signal's reason. A page that could not be finished is never returned.
 */
export async function runGeneration({
  services,
  request,
  signal,
  events,
}: GenerationInput): Promise<string> {
  const { receipt } = await spendCredit(services);
  const paid = { ...request, receipt };
  try {
    return await streamOnce({ services, paid, signal, events });
  } catch (error) {
    if (signal.aborted || services.isFinal(error)) throw error;
    return await retryWithFallback({ services, paid, signal, events }, error);
  }
}

async function spendCredit(services: GenerationServices): Promise<{ receipt: string }> {
  try {
    return await services.spendCredit();
  } catch (cause) {
    throw new CreditSpendError('credit not spent', { cause });
  }
}

interface Attempt {
  services: GenerationServices;
  paid: GenerationRequest & { receipt: string };
  signal: AbortSignal;
  events: GenerationEvents;
}

async function streamOnce({ services, paid, signal, events }: Attempt): Promise<string> {
  let isDiff = false;
  const received = await streamAnswer({
    request: (combined) => services.ask(paid, combined),
    signal,
    onStart(response) {
      isDiff = response.headers.get('x-response-type') === 'diff';
      events.onStart(response);
    },
    onText(text) {
      if (!isDiff) events.onPage(text);
    },
  });
  events.onValidating();
  return await toPage(services, paid, {
    content: received,
    responseType: isDiff ? 'diff' : 'full',
  });
}

async function retryWithFallback(attempt: Attempt, firstError: unknown): Promise<string> {
  const { services, paid, signal, events } = attempt;
  let lastError = firstError;
  for (let count = 0; count < GENERATION_LIMITS.retries; count += 1) {
    events.onRetry();
    await waitFor(GENERATION_LIMITS.retryDelayMs, signal);
    try {
      const answer = await services.askFallback(paid, signal);
      events.onRetried(answer.generationId);
      events.onValidating();
      return await toPage(services, paid, answer);
    } catch (error) {
      if (signal.aborted || services.isFinal(error)) throw error;
      lastError = error;
    }
  }
  throw lastError;
}

async function toPage(
  services: GenerationServices,
  request: GenerationRequest,
  { content, responseType }: Pick<FallbackAnswer, 'content' | 'responseType'>,
): Promise<string> {
  if (responseType === 'diff') return await services.applyDiffs(request.html ?? '', content);
  const page = finishPage(content);
  if (page === '') throw new EmptyAnswerError('No content received from fallback API');
  return page;
}

function waitFor(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
