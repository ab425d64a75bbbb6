import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'wouter';
import { showError } from '#web/lib/show-error.ts';
import { loadSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';

/** Opens the site that the address names (`?site=<uuid>`), and keeps the address in step with the workspace. */
export function useOpenedSite(userId: string | null, starter: string): void {
  const t = useTranslations('builder.toast');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('site');
  const opened = useWorkspace((workspace) => workspace.site?.uuid ?? null);
  const isEmpty = useWorkspace((workspace) => workspace.isStarter);

  useEffect(() => {
    if (isEmpty && wanted === null) useWorkspace.getState().openStarter(starter);
  }, [isEmpty, starter, wanted]);

  useEffect(() => {
    if (wanted === null || userId === null || wanted === useWorkspace.getState().site?.uuid) return;
    let isCurrent = true;
    async function open(uuid: string): Promise<void> {
      try {
        const { name, revision, html } = await loadSite(uuid);
        if (isCurrent) useWorkspace.getState().openSite({ site: { uuid, name, revision }, html });
      } catch (error) {
        if (!isCurrent) return;
        showError(error, t('loadFailed'));
        useWorkspace.getState().openStarter(starter);
        setSearch((current) => withSite(current, null), { replace: true });
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

function withSite(search: URLSearchParams, uuid: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (uuid === null) next.delete('site');
  else next.set('site', uuid);
  next.delete('prompt');
  return next;
}
