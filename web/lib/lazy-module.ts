const ADDRESS = /https?:\/\/[^\s?]+\.js/;

let tries = 0;

type ImportFrom = (address: string) => Promise<unknown>;

/**
 * A module that the first call fetches and later calls share. After a failure the next call fetches it anew,
 * where the error names its address under another query: Chromium remembers for the life of the page that an
 * address could not be fetched. `importFrom` imports an address.
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  importFrom: ImportFrom = (address) => import(/* @vite-ignore */ address),
): () => Promise<Module> {
  let arriving: Promise<Module> | null = null;
  let failed: string | undefined;

  async function fetchModule(): Promise<Module> {
    try {
      if (failed === undefined) return await load();
      tries += 1;
      // The same file as the first time, so it has the same exports.
      return (await importFrom(`${failed}?again=${tries}`)) as Module;
    } catch (error) {
      arriving = null;
      failed = error instanceof Error ? ADDRESS.exec(error.message)?.[0] : undefined;
      throw error;
    }
  }
  return () => (arriving ??= fetchModule());
}
