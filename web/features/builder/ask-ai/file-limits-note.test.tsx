import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { useWorkspace } from '../workspace-store.ts';
import { FileLimitsNote } from './file-limits-note.tsx';

const NOTE = /only texts are replaced/;

beforeEach(() => {
  vi.unstubAllGlobals();
  useWorkspace.getState().closeAll();
});

function openFile(name: string, type: 'css' | 'html', text: string) {
  const base = { uuid: crypto.randomUUID(), name, text, revision: 1, isSaved: true };
  useWorkspace.getState().openDocument({ ...base, kind: 'file', type, folder: '/' });
}

function serve(provider: string) {
  return fakeApi({ 'GET /api/config': () => success({ model: { provider, label: provider } }) });
}

test('without a model the bar says of a file what the designer can do there', async () => {
  serve('offline');
  openFile('a.css', 'css', 'p {}');
  await renderScreen(<FileLimitsNote />);
  expect(await screen.findByText(NOTE)).toBeDefined();
});

test('with a model it says nothing, and of a page it does not even ask', async () => {
  const calls = serve('openai');
  openFile('a.css', 'css', 'p {}');
  await renderScreen(<FileLimitsNote />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(NOTE)).toBeNull();
  openFile('a.html', 'html', '<p>a</p>');
  const none = serve('offline');
  await renderScreen(<FileLimitsNote />);
  expect([none, screen.queryByText(NOTE)]).toEqual([[], null]);
});
