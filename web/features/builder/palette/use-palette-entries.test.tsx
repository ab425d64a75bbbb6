import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Language } from '#web/i18n/languages.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { useWorkspace } from '../workspace-store.ts';
import type { CommandActions } from './commands.ts';
import { rankByQuery } from './fuzzy-match.ts';
import { rememberCommand } from './recent-commands.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const nothing = () => undefined;
const ACTIONS: CommandActions = {
  userId: null,
  save: nothing,
  savePage: nothing,
  viewSite: nothing,
  publish: () => Promise.resolve(),
  keepVersion: nothing,
  newSite: nothing,
  closeTab: nothing,
  togglePanel: nothing,
  exportFile: nothing,
  exportProject: nothing,
  requireAccount: () => true,
};

function Palette({ query }: { query: string }) {
  const entries = usePaletteEntries(ACTIONS);
  const found = rankByQuery(entries, query, ({ title }) => title);
  return found.map(({ id, title, group }) => (
    <p key={id} data-group={group}>
      {title}
    </p>
  ));
}

beforeEach(() => {
  localStorage.clear();
  const uuid = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  openDocument({ kind: 'site', uuid, name: 'A', text: '<h1>A</h1>', revision: 1, isSaved: true });
});

test('every group stands in one place, and what was used last before them', async () => {
  rememberCommand('split');
  await renderScreen(<Palette query="" />);
  const groups = screen.getAllByText(/./, { selector: 'p' }).map(({ dataset }) => dataset['group']);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([
    'recent',
    'page',
    'view',
    'project',
    'help',
  ]);
});

test.each<[Language, string, string]>([
  ['en', 'split', 'Split: preview and code'],
  ['it', 'affiancati', 'Affiancati: anteprima e codice'],
])('the split view is found by its name on the rail (%s)', async (language, query, title) => {
  await renderScreen(<Palette query={query} />, language);
  expect(screen.getAllByText(/./, { selector: 'p' })[0]?.textContent).toBe(title);
});
