import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewEvent } from '#contract/preview.ts';
import type { DeviceWidth, PageScheme } from '../workspace/view-slice.ts';
import { DeviceFrame } from './device-frame.tsx';
import { addProblem, type PageProblem } from './page-problem.ts';
import { PageNotice } from './page-notice.tsx';
import { PageProblems } from './page-problems.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { Drawing } from './sandbox-frame.tsx';
import { useFrames } from './use-frames.ts';

interface PreviewPaneProps {
  drawing: Drawing;
  /** What the frame is called; by default the preview of the page that is worked on. */
  title?: string;
  width: DeviceWidth;
  scheme: PageScheme;
  /** True while nobody sees it: what changes meanwhile is drawn when it is seen again. */
  isPaused?: boolean;
  /** A shortcut of the starter page was chosen; its prompt is the page's word. */
  onPrompt: (prompt: string) => void;
}

/** The page on its desk, and what there is to say about it. */
export function PreviewPane({
  drawing,
  title,
  width,
  scheme,
  isPaused = false,
  onPrompt,
}: PreviewPaneProps) {
  const t = useTranslations('builderPreview');
  const [problems, setProblems] = useState<readonly PageProblem[]>([]);
  const [followedLink, setFollowedLink] = useState<string | null>(null);

  const handleEvent = useCallback(
    (event: PreviewEvent) => {
      if (event.t === 'error') setProblems((known) => addProblem(known, event));
      else if (event.t === 'link') setFollowedLink(event.href);
      else if (event.t === 'prompt') onPrompt(event.text);
    },
    [onPrompt],
  );
  const forget = useCallback(() => {
    setProblems([]);
    setFollowedLink(null);
  }, []);
  const frames = useFrames(drawing, forget);

  return (
    <div className="relative size-full">
      <DeviceFrame width={width}>
        <PreviewFrame
          title={title ?? t('title')}
          drawing={drawing}
          scheme={scheme}
          frames={frames}
          isPaused={isPaused}
          onEvent={handleEvent}
        />
      </DeviceFrame>
      <PageNotice
        health={frames.health}
        followedLink={followedLink}
        onRestart={frames.restart}
        onDismissLink={() => setFollowedLink(null)}
      />
      <PageProblems problems={problems} onClear={() => setProblems([])} />
    </div>
  );
}
