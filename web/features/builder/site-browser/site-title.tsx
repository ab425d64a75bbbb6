import { useTranslations } from 'use-intl';
import type { SiteView } from '#contract/sites.ts';
import { inputClasses } from '#web/components/ui/field.tsx';
import { NameField } from '../name-field.tsx';

const MAX_NAME = 100;

interface SiteTitleProps {
  site: SiteView;
  isRenaming: boolean;
  /** Null when the name is unchanged. After a key press the focus returns to where the rename began. */
  onDone: (name: string | null, isByKey: boolean) => void;
}

/**
 * A site's name, or the field that renames it: Enter and leaving the field keep the name, Escape discards it.
 */
export function SiteTitle({ site, isRenaming, onDone }: SiteTitleProps) {
  const t = useTranslations('builderSites');
  if (!isRenaming) return <span className="block truncate font-medium">{site.name}</span>;
  function keep(typed: string, isByKey: boolean): boolean {
    const name = typed.trim();
    onDone(name === '' || name === site.name ? null : name, isByKey);
    return true;
  }
  return (
    <NameField
      label={t('nameField', { name: site.name })}
      name={site.name}
      maxLength={MAX_NAME}
      className={`${inputClasses} h-9 px-2 text-sm`}
      onKeep={keep}
      onDrop={() => onDone(null, true)}
    />
  );
}
