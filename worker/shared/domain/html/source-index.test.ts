import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape.ts';
import { elementAt, pathOf, textOf } from './query.ts';
import { indexHtml } from './source-index.ts';

test('escaped text reads back the same', () => {
  const text = `<b> & "quoted" 'single' \u00a0`;
  expect(textOf(indexHtml(`<p>x${escapeText('<b> &')}</p>`).elements[0]!)).toBe('x<b> &');
  const read = (quote: string): string | undefined =>
    indexHtml(`<p title=${quote}${escapeAttribute(text)}${quote}>`).elements[0]?.attributes[0]
      ?.value;
  expect([read('"'), read("'")]).toEqual([text, text]);
});

test('elements are found by place', () => {
  const html = '<body><p>a</p><p>b<i>c</i></p></body>';
  const index = indexHtml(html);
  const element = elementAt(index, html.indexOf('c'))!;
  expect(pathOf(element, index)).toBe('body:1>p:2>i:1');
});

test('omitted tags, mis-nesting and templates are told apart', () => {
  const index = indexHtml(
    '<ul><li>a<li>b</ul><p><a href=x><div>1<a href=y>2</a></div></p><template><u>t</u></template>',
  );
  const [list, first] = index.elements;
  expect(list?.range).toEqual({ start: 0, end: 19 });
  expect(first && index.html.slice(first.range.start, first.range.end)).toBe('<li>a');
  expect(index.elements.some((element) => element.tag === 'a' && element.isSplit)).toBe(true);
  expect(index.elements.some((element) => element.tag === 'u')).toBe(true);
});
