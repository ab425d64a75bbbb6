import { CircleAlert, CircleCheck, CircleStop, MessageCircle, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EntryOutcome } from '#domain/conversation/entry-types.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { CreditReceipt } from '../ask-ai/credit-receipt.tsx';
import { NotOnPage } from '../ask-ai/not-on-page.tsx';
import { ReportLists } from '../ask-ai/report-lists.tsx';
import type { OpenDocument } from '../workspace/documents.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { AnswerActions } from './answer-actions.tsx';
import { PromptText } from './prompt-text.tsx';
import type { TalkEntry } from './use-conversation.ts';

interface EntryViewProps {
  talk: TalkEntry;
  document: OpenDocument;
  /** The page of this entry is the one whose gaps are asked about. */
  hasGaps: boolean;
  onAsk: (request: RequestAgain) => void;
  onLook: () => void;
}

/** A request and its answer. */
export function EntryView({ talk, document, hasGaps, onAsk, onLook }: EntryViewProps) {
  const { entry, place, isPastStop, isNewest } = talk;
  const { outcome } = entry;
  const t = useTranslations('builderAsk');
  if (outcome.kind === 'working') return null;
  const { Icon, colour } = LOOKS[place.kind === 'undone' ? 'undone' : outcome.kind];
  return (
    <article className="grid gap-2.5">
      <PromptText prompt={entry.prompt} askedAt={entry.askedAt} />
      <div className="flex items-start gap-2.5">
        <Icon className={joinClasses('mt-0.5 size-4.5 shrink-0', colour)} aria-hidden="true" />
        <div className="grid min-w-0 grow justify-items-start gap-1.5">
          {isPastStop ? <p className="font-medium">{t('pastStop')}</p> : null}
          <Words outcome={outcome} isNewest={isNewest} isUndone={place.kind === 'undone'} />
          {outcome.kind === 'changed' || outcome.kind === 'proposed' ? (
            <>
              {hasGaps ? (
                <NotOnPage uuid={document.uuid} left={outcome.report.notOnPage} onAsk={onAsk} />
              ) : null}
              <ReportLists report={outcome.report} />
            </>
          ) : null}
          {isNewest ? <CreditReceipt cost={outcome.cost} /> : null}
          <AnswerActions talk={talk} document={document} onAsk={onAsk} onLook={onLook} />
        </div>
      </div>
    </article>
  );
}

const LOOKS = {
  changed: { Icon: CircleCheck, colour: 'text-success' },
  proposed: { Icon: CircleCheck, colour: 'text-soft' },
  answered: { Icon: MessageCircle, colour: 'text-marine' },
  stopped: { Icon: CircleStop, colour: 'text-soft' },
  failed: { Icon: CircleAlert, colour: 'text-danger' },
  undone: { Icon: Undo2, colour: 'text-soft' },
} as const;

interface WordsProps {
  outcome: EntryOutcome;
  isNewest: boolean;
  isUndone: boolean;
}

/** What the AI says, in its own words where it has some. */
function Words({ outcome, isNewest, isUndone }: WordsProps) {
  const t = useTranslations('builderAsk');
  switch (outcome.kind) {
    case 'working':
      return null;
    case 'stopped':
      return <p className="text-pretty">{t('stopped')}</p>;
    case 'failed':
      return <p className="text-pretty whitespace-pre-line">{outcome.message}</p>;
    case 'answered':
      return <p className="text-pretty whitespace-pre-line">{outcome.words}</p>;
    case 'changed':
    case 'proposed':
      return <Summary outcome={outcome} isNewest={isNewest} isUndone={isUndone} />;
  }
}

type Told = Extract<EntryOutcome, { kind: 'changed' | 'proposed' }>;

/** What the AI has done, and whether that holds. */
function Summary({ outcome, isNewest, isUndone }: WordsProps & { outcome: Told }) {
  const t = useTranslations('builderAsk');
  const talk = useTranslations('builderTalk');
  const { summary, isStandIn } = outcome.report;
  const note = isUndone ? 'takenBack' : outcome.kind === 'proposed' ? 'notUsed' : null;
  const isFresh = isNewest && note === null && !isStandIn && summary !== '';
  return (
    <>
      {note === null ? null : <p className="font-medium text-soft">{talk(note)}</p>}
      {isFresh ? <p className="text-xs font-medium text-success">{t('done')}</p> : null}
      {/* The summary of a stand-in begins by saying which model it replaced. */}
      <p
        className={joinClasses(
          'text-pretty',
          isStandIn ? 'rounded-control bg-warning-wash px-3 py-2 text-warning' : null,
          isUndone ? 'text-soft' : null,
        )}
      >
        {summary || t('done')}
      </p>
    </>
  );
}
