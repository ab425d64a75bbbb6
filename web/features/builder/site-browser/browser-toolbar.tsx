import { ArrowDown, ArrowUp, LayoutGrid, List, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { toggleOrder, type SiteOrder, type SortKey } from './sort-sites.ts';

export type BrowserView = 'grid' | 'list';

interface BrowserToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  order: SiteOrder;
  onOrder: (order: SiteOrder) => void;
  view: BrowserView;
  onView: (view: BrowserView) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
}

const SORT_KEYS: readonly SortKey[] = ['name', 'date', 'size'];

/** Search, sorting, view and refresh of the site browser. */
export function BrowserToolbar(props: BrowserToolbarProps) {
  const t = useTranslations('builderSites');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={t('search')}
        value={props.search}
        onChange={props.onSearch}
        className="min-w-40 flex-1 basis-56"
      />
      <IconButton label={t('refresh')} onClick={props.onRefresh} aria-busy={props.isRefreshing}>
        <RefreshCw className={props.isRefreshing ? 'animate-spin' : ''} aria-hidden="true" />
      </IconButton>
      <fieldset className="-ml-2.5 flex grow sm:ml-0 sm:grow-0">
        <legend className="sr-only">{t('sort')}</legend>
        {SORT_KEYS.map((key) => (
          <SortButton key={key} sortKey={key} order={props.order} onOrder={props.onOrder} />
        ))}
      </fieldset>
      <Segmented
        label={t('viewAs')}
        value={props.view}
        onChange={props.onView}
        options={[
          { value: 'grid', label: t('grid'), icon: <LayoutGrid aria-hidden="true" /> },
          { value: 'list', label: t('list'), icon: <List aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}

interface SortButtonProps {
  sortKey: SortKey;
  order: SiteOrder;
  onOrder: (order: SiteOrder) => void;
}

function SortButton({ sortKey, order, onOrder }: SortButtonProps) {
  const t = useTranslations('builderSites');
  const isChosen = order.key === sortKey;
  const Arrow = order.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onOrder(toggleOrder(order, sortKey))}
      className="flex h-9 items-center gap-1 rounded-control px-2.5 text-sm text-soft hover:bg-hover hover:text-ink aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:h-10"
    >
      {t(`sorts.${sortKey}`)}
      {isChosen ? (
        <>
          <Arrow className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{t(order.direction)}</span>
        </>
      ) : null}
    </button>
  );
}
