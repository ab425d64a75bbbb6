import { archiveName } from '#domain/projects/archive-paths.ts';
import { mapAtMost } from '#domain/projects/map-at-most.ts';
import { projectOf } from '#domain/files/folder-path.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { listedFiles, type FileEntry, type FilesContext } from '../files/file-lists.ts';
import { readText } from '../files/read-text.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';

const LOADS_AT_ONCE = 4;

/** A file of an export: its path in the archive and its text. */
export interface ExportFile {
  path: string;
  text: string;
}

export interface ExportProject {
  title: string;
  /** The file name of the archive. */
  archive: string;
  files: ExportFile[];
  /** The address that relative links of the pages start from. */
  baseFolder: string;
}

/** The open document with what was typed last; null, and the person is told, when there is nothing to export. */
export function documentToExport(): OpenDocument | null {
  flushPendingText();
  const workspace = useWorkspace.getState();
  const document = currentDocument(workspace);
  if (document !== null && !showsStarter(workspace)) return document;
  showError(translator()('builderExport.errors.noFiles'));
  return null;
}

/** Collects the files of an export: a site's page, or all files of the project that a file belongs to. */
export async function gatherProject(
  context: FilesContext,
  document: OpenDocument,
): Promise<ExportProject> {
  if (document.kind === 'site') {
    return {
      title: document.name,
      archive: archiveName(document.name),
      files: [{ path: 'index.html', text: historyText(document.history) }],
      baseFolder: `/s/${document.uuid}/`,
    };
  }
  const project = projectOf(document.folder);
  const root = project === null ? '/' : `/${project}/`;
  const entries = listedFiles(context).filter(({ path }) => path.startsWith(root));
  const files = await loadAll(entries, root);
  const title = project ?? document.name;
  return { title, archive: archiveName(project ?? 'files'), files, baseFolder: '/' };
}

async function loadAll(entries: readonly FileEntry[], root: string): Promise<ExportFile[]> {
  const files = await mapAtMost(LOADS_AT_ONCE, entries, async (entry) => ({
    path: entry.path.slice(root.length),
    text: await readText(entry),
  }));
  return files.sort((a, b) => a.path.localeCompare(b.path));
}
