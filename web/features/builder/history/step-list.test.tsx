import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PageChange } from '#domain/page-operations/operation-types.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { currentHtml, useWorkspace } from '../workspace-store.ts';
import { StepList } from './step-list.tsx';

const store = () => useWorkspace.getState();

function colour(from: string, to: string): PageChange {
  return { key: 'style', of: { tag: 'button', words: 'Book' }, property: 'color', from, to };
}

function set(text: string, changes: readonly PageChange[], at: number): void {
  const splices = [{ start: 0, end: currentHtml(store()).length, replacement: text }];
  store().changeDocumentBySplices({ splices, changes, group: null, at });
}

/** Three changes to a page: by the AI, in the code and on the page itself. */
function work(): void {
  store().changeDocument({ text: 'two', origin: 'ai', label: 'make it two', at: 1 });
  store().changeDocument({ text: 'two <b>three</b>', origin: 'code', at: 2 });
  set('four', [colour('#111', '#222')], 3);
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const current = () => screen.getAllByRole('button').filter((row) => row.ariaCurrent === 'step');

beforeEach(() => {
  store().closeAll();
  const text = 'one';
  store().openDocument({ kind: 'site', uuid: 'a', name: 'A', text, revision: 1, isSaved: true });
});

test('a page that nobody changed says what will be here', async () => {
  await renderScreen(<StepList />);
  expect(screen.getByText(/Every change to this page appears here/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test('changes of all kinds are said in words, newest first, and a click goes to any of them', async () => {
  work();
  const user = await renderScreen(<StepList />);
  expect(rows()).toEqual([
    expect.stringMatching(/^Colour of the button.* · you are here$/),
    expect.stringMatching(/^code change\+ <b>three<\/b>/),
    expect.stringMatching(/^make it two/),
    expect.stringMatching(/^opened page/),
  ]);
  await user.click(screen.getByRole('button', { name: /make it two/ }));
  expect(currentHtml(store())).toBe('two');
  expect(current().map((row) => row.textContent)).toEqual([expect.stringMatching(/^make it two/)]);
  expect(rows()[0]).toMatch(/ · undone$/);
  await user.click(screen.getByRole('button', { name: /Colour of the button/ }));
  expect(currentHtml(store())).toBe('four');
});

test('a palette changes many values at once and is one thing in words', async () => {
  const token = (name: string): PageChange => ({ key: 'token', name, from: '#fff', to: '#eee' });
  set('two', [token('--tint'), token('--ground')], 1);
  await renderScreen(<StepList />);
  expect(rows()[0]).toMatch(/^colours and fonts of the page/);
});

test('arrow keys walk over the rows and Enter goes there', async () => {
  work();
  const user = await renderScreen(<StepList />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(currentHtml(store())).toBe('one');
});

test('in Italian, with several changes in one step', async () => {
  set('two', [colour('#111', '#222'), { key: 'move', element: { tag: 'img', words: '' } }], 1);
  await renderScreen(<StepList />, 'it');
  expect(rows()[0]).toMatch(/^Colore del pulsante e un’altra.* · sei qui$/);
  expect(rows()[1]).toMatch(/^pagina aperta/);
});

test('of very many changes the newest are shown, more when asked, and always the current one', async () => {
  for (let at = 1; at <= 500; at += 1) {
    store().changeDocument({ text: `${at}`, origin: 'ai', label: `ask ${at}`, at });
  }
  const user = await renderScreen(<StepList />);
  expect(rows()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older changes' }));
  expect(rows()).toHaveLength(100);
  act(() => store().goToStep(300));
  expect(
    within(screen.getByRole('list')).getByRole('button', { current: 'step' }).textContent,
  ).toMatch(/^ask 300/);
});

test('while the AI works nobody leaves the step it works on', async () => {
  work();
  await renderScreen(<StepList />);
  act(() =>
    store().setGeneration({
      kind: 'working',
      prompt: 'a bakery',
      uuid: 'a',
      stage: 'generation',
      startedAt: 0,
      isRetry: false,
      isLost: false,
      isStopping: false,
    }),
  );
  expect(screen.getAllByRole('button').every((row) => row.hasAttribute('disabled'))).toBe(true);
});
