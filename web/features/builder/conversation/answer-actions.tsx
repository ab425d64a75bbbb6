import { Eye, FileDiff, History, Redo2, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { historyText, textWithout } from '#domain/edit-history/edit-history.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useSession } from '#web/lib/session-store.ts';
import { CompareOnDemand } from '../compare/compare-on-demand.ts';
import { shortenName } from '../shorten-name.ts';
import { isPage, type OpenDocument } from '../workspace/documents.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { showStep } from '../workspace/show-step.ts';
import { fileTypeOf, useWorkspace } from '../workspace-store.ts';
import type { TalkEntry } from './use-conversation.ts';

interface AnswerActionsProps {
  talk: TalkEntry;
  document: OpenDocument;
  onAsk: (request: RequestAgain) => void;
  /** The person wants to look at the page. */
  onLook: () => void;
}

/** What the person can do about an answer. */
export function AnswerActions({ talk, document, onAsk, onLook }: AnswerActionsProps) {
  const t = useTranslations('builderTalk');
  const { entry, place } = talk;
  const [isComparing, setIsComparing] = useState(false);
  const isOnPage = place.kind === 'now' || place.kind === 'earlier';
  // A page that was made from nothing is new everywhere.
  const isNewPage = entry.outcome.kind === 'changed' && entry.outcome.isNewPage;
  const close = () => setIsComparing(false);
  function show(): void {
    if (place.kind === 'none') return;
    onLook();
    showStep(document.uuid, true, place.step);
  }
  return (
    <div className="-ml-2 flex flex-wrap gap-x-0.5">
      <UndoAction talk={talk} document={document} />
      {isOnPage && !isNewPage && isPage(document) ? (
        <Button variant="quiet" size="small" aria-label={nameOf(t('show'), talk)} onClick={show}>
          <Eye aria-hidden="true" />
          {t('show')}
        </Button>
      ) : null}
      {isOnPage ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={nameOf(t('compare'), talk)}
          onClick={() => setIsComparing(true)}
        >
          <FileDiff aria-hidden="true" />
          {t('compare')}
        </Button>
      ) : null}
      <AskAgain talk={talk} onAsk={onAsk} />
      {isComparing && isOnPage ? (
        <CompareOnDemand
          before={textWithout(document.history, place.step)}
          after={historyText(document.history)}
          fileType={fileTypeOf(document)}
          onClose={close}
          onMissing={close}
        />
      ) : null}
    </div>
  );
}

/** The buttons of earlier answers are told apart by what was asked. */
function nameOf(label: string, { isNewest, entry }: TalkEntry): string | undefined {
  return isNewest ? undefined : `${label} (${shortenName(entry.prompt)})`;
}

/** Takes the newest change back, goes back to an earlier one or brings back what was undone. */
function UndoAction({ talk, document }: Pick<AnswerActionsProps, 'talk' | 'document'>) {
  const { place, entry } = talk;
  const t = useTranslations('builderTalk');
  const goToStep = useWorkspace((workspace) => workspace.goToStep);
  const openDialog = useWorkspace((workspace) => workspace.openDialog);
  const { uuid, name, revision } = document;
  if (place.kind === 'none') {
    if (entry.outcome.kind !== 'changed' || revision === 0) return null;
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={nameOf(t('versions'), talk)}
        onClick={() => openDialog({ kind: 'history', uuid, name })}
      >
        <History aria-hidden="true" />
        {t('versions')}
      </Button>
    );
  }
  const { kind, step } = place;
  const Icon = kind === 'undone' ? Redo2 : Undo2;
  return (
    <Button variant="quiet" size="small" onClick={() => goToStep(kind === 'now' ? step - 1 : step)}>
      <Icon aria-hidden="true" />
      {t(`undo.${kind}`)}
    </Button>
  );
}

function AskAgain({ talk, onAsk }: Pick<AnswerActionsProps, 'talk' | 'onAsk'>) {
  const t = useTranslations('builderTalk');
  const { entry, request, place } = talk;
  const { outcome } = entry;
  const isWorking = useWorkspace(({ generation }) => generation.kind !== 'idle');
  if (isWorking) return null;
  const isStandIn = talk.isNewest && outcome.kind === 'changed' && outcome.report.isStandIn;
  const isVersion = outcome.kind === 'changed' && outcome.isNewPage;
  const name = isStandIn ? 'tryModel' : isVersion ? 'anotherVersion' : 'askAgain';
  function ask(): void {
    // A change is asked again of the page as it was before, unless the request cannot be paid.
    const isPaid = (useSession.getState().user?.inferenceCredits ?? 0) > 0;
    if (place.kind === 'now' && !request.isFromNothing && isPaid)
      useWorkspace.getState().goToStep(place.step - 1);
    onAsk(request);
  }
  return (
    <Button
      variant={isStandIn ? 'secondary' : 'quiet'}
      size="small"
      aria-label={nameOf(t(name), talk)}
      onClick={ask}
    >
      <RefreshCw aria-hidden="true" />
      {t(name)}
      {talk.isNewest ? <span className="font-normal text-coral">{t('cost')}</span> : null}
    </Button>
  );
}
