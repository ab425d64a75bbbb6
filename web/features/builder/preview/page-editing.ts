import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';

/** How a frame that shows the text of before comes to show the new one. */
export type Followed = { kind: 'same' } | { kind: 'told' } | { kind: 'redraw'; markup: string };

/** What a frame needs to show a page that is edited in place; an editing session is one. */
export interface PageEditing {
  /** Markup to draw in a fresh frame, which becomes the one that is told of changes. */
  draw: (html: string, send: (command: PreviewCommand) => void) => string;
  /** Brings a text that came from elsewhere (code, AI, undo) to the frame. */
  follow: (html: string) => Followed;
  handle: (event: PreviewEvent) => void;
}
