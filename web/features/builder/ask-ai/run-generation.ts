import type { AskAiInput } from '#contract/generation.ts';
import { followRun, type RunListener, type RunServices } from './follow-run.ts';
import { GENERATION_LIMITS } from './generation-limits.ts';
import type { ParseEvent } from './read-events.ts';
import type { FinishedRun } from './run-progress.ts';
import { stopWhenPressed, type StopServices } from './stop-run.ts';
import type { StopSwitch } from './stop-switch.ts';

/** The request without its receipt, which is added here. */
export type GenerationRequest = Omit<AskAiInput, 'receipt'>;

type PaidRequest = AskAiInput & { receipt: string };

/** The calls that start a run. `isFinal` can judge every error they throw. */
export interface GenerationServices extends RunServices, StopServices {
  loadParser: () => Promise<ParseEvent>;
  spendCredit: () => Promise<{ receipt: string }>;
  /** Returns a receipt that may be unused; the server decides. Never throws. */
  returnReceipt: (receipt: string) => Promise<void>;
  /** Starts the run and streams its events. The same receipt always gives the same run. */
  ask: (request: PaidRequest, signal: AbortSignal) => Promise<Response>;
  /** Starts the run and answers when it has ended. */
  askFallback: (request: PaidRequest, signal: AbortSignal) => Promise<{ generationId: string }>;
  /** The id of the run that is already working on the document, if that is what the error says. */
  busyRun: (error: unknown) => string | null;
}

export interface GenerationListener extends RunListener {
  /** The server has accepted the run. */
  onAdmitted: (generationId: string) => void;
  onRetry: () => void;
}

export interface GenerationInput {
  services: GenerationServices;
  request: GenerationRequest;
  stop: StopSwitch;
  /** Stops following, not the run. */
  signal: AbortSignal;
  listener: GenerationListener;
}

/** The credit could not be spent, so nothing was requested; `cause` says why. */
export class CreditSpendError extends Error {
  override readonly name = 'CreditSpendError';
}

/**
 * A part of the app could not be loaded, so no credit was spent and nothing was requested; `cause` says why.
 */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';
}

/** The user pressed Stop before the server had started. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** The element that the request was about is no longer on the page. */
export class TargetGoneError extends Error {
  override readonly name = 'TargetGoneError';
}

/** The server did not answer in time. */
export class StalledError extends Error {
  override readonly name = 'StalledError';
}

/** Another run is already working on the document. */
export class DocumentBusyError extends Error {
  override readonly name = 'DocumentBusyError';
  readonly generationId: string;

  constructor(generationId: string) {
    super(`run ${generationId} works on the document`);
    this.generationId = generationId;
  }
}

/** All retries failed; `cause` is the error of the last one. */
export class FallbackError extends Error {
  override readonly name = 'FallbackError';
}

interface Attempt extends GenerationInput {
  parseEvent: ParseEvent;
  paid: PaidRequest;
}

/**
 * Pays for one run with one credit and follows it to its end. If the server cannot be reached, the fallback
 * route is tried up to three times, a second apart. All attempts carry the same receipt, so they are the same
 * run. Throws when the run could not start; how it ended is in its status.
 */
export async function runGeneration(input: GenerationInput): Promise<FinishedRun> {
  const { services, request } = input;
  // Before the credit is spent: without the parser the answer could not be read.
  const parseEvent = await loadParser(services);
  const { receipt } = await spendCredit(services);
  const attempt: Attempt = { ...input, parseEvent, paid: { ...request, receipt } };
  try {
    if (input.stop.isPressed) throw new StoppedError('stopped before it began');
    return await followToEnd(attempt, await begin(attempt));
  } catch (error) {
    // The server may not have received the request. Without this, the ledger would hold the credit for 10
    // minutes.
    if (!input.signal.aborted) await services.returnReceipt(receipt);
    throw error;
  }
}

interface BegunRun {
  id: string;
  first?: Response;
}

async function begin(attempt: Attempt): Promise<BegunRun> {
  const { services, stop, signal } = attempt;
  try {
    const first = await askInTime(attempt);
    const id = first.headers.get('x-generation-id');
    if (id === null) throw new Error('the answer names no run');
    return { id, first };
  } catch (error) {
    if (signal.aborted) throw error;
    const busy = services.busyRun(error);
    if (busy !== null) throw new DocumentBusyError(busy);
    if (services.isFinal(error)) throw error;
    if (stop.isPressed) return { id: await findBegun(attempt) };
    return { id: await retryWithFallback(attempt) };
  }
}

async function loadParser(services: GenerationServices): Promise<ParseEvent> {
  try {
    return await services.loadParser();
  } catch (cause) {
    throw new NotLoadedError('the parser did not load', { cause });
  }
}

async function spendCredit(services: GenerationServices): Promise<{ receipt: string }> {
  try {
    return await services.spendCredit();
  } catch (cause) {
    throw new CreditSpendError('credit not spent', { cause });
  }
}

async function askInTime({ services, paid, signal }: Attempt): Promise<Response> {
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), GENERATION_LIMITS.firstByteMs);
  try {
    return await services.ask(paid, AbortSignal.any([signal, stall.signal]));
  } catch (error) {
    throw stall.signal.aborted && !signal.aborted ? new StalledError('no first byte') : error;
  } finally {
    clearTimeout(timer);
  }
}

async function retryWithFallback(attempt: Attempt): Promise<string> {
  const { services, stop, signal, listener } = attempt;
  let cause: unknown;
  for (let count = 0; count < GENERATION_LIMITS.retries; count += 1) {
    listener.onRetry();
    try {
      await waitFor(GENERATION_LIMITS.retryDelayMs, AbortSignal.any([signal, stop.signal]));
      return await askFallback(attempt);
    } catch (error) {
      if (signal.aborted) throw error;
      if (stop.isPressed) return await findBegun(attempt);
      if (services.isFinal(error)) throw error;
      cause = error;
    }
  }
  throw new FallbackError('every retry failed', { cause });
}

async function askFallback({ services, paid, stop, signal }: Attempt): Promise<string> {
  const timeout = AbortSignal.timeout(GENERATION_LIMITS.idleMs);
  try {
    const ended = AbortSignal.any([signal, stop.signal, timeout]);
    return (await services.askFallback(paid, ended)).generationId;
  } catch (error) {
    const isStalled = timeout.aborted && !signal.aborted && !stop.isPressed;
    throw isStalled ? new StalledError('no answer') : error;
  }
}

/** A request without an answer may have started a run nevertheless. */
async function findBegun({ services, request }: Attempt): Promise<string> {
  const id = await services.findRunning(request.document?.uuid).catch(() => null);
  if (id === null) throw new StoppedError('stopped before it began');
  return id;
}

async function followToEnd(
  { services, parseEvent, stop, signal, listener }: Attempt,
  { id, first }: BegunRun,
): Promise<FinishedRun> {
  listener.onAdmitted(id);
  const release = stopWhenPressed({ services, id, stop });
  try {
    const run = { services, id, parseEvent, signal, listener };
    return await followRun(first === undefined ? run : { ...run, first });
  } finally {
    release();
  }
}

function waitFor(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    function leave(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
  });
}
