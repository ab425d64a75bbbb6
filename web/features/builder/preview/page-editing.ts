import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';

/** How a frame was brought up to date with a new text. */
export type Followed = { kind: 'same' } | { kind: 'told' } | { kind: 'redraw'; markup: string };

/** What a frame needs to show a page that is edited in place. An editing session implements it. */
export interface PageEditing {
  /** Returns the markup for a fresh frame, which from then on receives the changes. */
  draw: (html: string, send: (command: PreviewCommand) => void) => string;
  /** Brings a text that was changed elsewhere (code, AI, undo) to the frame. */
  follow: (html: string) => Followed;
  handle: (event: PreviewEvent) => void;
}
