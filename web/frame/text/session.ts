import type { TextPiece } from '#contract/page-editing.ts';
import { emit } from '../channel.ts';
import { keyOf } from '../keys.ts';
import { cancelLater, later, method } from '../natives.ts';
import { describePieces, readPieces } from './pieces.ts';
import type { Snapshot } from './snapshot.ts';

const REPORT_AFTER_MS = 300;

const observe = method(MutationObserver.prototype, 'observe');
const disconnect = method(MutationObserver.prototype, 'disconnect');
const takeRecords = method(MutationObserver.prototype, 'takeRecords');

/** One editing of one text. */
export interface Session {
  host: HTMLElement;
  snapshot: Snapshot;
  /** The page's own attributes `contenteditable`, of the text and around it; null where it has none. */
  editables: { element: Element; own: string | null }[];
  /** As they stood after the person's last key. */
  pieces: TextPiece[];
  reported: string;
  timer: number;
  isComposing: boolean;
}

let foreignChange: (() => void) | null = null;
/** Hears of changes of the text that neither the person nor the app made. */
const observer = new MutationObserver(() => foreignChange?.());

export function watchText(host: Element, onForeignChange: () => void): void {
  foreignChange = onForeignChange;
  observe(observer, host, { childList: true, characterData: true, subtree: true });
}

export function stopWatchingText(): void {
  foreignChange = null;
  disconnect(observer);
}

/** Changes up to now were the person's or ours. */
export function acceptChanges(): void {
  takeRecords(observer);
}

/** The person changed the text: it is told after a pause. */
export function noteTyping(session: Session): void {
  acceptChanges();
  const pieces = readPieces(session.host);
  if (pieces === null) return;
  session.pieces = pieces;
  cancelLater(session.timer);
  session.timer = later(() => reportTyping(session), REPORT_AFTER_MS);
}

/** Tells the text when it is another one than was told last. */
export function reportTyping(session: Session): void {
  cancelLater(session.timer);
  const description = describePieces(session.pieces);
  const key = keyOf(session.host);
  if (description === session.reported || key === null) return;
  session.reported = description;
  emit({ t: 'typed', key, pieces: session.pieces });
}
