import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listReferences, rewriteCssReferences, rewriteReferences } from './page-references.ts';

const PAGE = `<!DOCTYPE html>
<html><head>
<link rel=stylesheet href=style.css><link rel="canonical" href="https://example.com/">
<style>@import "base.css"; body { background: url( 'img/a b.png' ) } @font-face { src: url(f.woff2) format("woff2") }</style>
<script src='app.js' defer></script>
</head><body>
<img src="/logo.svg" srcset="small.png 1x,large.png 2x, data:image/gif;base64,AA 3x" alt="url(no.png)">
<div style="background:url(&quot;bg.jpg&quot;)"><a href="other.html">Other</a></div>
<video poster="poster.webp"></video><svg><use href="#wave"/></svg>
</body></html>`;

test('everything that a page fetches is found, links to other pages are not', () => {
  expect(listReferences(PAGE)).toEqual([
    'style.css',
    'base.css',
    'img/a b.png',
    'f.woff2',
    'app.js',
    '/logo.svg',
    'small.png',
    'large.png',
    'data:image/gif;base64,AA',
    'bg.jpg',
    'poster.webp',
    '#wave',
  ]);
});

test('references change in place and the rest stays byte for byte', () => {
  const rewritten = rewriteReferences(PAGE, (url) => (url === 'large.png' ? 'assets/l.png' : null));
  expect(rewritten).toBe(PAGE.replace('1x,large.png', '1x, assets/l.png'));
  expect(rewriteReferences(PAGE, () => null)).toBe(PAGE);
});

test('a style sheet keeps its form around the new addresses', () => {
  expect(rewriteCssReferences("a{b:url(x.png)}@import 'y.css';", (url) => `n/${url}`)).toBe(
    'a{b:url("n/x.png")}@import "n/y.css";',
  );
});

test('what was written is what is found again', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom('img', 'script', 'iframe'), (path, tag) => {
      const next = `/moved${path.replace(/[\s]/g, '')}`;
      const html = rewriteReferences(`<p>x</p><${tag} src="old.png"></${tag}>`, () => next);
      expect(listReferences(html)).toEqual([next]);
    }),
    { numRuns: 30 },
  );
});
