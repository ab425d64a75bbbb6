import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { inputClasses } from '#web/components/ui/field.tsx';

const MAX_NAME = 100;

interface SiteTitleProps {
  site: SiteView;
  isRenaming: boolean;
  /** Null for no change; by key the focus goes back to where the rename began. */
  onDone: (name: string | null, isByKey: boolean) => void;
}

/** A site's name, or the field that renames it: Enter and leaving keep, Escape drops. */
export function SiteTitle({ site, isRenaming, onDone }: SiteTitleProps) {
  const t = useTranslations('builderSites');
  const [draft, setDraft] = useState(site.name);
  if (!isRenaming) return <span className="block truncate font-medium">{site.name}</span>;
  function keep(isByKey: boolean): void {
    const name = draft.trim();
    onDone(name === '' || name === site.name ? null : name, isByKey);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation();
    if (event.key === 'Enter') keep(true);
    if (event.key === 'Escape') {
      // Or the dialog would close with it.
      event.nativeEvent.stopPropagation();
      event.preventDefault();
      setDraft(site.name);
      onDone(null, true);
    }
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
      onBlur={() => keep(false)}
      onKeyDown={handleKey}
      className={`${inputClasses} h-9 px-2 text-sm`}
    />
  );
}
