import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { loadSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import { readCopy } from './local-copies.ts';

/** Opens the site that the address names (`?site=<uuid>`), and keeps the address in step with the workspace. */
export function useOpenedSite(userId: string | null, starter: string): void {
  const t = useTranslations('builder.toast');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('site');
  const opened = useWorkspace((workspace) => workspace.site?.uuid ?? null);
  const isEmpty = useWorkspace((workspace) => workspace.isStarter);

  useEffect(() => {
    const { generation, openStarter } = useWorkspace.getState();
    if (isEmpty && wanted === null && generation.kind !== 'working') openStarter(starter);
  }, [isEmpty, starter, wanted]);

  useEffect(() => {
    if (wanted === null || wanted === useWorkspace.getState().site?.uuid) return;
    if (userId === null) {
      openCopy(wanted);
      return;
    }
    let isCurrent = true;
    async function open(uuid: string): Promise<void> {
      try {
        const site = await loadSite(uuid);
        if (isCurrent) openLoaded(uuid, site);
      } catch (error) {
        if (!isCurrent || (isOffline(error) && openCopy(uuid))) return;
        showError(error, t('loadFailed'));
        if (isOffline(error)) return;
        useWorkspace.getState().openStarter(starter);
        setSearch((search) => withSite(search, null), { replace: true });
      }
    }
    void open(wanted);
    return () => {
      isCurrent = false;
    };
  }, [wanted, userId, starter, setSearch, t]);

  useEffect(() => {
    if (opened !== null) setSearch((current) => withSite(current, opened), { replace: true });
  }, [opened, setSearch]);
}

type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

/** What this browser had not brought to the server yet comes back as a change that can be undone. */
function openLoaded(uuid: string, { name, revision, html }: LoadedSite): void {
  useWorkspace.getState().openSite({ site: { uuid, name, revision }, html });
  const copy = readCopy(uuid);
  if (copy === null || copy.isSaved || copy.revision !== revision) return;
  useWorkspace.getState().changePage({ html: copy.html, origin: 'restore', at: Date.now() });
}

/** Without a network the browser's own copy is what there is. False when there is none. */
function openCopy(uuid: string): boolean {
  const copy = readCopy(uuid);
  if (copy === null) return false;
  const { name, revision, html } = copy;
  useWorkspace.getState().openSite({ site: { uuid, name, revision }, html });
  useWorkspace.getState().setSaveState(copy.isSaved ? 'saved' : 'offline');
  return true;
}

function isOffline(error: unknown): boolean {
  return isApiError(error) && error.code === 'client.network';
}

function withSite(search: URLSearchParams, uuid: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (uuid === null) next.delete('site');
  else next.set('site', uuid);
  next.delete('prompt');
  return next;
}
