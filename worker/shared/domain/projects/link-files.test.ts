import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineFiles, inlineIntoCss, resolveReference } from './link-files.ts';

test('references resolve inside the project and never above it', () => {
  const cases: [string, string, string | null][] = [
    ['index.html', 'style.css', 'style.css'],
    ['a/index.html', '../img/x.png?v=2#y', 'img/x.png'],
    ['a/b/page.html', '/style.css', 'style.css'],
    ['index.html', './a//b.css', 'a/b.css'],
    ['index.html', 'my%20pic.png', 'my pic.png'],
    ['index.html', '100%.png', '100%.png'],
    ['index.html', '../x.css', null],
    ['a/index.html', '%2e%2e/%2e%2e/x.css', null],
    ['index.html', 'https://example.com/x.css', null],
    ['index.html', '//example.com/x.css', null],
    ['index.html', 'data:text/css,a', null],
    ['index.html', '#top', null],
    ['index.html', '.', null],
  ];
  expect(cases.map(([from, url]) => [from, url, resolveReference(from, url)])).toEqual(cases);
});

test('a page carries its style sheet, its script and their pictures; what is missing stays', () => {
  const files = new Map([
    ['css/style.css', { text: 'body{background:url(../img/dot.png)}' }],
    ['script.js', { text: 'alert("è")' }],
    ['img/dot.png', { base64: 'AAAA' }],
  ]);
  const html = inlineFiles(
    '<link rel="stylesheet" href="css/style.css"><script src="script.js" defer></script><img src="no.png">',
    { path: 'index.html', files },
  );
  expect(html).toContain('defer');
  expect(html).toContain('src="no.png"');
  const css = /href="data:text\/css;charset=utf-8,([^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(css.replaceAll('&#39;', "'"))).toBe(
    'body{background:url("data:image/png;base64,AAAA")}',
  );
  expect(html).toContain('src="data:text/javascript;charset=utf-8,alert(%22%C3%A8%22)"');
});

test('style sheets that import each other end', () => {
  const files = new Map([
    ['a.css', { text: '@import "b.css";' }],
    ['b.css', { text: '@import "a.css";' }],
  ]);
  const html = inlineFiles('<link rel=stylesheet href=a.css>', { path: 'index.html', files });
  expect(html).toContain('data:text/css');
  expect(inlineIntoCss('a{b:url(none.png)}', { path: 'a.css', files })).toBe('a{b:url(none.png)}');
});

test('a resolved path has no way up, whatever was written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('..', '.', '', 'a', 'b.css', '%2e%2e', '%2F..', '\\')),
      fc.string(),
      (parts, tail) => {
        const path = resolveReference('x/y/index.html', parts.join('/') + tail);
        expect((path ?? '').split('/')).not.toContain('..');
      },
    ),
  );
});
