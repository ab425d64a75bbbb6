import { expect, test } from 'vitest';
import { wordsTile } from './words-tile.ts';

const FIELD = { width: 480, height: 480 };

test('a title is set in lines, larger the shorter it is, and its characters are escaped', () => {
  const sizeOf = (title: string): number =>
    Number(/font-size="(\d+)"/.exec(wordsTile(title, FIELD).html)?.[1]);
  const { html } = wordsTile('Bread & <butter> at noon', FIELD);
  expect(html.match(/<tspan[^>]*>[^<]*/g)?.map((line) => line.replace(/^.*>/, ''))).toEqual([
    'Bread &amp;',
    '&lt;butter&gt; at',
    'noon',
  ]);
  expect(sizeOf('Haar')).toBeGreaterThan(sizeOf('Please do not feed the argument'));
});
