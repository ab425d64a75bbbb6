/** How many stopped generations give their credit back within any `windowMs`. */
export const STOP_LIMITS = { returned: 3, windowMs: 60 * 60_000 } as const;

/** `left` stops are free now. At 0, `renewsAt` (epoch ms) is when the next one is; else it is null. */
export interface StopAllowance {
  left: number;
  renewsAt: number | null;
}

/** What is left of the free stops. `returnedAt` are the moments (epoch ms) at which stopped credits came back. */
export function stopAllowance(returnedAt: readonly number[], now: number): StopAllowance {
  const recent = returnedAt
    .filter((at) => at > now - STOP_LIMITS.windowMs)
    .toSorted((a, b) => b - a);
  const left = Math.max(0, STOP_LIMITS.returned - recent.length);
  const deciding = recent[STOP_LIMITS.returned - 1];
  return { left, renewsAt: deciding === undefined ? null : deciding + STOP_LIMITS.windowMs };
}
