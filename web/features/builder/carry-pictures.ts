import { dropWidths, listPictures, replacePictures } from '#domain/sites/picture-address.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';

/**
 * Embeds the pictures of the page's site as data URLs, for uses without the site: a downloaded file, a copy
 * under another address, a thumbnail. A picture that cannot be loaded keeps its address.
 */
export async function carryPictures(page: string): Promise<string> {
  const html = dropWidths(page);
  const carried = new Map<string, string>();
  await Promise.all(
    listPictures(html).map(async (address) => {
      const url = await fetchPicture(address);
      if (url !== null) carried.set(address, url);
    }),
  );
  return replacePictures(html, carried);
}

async function fetchPicture(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return response.ok ? await readDataUrl(await response.blob()) : null;
  } catch {
    return null;
  }
}
