import { expect, test } from 'vitest';
import { describeShortcut, type KeyPress, matchesShortcut } from './shortcut-keys.ts';

function press(overrides: Partial<KeyPress>): KeyPress {
  const nothing = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return { key: '', code: '', ...nothing, ...overrides };
}

test('the main key is Ctrl, on a Mac the command key, and never both', () => {
  const withCtrl = press({ key: 'z', code: 'KeyZ', ctrlKey: true });
  const withCommand = press({ key: 'z', code: 'KeyZ', metaKey: true });
  const asked = [withCtrl, withCommand].flatMap((pressed) =>
    [false, true].map((isMac) => matchesShortcut('mod+z', pressed, isMac)),
  );
  expect(asked).toEqual([true, false, false, true]);
});

test('shift is part of the shortcut for letters, and part of the character for signs', () => {
  const redo = press({ key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(matchesShortcut('mod+shift+z', redo, false)).toBe(true);
  expect(matchesShortcut('mod+z', redo, false)).toBe(false);
  const italianQuestion = press({ key: '?', code: 'Minus', shiftKey: true });
  expect(matchesShortcut('?', italianQuestion, false)).toBe(true);
});

test('letters go by the character, digits by the key, Alt by either', () => {
  expect(matchesShortcut('mod+z', press({ key: 'z', code: 'KeyY', ctrlKey: true }), false)).toBe(
    true,
  );
  expect(matchesShortcut('1', press({ key: '&', code: 'Digit1' }), false)).toBe(true);
  const optionF = press({ key: 'Ï', code: 'KeyF', altKey: true, shiftKey: true });
  expect(matchesShortcut('shift+alt+f', optionF, true)).toBe(true);
});

test('shortcuts read as their keyboard says them', () => {
  const words = { mod: 'Ctrl', shift: 'Maiusc', alt: 'Alt', del: 'Canc' };
  expect(describeShortcut('mod+shift+z', { isMac: false, words })).toBe('Ctrl+Maiusc+Z');
  expect(describeShortcut('mod+shift+z', { isMac: true, words })).toBe('⇧⌘Z');
  expect(['shift+Enter', 'del'].map((it) => describeShortcut(it, { isMac: false, words }))).toEqual(
    ['Maiusc+Enter', 'Canc'],
  );
});
