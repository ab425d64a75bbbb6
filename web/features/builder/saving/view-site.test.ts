import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import { viewSite } from './view-site.ts';

const SITE = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const ADDRESS = `/s/${SITE}/index.html`;

function fakeTab(tab: { close: () => void; opener: unknown; location: { href: string } } | null) {
  vi.stubGlobal('open', () => tab);
  return tab;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  fakeApi({ 'GET /api/check-file': () => success({}) });
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  const text = '<!doctype html><h1>Forno</h1>';
  openDocument({ kind: 'site', uuid: SITE, name: 'Forno', text, revision: 1, isSaved: true });
});

test('a saved site is shown in a tab that cannot reach back', async () => {
  const tab = fakeTab({ close: vi.fn(), opener: window, location: { href: '' } });
  expect(await viewSite(() => Promise.resolve(true))).toEqual({ kind: 'opened' });
  expect(tab).toMatchObject({ opener: null, location: { href: ADDRESS } });
});

test('a site that cannot be saved closes the tab again', async () => {
  const tab = fakeTab({ close: vi.fn(), opener: window, location: { href: '' } });
  expect(await viewSite(() => Promise.resolve(false))).toEqual({ kind: 'unsaved' });
  expect(tab?.close).toHaveBeenCalledOnce();
});

test('a blocked tab is told from a failed save: the site is there, at its address', async () => {
  fakeTab(null);
  expect(await viewSite(() => Promise.resolve(true))).toEqual({ kind: 'blocked', url: ADDRESS });
  expect(await viewSite(() => Promise.resolve(false))).toEqual({ kind: 'unsaved' });
});
