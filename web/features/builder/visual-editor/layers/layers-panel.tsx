import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { elementOfKey } from '#domain/live-page/live-page.ts';
import { SearchField } from '#web/components/ui/search-field.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useWordLocale } from '../element-names.ts';
import { useEditing } from '../use-editing.ts';
import { keysToOpen, layerRows } from './layer-rows.ts';
import { LayerTree } from './layer-tree.tsx';

interface LayersPanelProps {
  session: EditingSession;
  /** Opens the place where sections are kept; what is to be kept is selected. */
  onKeep: () => void;
}

/** The page as a tree, in step with what is selected on it. */
export function LayersPanel({ session, onKeep }: LayersPanelProps) {
  const t = useTranslations('editorPanels.layers');
  const locale = useWordLocale();
  const version = useEditing(session, (state) => state.version);
  const selection = useEditing(session, (state) => state.selection);
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);

  const [shownFor, setShownFor] = useState<readonly number[]>([]);
  if (shownFor !== selection) {
    setShownFor(selection);
    const [first] = selection;
    const element = first === undefined ? undefined : elementOfKey(session.page(), first);
    const missing = element
      ? keysToOpen(session.page(), element).filter((key) => !toggled.has(key))
      : [];
    if (missing.length > 0) setToggled(new Set([...toggled, ...missing]));
  }
  const rows = useMemo(
    // The page is one object that changes; its version tells when.
    () => (version < 0 ? [] : layerRows(session.page(), { toggled, search: wanted, locale })),
    [session, version, toggled, wanted, locale],
  );
  function toggle(key: number): void {
    const next = new Set(toggled);
    if (!next.delete(key)) next.add(key);
    setToggled(next);
  }
  return (
    <div className="flex h-full flex-col">
      <SearchField
        label={t('search')}
        value={search}
        onChange={setSearch}
        className="m-2 shrink-0"
      />
      {rows.length === 0 ? (
        <p className="px-4 py-2 text-sm text-soft">{t(search === '' ? 'empty' : 'none')}</p>
      ) : (
        <LayerTree session={session} rows={rows} onToggle={toggle} onKeep={onKeep} />
      )}
    </div>
  );
}
