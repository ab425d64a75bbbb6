import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inlineFiles, resolveReference } from '#domain/projects/link-files.ts';
import { listReferences } from '#domain/projects/page-references.ts';
import { useSession } from '#web/lib/session-store.ts';
import { loadFile } from '../builder-api.ts';
import { historyText } from '../edit-history.ts';
import { filesQuery } from '../files/file-lists.ts';
import type { FileEntry } from '../files/list-cache.ts';
import type { FileDocument } from '../workspace/documents.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

/**
 * A page of a project with the project's own style sheets and scripts in it: the preview can fetch nothing.
 * Sites and pages that link to no file of theirs come back as they are.
 */
export function useLinkedPage(html: string): string {
  const userId = useSession((session) => session.user?.id ?? null);
  const document = useWorkspace(currentDocument);
  const open = useWorkspace((workspace) => workspace.documents);
  const { data: entries } = useQuery(filesQuery(userId));
  const page = document?.kind === 'file' && html !== '' ? document : null;
  const linked = useMemo(() => findLinked(page, html, entries), [page, html, entries]);
  const loaded = useQueries({
    queries: linked.map(({ entry: { uuid, revision } }) => ({
      queryKey: ['builder-linked', uuid, revision],
      queryFn: async () => (await loadFile(uuid)).content,
      enabled: userId !== null && open[uuid] === undefined,
      staleTime: Infinity,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    if (page === null || linked.length === 0) return html;
    const files = new Map<string, { text: string }>();
    for (const [index, { path, entry }] of linked.entries()) {
      const tab = open[entry.uuid];
      const text = tab === undefined ? loaded[index] : historyText(tab.history);
      if (text !== undefined) files.set(path, { text });
    }
    return inlineFiles(html, { path: pathOf(page), files });
  }, [html, page, linked, loaded, open]);
}

interface LinkedFile {
  path: string;
  entry: FileEntry;
}

/** What the page refers to among the user's own files. */
function findLinked(
  page: FileDocument | null,
  html: string,
  entries: readonly FileEntry[],
): LinkedFile[] {
  if (page === null) return [];
  const from = pathOf(page);
  const wanted = new Set(listReferences(html).map((url) => resolveReference(from, url)));
  return entries
    .map((entry) => ({ path: entry.path.slice(1), entry }))
    .filter(({ path }) => wanted.has(path));
}

function pathOf({ folder, name }: FileDocument): string {
  return folder === '/' ? name : `${folder.slice(1)}/${name}`;
}
