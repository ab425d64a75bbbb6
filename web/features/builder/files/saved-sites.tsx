import { useQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { listAnonymousSites } from '../saving/local-copies.ts';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { sitesQuery } from './file-lists.ts';
import { ListRow } from './list-row.tsx';

interface SavedSitesProps {
  userId: string | null;
  /** The maximum shown here; the site browser shows all. */
  limit: number;
  /** The place has their title already: the heading says only how many there are. */
  isTitled?: boolean;
  onOpened: () => void;
}

/** The saved sites and their number, newest first; for a visitor without an account, those of this browser. */
export function SavedSites({ userId, limit, isTitled = false, onOpened }: SavedSitesProps) {
  const t = useTranslations('builderFiles.sites');
  const { data, isError, isFetching, refetch } = useQuery(sitesQuery(userId));
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  const openCount = useWorkspace(({ documents }) => Object.keys(documents).length);
  const local = useMemo(
    () => (userId === null && openCount > 0 ? listAnonymousSites() : []),
    [userId, openCount],
  );
  const sites = userId === null ? local : data;
  const isEmpty = sites !== undefined && sites.length === 0;
  return (
    <section aria-label={t('title')} className="mt-3 border-t border-line pt-2">
      <div className="flex h-10 items-center justify-between px-2">
        {isTitled ? (
          <p className="text-soft">
            {sites === undefined ? null : t('count', { count: sites.length })}
          </p>
        ) : (
          <h3 className="font-medium">
            {t('title')}{' '}
            {sites === undefined ? null : (
              <span className="font-normal text-soft tabular-nums">({sites.length})</span>
            )}
          </h3>
        )}
        {userId === null ? null : (
          <Button variant="quiet" size="small" onClick={() => openDialog({ kind: 'sites' })}>
            {t('browseAll')}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className="px-2 py-2 text-pretty text-soft">
          {t(userId === null ? 'signedOut' : 'empty')}
        </p>
      ) : null}
      {isError && sites === undefined ? (
        <div className="grid justify-items-start gap-2 px-2 py-2">
          <p className="text-danger">{t('failed')}</p>
          <Button size="small" isPending={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      <ul>
        {sites?.slice(0, limit).map(({ uuid, name }) => (
          <SiteRow key={uuid} uuid={uuid} name={name} userId={userId} onOpened={onOpened} />
        ))}
      </ul>
    </section>
  );
}

interface SiteRowProps {
  uuid: string;
  name: string;
  userId: string | null;
  onOpened: () => void;
}

function SiteRow({ uuid, name, userId, onOpened }: SiteRowProps) {
  const isCurrent = useWorkspace(({ currentUuid }) => currentUuid === uuid);
  const isProcessing = useWorkspace(({ processing }) => processing.has(uuid));
  async function open(): Promise<void> {
    if ((await openByUuid({ kind: 'site', uuid, userId })) === 'opened') onOpened();
  }
  return (
    <ListRow
      icon={<Globe className="size-4 shrink-0 text-soft" aria-hidden="true" />}
      isCurrent={isCurrent}
      isProcessing={isProcessing}
      onClick={() => void open()}
    >
      <span className="truncate">{name}</span>
    </ListRow>
  );
}
