import { settleNameAndType, type FileType } from '#domain/files/file-type.ts';
import { utf8Length } from '#domain/files/file-name.ts';
import { filePath } from '#domain/files/folder-path.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { showWarning } from '#web/lib/show-success.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';
import { saveDocument } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { changeFiles, listedFiles, type FilesContext } from './change-lists.ts';
import { starterText } from './file-starters.ts';
import type { FileEntry } from './list-cache.ts';
import { markProcessing } from './mark-processing.ts';
import { refuseName, type NameRefusal } from './name-problem.ts';

const CREATE_MARK_MS = 800;

export interface NewFile {
  name: string;
  type: FileType;
  folder: string;
  folderUuid: string | null;
  /** Left out: the type's starter. */
  text?: string;
}

/**
 * Adds a file to the list, shows it, then brings it to the server (builder spec section 4, Create). Answers
 * with the reason when the name cannot be taken; what the server refuses is said and stays in this browser.
 */
export function createFile(
  context: FilesContext,
  { name: typed, type: chosen, folder, folderUuid, text }: NewFile,
): NameRefusal | null {
  const settled = settleNameAndType(typed.trim().normalize('NFC'), chosen);
  const empty = refuseName({ name: typed, folder, files: [] });
  if (empty !== null) return empty;
  const refusal = refuseName({ name: settled.name, folder, files: listedFiles(context) });
  if (refusal !== null) return refusal;

  const { userId } = context;
  const content = text ?? starterText(settled.type, settled.name);
  const now = new Date().toISOString();
  const entry: FileEntry = {
    uuid: crypto.randomUUID(),
    user_id: userId ?? ANONYMOUS,
    ...settled,
    path: filePath(folder, settled.name),
    folder,
    folder_uuid: folderUuid,
    file_size: utf8Length(content),
    revision: 0,
    created_at: now,
    updated_at: now,
    isLocal: true,
  };
  changeFiles(context, (files) => [entry, ...files]);
  const { uuid } = entry;
  const file = { kind: 'file', uuid, ...settled, folder } as const;
  useWorkspace.getState().openDocument({ ...file, text: content, revision: 0, isSaved: false });
  markProcessing(uuid, CREATE_MARK_MS);
  void storeNewFile(context, uuid);
  return null;
}

async function storeNewFile({ userId }: FilesContext, uuid: string): Promise<void> {
  const t = translator();
  const isStored = await saveDocument(uuid, userId);
  if (userId === null) showWarning(t('builderFiles.notSignedIn'));
  else if (!isStored && useWorkspace.getState().documents[uuid]?.saveState === 'offline')
    showError(t('builderFiles.errors.saveServer'));
}
