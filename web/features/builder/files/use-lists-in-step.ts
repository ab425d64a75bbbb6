import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { utf8Length } from '#domain/files/file-name.ts';
import { dropCopy } from '../saving/local-copies.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import { changeFile, listedFiles, refreshLists, type FilesContext } from './change-lists.ts';
import { finishDeletions } from './delete-file.ts';
import { sitesQuery } from './file-lists.ts';
import { keepCachedFiles, readCachedFiles } from './list-cache.ts';
import { syncLocalFiles } from './sync-local-files.ts';

/** Brings what a save changed (revision, size, time) into the lists, what was made offline to the server, and deletions to their end when the page is left. */
export function useListsInStep(userId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    const context = { client, userId };
    return useWorkspace.subscribe(({ documents }, before) => {
      for (const document of Object.values(documents)) {
        const known = before.documents[document.uuid];
        if (known !== undefined && document.savedText !== known.savedText)
          noteSave(context, document, known);
      }
    });
  }, [client, userId]);

  useEffect(() => {
    const sync = () => void syncLocalFiles({ client, userId });
    sync();
    window.addEventListener('online', sync);
    return () => window.removeEventListener('online', sync);
  }, [client, userId]);

  useEffect(() => {
    window.addEventListener('pagehide', finishDeletions);
    return () => {
      window.removeEventListener('pagehide', finishDeletions);
      finishDeletions();
    };
  }, []);
}

function noteSave(context: FilesContext, document: OpenDocument, before: OpenDocument): void {
  const { uuid, revision, savedText } = document;
  if (before.revision === 0) forgetAnonymousCopy(context, document);
  if (document.kind === 'site') {
    if (before.revision === 0)
      void context.client.invalidateQueries({ queryKey: sitesQuery(context.userId).queryKey });
    return;
  }
  if (!listedFiles(context).some((file) => file.uuid === uuid)) {
    refreshLists(context);
    return;
  }
  const updated_at = new Date().toISOString();
  const file_size = utf8Length(savedText ?? '');
  changeFile(context, uuid, { revision, updated_at, file_size, isLocal: false });
}

/** What was made without an account and is on the server now is not offered for import any more. */
function forgetAnonymousCopy({ userId }: FilesContext, { kind, uuid }: OpenDocument): void {
  if (userId === null || kind !== 'file') return;
  dropCopy('file', uuid, null);
  keepCachedFiles(
    null,
    readCachedFiles(null).filter((file) => file.uuid !== uuid),
  );
}
