import type { PreviewEvent } from '#contract/preview.ts';
import type { MoveStep } from './gestures.ts';

/** A pressed key as `KeyboardEvent` has it, from the frame or from the window around it. */
export type PressedKey = Omit<Extract<PreviewEvent, { t: 'key' }>, 'n' | 't'>;

export type EditingAction =
  | ActionOnOne
  | { kind: 'duplicate' | 'delete' | 'copy' | 'cut' | 'paste' }
  /** Ends the isolation of an element, else selects the parent. */
  | { kind: 'escape' }
  | { kind: 'undo' | 'redo' | 'save' | 'palette' | 'shortcuts' | 'stop' };

/** What is done with the element that was selected first. */
export type ActionOnOne =
  | { kind: 'parent' | 'next' | 'previous' | 'edit-text' }
  | { kind: 'move'; step: MoveStep };

const PLAIN: Readonly<Record<string, EditingAction>> = {
  Escape: { kind: 'escape' },
  Enter: { kind: 'edit-text' },
  Tab: { kind: 'next' },
  ArrowDown: { kind: 'next' },
  ArrowRight: { kind: 'next' },
  ArrowUp: { kind: 'previous' },
  ArrowLeft: { kind: 'previous' },
  Delete: { kind: 'delete' },
  Backspace: { kind: 'delete' },
  '?': { kind: 'shortcuts' },
  e: { kind: 'stop' },
};

const SHIFTED: Readonly<Record<string, EditingAction>> = {
  Enter: { kind: 'parent' },
  Tab: { kind: 'previous' },
  '?': { kind: 'shortcuts' },
};

const WITH_ALT: Readonly<Record<string, EditingAction>> = {
  ArrowUp: { kind: 'move', step: 'up' },
  ArrowDown: { kind: 'move', step: 'down' },
  ArrowLeft: { kind: 'move', step: 'out' },
  ArrowRight: { kind: 'move', step: 'in' },
};

const WITH_MOD: Readonly<Record<string, EditingAction>> = {
  z: { kind: 'undo' },
  y: { kind: 'redo' },
  s: { kind: 'save' },
  k: { kind: 'palette' },
  d: { kind: 'duplicate' },
  c: { kind: 'copy' },
  x: { kind: 'cut' },
  v: { kind: 'paste' },
};

/** What a key does while an element is selected; undefined for keys without an action. */
export function actionOf(pressed: PressedKey): EditingAction | undefined {
  const { key, shift, alt } = pressed;
  const isMod = pressed.ctrl || pressed.meta;
  if (alt) return isMod ? undefined : WITH_ALT[key];
  if (!isMod) return shift ? SHIFTED[key] : PLAIN[key];
  const action = WITH_MOD[key.toLowerCase()];
  if (!shift) return action;
  return action?.kind === 'undo' ? { kind: 'redo' } : undefined;
}
