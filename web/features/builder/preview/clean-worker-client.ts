export interface CleanRequest {
  id: number;
  html: string;
}

/** The page that the frame renders. */
export interface CleanAnswer {
  id: number;
  html: string;
}

let worker: Worker | null = null;
let lastId = 0;
const open = new Map<number, (html: string | null) => void>();

/** The cleaned page; null when the worker cannot be started or stops. */
export function cleanPage(html: string): Promise<string | null> {
  lastId += 1;
  const id = lastId;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  try {
    worker ??= startWorker();
    open.set(id, resolve);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage({ id, html } satisfies CleanRequest);
  } catch {
    open.delete(id);
    resolve(null);
  }
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./clean-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CleanAnswer>) => {
    open.get(data.id)?.(data.html);
    open.delete(data.id);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const resolve of open.values()) resolve(null);
    open.clear();
  });
  return started;
}
