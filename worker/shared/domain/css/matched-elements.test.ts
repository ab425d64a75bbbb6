import { expect, test } from 'vitest';
import { realPages } from '../../../testing/real-pages.ts';
import { indexHtml } from '../html/source-index.ts';
import { changeLivePage, openLivePage } from '../live-page/live-page.ts';
import { matchedElements, meantAt } from './matched-elements.ts';
import { matchesSelector, readSelectors } from './selector.ts';
import { readStyleSheet } from './style-sheet.ts';

const PAGE = `<!doctype html><html><head><title>A</title><style>
.card, h1 { color: red }
/* note */
@media (max-width: 600px) { .card:hover { color: blue } }
</style></head><body><h1>One</h1><p>Two</p> <div class="card">3</div><script>let a</script></body></html>`;

function meant(mark: string, by: number): string {
  const found = meantAt(indexHtml(PAGE), PAGE.indexOf(mark) + by);
  switch (found.kind) {
    case 'element':
      return found.element.tag;
    case 'rule':
      return `${found.selector}: ${found.elements.map(({ tag }) => tag).join(' ')}`;
    case 'nothing':
      return '';
  }
}

test.each([
  { place: 'a word', mark: 'One', by: 1, expected: 'h1' },
  { place: 'a start tag', mark: '<p>', by: 1, expected: 'p' },
  { place: 'the place behind an element', mark: '</h1>', by: 5, expected: 'p' },
  { place: 'a space behind an element', mark: '</p>', by: 4, expected: 'p' },
  { place: 'the place before an element', mark: '</p>', by: 5, expected: 'div' },
  { place: 'a selector', mark: '.card, h1', by: 2, expected: '.card, h1: h1 div' },
  { place: 'a declaration', mark: 'red', by: 1, expected: '.card, h1: h1 div' },
  {
    place: 'a rule of a state under a condition',
    mark: 'blue',
    by: 1,
    expected: '.card:hover: div',
  },
  { place: 'a comment between rules', mark: 'note', by: 1, expected: '' },
  { place: 'the title', mark: '>A<', by: 1, expected: '' },
  { place: 'a script', mark: 'let a', by: 1, expected: '' },
])('the cursor in $place means what is seen of it', ({ mark, by, expected }) => {
  expect(meant(mark, by)).toBe(expected);
});

test('rules find the elements that their selectors match one by one', () => {
  for (const { html } of realPages()) {
    const index = indexHtml(html);
    for (const rule of readStyleSheet(index).rules.slice(0, 40)) {
      const selectors = readSelectors(rule.selector);
      const expected = index.elements.filter((element) =>
        selectors.some((selector) => matchesSelector(element, selector)),
      );
      const found = matchedElements(index, [rule]);
      expect(found).toEqual(expect.arrayContaining(expected));
    }
  }
});

test('a live page is matched as it is now, not as it was', () => {
  const html = '<ul><li class="a">1</li><li>2</li></ul>';
  const page = openLivePage(html);
  const texts = (selector: string) =>
    matchedElements(page.index, [{ selector }]).map(({ range }) =>
      page.html.slice(range.start, range.end),
    );
  expect(texts('.a')).toEqual(['<li class="a">1</li>']);
  expect(texts('li:first-child')).toEqual(['<li class="a">1</li>']);
  const at = html.indexOf('<li');
  changeLivePage(page, [{ start: at, end: at, replacement: '<li>0</li>' }]);
  expect(texts('li:first-child')).toEqual(['<li>0</li>']);
  const name = page.html.indexOf('"a"');
  changeLivePage(page, [{ start: name + 1, end: name + 2, replacement: 'b' }]);
  expect(texts('.a')).toEqual([]);
  expect(texts('.b')).toEqual(['<li class="b">1</li>']);
});
