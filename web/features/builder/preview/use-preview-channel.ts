import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PREVIEW_LIMITS, type PreviewEvent } from '#contract/preview.ts';
import { openPreviewChannel, type PreviewChannel } from './preview-channel.ts';

interface PreviewChannelInput {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** True for a frame whose page is edited in place: it has more to tell. */
  isEdited: boolean;
  onEvent: (event: PreviewEvent) => void;
  /** The frame shows something else than our shell now. */
  onLeft: () => void;
  /** Whether the page has been too busy to answer for a while. */
  onSilence: (isSilent: boolean) => void;
}

/** The channel to one mounted frame, null until its shell is ready, and the pulse of what it shows. */
export function usePreviewChannel(input: PreviewChannelInput) {
  const { frameRef } = input;
  const [channel, setChannel] = useState<PreviewChannel | null>(null);
  const opened = useRef<PreviewChannel | null>(null);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  const handleLoad = useCallback(async () => {
    const target = frameRef.current?.contentWindow;
    if (target === null || target === undefined) return;
    if (opened.current !== null) {
      // `document.close()` fires a load as well: only silence tells that the frame has left (PREV-3).
      if (await answers(opened.current)) return;
      latest.current.onLeft();
      return;
    }
    const next = openPreviewChannel(
      target,
      (event) => {
        if (event.t === 'ready') setChannel(next);
        else if (event.t === 'bye') latest.current.onLeft();
        else latest.current.onEvent(event);
      },
      latest.current.isEdited ? PREVIEW_LIMITS.editingMessagesPerSecond : undefined,
    );
    opened.current = next;
  }, [frameRef]);

  // Before the frame goes, whose page would say goodbye as if it had left by itself.
  useLayoutEffect(() => () => opened.current?.close(), []);
  useEffect(() => {
    if (channel === null) return;
    let isAsking = false;
    async function takePulse(over: PreviewChannel): Promise<void> {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      const isAlive = await over.ping(PREVIEW_LIMITS.silenceMs);
      isAsking = false;
      latest.current.onSilence(!isAlive);
    }
    const pulse = setInterval(() => void takePulse(channel), PREVIEW_LIMITS.heartbeatMs);
    return () => clearInterval(pulse);
  }, [channel]);
  return { channel, handleLoad };
}

/** A second, longer question spares pages that are busy when they have just loaded. */
async function answers(channel: PreviewChannel): Promise<boolean> {
  return (
    (await channel.ping(PREVIEW_LIMITS.pongTimeoutMs)) ||
    (await channel.ping(PREVIEW_LIMITS.silenceMs))
  );
}
