import type { KeyboardEvent } from 'react';
import type { MoveStep } from '../gestures.ts';
import type { LayerRow } from './layer-rows.ts';

/** What a key does in the list of layers; `to` is the position of a row. */
export type LayerAction =
  | { kind: 'go'; to: number; isExtending: boolean; isOnlyPointing: boolean }
  | { kind: 'toggle' }
  | { kind: 'choose'; isAdded: boolean }
  | { kind: 'type'; character: string }
  | { kind: 'move'; step: MoveStep }
  | { kind: 'rename' | 'delete' | 'duplicate' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const MOVES: Readonly<Record<string, MoveStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Undefined for keys that mean nothing here. */
export function layerAction(
  pressed: PressedKey,
  rows: readonly LayerRow[],
  at: number,
): LayerAction | undefined {
  const isMod = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) {
    const step = MOVES[pressed.key];
    return step && !isMod ? { kind: 'move', step } : undefined;
  }
  if (isMod && pressed.key.toLowerCase() === 'd') return { kind: 'duplicate' };
  if (pressed.key === ' ') return { kind: 'choose', isAdded: isMod };
  const to = rowFor(pressed.key, rows, at);
  if (to === 'toggle') return { kind: 'toggle' };
  if (to !== undefined) {
    return { kind: 'go', to, isExtending: pressed.shiftKey, isOnlyPointing: isMod };
  }
  return isMod ? undefined : plainAction(pressed.key);
}

function plainAction(key: string): LayerAction | undefined {
  if (key === 'Enter') return { kind: 'choose', isAdded: false };
  if (key === 'F2') return { kind: 'rename' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'delete' };
  return key.length === 1 ? { kind: 'type', character: key } : undefined;
}

/** The tree pattern of ARIA: right opens and goes in, left closes and goes out. */
function rowFor(key: string, rows: readonly LayerRow[], at: number): number | 'toggle' | undefined {
  const row = rows[at];
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      if (row?.isOpen === false) return 'toggle';
      return row?.isOpen ? at + 1 : at;
    case 'ArrowLeft':
      return row?.isOpen === true && row.level > 1 ? 'toggle' : parentOf(rows, at);
    default:
      return undefined;
  }
}

function parentOf(rows: readonly LayerRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  const found = rows.slice(0, at).findLastIndex((row) => row.level < level);
  return found < 0 ? at : found;
}
