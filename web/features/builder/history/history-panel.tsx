import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { versionsQuery } from './history-api.ts';
import { VersionList } from './version-list.tsx';

/** The versions of the document that is shown; each opens in the history dialog. */
export function HistoryPanel({ userId }: PanelProps) {
  const t = useTranslations('fileHistory');
  const document = useWorkspace(currentDocument);
  if (userId === null) return <Hint>{t('signedOut')}</Hint>;
  if (document === null || document.revision === 0) return <Hint>{t('starter')}</Hint>;
  return <DocumentVersions key={document.uuid} document={document} />;
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
    <div className="h-full overflow-y-auto overscroll-contain">
      <VersionList
        versions={versions}
        selectedId={null}
        onView={({ id }) => openDialog({ kind: 'history', uuid, name, versionId: id })}
        onRestore={({ id }) => openDialog({ kind: 'history', uuid, name, versionId: id })}
      />
    </div>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start px-4 py-4 text-sm text-pretty text-soft">
      {children}
    </div>
  );
}
