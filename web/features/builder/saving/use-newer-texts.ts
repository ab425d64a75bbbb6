import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { loadDocument } from '../builder-api.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { filesQuery, sitesQuery } from '../files/file-lists.ts';
import { inform } from '../toasts/show-notice.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { isLockedByAi, useWorkspace } from '../workspace-store.ts';
import { inTurn } from './save-document.ts';

/**
 * Brings what another tab or device saved into open documents that have nothing to save themselves, so that the next
 * change is made to the newest text. It is a step that can be undone.
 */
export function useNewerTexts(userId: string | null): void {
  const { data: sites } = useQuery({
    ...sitesQuery(userId),
    enabled: useHasSaved('site') && userId !== null,
  });
  const { data: files } = useQuery({
    ...filesQuery(userId),
    enabled: useHasSaved('file') && userId !== null,
  });
  useEffect(() => {
    if (userId === null) return;
    for (const { uuid, revision } of [...(sites ?? []), ...files])
      void bringNewer({ uuid, revision, owner: userId });
  }, [sites, files, userId]);
}

function useHasSaved(kind: OpenDocument['kind']): boolean {
  return useWorkspace(({ documents }) =>
    Object.values(documents).some((document) => document.kind === kind && document.revision > 0),
  );
}

interface Newer {
  uuid: string;
  revision: number;
  owner: string;
}

async function bringNewer({ uuid, revision, owner }: Newer): Promise<void> {
  const behind = findBehind(uuid, revision);
  if (behind === null) return;
  try {
    const theirs = await loadDocument(behind);
    await inTurn(uuid, () => {
      flushPendingText();
      if (findBehind(uuid, theirs.revision) !== null) take({ uuid, owner, ...theirs });
      return Promise.resolve();
    });
  } catch {
    // The next poll tries again. Until then a save finds the newer text as a conflict.
  }
}

/** The document, if it is older than this revision and whole on the server. */
function findBehind(uuid: string, revision: number): OpenDocument | null {
  const { documents, generation } = useWorkspace.getState();
  const document = documents[uuid];
  if (document === undefined || document.saveState !== 'saved') return null;
  const isBehind = document.revision > 0 && document.revision < revision;
  return isBehind && !isLockedByAi(generation, uuid) ? document : null;
}

function take({ uuid, owner, text, name, revision }: Newer & { text: string; name: string }): void {
  const { advance, changeDocument, describeDocument } = useWorkspace.getState();
  const label = translator()('builder.save.conflict');
  advance(uuid, { kind: 'taken', owner, text, revision });
  changeDocument({ uuid, text, origin: 'restore', label, at: Date.now() });
  describeDocument(uuid, { name });
  inform('builderTabs.newer', { name });
}
