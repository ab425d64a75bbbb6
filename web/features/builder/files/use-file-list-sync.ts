import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { utf8Length } from '#domain/files/file-name.ts';
import { dropCopy } from '../saving/local-copies.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { useWorkspace } from '../workspace-store.ts';
import {
  changeFile,
  forgetAnonymousFile,
  listedFiles,
  refreshFiles,
  refreshSites,
  type FilesContext,
} from './file-lists.ts';
import { syncLocalFiles } from './local-work.ts';
import { finishDeletions } from './use-file-changes.ts';

/**
 * Keeps the lists up to date with saves (revision, size, time), uploads files created offline, and completes
 * deletions when the page is closed.
 */
export function useFileListSync(userId: string | null): void {
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
  // An anonymous document that has been saved to the account is no longer offered for import.
  if (before.revision === 0 && context.userId !== null && document.kind === 'file') {
    dropCopy('file', uuid, null);
    forgetAnonymousFile(uuid);
  }
  if (document.kind === 'site') {
    if (before.revision === 0) refreshSites(context);
    return;
  }
  if (!listedFiles(context).some((file) => file.uuid === uuid)) {
    refreshFiles(context);
    return;
  }
  const updated_at = new Date().toISOString();
  const file_size = utf8Length(savedText ?? '');
  changeFile(context, uuid, { revision, updated_at, file_size, isLocal: false });
}
