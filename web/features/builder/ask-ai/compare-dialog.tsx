import { useTranslations } from 'use-intl';
import { historyText, textOfStep } from '#domain/edit-history/edit-history.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { DiffView } from '../code-editor/diff-view.tsx';
import { useWorkspace } from '../workspace-store.ts';

interface CompareDialogProps {
  /** The document whose newest step was made by the AI. */
  uuid: string;
  onClose: () => void;
}

/** The text before and after the AI's change. */
export function CompareDialog({ uuid, onClose }: CompareDialogProps) {
  const t = useTranslations('builderAsk');
  const document = useWorkspace(({ documents }) => documents[uuid]);
  if (document === undefined) return null;
  const { history } = document;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('compareTitle')}
      closeLabel={t('dismiss')}
      className="flex h-[min(88dvh,48rem)] max-w-6xl! flex-col max-sm:h-[92dvh] max-sm:px-5"
    >
      <div className="mt-4 min-h-0 grow overflow-hidden rounded-card border border-line">
        <DiffView
          before={textOfStep(history, history.index - 1)}
          after={historyText(history)}
          fileType={document.kind === 'site' ? 'site' : document.type}
        />
      </div>
    </Dialog>
  );
}
