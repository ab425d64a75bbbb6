import { expect, test } from 'vitest';
import { compareNames, foldText } from './compare-text.ts';

test('numbers in names count as numbers, capitals and accents do not part neighbours', () => {
  const names = ['page-10', 'Über', 'page-2', 'zoo', 'Page-1', 'ubi'];
  expect(names.sort(compareNames)).toEqual(['Page-1', 'page-2', 'page-10', 'Über', 'ubi', 'zoo']);
});

test('what is searched has neither case nor accents', () => {
  expect(foldText('Caffè Ñandú')).toBe('caffe nandu');
});
