import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findHtmlProblems } from './find-problems.ts';

const START = '<!DOCTYPE html><html><head><title>x</title></head><body>';

/** Kind and marked text of each problem in a body. */
function problemsIn(body: string): string[] {
  const html = START + body;
  return findHtmlProblems(html).map(({ kind, start, end }) =>
    `${kind} ${html.slice(start, end)}`.trim(),
  );
}

test('a tidy page has no problems, omitted optional tags included', () => {
  expect(
    problemsIn(
      '<ul><li>a<li>b</ul><p>x<p>y<br><img src=a.png /><svg><path d="M0 0"/></svg><template><p>z</p></template>' +
        '<table><tr><td>1<td>2</table><script>if (a</b/.x) c</script>',
    ),
  ).toEqual([]);
  expect(
    findHtmlProblems('<!doctype html><title>x</title><p>Caff&egrave; &amp; t&egrave;'),
  ).toEqual([]);
});

test('elements that are never closed are marked at their start tag', () => {
  expect(problemsIn('<section><div class="a"><h1>Hi</h1></section>')).toEqual([
    'unclosed <div class="a">',
  ]);
  expect(problemsIn('<main><p>x</p>')).toEqual(['unclosed <main>']);
});

test('end tags that close nothing are marked', () => {
  expect(problemsIn('<div>a</div></div><p>b</p></section>')).toEqual([
    'stray </div>',
    'stray </section>',
  ]);
});

test('the parser’s own complaints have a kind and a place', () => {
  expect(problemsIn('<p class="a" class="b">x</p>')).toEqual(['duplicate-attribute']);
  expect(problemsIn('<a href="x"title="y">z</a>')).toContain('bad-attribute');
  expect(problemsIn('<p>a & b &nosuch; c</p>')[0]).toMatch(/^bad-reference/);
  expect(findHtmlProblems('<p>x</p>')[0]).toMatchObject({
    kind: 'missing-doctype',
    severity: 'warning',
  });
  expect(problemsIn('<p>x</p><div class="open').join()).toContain('broken-tag');
});

test('any text gets an answer with places inside it', () => {
  const piece = fc.constantFrom(
    '<',
    '</',
    '>',
    'div',
    'b',
    ' ',
    '"',
    '=',
    '&',
    '<!--',
    'p',
    '/',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pieces.join('');
      for (const { start, end } of findHtmlProblems(html)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(html.length + 1);
      }
    }),
  );
});
