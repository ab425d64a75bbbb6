const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size in the largest unit in which it is at least 1 (1024-based), to 2 decimals. */
export function scaleSize(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  let value = Math.max(0, bytes);
  let step = 0;
  // 1023.995 would be shown as 1,024.
  while (Math.round(value * 100) / 100 >= 1024 && step < UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return { value: Math.round(value * 100) / 100, unit: UNITS[step] ?? 'Bytes' };
}
