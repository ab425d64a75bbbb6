/** True when an If-None-Match header names this entity tag (RFC 9110 section 13.1.2: weak comparison). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}

/**
 * Whether a Range header may be followed: without If-Range always, else only for the body that the client has
 * a part of (RFC 9110 section 13.1.5: strong comparison; a date names no body exactly enough).
 */
export function allowsRange(ifRange: string | null | undefined, etag: string): boolean {
  return ifRange === null || ifRange === undefined || ifRange.trim() === etag;
}

/** What a Range header asks of a body of `size` bytes. `first` and `last` are inclusive offsets. */
export type RangeRequest =
  | { kind: 'whole' }
  | { kind: 'part'; first: number; last: number }
  | { kind: 'unsatisfiable' };

/** Reads a single byte range; several ranges or another unit mean the whole body (RFC 9110 section 14.2). */
export function readRange(range: string | null | undefined, size: number): RangeRequest {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, start = '', end = ''] = match;
  if (start === '') return lastBytes(Number(end), size);
  const first = Number(start);
  if (first >= size) return { kind: 'unsatisfiable' };
  const last = end === '' ? size - 1 : Math.min(Number(end), size - 1);
  return last < first ? { kind: 'whole' } : { kind: 'part', first, last };
}

function lastBytes(count: number, size: number): RangeRequest {
  if (count === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', first: Math.max(0, size - count), last: size - 1 };
}
