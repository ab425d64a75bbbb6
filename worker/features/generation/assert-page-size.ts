import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { utf8ByteLength } from '#domain/text/utf8-byte-length.ts';
import { AppError } from '#worker/http/app-error.ts';

/** Throws `request.too-large` (413) for a text of more bytes than a page may have. */
export function assertPageSize(text: string): void {
  if (utf8ByteLength(text) <= GENERATION_LIMITS.pageBytes) return;
  throw new AppError('request.too-large', { params: { limit: '2 MB' } });
}
