import { listPictures, replacePictures } from '#domain/sites/picture-address.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';

/**
 * The page with the pictures of its site in it as data URLs, for where it must do without the site: a file
 * of its own, a copy under another address, a still. A picture that cannot be fetched stays an address.
 */
export async function carryPictures(html: string): Promise<string> {
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
