import { expect, test } from 'vitest';
import { listFileVersions, readVersion } from '#worker/features/history/read-versions.ts';
import { saveVersion } from '#worker/features/history/save-version.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { changeFile, deleteFile, updateFolderLink } from './change-file.ts';
import { createFolder, deleteFolder } from './change-folder.ts';
import { listOwnFiles, listOwnFolders, readFile } from './read-files.ts';
import { saveFile } from './save-file.ts';

type Input = Parameters<typeof saveFile>[0]['input'];

function body(input: Partial<Input> = {}): Input {
  return {
    uuid: crypto.randomUUID(),
    name: 'page.html',
    type: 'html',
    origin: 'manual',
    content: '<p>',
    ...input,
  };
}

async function versionsOf(ctx: TestContext, fileId: string) {
  return (await listFileVersions({ ctx, input: { fileId } })).map(({ version, origin }) => [
    version,
    origin,
  ]);
}

test('a new file comes back whole, with its path, size and first version', async () => {
  const ctx = await createUserContext();
  const input = body({ name: 'notes', type: 'py', folder: 'work/', content: 'é = 1' });
  const file = await saveFile({ ctx, input });
  expect(file).toMatchObject({
    uuid: input.uuid,
    user_id: ctx.userId,
    name: 'notes.py',
    type: 'py',
    path: '/work/notes.py',
    folder: '/work',
    folder_uuid: null,
    file_size: 6,
    revision: 1,
    content: 'é = 1',
  });
  expect(await versionsOf(ctx, input.uuid)).toEqual([[1, 'create']]);
});

test('a .py file of another type becomes Python and keeps its content', async () => {
  const ctx = await createUserContext();
  const file = await saveFile({
    ctx,
    input: body({ name: 'main.py', type: 'html', content: 'x = 1' }),
  });
  expect([file.type, file.content]).toEqual(['py', 'x = 1']);
});

test('a stale revision is refused with the current file, and nothing changes', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'one' });
  await saveFile({ ctx, input });
  await saveFile({ ctx, input: { ...input, content: 'two', revision: 1 } });
  await expect(
    saveFile({ ctx, input: { ...input, content: 'three', revision: 1 } }),
  ).rejects.toMatchObject({
    code: 'files.conflict',
    details: { file: { revision: 2, content: 'two' } },
  });
  expect(await readFile({ ctx, input })).toMatchObject({ revision: 2, content: 'two' });
});

test('the retry of an accepted write succeeds without another revision', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'one' });
  await saveFile({ ctx, input });
  await saveFile({ ctx, input: { ...input, content: 'two', revision: 1 } });
  expect((await saveFile({ ctx, input: { ...input, content: 'two', revision: 1 } })).revision).toBe(
    2,
  );
});

test('of two tabs that write at once one wins and the other is told, each time', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'start' });
  await saveFile({ ctx, input });
  for (let revision = 1; revision <= 40; revision += 1) {
    const outcomes = await Promise.allSettled(
      ['left', 'right'].map((tab) =>
        saveFile({ ctx, input: { ...input, content: `${tab} ${revision}`, revision } }),
      ),
    );
    const won = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.content] : [],
    );
    const told = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof AppError
        ? [outcome.reason.code]
        : [],
    );
    expect([won.length, told]).toEqual([1, ['files.conflict']]);
    expect(await readFile({ ctx, input })).toMatchObject({
      content: won[0],
      revision: revision + 1,
    });
  }
}, 240_000);

test('writes without a revision all land, one after the other', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'start' });
  await saveFile({ ctx, input });
  await Promise.all(
    [1, 2, 3].map((n) => saveFile({ ctx, input: { ...input, content: `content ${n}` } })),
  );
  expect((await readFile({ ctx, input })).revision).toBe(4);
});

test('manual saves make a version at most every five minutes', async () => {
  let now = Date.now();
  const ctx = await createUserContext({ now: () => now });
  const input = body({ content: '0' });
  await saveFile({ ctx, input });
  for (const [minutes, content] of [
    [1, 'a'],
    [4.9, 'b'],
    [5, 'c'],
    [6, 'd'],
    [10, 'e'],
  ] as const) {
    const start = now;
    now = start + minutes * 60_000;
    await saveFile({ ctx, input: { ...input, content } });
    now = start;
  }
  expect(await versionsOf(ctx, input.uuid)).toEqual([
    [3, 'manual'],
    [2, 'manual'],
    [1, 'create'],
  ]);
});

