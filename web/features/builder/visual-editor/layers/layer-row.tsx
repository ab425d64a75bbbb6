import { ownNameOf } from '#domain/html/element-name.ts';
import { isPageRoot } from '#domain/html/query.ts';
import { ChevronRight, Eye, EyeOff, GripVertical, MoreHorizontal } from 'lucide-react';
import { memo, type MouseEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { sayKind } from '#messages/element-words.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/components/ui/menu.tsx';
import { useAdvanced } from '../advanced.ts';
import { codeNameOf, useWordLocale } from '../element-names.ts';
import { isHidden, type LayerRow as Row } from './layer-rows.ts';

export type LayerCommand =
  | 'rename'
  | 'duplicate'
  | 'delete'
  | 'up'
  | 'down'
  | 'out'
  | 'in'
  | 'hide'
  | 'keep';

export interface LayerRowProps {
  id: string;
  row: Row;
  top: number;
  height: number;
  /** Counts the changes of the page: an element keeps its identity while its name changes. */
  version: number;
  isSelected: boolean;
  isActive: boolean;
  isDropTarget: boolean;
  onChoose: (row: Row, event: MouseEvent) => void;
  onToggle: (row: Row) => void;
  onPoint: (row: Row | null) => void;
  onGrab: (event: PointerEvent, row: Row, isGrip: boolean) => void;
  onCommand: (row: Row, command: LayerCommand) => void;
}

const INDENT_PX = 14;
/** Deeper rows stand no further in: a narrow panel has to show their names. */
const DEEPEST_INDENT = 12;

export function indentOf({ level }: Row): number {
  return Math.min(level - 1, DEEPEST_INDENT) * INDENT_PX;
}

const SMALL_BUTTON =
  'grid size-7 shrink-0 place-items-center rounded-sm text-soft hover:bg-line hover:text-ink pointer-coarse:size-10 [&_svg]:size-4';

/** One layer. The list itself has the focus; what a key does, the list does. */
export const LayerRow = memo(function LayerRow(props: LayerRowProps) {
  const { id, row, top, height, isSelected, isActive, isDropTarget } = props;
  const t = useTranslations('editorPanels.layers');
  const { element, level } = row;
  const locale = useWordLocale();
  const isAdvanced = useAdvanced((state) => state.isAdvanced);
  const kind = sayKind(element, locale);
  const name = ownNameOf(element) ?? kind;
  const isOff = isHidden(element);
  const spoken = name === kind ? name : `${name}, ${kind}`;
  const beside = isAdvanced ? codeNameOf(element) : kind;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the focus and the keys (aria-activedescendant)
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-expanded={row.isOpen ?? undefined}
      aria-selected={isSelected}
      aria-label={isOff ? t('hiddenName', { name: spoken }) : spoken}
      onClick={(event) => props.onChoose(row, event)}
      onDoubleClick={() => props.onCommand(row, 'rename')}
      onPointerEnter={() => props.onPoint(row)}
      onPointerLeave={() => props.onPoint(null)}
      onPointerDown={(event) => props.onGrab(event, row, false)}
      style={{ top, height, paddingLeft: indentOf(row) }}
      className={joinClasses(
        'group absolute inset-x-0 flex cursor-default items-center gap-0.5 pr-1 text-sm select-none hover:bg-hover',
        isSelected ? 'bg-marine-wash hover:bg-marine-wash' : null,
        isActive ? 'layer-active' : null,
        isDropTarget ? 'bg-marine-wash' : null,
      )}
    >
      <Toggle
        row={row}
        label={t(row.isOpen ? 'close' : 'open', { name })}
        onToggle={props.onToggle}
      />
      <span
        className={joinClasses('min-w-0 grow truncate', isOff ? 'text-soft line-through' : null)}
      >
        {name}
      </span>{' '}
      {beside === name ? null : (
        <span
          aria-hidden="true"
          className={joinClasses(
            'max-w-24 shrink-0 truncate px-1 text-xs text-soft',
            isAdvanced ? 'font-mono' : null,
          )}
        >
          {beside}
        </span>
      )}
      {isPageRoot(element) ? null : <RowTools {...props} name={name} isOff={isOff} />}
    </div>
  );
});

interface ToggleProps {
  row: Row;
  label: string;
  onToggle: (row: Row) => void;
}

function Toggle({ row, label, onToggle }: ToggleProps) {
  if (row.isOpen === null) return <span className="w-7 shrink-0 pointer-coarse:w-10" />;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(row);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      className={SMALL_BUTTON}
    >
      <ChevronRight
        aria-hidden="true"
        className={joinClasses(
          'transition-transform duration-150 motion-reduce:transition-none',
          row.isOpen ? 'rotate-90' : null,
        )}
      />
    </button>
  );
}

/** Only where the pointer or the focus is: a list of them would be all that one sees. */
function RowTools(props: LayerRowProps & { name: string; isOff: boolean }) {
  const { row, name, isOff, isActive } = props;
  const t = useTranslations('editorPanels.layers');
  const shown = isActive ? 'flex' : 'hidden group-hover:flex';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps clicks on the buttons from choosing the row
    <span
      className="flex shrink-0 items-center"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span className={shown}>{isActive ? <RowMenu {...props} /> : null}</span>
      <span className={isOff ? 'flex' : shown}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(isOff ? 'showName' : 'hideName', { name })}
          onClick={() => props.onCommand(row, 'hide')}
          className={SMALL_BUTTON}
        >
          {isOff ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </span>
      <span
        onPointerDown={(event) => {
          event.stopPropagation();
          props.onGrab(event, row, true);
        }}
        className="hidden size-10 touch-none place-items-center text-soft pointer-coarse:grid"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </span>
    </span>
  );
}

const MOVES = ['up', 'down', 'out', 'in'] as const;

function RowMenu({ row, name, onCommand }: LayerRowProps & { name: string }) {
  const t = useTranslations('editorPanels.layers');
  return (
    <Menu
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('menu', { name })}
          className={SMALL_BUTTON}
        >
          <MoreHorizontal aria-hidden="true" />
        </button>
      }
    >
      <MenuItem onClick={() => onCommand(row, 'rename')}>{t('rename')}</MenuItem>
      <MenuItem onClick={() => onCommand(row, 'duplicate')}>{t('duplicate')}</MenuItem>
      <MenuItem onClick={() => onCommand(row, 'keep')}>{t('keep')}</MenuItem>
      <MenuSeparator />
      {MOVES.map((step) => (
        <MenuItem key={step} onClick={() => onCommand(row, step)}>
          {t(`moves.${step}`)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => onCommand(row, 'delete')}>{t('delete')}</MenuItem>
    </Menu>
  );
}
