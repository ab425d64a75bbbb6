import { beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { holdSession } from '#web/lib/session-store.ts';
import { createUser } from '#web/testing/factories.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { forgetSeen, useSeen } from '../conversation/seen-entries.ts';
import { currentText, useWorkspace } from '../workspace-store.ts';
import { createRun } from './active-run.ts';
import { startRun } from './start-run.ts';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PAGE = '<!doctype html><title>Forno</title><p>Bread</p>';

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetSeen();
  await loadEveryArea('en');
  holdSession({ user: createUser({ id: 'ada' }), token: null });
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  openDocument({ kind: 'site', uuid: UUID, name: 'Site', text: PAGE, revision: 3, isSaved: true });
});

test('a request about an element that is gone is not sent, costs nothing and says why', async () => {
  const calls = fakeApi({});
  const document = useWorkspace.getState().documents[UUID];
  if (document === undefined) throw new Error('the document is not open');
  const run = createRun(document, {
    userId: 'ada',
    prompt: 'warmer',
    attempt: 0,
    isFromNothing: false,
    target: { uuid: UUID, label: 'Text', rangesIn: () => [] },
  });
  await expect(startRun(run)).rejects.toThrow('the selected elements are gone');
  expect(useSeen.getState().entries[UUID]?.map(({ entry }) => entry.outcome)).toEqual([
    {
      kind: 'failed',
      message: 'What you had selected is not on the page any more. Select it again.',
      cost: 'none',
    },
  ]);
  expect(currentText(useWorkspace.getState())).toBe(PAGE);
  expect(calls.filter(({ path }) => /deduct|ask-ai/.test(path))).toEqual([]);
});
