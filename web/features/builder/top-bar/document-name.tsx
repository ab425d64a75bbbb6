import { Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { NameField } from '../name-field.tsx';
import { setRenaming, useRenaming } from './renaming-store.ts';

const MAX_NAME = 100;

interface DocumentNameProps {
  /** What it is the name of. */
  label: string;
  name: string;
  canRename: boolean;
  onRename: (name: string) => void;
}

/** The name of the open document, renamed in place: Enter keeps, Escape discards. */
export function DocumentName({ label, name, canRename, onRename }: DocumentNameProps) {
  const t = useTranslations('builder.topBar');
  const isRenaming = useRenaming((state) => state.isRenaming);
  const [button, wantFocus] = useFocusReturn<HTMLButtonElement>();
  function end(isByKey: boolean): void {
    if (isByKey) wantFocus();
    setRenaming(false);
  }
  function keep(typed: string, isByKey: boolean): boolean {
    end(isByKey);
    const next = typed.trim();
    if (next !== '' && next !== name) onRename(next);
    return true;
  }
  if (isRenaming) {
    return (
      <NameField
        label={label}
        name={name}
        maxLength={MAX_NAME}
        className="h-8 w-48 min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm font-medium"
        onKeep={keep}
        onDrop={() => end(true)}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={!canRename}
      aria-label={`${t('rename')}: ${name}`}
      onClick={() => setRenaming(true)}
      className="group flex h-8 min-w-0 items-center gap-1.5 rounded-sm px-2 text-sm font-medium hover:bg-hover pointer-coarse:h-10 max-sm:px-1 disabled:hover:bg-transparent"
    >
      <span className="truncate">{name}</span>
      {canRename ? (
        <Pencil
          className="size-3.5 shrink-0 text-soft opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:hidden"
          aria-hidden="true"
        />
      ) : null}
    </button>
  );
}
