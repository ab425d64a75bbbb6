export interface WindowLimit {
  /** Calls allowed within any `windowMs`. */
  max: number;
  windowMs: number;
}

export type Admission =
  | { admitted: true; hits: number[] }
  | { admitted: false; retryAfterMs: number };

/** Decides on one more call. `hits` are the times of earlier admitted calls, oldest first, epoch milliseconds. */
export function admitCall(hits: readonly number[], limit: WindowLimit, now: number): Admission {
  const recent = hits.filter((at) => at > now - limit.windowMs).slice(-limit.max);
  const [oldest = now] = recent;
  if (recent.length < limit.max) return { admitted: true, hits: [...recent, now] };
  return { admitted: false, retryAfterMs: oldest + limit.windowMs - now };
}
