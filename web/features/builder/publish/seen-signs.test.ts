import { expect, test } from 'vitest';
import { judgePage } from '#domain/sites/deception/judge-site.ts';
import { DECEPTIVE } from '#worker/testing/deceptive-pages.ts';
import { tellSigns } from './seen-signs.ts';

test('each thing is told once, what is asked for first', () => {
  expect(tellSigns(['foreign-form', 'brand-claim', 'secret', 'drop', 'masked'])).toEqual([
    'asks',
    'poses',
    'sends',
    'hides',
  ]);
});

test('for every deceptive page there is something to tell', () => {
  const untold = Object.entries(DECEPTIVE).filter(
    ([, html]) => tellSigns(judgePage(html).signs).length === 0,
  );
  expect(untold.map(([name]) => name)).toEqual([]);
});
