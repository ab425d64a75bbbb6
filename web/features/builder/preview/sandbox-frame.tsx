import { useEffect, useRef } from 'react';
import type { PreviewEvent } from '#contract/preview.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import type { PageScheme } from '../workspace/view-slice.ts';
import { collectScripts, withoutRefresh } from './page-scripts.ts';
import type { PageEditing, PageSource } from './page-editing.ts';
import { showsBody } from './page-stream.ts';
import type { PaneScroll, ScrollPosition } from './pane-scroll.ts';
import type { PreviewChannel } from './preview-channel.ts';
import { createStreamWriter, type StreamWriter } from './stream-writer.ts';
import { useCleanPage } from './use-clean-page.ts';
import { usePreviewChannel } from './use-preview-channel.ts';

/** What a frame should show. */
export interface Drawing {
  /** Identifies the page. With another key it is another page, not an edit of this one. */
  key: string;
  /** The finished page. */
  html: string;
  /** Absent when the page is its own source. */
  source?: PageSource | undefined;
  /** The part of a page that has been generated so far; null when no generation is running. */
  stream: string | null;
  /** The editing session of the page; null or absent when it is only shown. */
  editing?: PageEditing | null;
}

interface SandboxFrameProps {
  title: string;
  drawing: Drawing;
  scheme: PageScheme;
  /** The page's scripts are disabled. */
  isSafe: boolean;
  /** The frame can show a page that is edited. */
  isEdited: boolean;
  /** The session whose page is drawn in the frame. Only a spare frame gets one later; then it never changes. */
  editing: PageEditing | null;
  /** Waits for a page that will be drawn in it. */
  isSpare: boolean;
  /** True for the visible frame. A new one waits behind it until its page is drawn. */
  isInFront: boolean;
  /** False for a frame that is about to be removed; it is not updated any more. */
  isLive: boolean;
  /** The scroll position of each page, by key. */
  positions: Map<string, ScrollPosition>;
  scroll: PaneScroll | undefined;
  /** When each page was first drawn in any frame, by key; as `performance.now()`. */
  drawnAt: Map<string, number>;
  onEvent: (event: PreviewEvent) => void;
  /** The frame can be drawn into. */
  onReady: () => void;
  /** Something of the page can be seen. */
  onDrawn: () => void;
  /** The frame can no longer be updated to the page. */
  onOutdated: () => void;
  onLeft: () => void;
  /** The page sends more messages than any honest one; its channel is closed. */
  onFlood: () => void;
  onSilence: (isSilent: boolean) => void;
}

/** A page with slow pictures is shown before they have loaded. */
const SHOW_AFTER_MS = 400;

const TOP = { x: 0, y: 0 };

/** One sandboxed page. It is drawn while it streams and updated in place by edits. */
export function SandboxFrame(props: SandboxFrameProps) {
  const { title, drawing, scheme, isSafe, isInFront, isLive, onDrawn, onEvent } = props;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { channel, handleLoad } = usePreviewChannel({
    frameRef,
    isEdited: props.isEdited,
    onReady: props.onReady,
    onLeft: props.onLeft,
    onFlood: props.onFlood,
    onSilence: props.onSilence,
    onEvent(event) {
      if (event.t === 'loaded') onDrawn();
      else if (event.t === 'scroll') {
        if (!isInFront) return;
        props.positions.set(drawing.key, { x: event.x, y: event.y });
        props.scroll?.onScroll({ x: event.x, y: event.y });
      } else {
        props.editing?.handle(event);
        onEvent(event);
      }
    },
  });
  useDrawing(channel, props);
  useScrollOfBefore(channel, props);
  useEffect(() => {
    if (scheme !== null) channel?.send({ t: 'scheme', scheme });
    return () => {
      if (scheme !== null) channel?.send({ t: 'scheme', scheme: null });
    };
  }, [channel, scheme]);
  useEffect(() => {
    // Pause animations while the frame is hidden or about to be replaced, to save the processor.
    if (isLive) return;
    channel?.send({ t: 'rest', isResting: true });
    return () => channel?.send({ t: 'rest', isResting: false });
  }, [channel, isLive]);
  const scrollTo = props.scroll?.to ?? null;
  useEffect(() => {
    if (scrollTo !== null && isInFront) channel?.send({ t: 'scroll', ...scrollTo });
  }, [channel, scrollTo, isInFront]);
  const isSeen = isInFront && (drawing.html !== '' || showsBody(drawing.stream ?? ''));
  return (
    <iframe
      ref={frameRef}
      title={isInFront ? title : undefined}
      aria-hidden={isInFront ? undefined : true}
      tabIndex={isInFront ? undefined : -1}
      inert={!isInFront || !isLive}
      data-spare={props.isSpare ? '' : undefined}
      src={addressOf(isSafe, props.isEdited)}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      allow=""
      className={joinClasses(
        // As on this device: without it, pages would be dark or light with the theme of the app.
        'absolute inset-0 size-full border-0 bg-white scheme-light-dark',
        isSeen ? null : 'pointer-events-none opacity-0',
      )}
      onLoad={() => void handleLoad()}
    />
  );
}

