import { type ReactNode, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewEvent } from '#contract/preview.ts';
import type { KeyPress } from '../palette/shortcut-keys.ts';
import type { DeviceWidth, PageScheme } from '../workspace/view-slice.ts';
import { DeviceFrame } from './device-frame.tsx';
import type { PaneScroll } from './pane-scroll.ts';
import { PageNotice } from './page-notice.tsx';
import { SandboxFrame, type Drawing } from './sandbox-frame.tsx';
import { useFrames } from './use-frames.ts';
import { useLastValid } from './use-last-valid.ts';

type ReportedProblem = Extract<PreviewEvent, { t: 'error' }>;

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
  /** A key was pressed in the page that the page leaves to the app. */
  onKey?: (press: KeyPress) => void;
  /** A script of the page reported something. */
  onProblem?: (problem: ReportedProblem) => void;
  /** The page is drawn anew: what it reported before no longer counts. */
  onFresh?: () => void;
  /** Content over the page, in the page's coordinates. */
  children?: ReactNode;
  scroll?: PaneScroll;
  /** Beside the page's problems, at the foot of the pane. */
  foot?: ReactNode;
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
  onKey,
  onProblem,
  onFresh,
  children,
  scroll,
  foot,
}: PreviewPaneProps) {
  const drawing = useLastValid(wanted);
  const t = useTranslations('builderPreview');
  const [positions] = useState(() => new Map<string, { x: number; y: number }>());
  const [drawnAt] = useState(() => new Map<string, number>());
  const [followedLink, setFollowedLink] = useState<string | null>(null);

  const handleEvent = useCallback(
    (event: PreviewEvent) => {
      if (event.t === 'error') onProblem?.(event);
      else if (event.t === 'link') setFollowedLink(event.href);
      else if (event.t === 'prompt') onPrompt(event.text);
      else if (event.t === 'key') onKey?.(pressOf(event));
    },
    [onPrompt, onKey, onProblem],
  );
  const forget = useCallback(() => {
    onFresh?.();
    setFollowedLink(null);
  }, [onFresh]);
  const frames = useFrames(drawing, forget);
  const newest = frames.mounts.at(-1);

  return (
    <div className="relative size-full">
      <DeviceFrame width={width}>
        {[...frames.mounts, ...(frames.spare === null ? [] : [frames.spare])].map((mount) => (
          <SandboxFrame
            key={mount.id}
            title={title ?? t('title')}
            drawing={drawing}
            scheme={scheme}
            isSafe={mount.isSafe}
            isEdited={mount.isEdited}
            editing={mount.editing}
            isSpare={mount === frames.spare}
            isInFront={mount.id === frames.shownId}
            isLive={mount === newest && !isPaused && frames.health !== 'too-large'}
            positions={positions}
            scroll={scroll}
            drawnAt={drawnAt}
            onEvent={(event) => (mount === newest ? handleEvent(event) : undefined)}
            onReady={() => frames.ready(mount)}
            onDrawn={() => frames.show(mount)}
            onOutdated={() => frames.renew(mount, mount.isSafe)}
            onLeft={() => frames.leave(mount)}
            onFlood={() => frames.stop(mount)}
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
      <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 flex flex-wrap items-end gap-2">
        {foot}
      </div>
    </div>
  );
}

function pressOf({ key, code, ...held }: Extract<PreviewEvent, { t: 'key' }>): KeyPress {
  const { ctrl: ctrlKey, meta: metaKey, shift: shiftKey, alt: altKey } = held;
  return { key, code, ctrlKey, metaKey, shiftKey, altKey };
}
