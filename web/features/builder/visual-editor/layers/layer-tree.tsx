import { isPageRoot } from '#domain/html/query.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { elementOfKey } from '#domain/live-page/live-page.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useWordLocale } from '../element-names.ts';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { layerAction } from './layer-keys.ts';
import { runLayerCommand } from './layer-commands.ts';
import { LayerNameField } from './layer-name-field.tsx';
import { indentOf, LayerRow, type LayerCommand } from './layer-row.tsx';
import { findByTyping, type LayerRow as Row } from './layer-rows.ts';
import { useLayerDrag } from './use-layer-drag.ts';
import { revealRow, useRowWindow } from './use-row-window.ts';
import { useTyped } from './use-typed.ts';

interface LayerTreeProps {
  session: EditingSession;
  rows: readonly Row[];
  onToggle: (key: number) => void;
  onKeep: () => void;
}

const ROW_PX = 30;
const TOUCH_ROW_PX = 44;

/** The layers as a tree: only the rows that can be seen are drawn. */
export function LayerTree({ session, rows, onToggle, onKeep }: LayerTreeProps) {
  const t = useTranslations('editorPanels.layers');
  const locale = useWordLocale();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const rowPx = useMediaQuery('(pointer: coarse)') ? TOUCH_ROW_PX : ROW_PX;
  const selection = useEditing(session, (state) => state.selection);
  const version = useEditing(session, (state) => state.version);
  const [pointed, setPointed] = useState<number | null>(null);
  const [renaming, setRenaming] = useState<number | null>(null);
  const view = useRowWindow(list, { count: rows.length, rowPx });
  const typed = useTyped();
  const drag = useLayerDrag({ session, rows, list, rowPx });

  const first = selection[0] ?? null;
  const activeKey = pointed ?? first;
  const found = rows.findIndex(({ key }) => key === activeKey);
  const active = Math.max(0, found);

  const selectedAt = rows.findIndex(({ key }) => key === first);
  const [last, setLast] = useState(first);
  if (last !== first) {
    setLast(first);
    setPointed(null);
  }
  // The list is scrolled by the browser; what was chosen on the page has to be seen in it.
  useEffect(() => {
    if (selectedAt >= 0 && list.current) revealRow(list.current, selectedAt, rowPx);
  }, [selectedAt, rowPx]);

  function choose(row: Row, { ctrlKey, metaKey, shiftKey }: Partial<MouseEvent>): void {
    const { key } = row;
    if (shiftKey) return extendTo(rows.indexOf(row));
    if (!ctrlKey && !metaKey) return session.select([key], { scrollTo: true });
    const isChosen = selection.includes(key);
    session.select(isChosen ? selection.filter((one) => one !== key) : [...selection, key]);
  }
  /** All from the row that was selected first to this one; the page itself is never one of several. */
  function extendTo(to: number): void {
    const from = selectedAt < 0 ? to : selectedAt;
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    const keys = range.filter(({ element }) => !isPageRoot(element)).map(({ key }) => key);
    session.select(from <= to ? keys : keys.toReversed());
    setPointed(rows[to]?.key ?? null);
  }
  function go(to: number, isExtending: boolean, isOnlyPointing: boolean): void {
    const row = rows[to];
    if (!row) return;
    if (list.current) revealRow(list.current, to, rowPx);
    if (isExtending) return extendTo(to);
    setPointed(row.key);
    if (!isOnlyPointing) session.select([row.key], { scrollTo: true });
  }
  function command(row: Row, wanted: LayerCommand): void {
    if (wanted === 'rename') return isPageRoot(row.element) ? undefined : setRenaming(row.key);
    runLayerCommand(session, row.key, wanted);
    if (wanted === 'keep') onKeep();
  }
  function handleKey(event: KeyboardEvent): void {
    const row = rows[active];
    if (event.target !== event.currentTarget || !row) return;
    const action = layerAction(event, rows, active);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    switch (action.kind) {
      case 'go':
        return go(action.to, action.isExtending, action.isOnlyPointing);
      case 'toggle':
        return onToggle(row.key);
      case 'choose':
        return choose(row, { ctrlKey: action.isAdded });
      case 'type': {
        const match = findByTyping(rows, { from: active, typed: typed(action.character), locale });
        return match ? go(rows.indexOf(match), false, false) : undefined;
      }
      case 'move':
        return command(row, action.step);
      default:
        return command(row, action.kind);
    }
  }
  const shown = rows.slice(view.first, view.end).map((row, at) => ({ row, at: view.first + at }));
  const activeRow = rows[active];
  if (activeRow && (active < view.first || active >= view.end))
    shown.push({ row: activeRow, at: active });
  const renamed = renaming === null ? -1 : rows.findIndex(({ key }) => key === renaming);
  const renamedRow = rows[renamed];
  const renamedElement = renaming === null ? undefined : elementOfKey(session.page(), renaming);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={list}
        role="tree"
        tabIndex={0}
        aria-label={t('label')}
        aria-multiselectable="true"
        aria-activedescendant={activeRow && `${id}-${activeRow.key}`}
        onKeyDown={handleKey}
        onPointerMove={drag.move}
        onPointerUp={drag.finish}
        onPointerCancel={drag.cancel}
        className="absolute inset-0 overflow-x-hidden overflow-y-auto -outline-offset-2 focus-visible:[&_.layer-active]:ring-2 focus-visible:[&_.layer-active]:ring-marine focus-visible:[&_.layer-active]:ring-inset"
      >
        <div role="presentation" className="relative" style={{ height: rows.length * rowPx }}>
          {shown.map(({ row, at }) => (
            <LayerRow
              key={row.key}
              id={`${id}-${row.key}`}
              row={row}
              top={at * rowPx}
              height={rowPx}
              version={version}
              isSelected={selection.includes(row.key)}
              isActive={at === active}
              isDropTarget={
                drag.drop?.row.key === row.key && ['start', 'end'].includes(drag.drop.place)
              }
              onChoose={(chosen, event) =>
                drag.wasDragged.current ? undefined : choose(chosen, event)
              }
              onToggle={({ key }) => onToggle(key)}
              onPoint={(over) => session.point(over?.key ?? null)}
              onGrab={drag.start}
              onCommand={command}
            />
          ))}
          <DropLine drop={drag.drop} rows={rows} rowPx={rowPx} />
        </div>
      </div>
      {renamedRow && renamedElement ? (
        <LayerNameField
          session={session}
          element={renamedElement}
          top={renamed * rowPx - view.scrolledPx}
          height={rowPx}
          left={indentOf(renamedRow)}
          onDone={() => {
            setRenaming(null);
            list.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

interface DropLineProps {
  drop: ReturnType<typeof useLayerDrag>['drop'];
  rows: readonly Row[];
  rowPx: number;
}

function DropLine({ drop, rows, rowPx }: DropLineProps) {
  if (drop === null || (drop.place !== 'before' && drop.place !== 'after')) return null;
  const at = rows.indexOf(drop.row) + (drop.place === 'after' ? 1 : 0);
  return (
    <div
      role="presentation"
      className="pointer-events-none absolute right-1 h-0.5 -translate-y-px bg-marine"
      style={{ top: at * rowPx, left: indentOf(drop.row) + 8 }}
    />
  );
}
