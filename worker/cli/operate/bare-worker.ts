import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare';
import { findFreePort } from './port.ts';

export interface BareWorker {
  miniflare: Miniflare;
  /** `http://127.0.0.1:<port>`, ready for requests. */
  origin: string;
}

/** Runs a single Worker in its own workerd, for measurements. The caller disposes of `miniflare`. */
export async function startBareWorker(worker: V4WorkerOptions): Promise<BareWorker> {
  const port = await findFreePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.WARN),
      cf: false,
      telemetry: { enabled: false },
      workers: [{ compatibilityDate: '2026-01-01', ...worker }],
    }),
  );
  await miniflare.ready;
  return { miniflare, origin: `http://127.0.0.1:${port}` };
}
