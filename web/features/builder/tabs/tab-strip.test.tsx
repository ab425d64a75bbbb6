import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { useWorkspace } from '../workspace-store.ts';
import { TabStrip } from './tab-strip.tsx';

const open = (name: string, folder: string) =>
  useWorkspace.getState().openDocument({
    kind: 'file',
    uuid: crypto.randomUUID(),
    type: 'html',
    name,
    folder,
    text: '',
    revision: 1,
    isSaved: true,
  });

test('tabs of one name say their folders', async () => {
  useWorkspace.getState().closeAll();
  open('index.html', '/shop');
  open('index.html', '/');
  open('style.css', '/shop');
  await renderScreen(<TabStrip onClose={() => undefined} onNewSite={() => undefined} />);
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names.toSorted()).toEqual(['index.html/', 'index.html/shop', 'style.css']);
});
