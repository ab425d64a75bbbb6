import { bodyLimit } from 'hono/body-limit';
import type { Context } from 'hono';
import { AppError } from '../app-error.ts';
import { LIMITS } from '../limits.ts';

const KIB = 1024;

/** Refuses bodies over `maxBytes` with 413 before they are parsed. */
export function bodyCap(maxBytes: number = LIMITS.jsonBytes) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (_c: Context): never => {
      throw new AppError('request.too-large', { params: { limit: formatBytes(maxBytes) } });
    },
  });
}

function formatBytes(bytes: number): string {
  return bytes >= KIB * KIB ? `${bytes / KIB / KIB} MB` : `${bytes / KIB} KB`;
}
