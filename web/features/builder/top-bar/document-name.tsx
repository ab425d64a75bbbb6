import { Pencil } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusReturn } from '#web/lib/use-focus-return.ts';
import { endsEntry } from '../ends-entry.ts';
import { startRenaming, useRenaming } from './renaming-store.ts';

const MAX_NAME = 100;

interface DocumentNameProps {
  /** What it is the name of. */
  label: string;
  name: string;
  canRename: boolean;
  onRename: (name: string) => void;
}

/** The shown document's name, renamed in place: Enter keeps, Escape drops. */
export function DocumentName({ label, name, canRename, onRename }: DocumentNameProps) {
  const t = useTranslations('builder.topBar');
  const draft = useRenaming((state) => state.draft);
  const setDraft = (next: string | null) => useRenaming.setState({ draft: next });
  const [button, wantFocus] = useFocusReturn<HTMLButtonElement>();
  function keep(): void {
    const next = (draft ?? '').trim();
    setDraft(null);
    if (next !== '' && next !== name) onRename(next);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' && !endsEntry(event)) return;
    // Or Enter would press the button, which has the focus next.
    event.preventDefault();
    wantFocus();
    if (event.key === 'Escape') setDraft(null);
    else keep();
  }
  if (draft !== null) {
    return (
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to type here
        autoFocus
        aria-label={label}
        value={draft}
        maxLength={MAX_NAME}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={keep}
        onKeyDown={handleKey}
        className="h-8 w-48 min-w-0 rounded-sm border border-edge bg-surface px-2 text-sm font-medium"
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      disabled={!canRename}
      aria-label={`${t('rename')}: ${name}`}
      onClick={() => startRenaming(name)}
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
