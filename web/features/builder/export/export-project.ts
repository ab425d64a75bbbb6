import { translator } from '#web/i18n/language-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import type { FilesContext } from '../files/file-lists.ts';
import { shortenName } from '../shorten-name.ts';
import type { ReadmeFacts } from './build-archive.ts';
import { download } from './download.ts';
import { documentToExport, gatherProject } from './gather-files.ts';
import { requireAccount } from './require-account.ts';
import { tell, warn } from '../toasts/show-notice.ts';

/** Downloads the project of the open document as a zip that works offline. */
export async function exportProject(context: FilesContext): Promise<void> {
  if (
    !requireAccount(context.userId, 'login', (userId) => void exportProject({ ...context, userId }))
  )
    return;
  const t = translator();
  const document = documentToExport();
  if (document === null) return;
  try {
    const project = await gatherProject(context, document);
    if (project.files.length === 0) throw new Error(t('builderExport.errors.noFiles'));
    const { buildArchive } = await import('./build-archive.ts');
    const { origin } = window.location;
    const archive = await buildArchive(project, { origin, fetchAsset, describe });
    download(project.archive, archive.bytes, 'application/zip');
    tell('builderExport.done', { values: { name: shortenName(project.archive) } });
    if (archive.missing.length > 0)
      warn('builderExport.missing', { count: archive.missing.length });
  } catch (error) {
    const reason = error instanceof Error ? error.message : errorSentence(error);
    showError(error, `${t('builderExport.errors.failed')}: ${reason}`);
  }
}

async function fetchAsset(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

function describe({ title, page, remote }: ReadmeFacts): { name: string; text: string } {
  const t = translator();
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
  const text = t('builderExport.readme', { title, page, date: date.format(new Date()) });
  const list = remote.map((address) => `- ${address}`).join('\n');
  const note = remote.length === 0 ? '' : t('builderExport.readmeRemote', { list });
  return { name: t('builderExport.readmeName'), text: text + note };
}
