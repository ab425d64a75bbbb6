interface Transport {
  invoke: (...parameters: unknown[]) => unknown;
}

declare const __vitest_mocker__: { moduleRunner: { transport: Transport } };

/**
 * Lets a later test file not wrap the module runner's calls once more. `@cloudflare/vitest-plugin` does so for each file
 * of a shared Worker, and since every request and every Durable Object calls the runner, each file is slower than the
 * one before. Its version 1.4.5 wraps only once (cloudflare/workers-sdk, pull request 16135): then this can go.
 */
export function wrapInvokeOnce(): void {
  const { transport } = __vitest_mocker__.moduleRunner;
  const { invoke } = transport;
  Object.defineProperty(transport, 'invoke', {
    configurable: true,
    get: () => invoke,
    set() {
      // The wrapping of a later file is left out.
    },
  });
}
