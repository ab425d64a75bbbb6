const SECONDS_PER = { day: 86_400, hour: 3_600, minute: 60 } as const;

/**
 * Splits a duration into whole days, hours, minutes and seconds, rounded up to the second. A negative duration
 * counts as zero.
 */
export function splitDuration(durationMs: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const total = Math.max(0, Math.ceil(durationMs / 1_000));
  return {
    days: Math.floor(total / SECONDS_PER.day),
    hours: Math.floor((total % SECONDS_PER.day) / SECONDS_PER.hour),
    minutes: Math.floor((total % SECONDS_PER.hour) / SECONDS_PER.minute),
    seconds: total % SECONDS_PER.minute,
  };
}
