import { makeWidths } from './make-widths.ts';
import type { PhotoAnswer, PhotoRequest } from './photo-types.ts';

/** Prepares photographs beside the page, which stays usable meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  void answer(data);
});

async function answer({ id, file, isDrawn }: PhotoRequest): Promise<void> {
  const photo = await makeWidths(file, isDrawn).catch(
    () => ({ ok: false, problem: 'unreadable' }) as const,
  );
  const buffers = photo.ok ? photo.widths.map(({ bytes }) => bytes.buffer) : [];
  self.postMessage({ id, photo } satisfies PhotoAnswer, { transfer: buffers });
}
