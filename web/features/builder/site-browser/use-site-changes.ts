import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { renameSite } from '../builder-api.ts';
import { shortenName } from '../shorten-name.ts';
import { isWorkedOn } from '../tabs/is-worked-on.ts';
import { useWorkspace } from '../workspace-store.ts';

/** Renaming and deleting a saved site, in the list of `queryKey` and in the workspace where it is open. */
export function useSiteChanges(queryKey: QueryKey, onDeleted: () => void) {
  const t = useTranslations('builderSites');
  const client = useQueryClient();
  const leaving = useRef(new Set<string>());
  function change(alter: (sites: SiteView[]) => SiteView[]): void {
    client.setQueryData<SiteView[]>(queryKey, (sites) => alter(sites ?? []));
  }

  const rename = useMutation({
    mutationFn: ({ site, name }: { site: SiteView; name: string }) => renameSite(site.uuid, name),
    onMutate: async ({ site, name }) => {
      await client.cancelQueries({ queryKey });
      change((sites) => sites.map((one) => (one.uuid === site.uuid ? { ...one, name } : one)));
    },
    onSuccess: (_answer, { site, name }) =>
      useWorkspace.getState().describeDocument(site.uuid, { name }),
    onError(error, { site }) {
      change((sites) => sites.map((one) => (one.uuid === site.uuid ? site : one)));
      showError(error);
    },
  });

  const remove = useMutation({
    mutationFn: async (site: SiteView) => {
      await api.api.site[':uuid'].$delete({ param: { uuid: site.uuid } });
    },
    onSuccess: (_answer, site) => {
      change((sites) => sites.filter(({ uuid }) => uuid !== site.uuid));
      useWorkspace.getState().closeDocument(site.uuid);
      showSuccess(t('deleted', { name: shortenName(site.name) }));
      onDeleted();
    },
    onError(error, site) {
      leaving.current.delete(site.uuid);
      showError(
        error,
        isApiError(error) && error.status > 0
          ? t('deleteRefused', { name: shortenName(site.name) })
          : t('deleteFailed'),
      );
    },
  });

  /** A second click comes before anything shows that the first one counted. */
  function removeOnce(site: SiteView): void {
    if (leaving.current.has(site.uuid) || isWorkedOn(site.uuid)) return;
    leaving.current.add(site.uuid);
    remove.mutate(site);
  }
  return { rename, remove: removeOnce, isRemoving: remove.isPending };
}
