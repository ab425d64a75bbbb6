import { useQueryClient } from '@tanstack/react-query';
import { onDemand } from '../on-demand.tsx';
import { DropZone } from './drop-zone.tsx';
import { useExport } from './export-store.ts';

const ImportDialog = onDemand(
  () => import('./import-dialog.tsx'),
  (it) => it.ImportDialog,
);
const NewProjectDialog = onDemand(
  () => import('./new-project-dialog.tsx'),
  (it) => it.NewProjectDialog,
);

const stopImporting = () => useExport.setState({ importing: null });
const stopNaming = () => useExport.setState({ isNamingProject: false });

/** The import and new-project dialogs and the drop zone. */
export function ExportHost({ userId }: { userId: string | null }) {
  const client = useQueryClient();
  const { importing, isNamingProject } = useExport();
  return (
    <>
      <DropZone userId={userId} />
      {userId !== null && importing !== null ? (
        <ImportDialog
          context={{ client, userId }}
          userId={userId}
          file={importing}
          onClose={stopImporting}
          onMissing={stopImporting}
        />
      ) : null}
      {userId !== null && isNamingProject ? (
        <NewProjectDialog
          context={{ client, userId }}
          userId={userId}
          onClose={stopNaming}
          onMissing={stopNaming}
        />
      ) : null}
    </>
  );
}
