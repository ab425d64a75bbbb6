import { onDemand } from '../on-demand.tsx';
import { useWorkspace } from '../workspace-store.ts';

const HistoryDialog = onDemand(
  () => import('./history-dialog.tsx'),
  (it) => it.HistoryDialog,
);

/** Shows the history dialog when the workspace asks for it. */
export function HistoryHost({ userId }: { userId: string | null }) {
  const dialog = useWorkspace((workspace) => workspace.dialog);
  const closeDialog = useWorkspace((workspace) => workspace.closeDialog);
  if (dialog?.kind !== 'history') return null;
  return (
    <HistoryDialog
      key={dialog.uuid}
      uuid={dialog.uuid}
      name={dialog.name}
      userId={userId}
      versionId={dialog.versionId ?? null}
      onClose={closeDialog}
      onMissing={closeDialog}
    />
  );
}
