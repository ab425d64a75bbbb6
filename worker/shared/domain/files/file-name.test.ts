import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName, utf8Length } from './file-name.ts';

test('ordinary names in any script pass unchanged', () => {
  for (const name of [
    'index.html',
    'Menù d’estate.md',
    '日本語.txt',
    'a b (1).css',
    '.env',
    '🥐.json',
    'com10.txt',
    'console.js',
  ]) {
    expect(checkName(name)).toEqual({ ok: true, name });
  }
});

test('each kind of bad name is refused for its own reason', () => {
  const cases = {
    '': 'empty',
    '   ': 'empty',
    'a/b': 'separator',
    'a\\b': 'separator',
    '..': 'dots',
    '.': 'dots',
    'a..b': 'dots',
    'a\u0000': 'control',
    'a\u001fb': 'control',
    'a\u202etxt': 'control',
    'a\u200bb': 'control',
    'a\ud800b': 'control',
    NUL: 'reserved',
    'con.txt': 'reserved',
    'Lpt9.html': 'reserved',
  };
  for (const [name, problem] of Object.entries(cases)) {
    expect([name, checkName(name)]).toEqual([name, { ok: false, problem }]);
  }
  expect(checkName('x'.repeat(256))).toEqual({ ok: false, problem: 'too-long' });
  expect(checkName('è'.repeat(127) + 'x').ok).toBe(true);
  expect(checkName('è'.repeat(128))).toEqual({ ok: false, problem: 'too-long' });
});

test('names that look the same are the same: white space around and composed accents', () => {
  expect(checkName('  cafe\u0301.html ')).toEqual({ ok: true, name: 'caf\u00e9.html' });
});

test('whatever is accepted is safe as one part of a path, and stays accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
      const checked = checkName(raw);
      if (!checked.ok) return;
      expect(checked.name).not.toMatch(/[/\\\p{Cc}]|\.\./u);
      expect(utf8Length(checked.name)).toBeLessThanOrEqual(255);
      expect(checkName(checked.name)).toEqual(checked);
    }),
  );
});

test('the length in UTF-8 is what an encoder makes of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).byteLength);
    }),
  );
});
