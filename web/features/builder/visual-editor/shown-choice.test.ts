import { expect, test } from 'vitest';
import { shownColour, shownFont, shownSize } from './shown-choice.ts';
import { BACKGROUNDS, FONTS, SIZES, TEXT_COLOURS } from './style-choices.ts';

test.each([
  ["Optima, Candara, 'Noto Sans'", { id: 'own', own: 'Optima' }],
  ['"Open Sans", "Helvetica Neue", Arial, sans-serif', { id: 'Open Sans', own: 'Open Sans' }],
  ['georgia, serif', { id: 'Georgia', own: 'georgia' }],
])('the font %s is shown as it is', (computed, shown) => {
  expect(shownFont(FONTS, computed)).toEqual(shown);
});

test.each([
  ['24px', { id: '2XL', own: '24 px' }],
  ['30.4px', { id: 'own', own: '30.4 px' }],
  ['18.2666px', { id: 'own', own: '18.3 px' }],
])('the size %s is shown as it is', (computed, shown) => {
  expect(shownSize(SIZES, computed)).toEqual(shown);
});

test('colours are shown by their names or their values', () => {
  expect(shownColour(TEXT_COLOURS, '#dc2626').id).toBe('red');
  expect(shownColour(TEXT_COLOURS, '#151e26')).toEqual({ id: 'own', own: '#151e26' });
  expect(shownColour(BACKGROUNDS, undefined).id).toBe('none');
});
