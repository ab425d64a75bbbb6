/** CSS pixels of the page. */
export interface ScrollPosition {
  x: number;
  y: number;
}

/** How a pane takes part in scrolling several pages together. */
export interface PaneScroll {
  /** Where the page is to stand; null for where it stands. */
  to: ScrollPosition | null;
  onScroll: (position: ScrollPosition) => void;
}
