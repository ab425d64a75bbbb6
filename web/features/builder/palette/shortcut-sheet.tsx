import { useTranslations } from 'use-intl';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { COMMAND_IDS, type CommandGroup, commandOf } from './commands.ts';
import { useShortcutLabel } from './use-shortcut-label.ts';

const GROUPS: readonly CommandGroup[] = ['page', 'view', 'code', 'project', 'help'];

/** Every shortcut with what it does. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('builderCommands');
  const label = useShortcutLabel();
  const withKeys = COMMAND_IDS.flatMap((id) => {
    const { shortcut, group } = commandOf(id);
    return shortcut === undefined ? [] : [{ id, shortcut, group }];
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sheet')}
      description={t('sheetHint')}
      closeLabel={t('close')}
      className="max-w-2xl!"
    >
      <div className="mt-5 gap-x-10 sm:columns-2">
        {GROUPS.map((group) => {
          const commands = withKeys.filter((command) => command.group === group);
          if (commands.length === 0) return null;
          return (
            <section key={group} className="mb-5 break-inside-avoid">
              <h3 className="font-sans text-xs font-medium tracking-normal text-soft">
                {t(`groups.${group}`)}
              </h3>
              <dl className="mt-1 text-sm">
                {commands.map(({ id, shortcut }) => (
                  <div
                    key={id}
                    className="flex items-center justify-between gap-4 border-b border-line py-1.5"
                  >
                    <dt>{t(`titles.${id}`)}</dt>
                    <dd>
                      <kbd className="rounded-sm bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                        {label(shortcut)}
                      </kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
