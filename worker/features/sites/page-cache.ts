/** Ready-made pages, newest use last. Keys name immutable content, so an entry never goes stale. */
const MAXIMUM_BYTES = 16 * 1024 * 1024;
export const CACHEABLE_PAGE_BYTES = 512 * 1024;

const pages = new Map<string, ArrayBuffer>();
let heldBytes = 0;

export function recallPage(key: string): ArrayBuffer | undefined {
  const page = pages.get(key);
  if (page === undefined) return undefined;
  pages.delete(key);
  pages.set(key, page);
  return page;
}

/** Keeps a page of at most 512 KB; the longest unused ones make room, so 16 MB are never exceeded. */
export function keepPage(key: string, page: ArrayBuffer): void {
  if (page.byteLength > CACHEABLE_PAGE_BYTES || pages.has(key)) return;
  pages.set(key, page);
  heldBytes += page.byteLength;
  for (const [oldKey, oldPage] of pages) {
    if (heldBytes <= MAXIMUM_BYTES) return;
    pages.delete(oldKey);
    heldBytes -= oldPage.byteLength;
  }
}
