import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { loadSite } from '../builder-api.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';
import { readCopy } from './local-copies.ts';

/** Opens the site that the address names (`?site=<uuid>`), and keeps the address in step with the workspace. */
export function useOpenedSite(userId: string | null, starter: string): void {
  const t = useTranslations('builder');
  const untitled = t('topBar.untitled');
  const loadFailed = t('toast.loadFailed');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('site');
  const isEmpty = useWorkspace(({ currentUuid }) => currentUuid === null);
  const opened = useWorkspace((workspace) => {
    const site = currentSite(workspace);
    return site === null || site.isStarter ? null : site.uuid;
  });

  useEffect(() => {
    if (isEmpty && wanted === null) openStarter({ text: starter, name: untitled });
  }, [isEmpty, starter, untitled, wanted]);

  useEffect(() => {
    const { currentUuid } = useWorkspace.getState();
    if (wanted === null || wanted === currentUuid) return;
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
        showError(error, loadFailed);
        if (isOffline(error)) return;
        setSearch((search) => withSite(search, null), { replace: true });
      }
    }
    void open(wanted);
    return () => {
      isCurrent = false;
    };
  }, [wanted, userId, setSearch, loadFailed]);

  useEffect(() => {
    if (opened !== null) setSearch((current) => withSite(current, opened), { replace: true });
  }, [opened, setSearch]);
}

/** The starter page as a new site, which nobody saves before it is changed. */
function openStarter({ text, name }: { text: string; name: string }): void {
  const uuid = crypto.randomUUID();
  const { openDocument } = useWorkspace.getState();
  openDocument({ kind: 'site', uuid, name, text, revision: 0, isSaved: false, isStarter: true });
}

type LoadedSite = Awaited<ReturnType<typeof loadSite>>;

/** What this browser had not brought to the server yet comes back as a change that can be undone. */
function openLoaded(uuid: string, { name, revision, html }: LoadedSite): void {
  const { openDocument, changeDocument } = useWorkspace.getState();
  openDocument({ kind: 'site', uuid, name, revision, text: html, isSaved: true });
  const copy = readCopy(uuid);
  if (copy === null || copy.isSaved || copy.revision !== revision) return;
  changeDocument({ uuid, text: copy.html, origin: 'restore', at: Date.now() });
}

/** Without a network the browser's own copy is what there is. False when there is none. */
function openCopy(uuid: string): boolean {
  const copy = readCopy(uuid);
  if (copy === null) return false;
  const { name, revision, html, isSaved } = copy;
  useWorkspace.getState().openDocument({ kind: 'site', uuid, name, revision, text: html, isSaved });
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
