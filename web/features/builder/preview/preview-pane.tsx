import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewEvent } from '#contract/preview.ts';
import type { DeviceWidth, PageScheme } from '../workspace/view-slice.ts';
import { DeviceFrame } from './device-frame.tsx';
import { addProblem, type PageProblem } from './page-problem.ts';
import { PageNotice } from './page-notice.tsx';
import { PageProblems } from './page-problems.tsx';
import { SandboxFrame, type Drawing } from './sandbox-frame.tsx';
import { useFrames } from './use-frames.ts';
import { useLastValid } from './use-last-valid.ts';

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
  /** Over the page, in its coordinates. */
  children?: ReactNode;
}

/**
 * The page on its desk, and what there is to say about it. A change that a frame cannot take (other scripts,
 * another page) is drawn in a fresh frame behind the one that is seen, which leaves when the new page is there:
 * nothing flashes.
 */
export function PreviewPane({
  drawing: wanted,
  title,
  width,
  scheme,
  isPaused = false,
  onPrompt,
  children,
}: PreviewPaneProps) {
  const drawing = useLastValid(wanted);
  const t = useTranslations('builderPreview');
  const [problems, setProblems] = useState<readonly PageProblem[]>([]);
  const [positions] = useState(() => new Map<string, { x: number; y: number }>());
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
  const newest = frames.mounts.at(-1);

  return (
    <div className="relative size-full">
      <DeviceFrame width={width}>
        {frames.mounts.map((mount) => (
          <SandboxFrame
            key={mount.id}
            title={title ?? t('title')}
            drawing={drawing}
            scheme={scheme}
            isSafe={mount.isSafe}
            editing={mount.editing}
            isInFront={mount.id === frames.shownId}
            isLive={mount === newest && !isPaused && frames.health !== 'too-large'}
            positions={positions}
            onEvent={(event) => (mount === newest ? handleEvent(event) : undefined)}
            onDrawn={() => frames.show(mount)}
            onOutdated={() => frames.renew(mount, mount.isSafe)}
            onLeft={() => frames.leave(mount)}
            onSilence={(isSilent) => frames.hear(mount, isSilent)}
          />
        ))}
        {children}
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
