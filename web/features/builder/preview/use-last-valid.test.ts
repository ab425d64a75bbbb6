import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastValid } from './use-last-valid.ts';

const PAGE = '<h1>A page that is long enough</h1>';

test('a page under 20 characters leaves the last valid one of the same document', () => {
  const { result, rerender } = renderHook(
    ([key, html]: [string, string]) => useLastValid({ key, html, stream: null }).html,
    { initialProps: ['a', '<p>short</p>'] as [string, string] },
  );
  const shown = [result.current];
  const steps: [string, string][] = [
    ['a', PAGE],
    ['a', `  ${' '.repeat(30)}<p>x</p>`],
    ['a', ''],
    ['b', ''],
    ['a', '12345678901234567890'],
  ];
  for (const step of steps) {
    rerender(step);
    shown.push(result.current);
  }
  expect(shown).toEqual(['<p>short</p>', PAGE, PAGE, PAGE, '', '12345678901234567890']);
});
