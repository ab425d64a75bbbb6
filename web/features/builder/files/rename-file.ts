import { checkName } from '#domain/files/file-name.ts';
import { renamedFile, settleNameAndType } from '#domain/files/file-type.ts';
import { filePath } from '#domain/files/folder-path.ts';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { renameFileOnServer } from '../builder-api.ts';
import { inTurn, keepUnsaved } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { changeFile, listedFiles, type FilesContext } from './change-lists.ts';
import type { FileEntry } from './list-cache.ts';
import { markProcessing } from './mark-processing.ts';
import { refuseName, type NameRefusal } from './name-problem.ts';

const UPDATE_MARK_MS = 500;

/** Renames a file here and on the server; a name without extension keeps the old one. A failure takes it back. */
export function renameFile(context: FilesContext, uuid: string, typed: string): NameRefusal | null {
  const files = listedFiles(context);
  const file = files.find((entry) => entry.uuid === uuid);
  if (file === undefined) {
    showError(translator()('builderFiles.errors.renameMissing'));
    return null;
  }
  const checked = checkName(typed);
  if (!checked.ok) return checked.problem;
  const name = renamedFile(file.name, checked.name);
  const refusal = refuseName({ name, folder: file.folder, files, uuid });
  if (refusal !== null || name === file.name) return refusal;

  const { type } = settleNameAndType(name, file.type);
  apply(context, file, { name, type });
  markProcessing(uuid, UPDATE_MARK_MS);
  if (context.userId === null) keepUnsaved(null);
  else if (file.isLocal !== true) void inTurn(uuid, () => store(context, file, name));
  return null;
}

async function store(context: FilesContext, file: FileEntry, name: string): Promise<void> {
  try {
    const { revision } = await renameFileOnServer(file.uuid, name);
    changeFile(context, file.uuid, { revision });
    useWorkspace.getState().describeDocument(file.uuid, { revision });
  } catch (error) {
    apply(context, file, file);
    const t = translator();
    const isReachable = isApiError(error) && error.status !== 0;
    showError(
      error,
      t(isReachable ? 'builderFiles.errors.rename' : 'builderFiles.errors.renameSave'),
    );
  }
}

function apply(
  context: FilesContext,
  file: FileEntry,
  { name, type }: Pick<FileEntry, 'name' | 'type'>,
): void {
  changeFile(context, file.uuid, { name, type, path: filePath(file.folder, name) });
  useWorkspace.getState().describeDocument(file.uuid, { name, type });
}
