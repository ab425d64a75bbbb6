/**
 * Passes the first value on at once, then the newest one at most every `intervalMs`. `flush` passes on the
 * pending value.
 */
export interface Throttled<T> {
  push: (value: T) => void;
  flush: () => void;
}

export function throttleLatest<T>(intervalMs: number, pass: (value: T) => void): Throttled<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(flush, intervalMs);
    pass(value);
  }
  return {
    push(value) {
      waiting = { value };
      if (timer === undefined) flush();
    },
    flush,
  };
}
