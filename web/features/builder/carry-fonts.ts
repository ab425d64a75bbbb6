import { facesNeededBy, fontFilesOf, servedFont } from '#domain/fonts/font-faces.ts';
import { readPageFonts, withFontFaces } from '#domain/fonts/page-fonts.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';

/**
 * Embeds the fonts that a page names, for uses away from our hosts: a downloaded file, a thumbnail. A file that cannot
 * be loaded leaves the page with the fonts of the device.
 */
export async function carryFonts(html: string): Promise<string> {
  const takes = facesNeededBy(html);
  const files = fontFilesOf(readPageFonts(html).families, takes);
  const carried = new Map<string, string>();
  await Promise.all(
    files.map(async (file) => {
      const url = await fetchFont(servedFont(file));
      if (url !== null) carried.set(file, url);
    }),
  );
  if (carried.size === 0) return html;
  return withFontFaces(
    html,
    (file) => carried.get(file) ?? '',
    (face) => takes(face) && carried.has(face.file),
  );
}

async function fetchFont(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return response.ok ? await readDataUrl(await response.blob()) : null;
  } catch {
    return null;
  }
}
