import { MessagesSquare } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { AskForm } from '../ask-ai/ask-form.tsx';
import { FoundRunCard } from '../ask-ai/found-run-card.tsx';
import { useAsking } from '../ask-ai/use-asking.ts';
import { useToastFloor } from '../ask-ai/use-toast-floor.ts';
import { WaitingCard } from '../ask-ai/waiting-card.tsx';
import { WorkingCard } from '../ask-ai/working-card.tsx';
import { useWorkspace } from '../workspace-store.ts';
import { ConversationLog } from './conversation-log.tsx';
import { FreshLine } from './fresh-line.tsx';
import { TalkSheet } from './talk-sheet.tsx';
import { ToCompleteLine } from './to-complete-list.tsx';
import { useElsewhere } from './use-elsewhere.ts';

interface AskDockProps {
  userId: string | null;
  isOpen: boolean;
  /** Opens or closes the conversation. */
  onToggle: () => void;
}

/** The Ask AI bar at the foot of the page: what the AI does in one line, and the conversation as a sheet above it. */
export function AskDock({ userId, isOpen, onToggle }: AskDockProps) {
  const t = useTranslations('builderAsk');
  const talk = useTranslations('builderTalk');
  const asking = useAsking();
  const section = useRef<HTMLElement>(null);
  useToastFloor(section);
  return (
    <section
      ref={section}
      aria-label={t('label')}
      className="relative order-last w-full shrink-0 px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:pt-1.5"
    >
      {isOpen ? (
        <TalkSheet onClose={onToggle}>
          <ConversationLog
            key={asking.document?.uuid}
            asking={asking}
            userId={userId}
            onLook={onToggle}
          />
        </TalkSheet>
      ) : null}
      <div className="@container/dock">
        {/* One line stands beside the bar where there is room: the height is the page's. */}
        <div className="mx-auto grid max-w-3xl items-end gap-1.5 @4xl/dock:has-data-[card=line]:max-w-6xl @4xl/dock:has-data-[card=line]:grid-cols-[2fr_3fr]">
          {isOpen ? null : <NowCard userId={userId} asking={asking} onOpen={onToggle} />}
          <div className="grid min-w-0 gap-1.5">
            <AskForm
              asking={asking}
              lead={
                <IconButton
                  label={talk(isOpen ? 'close' : 'open')}
                  aria-expanded={isOpen}
                  data-opens-talk
                  className="size-10"
                  onClick={onToggle}
                >
                  <MessagesSquare aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
        </div>
      </div>
    </section>
  );
}

interface NowCardProps {
  userId: string | null;
  asking: ReturnType<typeof useAsking>;
  onOpen: () => void;
}

/** What is going on, above the bar. It stays when it is empty, as screen readers listen to it, but takes no room. */
function NowCard({ userId, asking, onOpen }: NowCardProps) {
  const { document } = asking;
  const generation = useWorkspace((workspace) => workspace.generation);
  const elsewhere = useElsewhere();
  const isWorking = generation.kind === 'working';
  return (
    <div className="min-w-0 [&:not(:has([data-card]))]:absolute">
      <div aria-live="polite">
        {isWorking ? <WorkingCard state={generation} elsewhere={elsewhere} /> : null}
        {generation.kind === 'waiting' && elsewhere === null ? (
          <WaitingCard key={generation.answer.id} state={generation} canFold />
        ) : null}
        {generation.kind === 'idle' && document !== null ? (
          <>
            <ToCompleteLine document={document} onOpen={onOpen} />
            <FreshLine userId={userId} document={document} onOpen={onOpen} />
          </>
        ) : null}
      </div>
      {isWorking ? null : <FoundRunCard userId={userId} />}
    </div>
  );
}
