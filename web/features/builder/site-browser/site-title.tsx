import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { inputClasses } from '#web/components/ui/field.tsx';
import { endsEntry } from '../ends-entry.ts';

const MAX_NAME = 100;

interface SiteTitleProps {
  site: SiteView;
  isRenaming: boolean;
  /** Null for no change; by key the focus goes back to where the rename began. */
  onDone: (name: string | null, isByKey: boolean) => void;
}

/** A site's name, or the field that renames it: Enter and leaving keep, Escape drops. */
export function SiteTitle({ site, isRenaming, onDone }: SiteTitleProps) {
  if (isRenaming) return <NameField site={site} onDone={onDone} />;
  return <span className="block truncate font-medium">{site.name}</span>;
}

function NameField({ site, onDone }: Pick<SiteTitleProps, 'site' | 'onDone'>) {
  const t = useTranslations('builderSites');
  const [draft, setDraft] = useState(site.name);
  // The field loses the focus before it is gone: that is no second end.
  const isOver = useRef(false);
  function end(next: string, isByKey: boolean): void {
    if (isOver.current) return;
    isOver.current = true;
    const name = next.trim();
    onDone(name === '' || name === site.name ? null : name, isByKey);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation();
    const isEscape = event.key === 'Escape';
    if (!isEscape && !endsEntry(event)) return;
    // Or Escape would close the dialog, and Enter press the button that has the focus next.
    event.nativeEvent.stopPropagation();
    event.preventDefault();
    end(isEscape ? site.name : draft, true);
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to type here
      autoFocus
      aria-label={t('nameField', { name: site.name })}
      value={draft}
      maxLength={MAX_NAME}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => end(draft, false)}
      onKeyDown={handleKey}
      className={`${inputClasses} h-9 px-2 text-sm`}
    />
  );
}
