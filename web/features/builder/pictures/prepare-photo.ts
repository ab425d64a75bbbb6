import { PICTURE_LIMITS } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import type { PhotoAnswer, PhotoRequest, PreparedPhoto } from './photo-types.ts';

/** Decoding uses one core; a second worker makes use of the time in which the first encodes. */
const WORKERS = 2;
const SNIFFED_BYTES = 512;

const workers = new Map<number, Worker>();
const open = new Map<number, (photo: PreparedPhoto) => void>();
let lastId = 0;

/** A file as a photograph for a page; a drawing becomes one. The work is done in workers. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const start = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  if (readPicture(start)?.kind !== 'drawing') return await inWorker(file, false);
  const drawn = await drawFlat(file);
  return drawn === null ? { ok: false, problem: 'unreadable' } : await inWorker(drawn, true);
}

function inWorker(file: Blob, isDrawn: boolean): Promise<PreparedPhoto> {
  lastId += 1;
  const id = lastId;
  const { promise, resolve } = Promise.withResolvers<PreparedPhoto>();
  open.set(id, resolve);
  const worker = workers.get(id % WORKERS) ?? startWorker(id % WORKERS);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage({ id, file, isDrawn } satisfies PhotoRequest);
  return promise;
}

function startWorker(at: number): Worker {
  const started = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  workers.set(at, started);
  started.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => {
    open.get(data.id)?.(data.photo);
    open.delete(data.id);
  });
  started.addEventListener('error', () => {
    started.terminate();
    workers.delete(at);
    for (const [id, resolve] of open) {
      if (id % WORKERS !== at) continue;
      resolve({ ok: false, problem: 'unreadable' });
      open.delete(id);
    }
  });
  return started;
}

/** A drawing as a picture. As an `<img>` it runs no script and loads nothing; workers cannot draw it. */
async function drawFlat(file: Blob): Promise<Blob | null> {
  const picture = new Image();
  const address = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    picture.src = address;
    await picture.decode();
    const [, , width] = PICTURE_LIMITS.widths;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((picture.naturalHeight / picture.naturalWidth) * width);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
