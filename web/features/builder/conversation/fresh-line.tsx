import { CircleAlert, CircleCheck, CircleStop, Eye, MessageCircle, Undo2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EntryOutcome } from '#domain/conversation/entry-types.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { CreditReceipt } from '../ask-ai/credit-receipt.tsx';
import { useOpenLines } from '../ask-ai/open-lines.ts';
import { isPage, type OpenDocument } from '../workspace/documents.ts';
import { showStep } from '../workspace/show-step.ts';
import { useWorkspace } from '../workspace-store.ts';
import { dismissFresh, useSeen } from './seen-entries.ts';
import { useConversation } from './use-conversation.ts';

interface FreshLineProps {
  userId: string | null;
  document: OpenDocument;
  onOpen: () => void;
}

/** The newest answer over the bar until it is dismissed: a change in one line, words in full. It opens the conversation. */
export function FreshLine({ userId, document, onOpen }: FreshLineProps) {
  const t = useTranslations('builderTalk');
  const ask = useTranslations('builderAsk');
  const { entries } = useConversation(document, userId);
  const fresh = useSeen((seen) => seen.fresh);
  const talk = entries.find(({ entry }) => entry.id === fresh);
  const said = useSaid(talk?.entry.outcome, document.uuid);
  if (talk === undefined || talk.place.kind === 'undone' || said === null) return null;
  const { place } = talk;
  const { outcome } = talk.entry;
  const { Icon, colour, isWhole, card } = LOOKS[outcome.kind];
  const isNow = place.kind === 'now';
  const isNewPage = outcome.kind === 'changed' && outcome.isNewPage;
  return (
    <div
      data-card={card}
      className="flex min-h-11 animate-appear items-center gap-0.5 rounded-card border border-line bg-surface pr-1 pl-3 text-sm shadow-float"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('open')}
        onClick={onOpen}
        className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-sm text-left"
      >
        <Icon className={joinClasses('size-5 shrink-0', colour)} aria-hidden="true" />
        <span
          className={joinClasses(
            'min-w-0 grow',
            isWhole
              ? 'max-h-[30dvh] overflow-y-auto py-2 text-pretty whitespace-pre-line'
              : 'truncate',
          )}
        >
          {talk.isPastStop ? <span className="font-medium">{ask('pastStop')} </span> : null}
          {said.warning === '' ? null : (
            <span className="font-medium text-warning">{said.warning} · </span>
          )}
          {said.words}
          {isWhole && outcome.kind !== 'working' ? (
            <span className="mt-1.5 block">
              <CreditReceipt cost={outcome.cost} />
            </span>
          ) : null}
        </span>
      </button>
      {isNow && !isNewPage && isPage(document) ? (
        <IconButton
          label={t('show')}
          onClick={() => showStep(document.uuid, true)}
          className="size-10"
        >
          <Eye aria-hidden="true" />
        </IconButton>
      ) : null}
      {isNow ? (
        <IconButton
          label={t('undo.now')}
          onClick={() => useWorkspace.getState().goToStep(place.step - 1)}
          className="size-10"
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={t('dismiss')} onClick={dismissFresh} className="size-10">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const LOOKS = {
  working: { Icon: CircleCheck, colour: 'text-soft', isWhole: false, card: 'line' },
  changed: { Icon: CircleCheck, colour: 'text-success', isWhole: false, card: 'line' },
  proposed: { Icon: CircleCheck, colour: 'text-soft', isWhole: false, card: 'line' },
  answered: { Icon: MessageCircle, colour: 'text-marine', isWhole: true, card: 'words' },
  stopped: { Icon: CircleStop, colour: 'text-soft', isWhole: true, card: 'words' },
  failed: { Icon: CircleAlert, colour: 'text-danger', isWhole: true, card: 'words' },
} as const;

const NONE: readonly string[] = [];

/** What the line says; null where nothing has ended. */
function useSaid(outcome: EntryOutcome | undefined, uuid: string) {
  const t = useTranslations('builderAsk');
  const isReport = outcome?.kind === 'changed' || outcome?.kind === 'proposed';
  const open = useOpenLines(uuid, isReport ? outcome.report.notOnPage : NONE).length;
  if (outcome === undefined) return null;
  switch (outcome.kind) {
    case 'working':
      return null;
    case 'stopped':
      return { warning: '', words: t('stopped') };
    case 'failed':
      return { warning: '', words: outcome.message };
    case 'answered':
      return { warning: '', words: outcome.words };
    case 'changed':
    case 'proposed': {
      const { notDone, warnings, summary } = outcome.report;
      const counts = [
        ['warnings', warnings.length],
        ['notDone', notDone.length],
        ['notOnPage', open],
      ] as const;
      const told = counts.filter(([, count]) => count > 0);
      const warning = told.map(([key, count]) => `${t(key)} (${count})`).join(' · ');
      return { warning, words: summary || t('done') };
    }
  }
}
