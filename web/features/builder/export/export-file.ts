import { downloadName } from '#domain/projects/archive-paths.ts';
import { carryFonts } from '../carry-fonts.ts';
import { carryPictures } from '../carry-pictures.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { shortenName } from '../shorten-name.ts';
import { download } from './download.ts';
import { documentToExport } from './gather-files.ts';
import { requireAccount } from './require-account.ts';
import { tell } from '../toasts/show-notice.ts';

/** Downloads the open document under its own name, unchanged except that its pictures and fonts are embedded. */
export async function exportFile(userId: string | null): Promise<void> {
  if (!requireAccount(userId, 'login', (signedIn) => void exportFile(signedIn))) return;
  const document = documentToExport();
  if (document === null) return;
  const name = downloadName(document.kind === 'site' ? `${document.name}.html` : document.name);
  const text = historyText(document.history);
  const isPage = document.kind === 'site' || /\.html?$/i.test(document.name);
  const whole = isPage ? await carryFonts(await carryPictures(text)) : text;
  download(name, whole, 'application/octet-stream');
  tell('builderExport.done', { values: { name: shortenName(name) } });
}
