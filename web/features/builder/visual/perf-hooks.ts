import { matchesSelector, readSelectors } from '#domain/css/selector.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { EditTimes, PerfHooks } from '#contract/perf-hooks.ts';
import type { PreviewEvent } from '#contract/preview.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { OpenVisualEditor } from './open-editor.ts';

type Session = OpenVisualEditor['session'];

/** Longer than the slowest page takes. */
const PATIENCE_MS = 60_000;

let session: Session | null = null;

/** Hears every event of the frame after the session has heard it. */
let onEvent: (event: PreviewEvent) => void = () => undefined;

/** Looks again at what is waited for. */
let lookAgain: () => void = () => undefined;

/** Puts `window.__perf` there, in builds with `VITE_BENCH=1` only. */
export function exposePerf(opened: Session | null): void {
  if (opened !== null && opened !== session) {
    const { handle } = opened;
    opened.handle = (event) => {
      handle(event);
      onEvent(event);
      lookAgain();
    };
    opened.store.subscribe(() => lookAgain());
  }
  session = opened;
  const hooks: PerfHooks = { init, load, select, editText, editStyle, getHtml };
  Object.assign(window, { __perf: hooks });
  lookAgain();
}

async function init(): Promise<number> {
  return await load(
    '<!doctype html><html><head><title>Bench</title></head><body><p>Bench</p></body></html>',
  );
}

/** A new document with this page, edited in place, until the frame has outlined its last element. */
async function load(html: string): Promise<number> {
  const startedAt = performance.now();
  const before = session;
  const { openDocument, setEditing } = useWorkspace.getState();
  const uuid = crypto.randomUUID();
  openDocument({ kind: 'site', uuid, name: 'Bench', text: html, revision: 1, isSaved: true });
  setEditing(true);
  const opened = await until(() => (session === before ? null : session));
  await until(() =>
    opened.page().html === html && opened.store.getState().version > 0 ? true : null,
  );
  const last = opened.page().index.elements.at(-1);
  if (last) await outline(opened, keyOf(opened.page(), last));
  await nextFrame();
  const loadMs = performance.now() - startedAt;
  opened.select([]);
  return loadMs;
}

/** Waits until the frame has drawn the outline of an element, which it does in an animation frame after all before it. */
async function outline(opened: Session, key: number): Promise<void> {
  let isDrawn = false;
  onEvent = (event) => {
    isDrawn ||= event.t === 'boxes' && event.boxes.some((box) => box.key === key);
  };
  const ask = () => opened.send({ t: 'select', keys: [key], scrollTo: false });
  ask();
  await untilAnswered(() => isDrawn, ask, ASK_AGAIN_MS);
}

async function select(css: string, fraction: number): Promise<number> {
  const { opened, element } = pick(css, fraction);
  const startedAt = performance.now();
  await choose(opened, element);
  await nextFrame();
  await nextFrame();
  return performance.now() - startedAt;
}

function editText(css: string, fraction: number, text: string): Promise<EditTimes> {
  return edit(css, fraction, (key) => ({ kind: 'set-text', at: { key }, text }));
}

async function editStyle(
  css: string,
  fraction: number,
  ...[property, value]: [property: string, value: string]
): Promise<EditTimes> {
  return await edit(css, fraction, (key) => ({
    kind: 'set-style',
    scope: { kind: 'element', at: { key } },
    property,
    value,
  }));
}

async function edit(
  css: string,
  fraction: number,
  plan: (key: number) => PageOperation,
): Promise<EditTimes> {
  const { opened, element } = pick(css, fraction);
  const key = keyOf(opened.page(), element);
  await choose(opened, element);
  await nextFrame();
  await nextFrame();
  const before = getHtml();
  const isPainted = hearPaint();
  const startedAt = performance.now();
  const isDone = opened.run([plan(key)]);
  const apply = performance.now() - startedAt;
  const readAt = performance.now();
  const after = getHtml();
  const html = performance.now() - readAt;
  const answer = await untilAnswered(isPainted, () => opened.select([key]), LOST_AFTER_MS);
  await nextFrame();
  const paint = performance.now() - startedAt;
  return { apply, html, paint, ok: isDone && answer && after !== before };
}

/**
 * Tells whether the frame was in an animation frame after a change: it answers how the element looks as soon as it
 * has the patch, and where it stands in its next animation frame.
 */
function hearPaint(): () => boolean {
  let isPatched = false;
  let isDrawn = false;
  onEvent = ({ t }) => {
    isDrawn ||= isPatched && t === 'boxes';
    isPatched ||= t === 'styles';
  };
  return () => isDrawn;
}

function getHtml(): string {
  return session?.page().html ?? '';
}

function pick(css: string, fraction: number): { opened: Session; element: IndexedElement } {
  const [selector] = readSelectors(css);
  if (session === null || selector === undefined) throw new Error('Nothing is open');
  const found = session
    .page()
    .index.elements.filter((element) => matchesSelector(element, selector));
  const element = found[Math.min(found.length - 1, Math.floor(fraction * found.length))];
  if (element === undefined) throw new Error(`Nothing matches ${css}`);
  return { opened: session, element };
}

/** How often a frame is asked that may not have read the element yet. */
const ASK_AGAIN_MS = 20;

/** An answer that has not come by then is one too many for the channel, which takes so many within a second. */
const LOST_AFTER_MS = 500;

/** Selects an element and waits until the frame has said how it looks, which it does after all before it. */
async function choose(opened: Session, element: IndexedElement): Promise<void> {
  const key = keyOf(opened.page(), element);
  const ask = () => opened.select([key]);
  opened.select([]);
  ask();
  const hasAnswered = () => Object.keys(opened.store.getState().styles).length > 0;
  await untilAnswered(hasAnswered, ask, ASK_AGAIN_MS);
}

/** Asks again after each such time without an answer; the first question has been asked. */
async function untilAnswered(
  hasAnswered: () => boolean,
  ask: () => void,
  patienceMs: number,
): Promise<true> {
  let askedAt = performance.now();
  return await until(() => {
    if (hasAnswered()) return true;
    if (performance.now() - askedAt < patienceMs) return null;
    askedAt = performance.now();
    ask();
    return null;
  });
}

/** Looks whenever the frame or the session tells something, and now and then; looking all the time would slow the page down. */
async function until<T>(look: () => T | null): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = look();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error('The editor did not answer');
    await new Promise<void>((resolve) => {
      lookAgain = resolve;
      setTimeout(resolve, ASK_AGAIN_MS);
    });
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
