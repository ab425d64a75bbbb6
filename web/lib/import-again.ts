const ADDRESS = /https?:\/\/[^\s?]+\.js/;

let tries = 0;

/**
 * Fetches a module whose `import()` failed once more, under another query: Chromium remembers for the life
 * of the page that an address could not be fetched. Rejects with the same error where it names no address.
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? ADDRESS.exec(error.message)?.[0] : undefined;
  if (address === undefined) throw error;
  tries += 1;
  // The same file as the first time, so it has the same exports.
  return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
}
