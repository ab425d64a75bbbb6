import { useState } from 'react';
import type { PreviewEvent } from '#contract/preview.ts';
import type { PageScheme } from '../workspace/view-slice.ts';
import { SandboxFrame, type Drawing } from './sandbox-frame.tsx';
import type { Frames } from './use-frames.ts';

interface PreviewFrameProps {
  title: string;
  drawing: Drawing;
  scheme: PageScheme;
  frames: Frames;
  isPaused: boolean;
  onEvent: (event: PreviewEvent) => void;
}

/**
 * The sandboxed page. A change that a frame cannot take (other scripts, another page) is drawn in a fresh
 * frame behind the one that is seen, which leaves when the new page is there: nothing flashes.
 */
export function PreviewFrame({
  title,
  drawing,
  scheme,
  frames,
  isPaused,
  onEvent,
}: PreviewFrameProps) {
  const [positions] = useState(() => new Map<string, { x: number; y: number }>());
  const newest = frames.mounts.at(-1);
  return frames.mounts.map((mount) => (
    <SandboxFrame
      key={mount.id}
      title={title}
      drawing={drawing}
      scheme={scheme}
      isSafe={mount.isSafe}
      isInFront={mount.id === frames.shownId}
      isLive={mount === newest && !isPaused && frames.health !== 'too-large'}
      positions={positions}
      onEvent={(event) => (mount === newest ? onEvent(event) : undefined)}
      onDrawn={() => frames.show(mount)}
      onOutdated={() => frames.renew(mount, mount.isSafe)}
      onLeft={() => frames.leave(mount)}
      onSilence={(isSilent) => frames.hear(mount, isSilent)}
    />
  ));
}
