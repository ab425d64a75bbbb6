import { elementOf } from './keys.ts';
import { isConnected } from './natives.ts';
import { addPart, placePart, removePart } from './overlay.ts';
import { rectOf } from './rects.ts';
import { state } from './state.ts';

let veil: HTMLElement | null = null;

/** Covers all but the isolated element; nothing of the page is changed for it. */
export function placeVeil(): void {
  const element = state.isolated === null ? null : elementOf(state.isolated);
  if (element === null || !isConnected(element)) {
    if (veil !== null) removePart(veil);
    veil = null;
    return;
  }
  veil ??= addPart('veil');
  placePart(veil, rectOf(element));
}
