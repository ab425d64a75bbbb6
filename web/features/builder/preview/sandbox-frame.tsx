import { useEffect, useRef } from 'react';
import type { PreviewEvent } from '#contract/preview.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import type { PageScheme } from '../workspace/view-slice.ts';
import { collectScripts, withoutRefresh } from './page-scripts.ts';
import type { PreviewChannel } from './preview-channel.ts';
import { createStreamWriter, type StreamWriter } from './stream-writer.ts';
import { usePreviewChannel } from './use-preview-channel.ts';

/** What a frame is to show. */
export interface Drawing {
  /** Tells pages apart: another one is not an edit of this one. */
  key: string;
  /** The finished page. */
  html: string;
  /** What has arrived of a page that is being made; null when none is. */
  stream: string | null;
}

interface Position {
  x: number;
  y: number;
}

interface SandboxFrameProps {
  title: string;
  drawing: Drawing;
  scheme: PageScheme;
  /** None of the page's scripts run. */
  isSafe: boolean;
  /** True for the one that is seen; another one waits behind it until its page is there. */
  isInFront: boolean;
  /** False for one that is about to go: it stays as it is. */
  isLive: boolean;
  /** Where each page was scrolled to, by its key. */
  positions: Map<string, Position>;
  onEvent: (event: PreviewEvent) => void;
  /** Something of the page can be seen. */
  onDrawn: () => void;
  /** The page cannot be brought into this frame any more. */
  onOutdated: () => void;
  onLeft: () => void;
  onSilence: (isSilent: boolean) => void;
}

/** A page with slow pictures is shown before they are there. */
const SHOW_AFTER_MS = 400;

const TOP = { x: 0, y: 0 };

/** One sandboxed page: drawn as it streams, changed in place by edits. */
export function SandboxFrame(props: SandboxFrameProps) {
  const { title, drawing, scheme, isSafe, isInFront, isLive, onDrawn, onEvent } = props;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { channel, handleLoad } = usePreviewChannel({
    frameRef,
    onLeft: props.onLeft,
    onSilence: props.onSilence,
    onEvent(event) {
      if (event.t === 'loaded') onDrawn();
      else if (event.t === 'scroll') props.positions.set(drawing.key, { x: event.x, y: event.y });
      else onEvent(event);
    },
  });
  useDrawing(channel, props);
  useEffect(() => {
    if (scheme !== null) channel?.send({ t: 'scheme', scheme });
    return () => {
      if (scheme !== null) channel?.send({ t: 'scheme', scheme: null });
    };
  }, [channel, scheme]);
  useEffect(() => {
    // Nobody looks at it, or its successor needs the processor: what moves would cost for nothing.
    if (isLive) return;
    channel?.send({ t: 'rest', isResting: true });
    return () => channel?.send({ t: 'rest', isResting: false });
  }, [channel, isLive]);
  const isSeen = isInFront && (drawing.html !== '' || drawing.stream !== null);
  return (
    <iframe
      ref={frameRef}
      title={isInFront ? title : undefined}
      aria-hidden={isInFront ? undefined : true}
      tabIndex={isInFront ? undefined : -1}
      inert={!isInFront || !isLive}
      src={isSafe ? '/__preview?scripts=off' : '/__preview'}
      sandbox="allow-scripts allow-forms allow-modals"
      referrerPolicy="no-referrer"
      allow=""
      className={joinClasses(
        'absolute inset-0 size-full border-0 bg-white',
        isSeen ? null : 'pointer-events-none opacity-0',
      )}
      onLoad={() => void handleLoad()}
    />
  );
}

function useDrawing(channel: PreviewChannel | null, props: SandboxFrameProps): void {
  const shown = useRef<Drawing | null>(null);
  const writer = useRef<StreamWriter | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { drawing, isLive, isSafe } = props;
  const { key, html, stream } = drawing;
  useEffect(() => {
    if (channel === null || !isLive) return;
    const { onDrawn, onOutdated, positions } = latest.current;
    const before = shown.current;
    if (stream !== null) {
      if (before !== null) return onOutdated();
      writer.current ??= createStreamWriter(channel.send);
      if (!writer.current.push(stream)) return onOutdated();
      if (writer.current.canBeSeen()) onDrawn();
      return;
    }
    const page = isSafe ? withoutRefresh(html) : html;
    if (writer.current !== null) {
      const isComplete = writer.current.end(page);
      writer.current = null;
      shown.current = drawing;
      return isComplete ? onDrawn() : onOutdated();
    }
    if (before?.html === html && before.key === key) return;
    if (before === null) drawWhole(channel, page, positions.get(key) ?? TOP);
    else if (before.key !== key || collectScripts(before.html) !== collectScripts(html))
      return onOutdated();
    else channel.send({ t: 'morph', html: page });
    shown.current = drawing;
    const timer = setTimeout(onDrawn, SHOW_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `drawing` is its three parts
  }, [channel, key, html, stream, isLive, isSafe]);
}

function drawWhole(channel: PreviewChannel, html: string, position: Position): void {
  channel.send({ t: 'open' });
  channel.send({ t: 'write', chunk: html });
  channel.send({ t: 'close' });
  channel.send({ t: 'scroll', ...position });
}
