import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { takeTurns } from '../take-turns.ts';
import { composeAnswer } from './compose-answer.ts';
import type { DesignerAnswer } from './designer-request.ts';
import { readDesignerRequest, toProviderMetadata } from './designer-request.ts';
import { ModelFailure } from './model-failure.ts';

export const OFFLINE_REFERENCE = 'offline';

const FREE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const STOP = { unified: 'stop', raw: undefined } as const;

/**
 * The built-in designer behind the interface of a real model. It reads the structured request of
 * `providerOptions.bluewave`, not the prose; waits `paceMs` before each chunk (0 in tests); stops on
 * abort; uses no tokens; and leaves its summary in the finish part's `providerMetadata.bluewave`.
 */
export function createOfflineModel({ paceMs }: { paceMs: number }): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: OFFLINE_REFERENCE,
    modelId: 'designer',
    supportedUrls: {},
    async doGenerate(options) {
      const { chunks, note } = await answer(options);
      return {
        content: [{ type: 'text', text: chunks.join('') }],
        finishReason: STOP,
        usage: FREE,
        warnings: [],
        providerMetadata: toProviderMetadata(note),
      };
    },
    async doStream(options) {
      return {
        stream: streamAnswer(await answer(options), { paceMs, signal: options.abortSignal }),
      };
    },
  };
}

async function answer(options: LanguageModelV4CallOptions): Promise<DesignerAnswer> {
  options.abortSignal?.throwIfAborted();
  const request = readDesignerRequest(options.providerOptions);
  if (request === undefined) throw new ModelFailure('rejected');
  return await takeTurns(composeAnswer(request), options.abortSignal);
}

interface Pace {
  paceMs: number;
  signal: AbortSignal | undefined;
}

function streamAnswer({ chunks, note }: DesignerAnswer, { paceMs, signal }: Pace) {
  const pending = chunks[Symbol.iterator]();
  return new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: '0' });
    },
    async pull(controller) {
      const { done, value } = pending.next();
      if (done !== true) {
        await pause(paceMs, signal);
        controller.enqueue({ type: 'text-delta', id: '0', delta: value });
        return;
      }
      controller.enqueue({ type: 'text-end', id: '0' });
      controller.enqueue({
        type: 'finish',
        usage: FREE,
        finishReason: STOP,
        providerMetadata: toProviderMetadata(note),
      });
      controller.close();
    },
  });
}

async function pause(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (durationMs === 0) return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(finish, durationMs);
    signal?.addEventListener('abort', finish, { once: true });
    function finish(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      if (signal?.aborted === true) reject(signal.reason as Error);
      else resolve();
    }
  });
}
