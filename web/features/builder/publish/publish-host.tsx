import { onDemand } from '../on-demand.tsx';
import { useWorkspace } from '../workspace-store.ts';

const PublishDialog = onDemand(
  () => import('./publish-dialog.tsx'),
  (it) => it.PublishDialog,
);

/** Shows how publishing went when the workspace asks for it. */
export function PublishHost() {
  const dialog = useWorkspace((workspace) => workspace.dialog);
  const closeDialog = useWorkspace((workspace) => workspace.closeDialog);
  if (dialog?.kind !== 'publish') return null;
  return (
    <PublishDialog
      uuid={dialog.uuid}
      outcome={dialog.outcome}
      onClose={closeDialog}
      onMissing={closeDialog}
    />
  );
}
