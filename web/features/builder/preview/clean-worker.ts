import { cleanForRendering } from '#domain/rendering/clean-for-rendering.ts';
import type { CleanAnswer, CleanRequest } from './clean-worker-client.ts';

/** Cleans pages in a worker, so that editing a large page stays smooth. */
self.addEventListener('message', ({ data }: MessageEvent<CleanRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  self.postMessage(answer(data));
});

function answer({ id, html }: CleanRequest): CleanAnswer {
  try {
    return { id, html: cleanForRendering(html).html };
  } catch {
    return { id, html };
  }
}
