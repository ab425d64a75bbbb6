import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FileView } from '#contract/files.ts';
import { failure, fakeApi, success, type RecordedCall } from '#web/testing/fake-api.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { stubView } from '#web/testing/stub-view.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { openForm, showFolder } from './file-store.ts';
import { FilesPanel } from './files-panel.tsx';

const USER = 'b3f6c2de-0c6f-4a1f-9d2a-3d1f2a7c9e11';

function file(name: string, folder = '/', type: FileView['type'] = 'css'): FileView {
  return {
    uuid: crypto.randomUUID(),
    user_id: USER,
    name,
    type,
    path: folder === '/' ? `/${name}` : `${folder}/${name}`,
    folder,
    folder_uuid: null,
    file_size: 10,
    revision: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-01T08:00:00.000Z',
  };
}

type Answers = Parameters<typeof fakeApi>[0];

function fakeLists(files: FileView[], answers: Answers = {}): RecordedCall[] {
  return fakeApi({
    [`GET /api/files/${USER}`]: () => success({ files }),
    [`GET /api/folders/${USER}`]: () => success({ folders: [] }),
    'GET /api/sites': () => success({ sites: [] }),
    'POST /api/file': ({ body }) => success({ file: { ...(body as FileView), revision: 1 } }),
    ...answers,
  });
}

const showPanel = (userId: string | null = USER) =>
  renderScreen(<FilesPanel userId={userId} onDone={() => undefined} />);
const names = () =>
  within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '');

beforeEach(() => {
  vi.unstubAllGlobals();
  stubView();
  localStorage.clear();
  useWorkspace.getState().closeAll();
  showFolder('/');
  openForm(null);
});

test('files of the folder are listed by name; those of saved sites are not', async () => {
  fakeLists([file('b.css'), file('a.css'), file('c.css', '/shop'), file('index.html', '/s/x')]);
  await showPanel();
  expect(await screen.findByRole('button', { name: 'a.css' })).toBeDefined();
  expect(names()).toEqual(['shop11 file', 'a.css', 'b.css']);
});

test('an empty folder says what to do', async () => {
  fakeLists([]);
  await showPanel();
  expect(
    await screen.findByText('This folder is empty. Create a new file or folder.'),
  ).toBeDefined();
});

test('the filter finds files in every folder', async () => {
  fakeLists([file('a.css'), file('c.css', '/shop')]);
  const user = await showPanel();
  await user.type(await screen.findByRole('searchbox', { name: 'Filter files' }), 'SHOP');
  await waitFor(() => expect(names()).toEqual(['shop/c.css']));
});

test('a name without extension gets the chosen type as one, a known extension decides the type', async () => {
  const calls = fakeLists([file('a.css')]);
  const user = await showPanel();
  await user.click(await screen.findByRole('button', { name: 'New file' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a file name');
  await user.selectOptions(screen.getByLabelText('Type'), 'Markdown');
  await user.type(screen.getByLabelText('File name'), 'notes{Enter}');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/file')?.body).toMatchObject({
      name: 'notes.md',
      type: 'md',
      content: '# notes\n\n',
      revision: 0,
    }),
  );
  expect(currentDocument(useWorkspace.getState())).toMatchObject({ name: 'notes.md', type: 'md' });
  await user.click(screen.getByRole('button', { name: 'New file' }));
  await user.type(screen.getByLabelText('File name'), 'tool.py');
  expect(screen.getByLabelText('Type')).toHaveProperty('value', 'py');
});

test('a new file that the server could not save says so and stays in this browser', async () => {
  fakeLists([], { 'POST /api/file': () => failure('server.internal') });
  const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const hand = await showPanel();
  await hand.click(await screen.findByRole('button', { name: 'New file' }));
  await hand.type(screen.getByLabelText('File name'), 'first.css{Enter}');
  await waitFor(() =>
    expect(toast.mock.calls.map(([{ text }]) => text)).toContain('Error saving to server'),
  );
  expect(currentDocument(useWorkspace.getState())).toMatchObject({
    name: 'first.css',
    saveState: 'failed',
  });
});

test('a new name keeps the old extension and is taken back when the server refuses it', async () => {
  const known = file('a.css');
  fakeLists([known], { [`PATCH /api/file/${known.uuid}`]: () => failure('server.internal') });
  const user = await showPanel();
  await user.click(await screen.findByRole('button', { name: 'Rename a.css' }));
  const field = screen.getByRole('textbox', { name: 'Rename a.css' });
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('File name cannot be empty');
  await user.type(field, 'theme{Enter}');
  await waitFor(() => expect(names()).toEqual(['a.css']));
});

test('Enter keeps a name, and the same press does not open the file', async () => {
  const known = file('a.css');
  const renamed = { ...known, name: 'b.css', path: '/b.css', revision: 2 };
  fakeLists([known], { [`PATCH /api/file/${known.uuid}`]: () => success({ file: renamed }) });
  const user = await showPanel();
  await user.click(await screen.findByRole('button', { name: 'Rename a.css' }));
  await user.keyboard('b{Enter}');
  expect(screen.getByRole('button', { name: 'b.css' })).toBe(document.activeElement);
  expect(currentDocument(useWorkspace.getState())).toBeNull();
});

