import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  ['js', 'export const a = 1;\n', true],
  ['js', 'with (a) b();\n', true],
  ['js', 'function (\n', false],
  ['json', '{"a":1}\n', true],
  ['json', '{"a":1,}\n', false],
] as const)('%s %j parses: %s', (fileType, content, ok) => {
  expect(checkFile(content, fileType).map((check) => check.ok)).toEqual([ok]);
});

test('what cannot be parsed here is not judged', () => {
  expect(checkFile('def f(', 'py')).toEqual([]);
});
