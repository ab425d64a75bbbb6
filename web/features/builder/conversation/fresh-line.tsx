import { CircleAlert, CircleCheck, CircleStop, Eye, MessageCircle, Undo2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EntryOutcome } from '#domain/conversation/entry-types.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useOpenLines } from '../ask-ai/open-lines.ts';
import { isPage, type OpenDocument } from '../workspace/documents.ts';
import { showStep } from '../workspace/show-step.ts';
import { useWorkspace } from '../workspace-store.ts';
import { FoldedWords } from './folded-words.tsx';
import { dismissFresh, useSeen } from './seen-entries.ts';
import { useConversation } from './use-conversation.ts';

interface FreshLineProps {
  userId: string | null;
  document: OpenDocument;
  onOpen: () => void;
}

/** The newest answer over the bar until it is dismissed, in a line or two. It opens the conversation. */
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
  const { Icon, colour } = LOOKS[outcome.kind];
  const isNow = place.kind === 'now';
  const isNewPage = outcome.kind === 'changed' && outcome.isNewPage;
  const icon = <Icon className={joinClasses('size-5 shrink-0', colour)} aria-hidden="true" />;
  return (
    <div
      data-card="line"
      className="flex min-h-11 animate-appear items-center gap-0.5 rounded-card border border-line bg-surface pr-1 pl-3 text-sm shadow-float has-[[aria-expanded=true]]:items-start"
    >
      {isWords(outcome) ? (
        <FoldedWords
          key={fresh}
          icon={icon}
          cost={outcome.cost}
          words={said.words}
          onOpen={onOpen}
        />
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          title={t('open')}
          onClick={onOpen}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-sm text-left"
        >
          {icon}
          <span className="line-clamp-2 min-w-0 grow sm:line-clamp-1">
            {talk.isPastStop ? <span className="font-medium">{ask('pastStop')} </span> : null}
            {said.warning === '' ? null : (
              <span className="font-medium text-warning">{said.warning} · </span>
            )}
            {said.words}
          </span>
        </button>
      )}
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
  working: { Icon: CircleCheck, colour: 'text-soft' },
  changed: { Icon: CircleCheck, colour: 'text-success' },
  proposed: { Icon: CircleCheck, colour: 'text-soft' },
  answered: { Icon: MessageCircle, colour: 'text-marine' },
  stopped: { Icon: CircleStop, colour: 'text-soft' },
  failed: { Icon: CircleAlert, colour: 'text-danger' },
} as const;

type WordsOutcome = Extract<EntryOutcome, { kind: 'answered' | 'stopped' | 'failed' }>;

/** Nothing was changed; what the AI says is all there is. */
function isWords(outcome: EntryOutcome): outcome is WordsOutcome {
  return ['answered', 'stopped', 'failed'].includes(outcome.kind);
}

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
