import { useTranslations } from 'use-intl';
import { type CommandId, commandOf } from './commands.ts';
import { describeShortcut } from './shortcut-keys.ts';

/** Which keys this computer calls what. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Formats a shortcut for this keyboard and language. */
export function useShortcutLabel(): (shortcut: string) => string {
  const t = useTranslations('builderCommands.keys');
  const words = { mod: t('mod'), shift: t('shift'), alt: t('alt'), del: t('del') };
  return (shortcut) => describeShortcut(shortcut, { isMac: isMac(), words });
}

/** The shortcut of a command, for the tooltip of its button. */
export function useCommandKeys(): (id: CommandId) => string | undefined {
  const label = useShortcutLabel();
  return (id) => {
    const { shortcut } = commandOf(id);
    return shortcut === undefined ? undefined : label(shortcut);
  };
}