function addressOf(isSafe: boolean, isEdited: boolean): string {
  const query = [isSafe ? 'scripts=off' : '', isEdited ? 'edit=1' : ''].filter(Boolean).join('&');
  return query === '' ? '/__preview' : `/__preview?${query}`;
}

/** Where the person has scrolled to in the frame of before, while the page was drawn in this one behind it. */
function useScrollOfBefore(
  channel: PreviewChannel | null,
  { drawing: { key, stream }, isInFront, positions, editing }: SandboxFrameProps,
): void {
  const isStreaming = stream !== null;
  useEffect(() => {
    const position = positions.get(key);
    if (channel === null || !isInFront || isStreaming) return;
    if (position) channel.send({ t: 'scroll', ...position });
    editing?.arrived();
  }, [channel, key, isStreaming, isInFront, positions, editing]);
}

function useDrawing(channel: PreviewChannel | null, props: SandboxFrameProps): void {
  const shown = useRef<Pick<Drawing, 'key' | 'html' | 'source'> | null>(null);
  const writer = useRef<StreamWriter | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { drawing, isLive, isSafe, editing } = props;
  const { key, html, source, stream } = drawing;
  const cleaned = useCleanPage(html, isLive && stream === null && editing === null);
  useEffect(() => {
    if (!isLive) return;
    if (channel === null) {
      if (stream === null) editing?.prepare(source ?? { html, linked: null });
      return;
    }
    const { onDrawn, onOutdated, positions, drawnAt } = latest.current;
    if (stream !== null) {
      if (shown.current !== null) return onOutdated();
      // Another page begins at its top.
      if (writer.current === null) {
        positions.delete(key);
        drawnAt.set(key, performance.now());
      }
      writer.current ??= createStreamWriter(channel.send);
      if (!writer.current.push(stream)) return onOutdated();
      if (writer.current.canBeSeen()) onDrawn();
      return;
    }
    const prepare = (markup: string) => (isSafe ? withoutRefresh(markup) : markup);
    if (writer.current !== null) {
      // Draws the page as it arrived. The cleaned page is drawn over it later.
      const isComplete = writer.current.end(prepare(html));
      writer.current = null;
      shown.current = { key, html, source };
      if (!isComplete) return onOutdated();
      onDrawn();
    }
    const before = shown.current;
    // An edited page is shown exactly as its source, so that both stay the same after every change.
    const text = editing === null ? cleaned : html;
    const edited = source ?? { html, linked: null };
    if (text === null) return;
    if (before?.html === text && before.source === source && before.key === key) return;
    if (before === null) {
      const markup = editing === null ? text : editing.draw(edited, channel.send);
      const now = performance.now();
      const ageMs = now - (drawnAt.get(key) ?? now);
      drawnAt.set(key, now - ageMs);
      drawWhole(channel, { html: prepare(markup), position: positions.get(key) ?? TOP, ageMs });
    } else {
      if (before.key !== key) return onOutdated();
      const followed = editing?.follow(edited) ?? { kind: 'redraw', markup: text };
      if (followed.kind !== 'same' && collectScripts(before.html) !== collectScripts(text))
        return onOutdated();
      if (followed.kind === 'redraw') channel.send({ t: 'morph', html: prepare(followed.markup) });
    }
    shown.current = { key, html: text, source };
    const timer = setTimeout(onDrawn, SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [channel, key, html, source, cleaned, stream, isLive, isSafe, editing]);
}

interface WholePage {
  html: string;
  position: ScrollPosition;
  /** How long another frame has shown it. */
  ageMs: number;
}

function drawWhole(channel: PreviewChannel, { html, position, ageMs }: WholePage): void {
  channel.send({ t: 'open' });
  channel.send({ t: 'write', chunk: html });
  channel.send({ t: 'close', ageMs });
  channel.send({ t: 'scroll', ...position });
}
