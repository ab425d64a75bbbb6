import { finishPage } from '../preview/page-stream.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';
import { StalledError, streamAnswer } from './stream-answer.ts';

export interface GenerationRequest {
  prompt: string;
  /** The file to change; undefined for the untouched starter page and for an empty file. */
  html?: string;
  previousPrompt?: string;
  fileType: string;
  /** The saved site whose page `html` is. */
  site?: string;
  /** Greater than 0 for another version of a page. */
  attempt?: number;
}

export type PaidRequest = GenerationRequest & { receipt: string };

export interface FallbackAnswer {
  generationId: string;
  content: string;
  responseType: 'full' | 'diff';
}

/** The calls a generation makes; each throws what `isFinal` can judge. */
export interface GenerationServices {
  spendCredit: () => Promise<{ receipt: string }>;
  /** Hands a receipt back that may be unused; the server decides. Never throws. */
  returnReceipt: (receipt: string) => Promise<void>;
  ask: (request: PaidRequest, signal: AbortSignal) => Promise<Response>;
  askFallback: (request: PaidRequest, signal: AbortSignal) => Promise<FallbackAnswer>;
  applyDiffs: (input: { original: string; answer: string; fileType: string }) => Promise<string>;
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
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** An answer came whose changes do not fit the file; `cause` says why. */
export class ApplyError extends Error {
  override readonly name = 'ApplyError';
}

/** The last of the retries failed; `cause` says why. */
export class FallbackError extends Error {
  override readonly name = 'FallbackError';
}

/**
 * One generation with its retries, paid with one credit (builder spec section 4): the stream first, then up
 * to three non-streaming tries a second apart. Returns the new text. Throws what went wrong last; on Stop the
 * signal's reason. A page that could not be finished is never returned.
 */
export async function runGeneration({
  services,
  request,
  signal,
  events,
}: GenerationInput): Promise<string> {
  const { receipt } = await spendCredit(services);
  try {
    return await runPaid({ services, paid: { ...request, receipt }, signal, events });
  } catch (error) {
    // None of the requests may have reached the server; then its ledger would wait 10 minutes.
    await services.returnReceipt(receipt);
    throw error;
  }
}

async function runPaid(attempt: Attempt): Promise<string> {
  try {
    return await streamOnce(attempt);
  } catch (error) {
    if (attempt.signal.aborted || isFinal(attempt.services, error)) throw error;
    return await retryWithFallback(attempt);
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
  paid: PaidRequest;
  signal: AbortSignal;
  events: GenerationEvents;
}

async function streamOnce({ services, paid, signal, events }: Attempt): Promise<string> {
  let isDiff = false;
  const content = await streamAnswer({
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
  return await toText(services, paid, { content, responseType: isDiff ? 'diff' : 'full' });
}

async function retryWithFallback(attempt: Attempt): Promise<string> {
  const { services, signal, events } = attempt;
  let cause: unknown;
  for (let count = 0; count < GENERATION_LIMITS.retries; count += 1) {
    events.onRetry();
    await waitFor(GENERATION_LIMITS.retryDelayMs, signal);
    try {
      return await askFallback(attempt);
    } catch (error) {
      if (signal.aborted || isFinal(services, error)) throw error;
      cause = error;
    }
  }
  throw new FallbackError('every retry failed', { cause });
}

async function askFallback({ services, paid, signal, events }: Attempt): Promise<string> {
  const timeout = AbortSignal.timeout(GENERATION_LIMITS.idleMs);
  let answer: FallbackAnswer;
  try {
    answer = await services.askFallback(paid, AbortSignal.any([signal, timeout]));
  } catch (error) {
    throw timeout.aborted && !signal.aborted ? new StalledError('middle') : error;
  }
  events.onRetried(answer.generationId);
  events.onValidating();
  return await toText(services, paid, answer);
}

function isFinal(services: GenerationServices, error: unknown): boolean {
  return services.isFinal(error instanceof ApplyError ? error.cause : error);
}

async function toText(
  services: GenerationServices,
  { html = '', fileType }: PaidRequest,
  { content, responseType }: Pick<FallbackAnswer, 'content' | 'responseType'>,
): Promise<string> {
  if (responseType === 'diff') {
    try {
      return await services.applyDiffs({ original: html, answer: content, fileType });
    } catch (cause) {
      throw new ApplyError('the changes do not fit', { cause });
    }
  }
  const text = fileType === 'html' ? finishPage(content) : content;
  if (text.trim() === '') throw new EmptyAnswerError('No content received from fallback API');
  return text;
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
