import { downloadName } from '#domain/projects/archive-paths.ts';
import { carryPictures } from '../carry-pictures.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { shortenName } from '../shorten-name.ts';
import { download } from './download.ts';
import { documentToExport } from './gather-files.ts';
import { requireAccount } from './require-account.ts';
import { tell } from '../toasts/tell.ts';

/** Downloads the open document under its own name, unchanged except that the site's pictures are embedded. */
export async function exportFile(userId: string | null): Promise<void> {
  if (!requireAccount(userId, 'login', (signedIn) => void exportFile(signedIn))) return;
  const document = documentToExport();
  if (document === null) return;
  const name = downloadName(document.kind === 'site' ? `${document.name}.html` : document.name);
  const text = await carryPictures(historyText(document.history));
  download(name, text, 'application/octet-stream');
  tell('builderExport.done', { values: { name: shortenName(name) } });
}
