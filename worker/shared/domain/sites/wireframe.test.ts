import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWireframe } from './wireframe.ts';

const PAGE = `<!doctype html><html><head><meta name="theme-color" content="#faefe1"><style>
body{background:#faefe1;color:#221c12}h1{color:#221c12}a{background:#b04b2b}b{color:#b04b2b}</style></head>
<body><nav><a>1</a><a>2</a><a>3</a></nav><section><img></section><section></section></body></html>`;

test('a page is drawn in its own ground, ink and accent', () => {
  const drawing = drawWireframe(PAGE);
  expect(drawing).toContain('<rect width="480" height="300" fill="#faefe1"/>');
  expect(drawing).toContain('fill="#221c12"');
  expect(drawing).toContain('fill="#b04b2b"');
});

test('a page without colours is drawn in ours', () => {
  expect(drawWireframe('<p>hello</p>')).toContain('fill="#f7f3ea"');
});

test('short colours count, and a dark page gets light ink', () => {
  const drawing = drawWireframe('<body style="background:#012">');
  expect(drawing).toContain('fill="#001122"');
  expect(drawing).toContain('fill="#f3efe6"');
});

test('nothing of a page but checked colours gets into the drawing', () => {
  const shape = /^<svg [^<>]*>(?:<rect(?: [a-z-]+="(?:[\d.]+|#[\da-f]{6})")+\/>)+<\/svg>$/;
  const piece = fc.constantFrom(
    '#fff"><script>',
    'background:#00"',
    'theme-color" content="#12345',
    '<img>',
    '<li>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      expect(drawWireframe(pieces.join(''))).toMatch(shape);
    }),
  );
});
