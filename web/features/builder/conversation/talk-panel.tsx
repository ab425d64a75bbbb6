import { useTranslations } from 'use-intl';
import { AskForm } from '../ask-ai/ask-form.tsx';
import { useAsking } from '../ask-ai/use-asking.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { ConversationLog } from './conversation-log.tsx';

/** The conversation about the shown document with the Ask AI bar at its foot. */
export function TalkPanel({ userId, onDone }: PanelProps) {
  const t = useTranslations('builderAsk');
  const asking = useAsking();
  return (
    <section aria-label={t('label')} className="flex h-full min-h-0 flex-col">
      <ConversationLog
        key={asking.document?.uuid}
        asking={asking}
        userId={userId}
        onLook={onDone}
      />
      <div className="shrink-0 p-2">
        <AskForm asking={asking} />
      </div>
    </section>
  );
}
