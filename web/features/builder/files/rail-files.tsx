import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { FileIcon } from './file-icon.tsx';
import { useListedFiles } from './use-files.ts';

const SHOWN = 5;

/** The collapsed panel: the first five files as icons. */
export function RailFiles({ userId }: { userId: string | null }) {
  const t = useTranslations('builderFiles');
  const files = useListedFiles(userId);
  const currentUuid = useWorkspace((workspace) => workspace.currentUuid);
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('list')} className="mt-1 grid gap-1 border-t border-line pt-2">
      {files.slice(0, SHOWN).map(({ uuid, name, type }) => (
        <li key={uuid}>
          <IconButton
            label={t('openFile', { name })}
            aria-current={uuid === currentUuid ? 'true' : undefined}
            onClick={() => void openByUuid({ kind: 'file', uuid, userId })}
            className="aria-[current]:bg-marine-wash"
          >
            <FileIcon type={type} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
