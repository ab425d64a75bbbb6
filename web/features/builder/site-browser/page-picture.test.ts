import { expect, test } from 'vitest';
import { toSvg } from './page-picture.ts';

const SIZE = { width: 1200, height: 630 };

test('the drawing is well-formed XML without anything that runs or loads', () => {
  const svg = toSvg(
    '<!doctype html><html><head><script>x()</script><link rel=stylesheet href="/a.css"></head><body><p>caff&egrave; <br>& more<iframe src="/x"></iframe></body></html>',
    SIZE,
  );
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.documentElement.getAttribute('height')).toBe('630');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('p')?.textContent).toBe('caffè & more');
  expect(parsed.querySelector('script,iframe,link')).toBeNull();
});

test('rules of the root and of the dark do what they would on a bright screen', () => {
  const svg = toSvg(
    '<style>:root{--a:1}@media (prefers-color-scheme: dark){body{color:white}}</style>',
    SIZE,
  );
  expect(svg).toContain('html:nth-child(n){--a:1}');
  expect(svg).toContain('@media (max-width:0px)');
});
