import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PREVIEW_LIMITS, type PreviewEvent } from '#contract/preview.ts';
import { openPreviewChannel, type PreviewChannel } from './preview-channel.ts';

interface PreviewChannelInput {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** True for a frame whose page is edited in place, which sends more kinds of events. */
  isEdited: boolean;
  onEvent: (event: PreviewEvent) => void;
  onReady: () => void;
  /** The frame no longer shows our shell. */
  onLeft: () => void;
  onFlood: () => void;
  /** Whether the page has been too busy to answer for a while. */
  onSilence: (isSilent: boolean) => void;
}

/**
 * The channel to one mounted frame (null until its shell is ready), and a regular check that the page still
 * answers.
 */
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
      // `document.close()` fires a load event too. Only silence proves that the frame has navigated away
      // (PREV-3).
      if (await answers(opened.current)) return;
      latest.current.onLeft();
      return;
    }
    const next = openPreviewChannel(
      target,
      (event) => {
        if (event.t === 'ready') {
          setChannel(next);
          latest.current.onReady();
        } else if (event.t === 'bye') latest.current.onLeft();
        else latest.current.onEvent(event);
      },
      {
        messagesPerSecond: latest.current.isEdited
          ? PREVIEW_LIMITS.editingMessagesPerSecond
          : PREVIEW_LIMITS.messagesPerSecond,
        onFlood: () => latest.current.onFlood(),
      },
    );
    opened.current = next;
  }, [frameRef]);

  // Closed before the frame is removed. Otherwise its page would seem to have left by itself.
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

/** Asks twice, the second time with more patience, because a page may be busy right after loading. */
async function answers(channel: PreviewChannel): Promise<boolean> {
  return (
    (await channel.ping(PREVIEW_LIMITS.pongTimeoutMs)) ||
    (await channel.ping(PREVIEW_LIMITS.silenceMs))
  );
}
