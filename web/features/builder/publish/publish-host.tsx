import { onDemand } from '../on-demand.tsx';
import { useWorkspace } from '../workspace-store.ts';

const PublishDialog = onDemand(
  () => import('./publish-dialog.tsx'),
  (it) => it.PublishDialog,
);
const PublishProjectDialog = onDemand(
  () => import('./publish-project-dialog.tsx'),
  (it) => it.PublishProjectDialog,
);

/** Shows what publishing makes public and how it went when the workspace asks for it. */
export function PublishHost({ userId }: { userId: string | null }) {
  const dialog = useWorkspace((workspace) => workspace.dialog);
  const closeDialog = useWorkspace((workspace) => workspace.closeDialog);
  const closing = { onClose: closeDialog, onMissing: closeDialog };
  if (dialog?.kind === 'publish')
    return <PublishDialog site={dialog.site} outcome={dialog.outcome} {...closing} />;
  if (dialog?.kind !== 'publish-project' || userId === null) return null;
  return <PublishProjectDialog userId={userId} folder={dialog.folder} {...closing} />;
}
