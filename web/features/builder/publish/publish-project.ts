import { placeLinks } from '#domain/projects/place-links.ts';
import { isProjectPage, planPublication, publicFiles } from '#domain/projects/plan-publication.ts';
import { createFolderOnServer, placeProject } from '../builder-api.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { listedFiles, refreshFiles, refreshSites, type FilesContext } from '../files/file-lists.ts';
import { isInside } from '../files/folder-tree.ts';
import { readText } from '../files/read-text.ts';
import { saveDocument } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { Publication, Publishing, SitePage } from './publication.ts';
import { projectFiles } from './project-files.ts';
import { publishLooked } from './publish-looked.ts';

/**
 * Saves the open files of a project, puts all its files at its site's address, looks at its pages and publishes them.
 * Null when a file could not be saved; then nothing is put there.
 */
export async function publishProject(
  context: FilesContext,
  folder: string,
): Promise<{ site: Publishing; outcome: Publication } | null> {
  if (!(await saveOpen(folder, context.userId))) return null;
  const { uuid } = await createFolderOnServer(crypto.randomUUID(), folder);
  const { deadLinks } = await placeProject(uuid);
  refreshFiles(context);
  refreshSites(context);
  const site = { uuid, pages: await readPages(context, folder), deadLinks };
  return { site, outcome: await publishLooked(site) };
}

async function saveOpen(folder: string, userId: string | null): Promise<boolean> {
  flushPendingText();
  const { documents } = useWorkspace.getState();
  const open = Object.values(documents).filter(
    (document) => document.kind === 'file' && isInside(document.folder, folder),
  );
  const saved = await Promise.all(open.map(({ uuid }) => saveDocument(uuid, userId)));
  return saved.every(Boolean);
}

/** The pages as visitors get them, the home page first. */
async function readPages(context: FilesContext, folder: string): Promise<SitePage[]> {
  const files = publicFiles(planPublication(projectFiles(listedFiles(context), folder)));
  const paths = new Set(files.map(({ path }) => path));
  const pages: SitePage[] = [];
  for (const file of files.filter(isProjectPage)) {
    const text = await readText(file);
    pages.push({ path: file.path, html: placeLinks({ path: file.path, text }, paths).text });
  }
  return pages;
}
