import { saveFile } from '../builder-api.ts';
import { keepCopy, listFileCopies, type FileCopy } from '../saving/local-copies.ts';
import { createDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { changeFile, type FilesContext } from './change-lists.ts';

/** Brings files that were made without a network to the server, unless they are open: those save themselves. */
export async function syncLocalFiles(context: FilesContext): Promise<void> {
  const { userId } = context;
  if (userId === null) return;
  for (const copy of listFileCopies(userId)) {
    const isOpen = useWorkspace.getState().documents[copy.uuid] !== undefined;
    if (copy.isSaved || copy.revision > 0 || isOpen) continue;
    // What is refused or not reached stays in this browser and in the list, where it is marked.
    await store(context, copy, userId).catch(() => undefined);
  }
}

async function store(context: FilesContext, copy: FileCopy, userId: string): Promise<void> {
  const change = { content: copy.text, userId, origin: 'manual', comment: '' } as const;
  const { revision } = await saveFile({ file: copy, ...change });
  const stored = createDocument({ ...copy, revision }, Date.now());
  keepCopy(stored, { text: copy.text, isSaved: true, userId, at: new Date() });
  changeFile(context, copy.uuid, { revision, isLocal: false });
}
