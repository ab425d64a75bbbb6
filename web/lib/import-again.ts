const ADDRESS = /https?:\/\/[^\s?]+\.js/;

let tries = 0;

/**
 * Repeats a failed `import()` under another query string, because Chromium remembers for the life of the page
 * that an address failed. Rejects with the same error when it contains no address.
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const address = error instanceof Error ? ADDRESS.exec(error.message)?.[0] : undefined;
  if (address === undefined) throw error;
  tries += 1;
  // It is the same file, so it has the same exports.
  return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
}
