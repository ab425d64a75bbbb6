import { facesNeededBy, fontFilesOf, servedFont } from '#domain/fonts/font-faces.ts';
import { readPageFonts, withFontFaces } from '#domain/fonts/page-fonts.ts';
import { fetchDataUrls } from '#web/lib/read-data-url.ts';

/**
 * Embeds the fonts that a page names, for uses away from our hosts: a downloaded file, a thumbnail. A file that cannot
 * be loaded leaves the page with the fonts of the device.
 */
export async function carryFonts(html: string): Promise<string> {
  const takes = facesNeededBy(html);
  const files = fontFilesOf(readPageFonts(html).families, takes);
  const carried = await fetchDataUrls(files.map(servedFont));
  if (carried.size === 0) return html;
  return withFontFaces(
    html,
    (file) => carried.get(servedFont(file)) ?? '',
    (face) => takes(face) && carried.has(servedFont(face.file)),
  );
}
