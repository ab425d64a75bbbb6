/** The user's request to stop, which may come before there is a run to stop. */
export interface StopSwitch {
  readonly isPressed: boolean;
  press: () => void;
  /** Resolves when it is pressed. */
  readonly pressed: Promise<void>;
  /** Aborts when it is pressed. */
  readonly signal: AbortSignal;
}

export function createStopSwitch(): StopSwitch {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stopper = new AbortController();
  return {
    get isPressed() {
      return stopper.signal.aborted;
    },
    press() {
      stopper.abort();
      resolve();
    },
    pressed: promise,
    signal: stopper.signal,
  };
}
