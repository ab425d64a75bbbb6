import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { sitesQuery } from '../files/file-lists.ts';
import { BrowserToolbar, type BrowserView } from './browser-toolbar.tsx';
import { SiteGrid, SiteGridSkeleton } from './site-grid.tsx';
import { SiteList } from './site-list.tsx';
import { DEFAULT_ORDER, findSites } from './sort-sites.ts';
import { useDeleteSite, useRenameSite } from './use-site-changes.ts';

interface SiteBrowserProps {
  isOpen: boolean;
  userId: string | null;
  onClose: () => void;
  /** Opens a site in the editor. The browser closes if that succeeds. */
  onEdit: (uuid: string) => Promise<boolean>;
}

/** All saved sites: find, open, view, rename, delete. On phones a sheet. */
export function SiteBrowser({ isOpen, userId, onClose, onEdit }: SiteBrowserProps) {
  const t = useTranslations('builderSites');
  const { data: sites, isError, isFetching, refetch } = useQuery(sitesQuery(userId));
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(DEFAULT_ORDER);
  const [view, setView] = useState<BrowserView>('grid');
  const [doomed, setDoomed] = useState<SiteView | null>(null);
  const rename = useRenameSite(userId);
  const { remove, isPending } = useDeleteSite(userId, () => setDoomed(null));
  const searched = useDeferredValue(search);
  const found = findSites(sites ?? [], { search: searched, order });
  const handlers = {
    onEdit: (site: SiteView) => void onEdit(site.uuid).then((done) => (done ? onClose() : null)),
    onRename: (site: SiteView, name: string) => rename({ site, name }),
    onDelete: setDoomed,
  };
  const list = useRef<HTMLElement>(null);
  /**
   * The search field gets the focus first, except on a touch screen, where the keyboard would cover the sites.
   */
  const startCalmly = () => (window.matchMedia('(pointer: coarse)').matches ? list.current : true);
  const Sites = view === 'grid' ? SiteGrid : SiteList;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus={startCalmly}
      className="flex h-[min(88dvh,56rem)] max-w-6xl! flex-col gap-4 max-sm:h-[92dvh] max-sm:px-5 max-sm:pb-0!"
    >
      <BrowserToolbar
        search={search}
        onSearch={setSearch}
        order={order}
        onOrder={setOrder}
        view={view}
        onView={setView}
        isRefreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      <p className="sr-only" aria-live="polite">
        {sites === undefined ? null : t('found', { count: found.length })}
      </p>
      <section
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('sites')}
        className="-mx-1 min-h-0 grow overflow-y-auto overscroll-contain px-1 pb-2 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]"
      >
        {found.length > 0 ? (
          <Sites sites={found} {...handlers} />
        ) : (
          <BrowserMessage
            isLoading={sites === undefined && !isError}
            hasFailed={sites === undefined && isError}
            hasSites={(sites?.length ?? 0) > 0}
            onRetry={() => void refetch()}
          />
        )}
      </section>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('deleteTitle')}
        description={t('deleteQuestion', { name: doomed?.name ?? '' })}
        variant="danger"
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('cancel')}
        isPending={isPending}
        onConfirm={() => (doomed === null ? undefined : remove(doomed))}
        onClose={() => setDoomed(null)}
      />
    </Dialog>
  );
}

interface BrowserMessageProps {
  isLoading: boolean;
  hasFailed: boolean;
  hasSites: boolean;
  onRetry: () => void;
}

function BrowserMessage({
  isLoading,
  hasFailed,
  hasSites,
  onRetry,
}: BrowserMessageProps): ReactNode {
  const t = useTranslations('builderSites');
  if (isLoading) return <SiteGridSkeleton />;
  const kind = hasFailed ? 'failed' : hasSites ? 'noMatch' : 'empty';
  const retry = hasFailed ? <Button onClick={onRetry}>{t('retry')}</Button> : null;
  return (
    <div className="grid min-h-full content-center pb-[12%]">
      <EmptyState title={t(`${kind}Title`)} text={t(kind)} action={retry} />
    </div>
  );
}
