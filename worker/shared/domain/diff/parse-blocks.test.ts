import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiffBlock } from './diff-types.ts';
import { parseBlocks } from './parse-blocks.ts';
import { formatBlocks } from './write-block.ts';

function block(search: string[], replace: string[]): DiffBlock {
  return { search, replace };
}

const plain = '<<<<<<< SEARCH\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> REPLACE';
const parsedPlain = [block(['<p>a</p>'], ['<p>b</p>'])];

test('a block in the expected form is read and the talk around it kept', () => {
  expect(parseBlocks(`Ecco fatto.\n\n${plain}\n\nHo cambiato il testo.\n`)).toEqual({
    blocks: parsedPlain,
    chatter: 'Ecco fatto.\n\nHo cambiato il testo.',
    warnings: [],
  });
});

const spellings = {
  'five signs': plain.replaceAll(/[<=>]{7}/g, (signs) => signs.slice(0, 5)),
  'nine signs': plain.replaceAll(/[<=>]{7}/g, (signs) => `${signs}${signs.slice(0, 2)}`),
  'lower case': plain.replace('SEARCH', 'search').replace('REPLACE', 'Replace'),
  'a closing sign': plain.replace('SEARCH', 'SEARCH>'),
  'no space': plain.replace('< SEARCH', '<SEARCH').replace('> REPLACE', '>REPLACE'),
  'indented markers': plain.replaceAll(/^([<=>]{7})/gm, '   $1'),
  'space after markers': plain.replaceAll(/([<=>]{7}[^\n<]*)$/gm, '$1  '),
  dashes: plain.replace('<<<<<<< ', '------- ').replace('>>>>>>> ', '+++++++ '),
  'a fence around the block': `\`\`\`html\n${plain}\n\`\`\``,
  'thoughts before it': `<think>\n${plain.replace('>b<', '>c<')}\n</think>\n${plain}`,
  'CRLF throughout': plain.replaceAll('\n', '\r\n'),
};

test.each(Object.entries(spellings))('markers with %s are read', (_, response) => {
  const { blocks, chatter, warnings } = parseBlocks(response);
  expect({ blocks, chatter, warnings }).toEqual({
    blocks: parsedPlain,
    chatter: '',
    warnings: [],
  });
});

test('an empty SEARCH and an empty REPLACE differ from a blank line', () => {
  const response = `<<<<<<< SEARCH\n=======\n\n>>>>>>> REPLACE\n<<<<<<< SEARCH\n\na\n=======\n>>>>>>> REPLACE`;
  expect(parseBlocks(response).blocks).toEqual([block([], ['']), block(['', 'a'], [])]);
});

test('a carriage return of the content stays when the markers have none', () => {
  const response = '<<<<<<< SEARCH\na\r\n=======\nb\r\n>>>>>>> REPLACE';
  expect(parseBlocks(response).blocks).toEqual([block(['a\r'], ['b\r'])]);
});

test('a second divider gives a second reading', () => {
  const response = '<<<<<<< SEARCH\na\n=======\nb\n=======\nc\n>>>>>>> REPLACE';
  expect(parseBlocks(response).blocks).toEqual([
    {
      search: ['a'],
      replace: ['b', '=======', 'c'],
      alternatives: [block(['a', '=======', 'b'], ['c'])],
    },
  ]);
});

test('a fence inside a block is another reading, not taken off', () => {
  const response = '<<<<<<< SEARCH\n```html\na\n```\n=======\n```html\nb\n```\n>>>>>>> REPLACE';
  expect(parseBlocks(response).blocks).toEqual([
    {
      search: ['```html', 'a', '```'],
      replace: ['```html', 'b', '```'],
      alternatives: [block(['a'], ['b'])],
    },
  ]);
});

test('the next SEARCH closes a block without its end', () => {
  const response = `<<<<<<< SEARCH\nx\n=======\ny\n${plain}`;
  const { blocks, warnings } = parseBlocks(response);
  expect(blocks).toEqual([block(['x'], ['y']), ...parsedPlain]);
  expect(warnings).toEqual(['missing-end-marker']);
});

test('a block without divider is kept as unusable', () => {
  const { blocks } = parseBlocks('<<<<<<< SEARCH\na\n>>>>>>> REPLACE');
  expect(blocks).toEqual([{ search: ['a'], replace: [], defect: 'no-divider' }]);
});

test('an unclosed last block counts only when the model has finished', () => {
  const cut = '<<<<<<< SEARCH\na\n=======\nb\n';
  expect(parseBlocks(cut).blocks).toEqual([{ ...block(['a'], ['b', '']), defect: 'unfinished' }]);
  expect(parseBlocks(cut, { finished: true })).toEqual({
    blocks: [block(['a'], ['b'])],
    chatter: '',
    warnings: ['missing-end-marker'],
  });
});

test('the fence after an unclosed last block is not content', () => {
  const cut = '```\n<<<<<<< SEARCH\na\n=======\nb\n```\n';
  expect(parseBlocks(cut, { finished: true }).blocks).toEqual([block(['a'], ['b'])]);
});

test('a marker repeated by mistake is no block', () => {
  const { blocks, warnings } = parseBlocks(`<<<<<<< SEARCH\n${plain}`);
  expect(blocks).toEqual(parsedPlain);
  expect(warnings).toEqual(['missing-end-marker', 'empty-block']);
});

test('a complete document without blocks is a whole-file answer', () => {
  const html = '<!DOCTYPE html>\n<html><body>\nciao\n</body></html>';
  expect(parseBlocks(`Ecco:\n\`\`\`html\n${html}\n\`\`\`\nFatto.`)).toEqual({
    blocks: [],
    chatter: 'Ecco:\n\nFatto.',
    wholeDocument: html,
    warnings: [],
  });
});

test('the document after a finished draft wins; one without an end is none', () => {
  const draft = '<!doctype html>\n<html>1</html>\n';
  const final = '<!doctype html>\n<html><iframe srcdoc="\n<!doctype html>"></iframe></html>';
  expect(parseBlocks(`${draft}Meglio:\n${final}`).wholeDocument).toBe(final);
  expect(parseBlocks('<!doctype html>\n<html><body>').wholeDocument).toBeUndefined();
});

test('text without blocks or document is chatter', () => {
  const nothing = { blocks: [], chatter: 'Non ho capito.', warnings: [] };
  expect(parseBlocks('\nNon ho capito.\n')).toEqual(nothing);
});

test('content that looks like a marker comes back through its escape', () => {
  const lines = [
    '<<<<<<< SEARCH',
    '  =======',
    '\\=======',
    '>>>>>>> REPLACE',
    '...',
    '```',
    '\\\\```',
  ];
  const written = formatBlocks([block(lines, lines.toReversed())]);
  expect(parseBlocks(written).blocks).toEqual([
    { ...block(lines, lines.toReversed()), literal: true },
  ]);
});

test('any text is read without an error and any block survives its writing', () => {
  const line = fc.oneof(
    fc.string().map((text) => text.replaceAll('\n', '')),
    fc.constantFrom(
      '<<<<<<< SEARCH',
      '=======',
      '\\=======',
      '>>>>>>> REPLACE',
      '```',
      '...',
      'a\r',
    ),
  );
  const lines = fc.array(line, { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (search, replace, finished) => {
      expect(parseBlocks(search.join('\n'), { finished }).chatter).toBeTypeOf('string');
      const [parsed] = parseBlocks(formatBlocks([{ search, replace }])).blocks;
      expect({ search: parsed?.search, replace: parsed?.replace }).toEqual({ search, replace });
    }),
    { numRuns: 200 },
  );
});
