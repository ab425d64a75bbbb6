import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import type { CommandActions } from '../palette/commands.ts';
import { ExportMenu } from './export-menu.tsx';

test('the menu for export has the ways out and nothing else', async () => {
  const hand = await renderScreen(<ExportMenu actions={{} as CommandActions} />);
  await hand.click(screen.getByRole('button', { name: 'Export' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Download this file',
    'Download project (.zip)',
  ]);
});
