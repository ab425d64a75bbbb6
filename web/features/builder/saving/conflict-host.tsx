import { onDemand } from '../on-demand.tsx';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

const ConflictDialog = onDemand(
  () => import('./conflict-dialog.tsx'),
  (it) => it.ConflictDialog,
);

interface ConflictHostProps {
  /** The document whose conflict is to be decided later. */
  putOff: string | null;
  onPutOff: (uuid: string) => void;
  onResolved: (shouldSave: boolean) => void;
}

/** The conflict dialog while the shown document has a conflict that was not put off. */
export function ConflictHost({ putOff, onPutOff, onResolved }: ConflictHostProps) {
  const uuid = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document?.saveState === 'conflict' ? document.uuid : null;
  });
  if (uuid === null || uuid === putOff) return null;
  const close = () => onPutOff(uuid);
  return <ConflictDialog onClose={close} onMissing={close} onResolved={onResolved} />;
}
