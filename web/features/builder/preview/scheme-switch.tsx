import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useWorkspace } from '../workspace-store.ts';

type ShownScheme = 'system' | 'light' | 'dark';

/** Chooses whether the page is shown as on this device, or as on a light or a dark screen. */
export function SchemeSwitch() {
  return <Segmented {...useSchemeChoice()} />;
}

/** The choice as props of any single-choice control. */
export function useSchemeChoice() {
  const t = useTranslations('builderPreview');
  const scheme = useWorkspace((workspace) => workspace.scheme);
  const showInScheme = useWorkspace((workspace) => workspace.showInScheme);
  const value: ShownScheme = scheme ?? 'system';
  return {
    label: t('scheme'),
    value,
    onChange: (next: ShownScheme) => showInScheme(next === 'system' ? null : next),
    options: [
      { value: 'system', label: t('schemes.system'), icon: <SunMoon aria-hidden="true" /> },
      { value: 'light', label: t('schemes.light'), icon: <Sun aria-hidden="true" /> },
      { value: 'dark', label: t('schemes.dark'), icon: <Moon aria-hidden="true" /> },
    ] as const,
  };
}
