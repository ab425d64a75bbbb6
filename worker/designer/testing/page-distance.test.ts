import { expect, test } from 'vitest';
import { readBuild } from './page-distance.ts';

test('the build of a page names its layouts, its numbered sections too, and the pictures and lists inside', () => {
  const html = `<body class="craft"><header id="top" class="site-header header-bar"></header>
    <section id="services-2" class="section rows"><svg viewBox="0 0 9 9" class="art"><use href="#art-loaf" /></svg><dl></dl></section></body>`;
  expect(readBuild(html)).toEqual({
    direction: 'craft',
    parts: ['site-header header-bar', 'section rows'],
    pieces: ['svg art', 'use #art-loaf', 'dl '],
  });
});
