import { useTranslations } from 'use-intl';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { COMMAND_IDS, type CommandGroup, commandOf } from './commands.ts';
import { useShortcutLabel } from './use-shortcut-label.ts';

const GROUPS: readonly CommandGroup[] = ['page', 'view', 'code', 'project', 'help'];

/** Keys that only work while a part of the screen has the focus. */
const PLACES = {
  prompt: { send: 'Enter', line: 'shift+Enter', recall: '↑' },
  tabs: { walk: '← →', close: 'del' },
  files: { rename: 'F2', delete: 'del' },
} as const;

/** Lists all shortcuts. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('builderCommands');
  const label = useShortcutLabel();
  const withKeys = COMMAND_IDS.flatMap((id) => {
    const { shortcut, group } = commandOf(id);
    return shortcut === undefined ? [] : [{ title: t(`titles.${id}`), shortcut, group }];
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
        {GROUPS.map((group) => (
          <KeyList
            key={group}
            title={t(`groups.${group}`)}
            rows={withKeys
              .filter((command) => command.group === group)
              .map(({ title, shortcut }) => ({ title, keys: label(shortcut) }))}
          />
        ))}
        <KeyList
          title={t('places.prompt.title')}
          rows={(['send', 'line', 'recall'] as const).map((id) => ({
            title: t(`places.prompt.${id}`),
            keys: label(PLACES.prompt[id]),
          }))}
        />
        <KeyList
          title={t('places.tabs.title')}
          rows={(['walk', 'close'] as const).map((id) => ({
            title: t(`places.tabs.${id}`),
            keys: label(PLACES.tabs[id]),
          }))}
        />
        <KeyList
          title={t('places.files.title')}
          rows={(['rename', 'delete'] as const).map((id) => ({
            title: t(`places.files.${id}`),
            keys: label(PLACES.files[id]),
          }))}
        />
      </div>
    </Dialog>
  );
}

function KeyList({ title, rows }: { title: string; rows: { title: string; keys: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="font-sans text-xs font-medium tracking-normal text-soft">{title}</h3>
      <dl className="mt-1 text-sm">
        {rows.map((row) => (
          <div
            key={row.title}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt>{row.title}</dt>
            <dd>
              <kbd className="rounded-sm bg-sunken px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                {row.keys}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
