import { expect, test } from 'vitest';
import { readTokens } from './html-tokens.ts';
import { readUnits } from './html-units.ts';

test.each([
  ['quotes', `<a class="x y" id='z'>`, `<a class='x y' id=z>`],
  ['line breaks', '<ul>\n  <li>a b</li>\n</ul>', '<ul><li>a\tb</li></ul>'],
  ['a closing slash', '<br /><img src="a.png"/>', '<br><img src="a.png">'],
  ['the case of tag names', '<DIV>Testo</DIV>', '<div>Testo</div>'],
  ['references', 'caff&egrave; &amp; t&#232; &ldquo;ok&rdquo;', 'caffè & tè “ok”'],
  ['hard spaces', '12&nbsp;€', '12 €'],
])('%s make no difference', (_, one, other) => {
  expect(readTokens(one).keys).toEqual(readTokens(other).keys);
});

test.each([
  ['words', '<p>uno</p>', '<p>due</p>'],
  ['the case of text', '<p>Uno</p>', '<p>uno</p>'],
  ['code shown as text', '&lt;p&gt;', '<p>'],
  ['attribute values', '<a href="/a/">', '<a href="/b/">'],
])('%s make a difference', (_, one, other) => {
  expect(readTokens(one).keys).not.toEqual(readTokens(other).keys);
});

test('tokens know their place', () => {
  const { keys, starts, ends } = readTokens('<p>a  b</p>');
  expect(keys).toEqual(['<', 'p', '>', 'a', 'b', '<', '/p', '>']);
  expect([starts[4], ends[4]]).toEqual([6, 7]);
});

test('a unit is a word, a whole tag or a hard space', () => {
  const texts = readUnits('<a href="#">due\n parole</a>&nbsp;!').map(({ text }) => text);
  expect(texts).toEqual(['< a href = "#" >', 'due', 'parole', '< /a >', '&nbsp;', '!']);
  expect(readUnits('y" id="z">testo').map(({ text }) => text)).toEqual(['y" id = "z" >', 'testo']);
});
