import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { FoundRunCard } from '../ask-ai/found-run-card.tsx';
import type { Asking } from '../ask-ai/use-asking.ts';
import { WaitingCard } from '../ask-ai/waiting-card.tsx';
import { WorkingCard } from '../ask-ai/working-card.tsx';
import { PanelLoading } from '../panels/panel-loading.tsx';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { EntryView } from './entry-view.tsx';
import { PromptText } from './prompt-text.tsx';
import { ToCompleteList, useToComplete } from './to-complete-list.tsx';
import { type Talk, type TalkEntry, useConversation } from './use-conversation.ts';
import { useElsewhere } from './use-elsewhere.ts';

interface ConversationLogProps {
  asking: Asking;
  userId: string | null;
  /** The person wants to look at the page. */
  onLook: () => void;
}

/** Requests and answers of the shown document, the newest at the foot, and what the AI is doing now. */
export function ConversationLog({ asking, userId, onLook }: ConversationLogProps) {
  const t = useTranslations('builderTalk');
  const { document, ask } = asking;
  const talk = useConversation(document, userId);
  const { entries } = talk;
  const toComplete = useToComplete(document?.uuid ?? '');
  const kind = useWorkspace(({ generation }) => generation.kind);
  const log = useFoot(entries[0]?.entry.id ?? '', `${entries.at(-1)?.entry.id} ${kind}`);
  const newestPage = entries.findLast(isNewPage);

  function askHere(request: RequestAgain): void {
    onLook();
    ask(request);
  }
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('title')}
      aria-busy={talk.isLoading || talk.isLoadingEarlier}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be in reach of the keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-5 overflow-y-auto overscroll-contain px-3 py-4 text-sm outline-offset-[-2px]"
    >
      <Beginning talk={talk} isEmpty={kind === 'idle' && toComplete.length === 0} />
      <ToCompleteList items={toComplete} />
      {document === null
        ? null
        : entries.map((one) => (
            <EntryView
              key={one.entry.id}
              talk={one}
              document={document}
              hasGaps={one === newestPage}
              onAsk={askHere}
              onLook={onLook}
            />
          ))}
      <Now />
      {kind === 'working' ? null : <FoundRunCard userId={userId} />}
    </div>
  );
}

function isNewPage({ entry: { outcome }, place }: TalkEntry): boolean {
  return outcome.kind === 'changed' && outcome.isNewPage && place.kind !== 'undone';
}

/** What stands above the entries: the way to earlier ones, or why there are none. */
function Beginning({ talk, isEmpty }: { talk: Talk; isEmpty: boolean }) {
  const t = useTranslations('builderTalk');
  if (talk.isLoading) return <PanelLoading />;
  if (talk.hasFailed) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-pretty">{t('failed')}</p>
        <Button variant="secondary" size="small" onClick={talk.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (talk.hasEarlier) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="mx-auto shrink-0"
        isPending={talk.isLoadingEarlier}
        onClick={talk.loadEarlier}
      >
        {t('earlier')}
      </Button>
    );
  }
  if (!isEmpty || talk.entries.length > 0) return null;
  return (
    <div className="my-auto grid gap-1 px-2 py-6 text-center">
      <p className="font-medium">{t('emptyTitle')}</p>
      <p className="text-pretty text-soft">{t('emptyText')}</p>
    </div>
  );
}

/** What the AI is doing, or the answer that waits for a decision. */
function Now() {
  const generation = useWorkspace((workspace) => workspace.generation);
  const elsewhere = useElsewhere();
  if (generation.kind === 'working') {
    const { prompt, startedAt } = generation;
    return (
      <div className="grid gap-2.5">
        {elsewhere === null ? <PromptText prompt={prompt} askedAt={startedAt} /> : null}
        <WorkingCard state={generation} elsewhere={elsewhere} />
      </div>
    );
  }
  if (generation.kind === 'idle' || elsewhere !== null) return null;
  const { entry, answer } = generation;
  return (
    <div className="grid gap-2.5">
      <PromptText prompt={entry.prompt} askedAt={entry.askedAt} />
      <WaitingCard key={answer.id} state={generation} />
    </div>
  );
}

/** Shows the foot when something is added there, and keeps its place when earlier entries come in above. */
function useFoot(first: string, last: string) {
  const log = useRef<HTMLDivElement>(null);
  const known = useRef({ first: '', last: '', heightPx: 0 });
  useLayoutEffect(() => {
    const { current } = log;
    if (current === null) return;
    const { scrollHeight } = current;
    if (known.current.last !== last) current.scrollTop = scrollHeight;
    else if (known.current.first !== first)
      current.scrollTop += scrollHeight - known.current.heightPx;
    known.current = { first, last, heightPx: scrollHeight };
  });
  return log;
}