test('Escape leaves a name as it was', async () => {
  const calls = fakeLists([file('a.css')]);
  const user = await showPanel();
  await user.click(await screen.findByRole('button', { name: 'Rename a.css' }));
  await user.keyboard('other{Escape}');
  expect(names()).toEqual(['a.css']);
  expect(screen.getByRole('button', { name: 'a.css' })).toBe(document.activeElement);
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('a list that cannot be loaded shows the one of this browser and a way to try again', async () => {
  localStorage.setItem(`bluewave_files_${USER}`, JSON.stringify([file('kept.css')]));
  fakeLists([], { [`GET /api/files/${USER}`]: () => failure('auth.required') });
  await showPanel();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(names()).toEqual(['kept.css']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('of a list that did not load it is not said that it is empty', async () => {
  fakeLists([], { [`GET /api/files/${USER}`]: () => failure('auth.required') });
  await showPanel();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(/This folder is empty/)).toBeNull();
});

test('deleting a folder says that the site that was made of it stays', async () => {
  const record = { uuid: crypto.randomUUID(), user_id: USER, created_at: '', updated_at: '' };
  const folders = [
    { ...record, name: 'shop', path: '/shop' },
    { ...record, uuid: crypto.randomUUID(), name: 'notes', path: '/notes' },
  ];
  const site = { uuid: record.uuid, name: 'Forno Aurora' };
  fakeLists([file('index.html', '/shop')], {
    [`GET /api/folders/${USER}`]: () => success({ folders }),
    'GET /api/sites': () => success({ sites: [site] }),
  });
  const user = await showPanel();
  const stays = /The site “Forno Aurora” that was made of it stays at its address/;
  await screen.findByRole('button', { name: 'Forno Aurora' });
  await user.click(await screen.findByRole('button', { name: 'Delete folder notes' }));
  expect(screen.getByText('It is empty.')).toBeDefined();
  expect(screen.queryByText(stays)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Delete folder shop' }));
  expect(screen.getByText(stays)).toBeDefined();
});

test('without an account an empty folder can be deleted: nothing of it is on the server', async () => {
  const calls = fakeLists([]);
  const user = await showPanel(null);
  await user.click(await screen.findByRole('button', { name: 'New folder' }));
  await user.type(screen.getByLabelText('Folder name'), 'shop{Enter}');
  await user.click(screen.getByRole('button', { name: '/' }));
  await user.click(screen.getByRole('button', { name: 'Delete folder shop' }));
  await user.click(screen.getByRole('button', { name: 'Delete folder' }));
  await waitFor(() => expect(screen.queryByText('shop')).toBeNull());
  expect(localStorage.getItem('bluewave_folders_anonymous')).toBe('[]');
  expect(calls).toEqual([]);
});

test('without an account files stay in this browser and their folder cannot be deleted', async () => {
  const raise = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const calls = fakeLists([]);
  const user = await showPanel(null);
  await user.click(await screen.findByRole('button', { name: 'New folder' }));
  await user.type(screen.getByLabelText('Folder name'), 'shop{Enter}');
  await user.click(screen.getByRole('button', { name: 'New file' }));
  await user.type(screen.getByLabelText('File name'), 'mine.css{Enter}');
  await user.click(screen.getByRole('button', { name: '/' }));
  await user.click(screen.getByRole('button', { name: 'Delete folder shop' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(raise).toHaveBeenLastCalledWith(
    expect.objectContaining({ text: 'User not logged in. Cannot delete server folder.' }),
  );
  expect(JSON.parse(localStorage.getItem('bluewave_files_anonymous') ?? '')).toMatchObject([
    { name: 'mine.css', path: '/shop/mine.css', user_id: 'anonymous' },
  ]);
  expect(calls).toEqual([]);
});

test('what is damaged in this browser’s copy of the list is left out, and breaks nothing', async () => {
  const kept = [file('kept.css'), { ...file('odd.css'), type: 'unheard-of' }, null, { uuid: 'x' }];
  localStorage.setItem(`bluewave_files_${USER}`, JSON.stringify(kept));
  localStorage.setItem(`bluewave_folders_${USER}`, JSON.stringify([null, { uuid: 7 }]));
  fakeApi({});
  await showPanel();
  await waitFor(() => expect(names()).toEqual(['kept.css']));
});

test('a file that the AI works on is not deleted, nor is the folder that it is in', async () => {
  const worked = file('a.css', '/shop');
  fakeLists([worked, file('b.css', '/shop'), file('c.css')]);
  const base = { ...worked, text: '', revision: 1, isSaved: true };
  useWorkspace.getState().openDocument({ ...base, kind: 'file' });
  const { uuid } = worked;
  const working = {
    kind: 'working',
    prompt: 'a bakery',
    uuid,
    stage: 'generation',
    startedAt: 0,
  } as const;
  useWorkspace.getState().setGeneration({
    ...working,
    isRetry: false,
    isLost: false,
    isStopping: false,
  });
  const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const hand = await showPanel();
  await hand.click(await screen.findByRole('button', { name: 'Delete folder shop' }));
  showFolder('/shop');
  await hand.click(await screen.findByRole('button', { name: 'Delete a.css' }));
  expect(toast.mock.calls.map(([{ text }]) => text)).toEqual(
    Array(2).fill(expect.stringMatching(/^“a\.css” is being worked on/)),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useWorkspace.getState().documents[uuid]).toBeDefined();
  useWorkspace.getState().setGeneration({ kind: 'idle' });
});
