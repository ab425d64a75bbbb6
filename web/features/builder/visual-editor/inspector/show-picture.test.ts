import { expect, test } from 'vitest';
import { indexHtml, type IndexedElement } from '#domain/html/source-index.ts';
import { descriptionOf, pictureAt, pictureMarkup, planDescription } from './show-picture.ts';

function first(markup: string): IndexedElement {
  const [element] = indexHtml(markup).elements;
  if (element === undefined) throw new Error('no element');
  return element;
}

test.each([
  [
    '<svg id="a" class="art wide" viewBox="0 0 1400 640" preserveAspectRatio="xMidYMid slice" role="img" aria-label="The &quot;oven&quot;"></svg>',
    '<img id="a" class="art wide" src="new.png" alt="The &quot;oven&quot;" width="1400" height="640" style="max-width: 100%; object-fit: cover">',
  ],
  [
    '<svg width="24" height="24" style="color: red;" aria-hidden="true"></svg>',
    '<img src="new.png" alt="" width="24" height="24" style="color: red; max-width: 100%; object-fit: contain">',
  ],
  [
    '<svg width="100%"><title>Oven</title></svg>',
    '<img src="new.png" alt="Oven" width="100%" style="max-width: 100%; object-fit: contain">',
  ],
])('%s makes room for %s', (drawing, picture) => {
  expect(pictureMarkup(first(drawing), pictureAt('new.png'))).toBe(picture);
});

test('a photograph fills the shape of the drawing that it takes the place of', () => {
  const drawing = first(
    '<svg class="art" viewBox="0 0 700 500" role="img" aria-label="Oven"></svg>',
  );
  const attributes = { src: 'a-960.webp', srcset: 'a-480.webp 480w', width: '1600', loading: null };
  expect(pictureMarkup(drawing, { attributes, aspect: 1.5 })).toBe(
    '<img class="art" src="a-960.webp" srcset="a-480.webp 480w" alt="Oven" width="700" height="500" style="max-width: 100%; aspect-ratio: 700 / 500; object-fit: cover">',
  );
});

test.each([
  ['<img alt="Oven">', 'Oven'],
  ['<img>', ''],
  ['<svg aria-label="Oven"><title>Other</title></svg>', 'Oven'],
  ['<svg aria-hidden="true"><title>Oven</title></svg>', ''],
])('%s is described as “%s”', (markup, description) => {
  expect(descriptionOf(first(markup))).toBe(description);
});

test('a description is said where screen readers look for it, and its absence too', () => {
  const set = (name: string, value: string | null) => ({
    kind: 'set-attribute',
    at: { key: 7 },
    name,
    value,
  });
  expect(planDescription(first('<img>'), 7, 'Oven')).toEqual([set('alt', 'Oven')]);
  expect(planDescription(first('<svg></svg>'), 7, 'Oven')).toEqual([
    set('aria-label', 'Oven'),
    set('role', 'img'),
    set('aria-hidden', null),
  ]);
  expect(planDescription(first('<svg></svg>'), 7, '')).toEqual([
    set('aria-label', null),
    set('aria-hidden', 'true'),
  ]);
});
