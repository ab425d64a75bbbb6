import { historyText, textOfStep } from '#domain/edit-history/edit-history.ts';
import type { ComponentType } from 'react';
import { onDemand, type OnDemandProps } from '../on-demand.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';
import { fileTypeOf, useWorkspace } from '../workspace-store.ts';

export const CompareOnDemand: ComponentType<CompareDialogProps & OnDemandProps> = onDemand(
  () => import('./compare-dialog.tsx'),
  (it) => it.CompareDialog,
);

interface CompareLastProps {
  /** Of the document. */
  uuid: string;
  onClose: () => void;
}

/** A document before and after its newest step. */
export function CompareLast({ uuid, onClose }: CompareLastProps) {
  const document = useWorkspace(({ documents }) => documents[uuid]);
  if (document === undefined) return null;
  const { history } = document;
  return (
    <CompareOnDemand
      before={textOfStep(history, history.index - 1)}
      after={historyText(history)}
      fileType={fileTypeOf(document)}
      onClose={onClose}
      onMissing={onClose}
    />
  );
}
