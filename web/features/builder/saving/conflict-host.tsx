import { onDemand } from '../on-demand.tsx';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

const ConflictDialog = onDemand(
  () => import('./conflict-dialog.tsx'),
  (it) => it.ConflictDialog,
);

/** Shows the conflict dialog when the open document has a conflict that was not postponed. */
export function ConflictHost() {
  const putOff = useWorkspace((workspace) => workspace.putOff);
  const uuid = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document?.saveState === 'conflict' ? document.uuid : null;
  });
  const isPutOff = useWorkspace((workspace) => workspace.putOffConflict === uuid);
  if (uuid === null || isPutOff) return null;
  const close = () => putOff(uuid);
  return <ConflictDialog onClose={close} onMissing={close} />;
}
