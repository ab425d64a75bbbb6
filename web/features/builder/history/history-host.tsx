import { lazy, Suspense } from 'react';
import { useWorkspace } from '../workspace-store.ts';

const HistoryDialog = lazy(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}));

/** The history dialog while the workspace asks for one. */
export function HistoryHost({ userId }: { userId: string | null }) {
  const dialog = useWorkspace((workspace) => workspace.dialog);
  const closeDialog = useWorkspace((workspace) => workspace.closeDialog);
  if (dialog?.kind !== 'history') return null;
  return (
    <Suspense fallback={null}>
      <HistoryDialog
        key={dialog.uuid}
        uuid={dialog.uuid}
        name={dialog.name}
        userId={userId}
        versionId={dialog.versionId ?? null}
        onClose={closeDialog}
      />
    </Suspense>
  );
}
