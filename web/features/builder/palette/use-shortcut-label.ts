import { useTranslations } from 'use-intl';
import { describeShortcut } from './shortcut-keys.ts';

/** Which keys this computer calls what. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Writes a shortcut the way this keyboard and language do. */
export function useShortcutLabel(): (shortcut: string) => string {
  const t = useTranslations('builderCommands.keys');
  const words = { mod: t('mod'), shift: t('shift'), alt: t('alt') };
  return (shortcut) => describeShortcut(shortcut, { isMac: isMac(), words });
}
