import { expect, test } from 'vitest';
import { isElision } from '#domain/diff/markers.ts';
import { parseBlocks } from '#domain/diff/parse-blocks.ts';
import { applyOperation } from '#domain/page-operations/apply.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import { readTheme } from '#domain/theme/read-theme.ts';
import { checkTokenContrast } from './token-contrast.ts';
import { readFileAnswer } from './file-answer.ts';
import { findElisions } from './find-elisions.ts';
import { readLooseList } from './loose-operations.ts';
import { readOperationsAnswer } from './operations-answer.ts';
import { toPlainWords } from './plain-words.ts';
import { dropThinking } from './thinking.ts';
import { readWordsForFile } from './words-answer.ts';

/** A quadratic reader of an answer of this size takes minutes, so that its test ends in a timeout. */
const LENGTH = 200_000;

function many(unit: string): string {
  return unit.repeat(Math.ceil(LENGTH / unit.length));
}

const BROKEN_UNITS = [
  '<think>',
  '</think>',
  '```\n',
  '`',
  '~',
  ' ',
  '\n',
  '"\\',
  '"',
  '/*',
  '[',
  '{"a":',
  '`<a-',
  '[a](',
  '<<<<<<< SEARCH\n',
  '=======\n',
  '// … x',
  ', ',
] as const;

test.each(BROKEN_UNITS)('an answer of nothing but “%s” ends in a reading', (unit) => {
  const answer = `x${many(unit)}x`;
  expect(dropThinking(answer).isOpen).toBe(unit === '<think>');
  expect(readLooseList(answer)).toBe(undefined);
  expect(typeof readFileAnswer(answer, 'js').content).toBe('string');
  expect(typeof readFileAnswer(answer, 'md').content).toBe('string');
  expect(readOperationsAnswer(`\`\`\`operations\n${answer}`)).toBeTruthy();
  const { blocks } = parseBlocks(answer, { finished: true });
  expect(blocks.filter(({ defect }) => defect === undefined)).toEqual([]);
  expect(readWordsForFile(answer, 'js')).toBe(undefined);
  expect(typeof toPlainWords(answer)).toBe('string');
  expect(findElisions('', answer)).toEqual([]);
});

test('thinking is left out, whichever of its blocks ends', () => {
  expect(dropThinking('a<think>b</think>c<reasoning>d</REASONING>e')).toEqual({
    text: 'ace',
    isOpen: false,
  });
  expect(dropThinking('a<think>b<reasoning>c</reasoning>d')).toEqual({ text: 'a', isOpen: true });
  expect(dropThinking('a<think>b<think>c</think>d')).toEqual({ text: 'ad', isOpen: false });
  expect(dropThinking('a</thinking>b')).toEqual({ text: 'b', isOpen: false });
});

test('thousands of short lines that look like comments are no elisions', () => {
  const line = `/*${' '.repeat(60)}xunchanged${' '.repeat(60)}\r`;
  expect(many(`${line}\n`).split('\n').filter(isElision)).toEqual([]);
  expect(isElision('<!-- … -->')).toBe(true);
});

test('tokens of a page that closes nothing are read', () => {
  const style = (text: string) => [{ tag: 'style', attributes: {}, text }];
  expect(checkTokenContrast(style(many(':root{')))).toEqual([]);
  expect(checkTokenContrast(style(`:root{${many('-')}}`))).toEqual([]);
});

test('a token of many numbers is read as what it is', () => {
  const page = `<style>:root{--space-a: ${'0 1111111111 '.repeat(40)}!}</style><p>x</p>`;
  expect(readTheme(indexHtml(page)).map(({ kind }) => kind)).toEqual(['other']);
});

test('a page may begin with any number of comments', () => {
  const html = `${'<!----><!-- -->'.repeat(2_000)}<!doctype html><p>x</p>`;
  const done = applyOperation(html, { kind: 'set-head', field: 'description', value: 'Bread' });
  expect(done.ok && done.html.indexOf('<meta')).toBeGreaterThan(html.indexOf('<!doctype'));
});
