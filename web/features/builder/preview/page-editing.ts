import type { LinkedFiles } from '#domain/projects/link-files.ts';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import type { KeyPress } from '../palette/shortcut-keys.ts';

/** A page as it is edited. */
export interface PageSource {
  html: string;
  /** The project's files that are shown in the page; a frame cannot fetch them. Null for a page without any. */
  linked: LinkedFiles | null;
}

/** A page as a frame renders it, and its source. */
export interface ShownPage {
  html: string;
  source: PageSource;
}

/** How a frame was brought up to date with a new text. */
export type Followed = { kind: 'same' } | { kind: 'told' } | { kind: 'redraw'; markup: string };

/** What a frame needs to show a page that is edited in place. An editing session implements it. */
export interface PageEditing {
  /** Reads a page that will be drawn, while its frame is on its way. */
  prepare: (source: PageSource) => void;
  /** Returns the markup for a fresh frame, which from then on receives the changes. */
  draw: (source: PageSource, send: (command: PreviewCommand) => void) => string;
  /** Brings a text that was changed elsewhere (code, AI, undo) to the frame. */
  follow: (source: PageSource) => Followed;
  handle: (event: PreviewEvent) => void;
  /** The frame has come to the front, and stands where the one before it stood. */
  arrived: () => void;
}

/** A key that was pressed in the page and that the page leaves to the app. */
export interface PageKey {
  press: KeyPress;
  /** The visual editor has the page, and hears its keys too. */
  hasEditor: boolean;
  /** The page is edited, not used as by visitors. */
  isEditing: boolean;
}
