import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { useWorkspace } from '../workspace-store.ts';
import { NotOnPage } from './not-on-page.tsx';

const UUID = '5d0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PAGE = '<!doctype html><title>Forno</title><h1>Forno Aurora</h1>';
const LINES = ['tel 011 436 0521', 'Pane di segale 4,50 €'];

beforeEach(() => {
  useWorkspace.getState().closeAll();
  useWorkspace.getState().openDocument({
    kind: 'site',
    uuid: UUID,
    name: 'Forno',
    text: PAGE,
    revision: 1,
    isSaved: true,
  });
});

const list = () => screen.queryByRole('region', { name: 'Not on the page yet' });

test('each line has a button that asks for it word for word', async () => {
  const onAsk = vi.fn();
  const hand = await renderScreen(<NotOnPage uuid={UUID} left={LINES} onAsk={onAsk} />);
  await hand.click(screen.getByRole('button', { name: 'Add it: Pane di segale 4,50 €' }));
  expect(onAsk.mock.calls).toEqual([
    [
      {
        prompt: 'Add to the page:\n- Pane di segale 4,50 €',
        attempt: 0,
        isFromNothing: false,
        target: null,
      },
    ],
  ]);
});

test('all lines can be asked for at once, with the keyboard, in Italian', async () => {
  const onAsk = vi.fn();
  const hand = await renderScreen(<NotOnPage uuid={UUID} left={LINES} onAsk={onAsk} />, 'it');
  await hand.tab();
  await hand.keyboard('{Enter}');
  expect(onAsk.mock.calls[0]?.[0]).toMatchObject({
    prompt: 'Aggiungi alla pagina:\n- tel 011 436 0521\n- Pane di segale 4,50 €',
  });
});

test('a line leaves the list only when it stands on the page, and undo brings it back', async () => {
  await renderScreen(<NotOnPage uuid={UUID} left={LINES} onAsk={vi.fn()} />);
  act(() =>
    useWorkspace.getState().changeDocument({
      uuid: UUID,
      text: `${PAGE}<a href="tel:0114360521">Tel. 011 436 0521</a>`,
      origin: 'ai',
      at: 1,
    }),
  );
  expect(list()?.textContent).not.toContain('011');
  expect(list()?.textContent).toContain('Pane di segale 4,50 €');
  act(() => useWorkspace.getState().undo());
  expect(list()?.textContent).toContain('tel 011 436 0521');
});

test('nothing missing has no heading', async () => {
  await renderScreen(<NotOnPage uuid={UUID} left={[]} onAsk={vi.fn()} />);
  expect(list()).toBeNull();
});
