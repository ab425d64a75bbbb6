import { useState } from 'react';

/**
 * A value that is told anew a moment after it was changed: until then the chosen one is shown, not the old one.
 * `source` is what the value was read from; it is another object with each answer. Without one, the value itself
 * changes at once.
 */
export function useAwaited<T>(value: T, source: unknown): [T, (chosen: T) => void] {
  const [awaited, setAwaited] = useState<{ chosen: T; source: unknown } | null>(null);
  const isWaiting = awaited !== null && source !== undefined && awaited.source === source;
  return [isWaiting ? awaited.chosen : value, (chosen) => setAwaited({ chosen, source })];
}
