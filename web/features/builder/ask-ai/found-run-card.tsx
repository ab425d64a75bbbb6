import { ArrowRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { openByUuid } from '../tabs/open-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import { CardFrame } from './card-frame.tsx';

/** Offers a run whose document is not open, one run at a time. */
export function FoundRunCard({ userId }: { userId: string | null }) {
  const t = useTranslations('builderAsk');
  const [isOpening, setIsOpening] = useState(false);
  const run = useWorkspace(({ foundRuns, documents, processing }) =>
    foundRuns.find(
      ({ document: { uuid } }) => documents[uuid] === undefined && !processing.has(uuid),
    ),
  );
  if (run === undefined || userId === null) return null;
  const { id, document, prompt, status } = run;
  async function open(): Promise<void> {
    setIsOpening(true);
    await openByUuid({ ...document, userId });
    setIsOpening(false);
  }
  function dismiss(): void {
    const { foundRuns, setFoundRuns } = useWorkspace.getState();
    setFoundRuns(foundRuns.filter((known) => known.id !== id));
  }
  return (
    <CardFrame
      icon={<Sparkles className="mt-0.5 size-5 shrink-0 text-marine" aria-hidden="true" />}
      onDismiss={dismiss}
    >
      <p className="font-medium">{t(status === 'running' ? 'foundRunning' : 'foundWaiting')}</p>
      <p className="line-clamp-2 text-pretty text-soft">{prompt}</p>
      <Button variant="primary" size="small" isPending={isOpening} onClick={() => void open()}>
        {t('openRun')}
        <ArrowRight aria-hidden="true" />
      </Button>
    </CardFrame>
  );
}
