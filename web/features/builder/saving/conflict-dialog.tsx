import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { loadDocument } from '../builder-api.ts';
import { DiffView } from '../code-editor/diff-view.tsx';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { currentDocument, currentText, useWorkspace } from '../workspace-store.ts';
import { saveShown } from './save-document.ts';

/** The same document was saved in two places. The user chooses; nothing is overwritten silently. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('builder.conflict');
  async function choose(keep: 'mine' | 'theirs'): Promise<void> {
    const document = currentDocument(useWorkspace.getState());
    if (document === null) return;
    const { uuid } = document;
    const userId = useSession.getState().user?.id ?? null;
    try {
      const theirs = await loadDocument(document);
      const { advance, changeDocument, putOff } = useWorkspace.getState();
      const mine = currentText(useWorkspace.getState());
      const at = Date.now();
      const { text, revision } = theirs;
      advance(uuid, { kind: 'taken', owner: userId, text, revision });
      // In both cases the server's text is put in first, so that undo leads to the text that was not chosen.
      changeDocument({ uuid, text, origin: 'restore', at });
      if (keep === 'mine') changeDocument({ uuid, text: mine, origin: 'restore', at });
      putOff(null);
      if (keep === 'mine') void saveShown(userId);
    } catch (error) {
      showError(error);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('body')}
      closeLabel={t('cancel')}
      className="max-w-5xl!"
    >
      <Comparison />
      <DialogActions>
        <Button variant="primary" onClick={() => void choose('mine')}>
          {t('mine')}
        </Button>
        <Button onClick={() => void choose('theirs')}>{t('theirs')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows both versions side by side. */
function Comparison() {
  const t = useTranslations('builder.conflict');
  const document = useWorkspace(currentDocument);
  const {
    data: theirs,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['builder-conflict', document?.uuid],
    queryFn: () => (document === null ? null : loadDocument(document)),
    gcTime: 0,
    staleTime: 0,
  });
  if (isError) {
    return (
      <div role="alert" className="mt-4 grid justify-items-start gap-2 text-sm text-danger">
        {t('failed')}
        <Button size="small" isPending={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (theirs === undefined) return <Skeleton className="mt-4 h-[min(26rem,45dvh)] w-full" />;
  if (document === null || theirs === null) return null;
  return (
    <div className="mt-4 h-[min(26rem,45dvh)] overflow-hidden rounded-card border border-line">
      <DiffView
        before={theirs.text}
        after={historyText(document.history)}
        fileType={document.kind === 'site' ? 'site' : document.type}
        labels={{ before: t('theirsLabel'), after: t('mineLabel') }}
      />
    </div>
  );
}
