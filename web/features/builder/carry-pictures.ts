import { dropWidths, listPictures, replacePictures } from '#domain/sites/picture-address.ts';
import { fetchDataUrls } from '#web/lib/read-data-url.ts';

/**
 * Embeds the pictures of the page's site as data URLs, for uses without the site: a downloaded file, a copy
 * under another address, a thumbnail. A picture that cannot be loaded keeps its address.
 */
export async function carryPictures(page: string): Promise<string> {
  const html = dropWidths(page);
  return replacePictures(html, await fetchDataUrls(listPictures(html)));
}
