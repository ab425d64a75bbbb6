import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import type { VersionView } from '#contract/files.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { versionsQuery } from './history-api.ts';
import { restoreVersion } from './restore-version.ts';
import { VersionList } from './version-list.tsx';
import { VersionPreview } from './version-preview.tsx';

interface HistoryDialogProps {
  uuid: string;
  name: string;
  userId: string | null;
  /** The version shown first; null until the user chooses one. */
  versionId: string | null;
  onClose: () => void;
}

/** The list of versions on the left, the chosen version on the right. */
export function HistoryDialog({ uuid, name, userId, versionId, onClose }: HistoryDialogProps) {
  const t = useTranslations('fileHistory');
  const client = useQueryClient();
  const { data: versions, isError, refetch } = useQuery(versionsQuery(uuid));
  const [selectedId, setSelectedId] = useState(versionId);
  const [asked, setAsked] = useState<{ version: VersionView; isSelected: boolean } | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const selected = versions?.find(({ id }) => id === selectedId) ?? null;

  async function restore(): Promise<void> {
    if (asked === null) return;
    setAsked(null);
    setIsRestoring(true);
    const isDone = await restoreVersion({ client, userId, ...asked });
    setIsRestoring(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
      className="flex h-[90dvh] max-w-4xl! flex-col p-5! max-sm:h-[92dvh] max-sm:pt-6!"
    >
      <div
        className={joinClasses(
          'mt-4 grid min-h-0 grow gap-3 overflow-hidden md:grid-cols-[17rem_minmax(0,1fr)]',
          // On a narrow screen the list has the space until a version is chosen, then the version has it.
          selected === null
            ? 'max-md:grid-rows-[minmax(0,1fr)_auto]'
            : 'max-md:grid-rows-[fit-content(30%)_minmax(0,1fr)]',
        )}
      >
        <div className="overflow-y-auto rounded-card border border-line">
          {isError ? (
            <EmptyState
              title={t('errors.list')}
              text={t('emptyHint')}
              action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
            />
          ) : versions === undefined ? (
            <ListLoading />
          ) : versions.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyHint')} />
          ) : (
            <VersionList
              versions={versions}
              selectedId={selectedId}
              onView={({ id }) => setSelectedId(id)}
              onRestore={(version) => setAsked({ version, isSelected: false })}
            />
          )}
        </div>
        <div className="min-h-0 overflow-hidden rounded-card border border-line">
          {selected === null ? (
            <p className="grid h-full place-items-center p-6 text-center text-sm text-soft">
              {t('choose')}
            </p>
          ) : (
            <VersionPreview
              version={selected}
              isRestoring={isRestoring}
              onRestore={() => setAsked({ version: selected, isSelected: true })}
            />
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('confirm.title', { version: asked?.version.version ?? 0 })}
        description={t('confirm.body')}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        variant="primary"
        onConfirm={() => void restore()}
        onClose={() => setAsked(null)}
      >
        <p className="mt-3 text-sm text-soft">{t('confirm.undoable')}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

function ListLoading() {
  const t = useTranslations('fileHistory');
  return (
    <div className="grid gap-2 p-2">
      <output className="sr-only">{t('loading')}</output>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-13 w-full" />
      ))}
    </div>
  );
}
