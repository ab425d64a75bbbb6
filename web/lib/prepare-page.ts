let prepare: (address: string) => void = () => {};

/** The app, which knows the pages, says how one is fetched ahead. */
export function setPagePreparer(next: (address: string) => void): void {
  prepare = next;
}

/** Fetches what a public page needs before it is asked for. */
export function preparePage(address: string): void {
  prepare(address);
}
