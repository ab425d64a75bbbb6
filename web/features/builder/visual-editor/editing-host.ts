import type { PageChange, RefusalReason } from '#domain/page-operations/operation-types.ts';
import type { Splice } from '#domain/text/splices.ts';

/** A change of the page that the visual editor has made. */
export interface PageCommit {
  /** Of the text before. */
  splices: readonly Splice[];
  /** What was done, for the history to put into words. */
  changes: readonly PageChange[];
  /** Changes of one gesture have the same group and are undone together; null stands alone. */
  group: string | null;
}

/** What the visual editor needs from the screen around it. */
export interface EditingHost {
  /** False, and says why, while the page must not be changed or is another one by now. */
  accepts: (html: string) => boolean;
  /** Brings a change into the document; `accepts` has been asked. */
  commit: (commit: PageCommit) => void;
  undo: () => void;
  redo: () => void;
  save: () => void;
  openPalette: () => void;
  showShortcuts: () => void;
  /** Puts the selected element into the prompt. */
  ask: () => void;
  /** Says whether the clipboard took what was copied. */
  sayCopied: (isCopied: boolean) => void;
  /** Says why something was not done. */
  refuse: (reason: RefusedGesture) => void;
}

/** Reasons that are not those of the page operations. */
export type RefusedGesture =
  | { kind: 'operation'; reason: RefusalReason }
  | { kind: 'made-by-script' }
  | { kind: 'no-text' }
  | { kind: 'page-root' };
