import { hasOwnPicture, readSharing } from '#domain/sites/sharing/read-sharing.ts';
import { api } from '#web/lib/api.ts';
import { carryFonts } from '../carry-fonts.ts';
import { carryPictures } from '../carry-pictures.ts';
import { takeSharingPicture } from '../site-browser/page-picture.ts';

/**
 * Makes and stores the picture that is shown beside links to a saved page, unless the page names one of its own. Where
 * it cannot be made or there is no room for it, links stay without; publishing again tries again.
 */
export async function keepSharingPicture(page: { uuid: string; html: string }): Promise<void> {
  if (hasOwnPicture(readSharing(page.html))) return;
  const image = await takeSharingPicture(await carryFonts(await carryPictures(page.html)));
  if (image === null) return;
  try {
    const param = { uuid: page.uuid };
    await api.api.s[':uuid']['sharing-picture'].$put({ param, json: { image } });
  } catch {
    // The site is published all the same.
  }
}