test('an AI change and a restore keep what they replace, so both can be undone', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'created' });
  await saveFile({ ctx, input });
  await saveFile({ ctx, input: { ...input, content: 'typed, too soon for a version' } });
  await saveFile({
    ctx,
    input: { ...input, content: 'by AI', origin: 'ai', comment: 'Make it blue' },
  });
  await saveFile({ ctx, input: { ...input, content: 'typed again' } });
  await saveFile({ ctx, input: { ...input, content: 'created', origin: 'restore' } });
  const versions = await listFileVersions({ ctx, input: { fileId: input.uuid } });
  const contents = await Promise.all(
    versions.map(async ({ id }) => (await readVersion({ ctx, input: { versionId: id } })).content),
  );
  expect(contents).toEqual([
    'created',
    'typed again',
    'by AI',
    'typed, too soon for a version',
    'created',
  ]);
  expect(versions.map(({ origin }) => origin)).toEqual([
    'restore',
    'manual',
    'ai',
    'manual',
    'create',
  ]);
});

test('a version on request carries its comment; identical content adds none', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'one' });
  await saveFile({ ctx, input });
  const asked = {
    file_id: input.uuid,
    file_name: 'page.html',
    file_type: 'html',
    origin: 'manual',
  } as const;
  expect(await saveVersion({ ctx, input: { ...asked, content: 'two' } })).toEqual({
    version: 2,
    message: 'Version 2 saved',
  });
  expect(
    await saveVersion({ ctx: { ...ctx, locale: 'it' }, input: { ...asked, content: 'two' } }),
  ).toEqual({
    version: 2,
    message: 'Non è cambiato nulla dalla versione 2',
  });
  const [newest] = await listFileVersions({ ctx, input: { fileId: input.uuid } });
  expect(newest).toMatchObject({ version: 2, comment: 'Updated page.html' });
});

test('parallel versions get numbers of their own, and only the newest hundred are kept', async () => {
  const ctx = await createUserContext();
  const input = body({ content: 'start' });
  await saveFile({ ctx, input });
  const asked = {
    file_id: input.uuid,
    file_name: 'page.html',
    file_type: 'html',
    origin: 'manual',
  } as const;
  for (let round = 0; round < 26; round += 1) {
    await Promise.all(
      [0, 1, 2, 3].map((n) => saveVersion({ ctx, input: { ...asked, content: `${round}.${n}` } })),
    );
  }
  const numbers = (await versionsOf(ctx, input.uuid)).map(([version]) => version);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => 105 - index));
});

test('equal contents of a user are stored once', async () => {
  const ctx = await createUserContext();
  const content = `shared ${crypto.randomUUID()}`;
  await Promise.all(
    [1, 2, 3].map((n) =>
      saveFile({ ctx, input: body({ name: `${n}.txt`, type: 'txt', content }) }),
    ),
  );
  await ctx.settle();
  const stored = await ctx.bucket.list({ prefix: `contents/${ctx.userId}/` });
  expect(stored.objects).toHaveLength(1);
});

test('a rename keeps the extension, rebuilds the path and leaves the content', async () => {
  const ctx = await createUserContext();
  const input = body({ folder: '/work', content: 'kept' });
  await saveFile({ ctx, input });
  expect(await changeFile({ ctx, input: { uuid: input.uuid, name: 'start' } })).toMatchObject({
    name: 'start.html',
    path: '/work/start.html',
    revision: 2,
  });
  expect(await changeFile({ ctx, input: { uuid: input.uuid, name: 'app.js' } })).toMatchObject({
    type: 'js',
  });
  expect((await readFile({ ctx, input })).content).toBe('kept');
});

test('folder links are brought in step with the folders that exist', async () => {
  const ctx = await createUserContext();
  const folder = await createFolder({
    ctx,
    input: { uuid: crypto.randomUUID(), path: 'work/site' },
  });
  const input = body();
  await saveFile({ ctx, input });
  await updateFolderLink({ ctx, input: { uuid: input.uuid, folder: '/work/site' } });
  expect(await readFile({ ctx, input })).toMatchObject({
    folder: '/work/site',
    folder_uuid: folder.uuid,
  });
  await updateFolderLink({
    ctx,
    input: { uuid: input.uuid, folder: '/', folder_uuid: crypto.randomUUID() },
  });
  expect(await readFile({ ctx, input })).toMatchObject({ folder: '/', folder_uuid: null });
});

test('a folder goes with its subfolders and files, and leaves its namesakes alone', async () => {
  const ctx = await createUserContext();
  const add = async (path: string) =>
    await createFolder({ ctx, input: { uuid: crypto.randomUUID(), path } });
  const work = await add('/work');
  await add('/work/deep');
  await add('/work_2');
  for (const folder of ['/', '/work', '/work/deep', '/work/unrecorded', '/work_2', '/worker']) {
    await saveFile({ ctx, input: body({ folder }) });
  }
  expect(await deleteFolder({ ctx, input: { uuid: work.uuid } })).toEqual({ deletedFiles: 3 });
  const left = await listOwnFiles({ ctx, input: { userId: ctx.userId } });
  expect(left.map((file) => file.folder).toSorted()).toEqual(['/', '/work_2', '/worker']);
  const folders = await listOwnFolders({ ctx, input: { userId: ctx.userId } });
  expect(folders.map((folder) => folder.path)).toEqual(['/work_2']);
});

