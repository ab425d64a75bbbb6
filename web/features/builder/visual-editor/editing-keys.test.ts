import { expect, test } from 'vitest';
import { actionOf, type PressedKey } from './editing-keys.ts';

const NONE = { code: '', ctrl: false, meta: false, shift: false, alt: false };
const press = (key: string, held: Partial<PressedKey> = {}) => actionOf({ ...NONE, ...held, key });

test.each([
  ['Escape', {}, { kind: 'escape' }],
  ['Enter', { shift: true }, { kind: 'parent' }],
  ['Tab', { shift: true }, { kind: 'previous' }],
  ['ArrowUp', { alt: true }, { kind: 'move', step: 'up' }],
  ['d', { ctrl: true }, { kind: 'duplicate' }],
  ['D', { meta: true }, { kind: 'duplicate' }],
  ['z', { ctrl: true }, { kind: 'undo' }],
  ['Z', { ctrl: true, shift: true }, { kind: 'redo' }],
  ['y', { ctrl: true }, { kind: 'redo' }],
  ['e', {}, { kind: 'stop' }],
] as const)('%s with %j', (key, held, action) => {
  expect(press(key, held)).toEqual(action);
});

test.each([
  ['d', {}],
  ['D', { ctrl: true, shift: true }],
  ['ArrowUp', { shift: true }],
  ['ArrowUp', { alt: true, ctrl: true }],
] as const)('%s with %j means nothing', (key, held) => {
  expect(press(key, held)).toBeUndefined();
});
