import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { SheetGrip } from '#web/components/ui/sheet-grip.tsx';
import type { CommandActions } from './commands.ts';
import { rankByQuery } from './fuzzy-match.ts';
import { type PaletteEntry, usePaletteEntries } from './use-palette-entries.ts';
import { useShortcutLabel } from './use-shortcut-label.ts';

const MAX_SHOWN = 60;

interface CommandPaletteProps {
  actions: CommandActions;
  onClose: () => void;
}

/** All actions by name: type to search, arrows to choose, Enter to run. On phones a sheet at the bottom. */
export function CommandPalette({ actions, onClose }: CommandPaletteProps) {
  const t = useTranslations('builderCommands');
  const listId = useId();
  const entries = usePaletteEntries(actions);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const found = query.trim() === '' ? entries : rankByQuery(entries, query, ({ title }) => title);
  const shown = found.slice(0, MAX_SHOWN);
  const active = shown[Math.min(index, shown.length - 1)];

  const activeId = active === undefined ? undefined : `${listId}-${active.id}`;
  useEffect(() => {
    if (activeId !== undefined)
      document.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(entry: PaletteEntry | undefined): void {
    if (entry === undefined) return;
    onClose();
    // Runs after the dialog has returned the focus, because a command may move it elsewhere.
    setTimeout(entry.run, 0);
  }
  function handleKey(event: KeyboardEvent): void {
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (event.key === 'Enter') choose(active);
    else if (next === undefined) return;
    else setIndex(Math.max(next, 0));
    event.preventDefault();
  }
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          className={joinClasses(
            'fixed z-40 flex flex-col overflow-hidden bg-surface text-ink shadow-float outline-none',
            'max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-[75dvh] max-sm:rounded-t-card',
            'sm:inset-x-0 sm:top-[12dvh] sm:mx-auto sm:max-h-[min(30rem,70dvh)] sm:w-[min(38rem,calc(100vw-2rem))] sm:rounded-card',
          )}
        >
          <SheetGrip onClose={onClose} className="h-5!" />
          <Base.Title className="sr-only">{t('palette')}</Base.Title>
          <label className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4 max-sm:mt-4">
            <Search className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
            <input
              role="combobox"
              aria-label={t('search')}
              aria-expanded={shown.length > 0}
              aria-controls={listId}
              aria-activedescendant={activeId}
              placeholder={t('placeholder')}
              value={query}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setQuery(event.target.value);
                setIndex(0);
              }}
              onKeyDown={handleKey}
              className="h-full min-w-0 grow bg-transparent text-base outline-none"
            />
          </label>
          <div
            id={listId}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered by typing
            role="listbox"
            aria-label={t('palette')}
            hidden={shown.length === 0}
            className="min-h-0 grow overflow-y-auto overscroll-contain p-2"
          >
            {shown.map((entry, at) => (
              <PaletteOption
                key={entry.id}
                id={`${listId}-${entry.id}`}
                entry={entry}
                isActive={entry === active}
                isFirstOfGroup={query.trim() === '' && entry.group !== shown[at - 1]?.group}
                onPoint={() => setIndex(at)}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
          {shown.length === 0 ? <p className="px-5 py-4 text-sm text-soft">{t('none')}</p> : null}
          <output className="sr-only">{t('results', { count: found.length })}</output>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

interface PaletteOptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  isFirstOfGroup: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function PaletteOption({
  id,
  entry,
  isActive,
  isFirstOfGroup,
  onPoint,
  onChoose,
}: PaletteOptionProps) {
  const t = useTranslations('builderCommands');
  const label = useShortcutLabel();
  const group = entry.group === 'recent' ? t('recent') : t(`groups.${entry.group}`);
  return (
    <>
      {isFirstOfGroup ? (
        <p role="presentation" className="px-2.5 pt-3 pb-1 text-xs text-soft first:pt-1">
          {group}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox's input has the keys */}
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="option"
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the input keeps the focus
        tabIndex={-1}
        aria-selected={isActive}
        onPointerMove={isActive ? undefined : onPoint}
        onClick={onChoose}
        className={joinClasses(
          'flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-control px-2.5 text-sm pointer-coarse:min-h-11',
          isActive ? 'bg-marine-wash text-marine-strong' : 'text-ink',
        )}
      >
        <span className="truncate">{entry.title}</span>
        {entry.shortcut === undefined ? null : (
          <kbd className="shrink-0 font-sans text-xs text-soft pointer-coarse:hidden">
            {label(entry.shortcut)}
          </kbd>
        )}
      </div>
    </>
  );
}