test('the same folder made twice is one folder', async () => {
  const ctx = await createUserContext();
  const [left, right] = await Promise.all(
    ['/a', 'a/'].map((path) => createFolder({ ctx, input: { uuid: crypto.randomUUID(), path } })),
  );
  expect(left?.uuid).toBe(right?.uuid);
});

test('a deleted file takes its versions with it', async () => {
  const ctx = await createUserContext();
  const input = body();
  await saveFile({ ctx, input });
  await saveFile({ ctx, input: body() });
  const [version] = await listFileVersions({ ctx, input: { fileId: input.uuid } });
  await deleteFile({ ctx, input });
  await expect(readFile({ ctx, input })).rejects.toMatchObject({ code: 'files.not-found' });
  await expect(readVersion({ ctx, input: { versionId: version?.id ?? '' } })).rejects.toMatchObject(
    {
      code: 'versions.not-found',
    },
  );
});

test('the last file cannot be deleted, not even when two tabs delete both at once', async () => {
  const ctx = await createUserContext();
  const [first, second] = [body(), body()];
  await saveFile({ ctx, input: first });
  await expect(deleteFile({ ctx, input: first })).rejects.toMatchObject({ code: 'files.last' });
  await saveFile({ ctx, input: second });
  const outcomes = await Promise.allSettled(
    [first, second].map((input) => deleteFile({ ctx, input })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [kept] = await listOwnFiles({ ctx, input: { userId: ctx.userId } });
  if (kept === undefined) throw new Error('both files are gone');
  expect(await listFileVersions({ ctx, input: { fileId: kept.uuid } })).toHaveLength(1);
});

test('nobody else reads, writes, moves, versions or deletes a file', async () => {
  const owner = await createUserContext();
  const ctx = await createUserContext();
  const input = body({ content: 'mine', folder: '/mine' });
  const folder = await createFolder({
    ctx: owner,
    input: { uuid: crypto.randomUUID(), path: '/mine' },
  });
  await saveFile({ ctx: owner, input });
  const [version] = await listFileVersions({ ctx: owner, input: { fileId: input.uuid } });
  const { uuid } = input;
  const attempts = [
    () => readFile({ ctx, input }),
    () => saveFile({ ctx, input: { ...input, content: 'theirs' } }),
    () => changeFile({ ctx, input: { uuid, name: 'theirs' } }),
    () => updateFolderLink({ ctx, input: { uuid, folder: '/' } }),
    () => deleteFile({ ctx, input }),
    () => listFileVersions({ ctx, input: { fileId: uuid } }),
    () => readVersion({ ctx, input: { versionId: version?.id ?? '' } }),
    () =>
      saveVersion({
        ctx,
        input: { file_id: uuid, file_name: 'a', file_type: 'txt', content: 'x', origin: 'manual' },
      }),
    () => saveFile({ ctx, input: body({ folder_uuid: folder.uuid }) }),
    () => deleteFolder({ ctx, input: { uuid: folder.uuid } }),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 'files.forbidden' });
  await expect(listOwnFiles({ ctx, input: { userId: owner.userId } })).rejects.toMatchObject({
    code: 'request.identity',
  });
  expect(await readFile({ ctx: owner, input })).toMatchObject({ content: 'mine', revision: 1 });
});

test('bad names, folders and sizes are refused with their own codes', async () => {
  const ctx = await createUserContext();
  const cases: [Partial<Input>, string][] = [
    [{ name: '   ' }, 'files.name-invalid'],
    [{ name: '../up.html' }, 'files.name-invalid'],
    [{ name: 'a\\b.html' }, 'files.name-invalid'],
    [{ name: 'nul.html' }, 'files.name-invalid'],
    [{ name: 'a\u0000.html' }, 'files.name-invalid'],
    [{ name: 'gpj.\u202elmth' }, 'files.name-invalid'],
    [{ name: `${'è'.repeat(126)}.html` }, 'files.name-invalid'],
    [{ folder: '/a/../b' }, 'files.name-invalid'],
    [{ folder: '/a//b' }, 'files.name-invalid'],
    [{ content: 'x'.repeat(2 * 1024 * 1024 + 1) }, 'request.too-large'],
    [{ user_id: crypto.randomUUID() }, 'request.identity'],
  ];
  for (const [input, code] of cases) {
    await expect(saveFile({ ctx, input: body(input) })).rejects.toMatchObject({ code });
  }
  expect(await listOwnFiles({ ctx, input: { userId: ctx.userId } })).toEqual([]);
});
