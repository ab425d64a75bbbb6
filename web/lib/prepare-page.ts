let prepare: (address: string) => void = () => {};

/** Set by the app, which knows how to load a page. */
export function setPagePreparer(next: (address: string) => void): void {
  prepare = next;
}

/** Loads a public page before it is asked for. */
export function preparePage(address: string): void {
  prepare(address);
}
