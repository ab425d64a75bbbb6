import { expect, test } from 'vitest';
import { indexHtml } from '#domain/html/source-index.ts';
import { focalPointOf, focalStyles } from './focal-styles.ts';

const fact = (value: string) => ({
  'object-position': { value, written: null, origin: 'rule' as const, selector: null, count: 1 },
});
const picture = (style: string) => {
  const [element] = indexHtml(`<img src="a.webp" style="${style}">`).elements;
  if (element === undefined) throw new Error('no picture');
  return element;
};

test.each([
  { name: 'its own, the last one', style: 'object-position: 1% 2%; object-position: 20% 70%' },
  { name: 'that of a rule', style: '', facts: fact('20% 70%') },
])('the point in sight is $name', ({ style, facts }) => {
  expect(focalPointOf(picture(style), facts)).toEqual({ x: 0.2, y: 0.7 });
});

test.each(['', 'object-position: left 20px top', 'object-position'])(
  'without a point in percent (“%s”) the middle is in sight',
  (style) => {
    expect(focalPointOf(picture(style), undefined)).toEqual({ x: 0.5, y: 0.5 });
  },
);

test('a point is written in whole percent, and cuts instead of distorting', () => {
  expect(focalStyles({ x: 0.204, y: 1 })).toEqual({
    'object-fit': 'cover',
    'object-position': '20% 100%',
  });
});
