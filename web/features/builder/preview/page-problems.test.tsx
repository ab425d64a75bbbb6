import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { PageProblems } from './page-problems.tsx';
import { usePageProblems } from './page-problems-store.ts';

const problem = (text: string) => ({ level: 'error', text, line: 0 }) as const;

test('an open list stays open while the page is drawn again, and shows what it reports then', async () => {
  const { add, clear } = usePageProblems.getState();
  clear();
  add(problem('before'));
  const user = await renderScreen(<PageProblems />);
  await user.click(screen.getByRole('button', { name: '1 problem on the page' }));
  expect(await screen.findByText('before')).toBeDefined();
  act(clear);
  act(() => add(problem('after')));
  expect(await screen.findByText('after')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button')).toBeNull();
});
