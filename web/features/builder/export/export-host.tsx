import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DropZone } from './drop-zone.tsx';
import { useExport } from './export-store.ts';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));
const NewProjectDialog = lazy(async () => ({
  default: (await import('./new-project-dialog.tsx')).NewProjectDialog,
}));

/** The dialogs of import and new projects, and the place to drop files on. */
export function ExportHost({ userId }: { userId: string | null }) {
  const client = useQueryClient();
  const { importing, isNamingProject } = useExport();
  return (
    <>
      <DropZone userId={userId} />
      <Suspense fallback={null}>
        {userId !== null && importing !== null ? (
          <ImportDialog
            context={{ client, userId }}
            userId={userId}
            file={importing}
            onClose={() => useExport.setState({ importing: null })}
          />
        ) : null}
        {userId !== null && isNamingProject ? (
          <NewProjectDialog
            context={{ client, userId }}
            userId={userId}
            onClose={() => useExport.setState({ isNamingProject: false })}
          />
        ) : null}
      </Suspense>
    </>
  );
}
