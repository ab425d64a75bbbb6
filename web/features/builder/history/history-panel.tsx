import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, isGenerating, useWorkspace } from '../workspace-store.ts';
import { versionsQuery } from './history-api.ts';
import { keepVersion } from './keep-version.ts';
import { StepList } from './step-list.tsx';
import { VersionList } from './version-list.tsx';

/** The changes to the open document, and below them its versions. Each version opens in the history dialog. */
export function HistoryPanel({ userId }: PanelProps) {
  const t = useTranslations('fileHistory');
  const document = useWorkspace(currentDocument);
  const hasVersions = document !== null && document.revision > 0;
  return (
    <div className="flex h-full flex-col">
      {userId === null || !hasVersions ? null : <KeepButton userId={userId} />}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <h3 className={HEADING}>{t('steps.title')}</h3>
        <StepList key={document?.uuid} />
        <h3 className={joinClasses(HEADING, 'border-t border-line')}>{t('versions')}</h3>
        {userId === null ? (
          <Hint>{t('signedOut')}</Hint>
        ) : hasVersions ? (
          <DocumentVersions key={document.uuid} document={document} />
        ) : (
          <Hint>{t('starter')}</Hint>
        )}
      </div>
    </div>
  );
}

const HEADING = 'px-4 pt-3 pb-1 text-xs font-medium text-soft';

function KeepButton({ userId }: { userId: string }) {
  const t = useTranslations('fileHistory');
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepVersion(client, userId),
    // Offline, the query fails at once and the panel says so, instead of waiting for a network.
    networkMode: 'always',
  });
  const isWorking = useWorkspace(isGenerating);
  return (
    <div className="grid shrink-0 border-b border-line p-3">
      <Button size="small" isPending={isPending} disabled={isWorking} onClick={() => mutate()}>
        <Save aria-hidden="true" />
        {t('keep')}
      </Button>
    </div>
  );
}

function DocumentVersions({ document: { uuid, name, revision } }: { document: OpenDocument }) {
  const t = useTranslations('fileHistory');
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  const { data: versions, isError, refetch } = useQuery(versionsQuery(uuid, revision));
  if (isError) {
    return (
      <Hint>
        {t('errors.list')}
        <Button size="small" className="mt-3" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Hint>
    );
  }
  if (versions === undefined) return <Skeleton className="m-3 h-40" />;
  if (versions.length === 0) return <Hint>{t('emptyHint')}</Hint>;
  return (
    <VersionList
      versions={versions}
      selectedId={null}
      onView={({ id }) => openDialog({ kind: 'history', uuid, name, versionId: id })}
      onRestore={({ id }) => openDialog({ kind: 'history', uuid, name, versionId: id })}
    />
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start px-4 py-4 text-sm text-pretty text-soft">
      {children}
    </div>
  );
}
