import { expect, test } from 'vitest';
import { fileExtension, renamedFile, settleNameAndType, type FileType } from './file-type.ts';

test('the extension is the part after the last dot, and a leading dot starts a name', () => {
  const cases = {
    'a.html': '.html',
    'a.b.css': '.css',
    README: '',
    '.env': '',
    'a.': '',
    '.env.json': '.json',
  };
  for (const [name, extension] of Object.entries(cases))
    expect([name, fileExtension(name)]).toEqual([name, extension]);
});

test('a known extension decides the type, a missing one comes from it', () => {
  const cases: [string, FileType, string, FileType][] = [
    ['index.htm', 'css', 'index.htm', 'html'],
    ['main.py', 'html', 'main.py', 'py'],
    ['MAIN.PY', 'js', 'MAIN.PY', 'py'],
    ['style', 'css', 'style.css', 'css'],
    ['data.csv', 'txt', 'data.csv', 'txt'],
    ['notes', 'other', 'notes', 'other'],
    ['shop', 'site', 'shop', 'site'],
    ['a.constructor', 'txt', 'a.constructor', 'txt'],
  ];
  for (const [name, chosen, settled, type] of cases) {
    expect(settleNameAndType(name, chosen)).toEqual({ name: settled, type });
  }
});

test('a rename without extension keeps the old one', () => {
  expect(renamedFile('page.html', 'start')).toBe('start.html');
  expect(renamedFile('page.html', 'start.md')).toBe('start.md');
  expect(renamedFile('README', 'LICENSE')).toBe('LICENSE');
});
