import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '#web/lib/session-store.ts';
import { loadFile } from '../builder-api.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { filesQuery } from '../files/file-lists.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import type { ShownPage } from '../preview/page-editing.ts';
import type { LinkedFile } from './page-links.ts';

const NONE: readonly LinkedFile[] = [];
const NOTHING = asItIs('');

/** Loaded with the first page that may link to other files, because it includes an HTML parser. */
const pageLinksQuery = {
  queryKey: ['builder-page-links'],
  queryFn: () => import('./page-links.ts'),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const;

/**
 * Inlines the project's own style sheets and scripts in a page, because the preview cannot load anything. Pages
 * that link to none of their files are returned unchanged. While a file is loading, the last complete page is
 * kept (an empty one at first), so that no page flashes up without its styles.
 */
export function useLinkedPage(html: string): ShownPage {
  const userId = useSession((session) => session.user?.id ?? null);
  const document = useWorkspace(currentDocument);
  const open = useWorkspace((workspace) => workspace.documents);
  const { data: entries, isFetching } = useQuery(filesQuery(userId));
  const page = document?.kind === 'file' && html !== '' ? document : null;
  const isAlone = page === null || entries.every(({ uuid }) => uuid === page.uuid);
  const isListOlder = isFetching && !entries.some(({ uuid }) => uuid === page?.uuid);
  const { data: links, isLoading } = useQuery({ ...pageLinksQuery, enabled: !isAlone });
  const linked = useMemo(
    () => (isAlone ? NONE : (links?.findLinked(page, html, entries) ?? NONE)),
    [isAlone, links, page, html, entries],
  );
  const loaded = useQueries({
    queries: linked.map(({ entry: { uuid, revision } }) => ({
      queryKey: ['builder-linked', uuid, revision],
      queryFn: async () => (await loadFile(uuid)).content,
      enabled: userId !== null && open[uuid] === undefined,
      staleTime: Infinity,
    })),
    combine: (results) => ({
      texts: results.map(({ data }) => data),
      isLoading: results.some((result) => result.isLoading),
    }),
  });
  const complete = useMemo(() => {
    if (page === null || links === undefined || linked.length === 0) return asItIs(html);
    const files = new Map<string, { text: string }>();
    for (const [index, { path, entry }] of linked.entries()) {
      const tab = open[entry.uuid];
      const text = tab === undefined ? loaded.texts[index] : historyText(tab.history);
      if (text !== undefined) files.set(path, { text });
    }
    return links.showLinked(page, html, files);
  }, [html, page, links, linked, loaded, open]);
  const isWhole = !(isListOlder || isLoading || loaded.isLoading);
  const whole = useLastWhole(page?.uuid ?? '', page !== null && isWhole ? complete : null);
  return page === null ? complete : whole;
}

function asItIs(html: string): ShownPage {
  return { html, source: { html, linked: null } };
}

function useLastWhole(key: string, page: ShownPage | null): ShownPage {
  const [last, setLast] = useState({ key, page: page ?? asItIs('') });
  if (page !== null) {
    if (last.key !== key || last.page !== page) setLast({ key, page });
    return page;
  }
  return last.key === key ? last.page : NOTHING;
}
