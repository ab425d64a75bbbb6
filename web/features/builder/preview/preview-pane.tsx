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
  /** The accessible name of the frame; by default “preview of your page”. */
  title?: string;
  width: DeviceWidth;
  scheme: PageScheme;
  /** True while the pane is hidden. Changes are drawn when it is shown again. */
  isPaused?: boolean;
  /** The user chose a shortcut of the starter page. The prompt comes from the page, so it is not trusted. */
  onPrompt: (prompt: string) => void;
  /** Content over the page, in the page's coordinates. */
  children?: ReactNode;
}

/**
 * The page with its notices. A change that the frame cannot apply (other scripts, another page) is drawn in a
 * fresh frame behind the visible one, which is removed when the new page is ready. So nothing flashes.
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
