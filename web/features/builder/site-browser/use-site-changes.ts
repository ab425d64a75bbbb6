import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { renameSite } from '../builder-api.ts';
import { refreshSites, sitesQuery } from '../files/file-lists.ts';
import { inTurn } from '../saving/save-document.ts';
import { shortenName } from '../shorten-name.ts';
import { isWorkedOn } from '../tabs/is-worked-on.ts';
import { useWorkspace } from '../workspace-store.ts';
import { tell } from '../toasts/show-notice.ts';

interface SiteRename {
  site: Pick<SiteView, 'uuid' | 'name'>;
  name: string;
}

/**
 * Renames a site in the list and in the workspace at once, then on the server. If that fails, the old name
 * comes back.
 */
export function useRenameSite(userId: string | null): (rename: SiteRename) => void {
  const client = useQueryClient();
  const { queryKey } = sitesQuery(userId);
  function show(uuid: string, name: string): void {
    client.setQueryData(queryKey, (sites) =>
      sites?.map((one) => (one.uuid === uuid ? { ...one, name } : one)),
    );
    useWorkspace.getState().describeDocument(uuid, { name });
  }
  const { mutate } = useMutation({
    networkMode: 'always',
    // In its turn, because a pending save sends the name too.
    mutationFn: ({ site: { uuid, name: before }, name }: SiteRename) =>
      inTurn(uuid, () =>
        renameSite(uuid, name).catch((error: unknown) => {
          show(uuid, before);
          throw error;
        }),
      ),
    onMutate({ site, name }) {
      void client.cancelQueries({ queryKey });
      show(site.uuid, name);
    },
    onError: (error) => showError(error),
    onSettled: () => refreshSites({ client, userId }),
  });
  return mutate;
}

/** Deletes a site. It leaves the list and its tab is closed once the server has deleted it. */
export function useDeleteSite(userId: string | null, onDeleted: () => void) {
  const t = useTranslations('builderSites');
  const client = useQueryClient();
  const leaving = useRef(new Set<string>());
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ uuid }: SiteView) => api.api.site[':uuid'].$delete({ param: { uuid } }),
    onSuccess(_answer, { uuid, name }) {
      const { queryKey } = sitesQuery(userId);
      client.setQueryData(queryKey, (sites) => sites?.filter((one) => one.uuid !== uuid));
      refreshSites({ client, userId });
      useWorkspace.getState().closeDocument(uuid);
      tell('builderSites.deleted', { values: { name: shortenName(name) } });
      onDeleted();
    },
    onError(error, { uuid, name }) {
      leaving.current.delete(uuid);
      const isReached = isApiError(error) && error.status > 0;
      showError(
        error,
        isReached ? t('deleteRefused', { name: shortenName(name) }) : t('deleteFailed'),
      );
    },
  });

  /** Ignores a second click that comes before the first one shows an effect. */
  function removeOnce(site: SiteView): void {
    if (leaving.current.has(site.uuid) || isWorkedOn(site.uuid)) return;
    leaving.current.add(site.uuid);
    mutate(site);
  }
  return { remove: removeOnce, isPending };
}
