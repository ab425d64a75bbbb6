import type { PageChange, RefusalReason } from '#domain/page-operations/operation-types.ts';
import type { TokenScheme } from '#domain/theme/read-theme.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { Locale } from '#messages/error-message.ts';

/** A change of the page that the visual editor has made. */
export interface PageCommit {
  /** Of the text before. */
  splices: readonly Splice[];
  /** Behind it: the very string that the editor holds, so that a large page is not kept twice. */
  text: string;
  /** What was done, for the history to put into words. */
  changes: readonly PageChange[];
  /** Changes of one gesture have the same group and are undone together; null stands alone. */
  group: string | null;
}

/** What the visual editor needs from the screen around it. */
export interface EditingHost {
  /** The document's text with all that was typed until now; null, and says why, while it must not be changed. */
  textToChange: () => string | null;
  /** How the document came from one text to the other by its last step; null where that is not known. */
  arrival: (from: string, to: string) => readonly Splice[] | null;
  /** Brings a change of `textToChange` into the document. */
  commit: (commit: PageCommit) => void;
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Ends editing by clicking. */
  stop: () => void;
  /** Shows the page as on light or on dark screens. */
  showScheme: (scheme: TokenScheme) => void;
  openPalette: () => void;
  showShortcuts: () => void;
  /** Makes the next request to the AI about some elements alone, or about the page, and puts words into its box. */
  ask: (target: AskedElements | null, words: string) => void;
  /** Shows only this part of the text in the code; null shows all again. */
  isolate: (range: { start: number; end: number } | null) => void;
  /** Says whether the clipboard took what was copied. */
  sayCopied: (isCopied: boolean) => void;
  /** Says why something was not done. */
  refuse: (reason: RefusedGesture) => void;
  /** Of the screen: in it the outlines say what an element is. */
  locale: () => Locale;
}

/** Elements for a request to the AI. */
export interface AskedElements {
  label: string;
  /** Where they stand in this text of the page; empty when they are not there, or the text is another. */
  rangesIn: (html: string) => { start: number; end: number }[];
}

/** Reasons that are not those of the page operations. */
export type RefusedGesture =
  /** `content`: the words that were typed into an element; left out: the element itself. */
  | { kind: 'operation'; reason: RefusalReason; about?: 'content' }
  | { kind: 'made-by-script' }
  | { kind: 'no-text' }
  | { kind: 'other-text' }
  | { kind: 'working' }
  | { kind: 'unseen' }
  | { kind: 'page-root' };
