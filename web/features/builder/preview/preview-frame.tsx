import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreviewEvent } from '#contract/preview.ts';
import { collectScripts } from './page-scripts.ts';
import { openPreviewChannel, type PreviewChannel } from './preview-channel.ts';
import { createStreamWriter, type StreamWriter } from './stream-writer.ts';

/** Before it there is nothing to see, and an empty white frame would flash in the dark. */
const BODY_BEGINS = /<body[\s>]/i;

interface PreviewFrameProps {
  title: string;
  /** The finished page. */
  html: string;
  /** What has arrived of a page that is being made; null when none is. */
  stream: string | null;
  onEvent: (event: PreviewEvent) => void;
}

/** The sandboxed page: drawn as it streams, changed in place by edits, mounted anew when its scripts change. */
export function PreviewFrame({ title, html, stream, onEvent }: PreviewFrameProps) {
  const { mount, frameRef, channel, remount, handleLoad, scroll } = usePreviewChannel(onEvent);
  const shown = useRef<string | null>(null);
  const writer = useRef<StreamWriter | null>(null);
  const isBlank = stream !== null && !BODY_BEGINS.test(stream);

  useEffect(() => {
    if (channel === null) {
      shown.current = null;
      writer.current = null;
      return;
    }
    if (stream !== null) {
      if (shown.current !== null) return remount();
      writer.current ??= createStreamWriter(channel.send);
      writer.current.push(stream);
      return;
    }
    if (writer.current !== null) {
      const isComplete = writer.current.end(html);
      writer.current = null;
      shown.current = html;
      return isComplete ? undefined : remount();
    }
    if (shown.current === html) return;
    if (shown.current === null) drawWhole(channel, html, scroll.current);
    else if (collectScripts(shown.current) === collectScripts(html))
      channel.send({ t: 'morph', html });
    else return remount();
    shown.current = html;
  }, [channel, html, stream, remount, scroll]);

  return (
    <iframe
      key={mount}
      ref={frameRef}
      title={title}
      src="/__preview"
      sandbox="allow-scripts allow-forms allow-modals"
      referrerPolicy="no-referrer"
      className={`size-full border-0 bg-white ${isBlank ? 'invisible' : ''}`}
      onLoad={handleLoad}
    />
  );
}

function drawWhole(channel: PreviewChannel, html: string, scroll: { x: number; y: number }): void {
  channel.send({ t: 'open' });
  channel.send({ t: 'write', chunk: html });
  channel.send({ t: 'close' });
  channel.send({ t: 'scroll', ...scroll });
}

function usePreviewChannel(onEvent: (event: PreviewEvent) => void) {
  const [mount, setMount] = useState(0);
  const [channel, setChannel] = useState<PreviewChannel | null>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const opened = useRef<{ mount: number; channel: PreviewChannel } | null>(null);
  const scroll = useRef({ x: 0, y: 0 });
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });

  const remount = useCallback(() => {
    opened.current?.channel.close();
    opened.current = null;
    setChannel(null);
    setMount((count) => count + 1);
  }, []);

  const handleLoad = useCallback(async () => {
    const target = frameRef.current?.contentWindow;
    if (target === null || target === undefined) return;
    if (opened.current?.mount === mount) {
      if (!(await opened.current.channel.ping())) remount();
      return;
    }
    const next = openPreviewChannel(target, (event) => {
      if (event.t === 'ready') setChannel(next);
      else if (event.t === 'scroll') scroll.current = { x: event.x, y: event.y };
      else listener.current(event);
    });
    opened.current = { mount, channel: next };
  }, [mount, remount]);

  useEffect(() => () => opened.current?.channel.close(), []);
  return { mount, frameRef, channel, remount, handleLoad, scroll };
}
