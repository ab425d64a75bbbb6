import { expect, test } from 'vitest';
import { applyAllLive } from '#domain/live-page/apply-live.ts';
import { openLivePage } from '#domain/live-page/live-page.ts';
import { planShape, ratioOf, SHAPE_IDS, type Shape, shapeOf } from './crop-shape.ts';

function cut(markup: string, ...wanted: Shape[]): { html: string; shape: Shape } {
  const live = openLivePage(`<body>${markup}</body>`);
  const picture = () => {
    const found = live.index.elements.find(({ tag }) => tag === 'img');
    if (found === undefined) throw new Error('no picture');
    return found;
  };
  for (const shape of wanted)
    expect(applyAllLive(live, planShape(live, picture(), shape))).toMatchObject({ ok: true });
  return { html: live.html.slice('<body>'.length, -'</body>'.length), shape: shapeOf(picture()) };
}

test('a picture is cut by itself, and filled instead of distorted', () => {
  expect(cut('<p><img src="a.webp"></p>', 'square')).toEqual({
    html: '<p><img src="a.webp" style="aspect-ratio: 1 / 1; height: auto; object-fit: cover;"></p>',
    shape: 'square',
  });
});

test('a picture that fills a box of the designer is cut by the box', () => {
  expect(cut('<div class="picture"> <img class="art" src="a.webp"> </div>', 'portrait')).toEqual({
    html: '<div class="picture" style="aspect-ratio: 3 / 4; height: auto;"> <img class="art" src="a.webp" style="object-fit: cover;"> </div>',
    shape: 'portrait',
  });
});

test('a box that holds more than the picture keeps its shape', () => {
  const markup = '<figure><img class="art" src="a.webp"><figcaption>Oven</figcaption></figure>';
  expect(cut(markup, 'wide').html).toContain('<figure><img class="art" src="a.webp" style="aspect');
});

test.each([
  ['', '<img src="a.webp" style="object-fit: cover;">'],
  [
    ' style="height: auto; object-fit: cover"',
    '<img src="a.webp" style="height: auto; object-fit: cover;">',
  ],
])('a picture with “%s” has the shape of its page again', (style, html) => {
  expect(cut(`<img src="a.webp"${style}>`, 'square', 'wide', 'own')).toEqual({
    html,
    shape: 'own',
  });
});

test('a shape of the page that is none of these is its own', () => {
  expect(cut('<img src="a.webp" style="aspect-ratio: 7 / 5">').shape).toBe('own');
});

test('shapes are named by their sides, the page’s own is not', () => {
  expect(SHAPE_IDS.map(ratioOf)).toEqual([undefined, '1:1', '4:3', '3:4', '16:9']);
});
