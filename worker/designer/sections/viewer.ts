import { html, type Html } from '../html.ts';
import type { Page } from './section.ts';

/** Marks a list whose pictures open large, with the words that the page's script needs for it. */
export function viewerData({ words: { viewer } }: Page): Html {
  return html` data-viewer data-open="${viewer.open}" data-close="${viewer.close}"
  data-previous="${viewer.previous}" data-next="${viewer.next}"`;
}

export const VIEWER_CSS = `
[data-viewer] .picture[role] { cursor: zoom-in; }
.viewer { width: 100%; max-width: none; height: 100%; max-height: none; border: 0; padding: clamp(1rem, 4vw, 3rem); background: rgb(12 12 12 / 0.94); color: #fff; }
.viewer[open] { display: grid; place-items: center; }
.viewer figure { display: grid; gap: 1rem; justify-items: center; margin: 0; max-width: 100%; }
.viewer :is(svg, img) { width: min(88vw, 70rem); height: auto; max-height: 76vh; object-fit: contain; aspect-ratio: auto; }
.viewer button { position: absolute; min-width: 3rem; min-height: 3rem; border: 1px solid currentColor; border-radius: 50%; background: rgb(12 12 12 / 0.6); color: inherit; font: 1.4rem/1 var(--font-label); cursor: pointer; }
.viewer button:nth-of-type(1) { top: 1rem; right: 1rem; }
.viewer button:nth-of-type(2) { left: 1rem; bottom: 1rem; }
.viewer button:nth-of-type(3) { right: 1rem; bottom: 1rem; }`;
