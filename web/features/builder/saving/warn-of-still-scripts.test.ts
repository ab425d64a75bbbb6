import { beforeEach, expect, test, vi } from 'vitest';
import { translator } from '#web/i18n/language-store.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import * as toasts from '#web/lib/show-success.ts';
import { useWorkspace } from '../workspace-store.ts';
import { warnOfStillScripts } from './warn-of-still-scripts.ts';

const showWarning = vi.spyOn(toasts, 'showWarning');

async function isWarned(text: string, pageScripts: boolean): Promise<boolean> {
  fakeApi({ 'GET /api/config': () => success({ pageScripts }) });
  const { closeAll, openDocument } = useWorkspace.getState();
  closeAll();
  const uuid = crypto.randomUUID();
  openDocument({ kind: 'site', uuid, name: 'Forno', text, revision: 1, isSaved: true });
  await warnOfStillScripts();
  return showWarning.mock.calls.length > 0;
}

beforeEach(() => {
  queryClient.clear();
  showWarning.mockReset();
});

test('the owner of a page with scripts is told where public pages run none', async () => {
  const scripted = '<!doctype html><h1>Forno</h1><script>open()</script>';
  const still = '<!doctype html><h1>Forno</h1><script type="application/ld+json">{}</script>';
  expect(await isWarned(scripted, false)).toBe(true);
  expect(showWarning).toHaveBeenCalledWith(translator()('builder.toast.scriptsOff'));
  showWarning.mockReset();
  expect(await isWarned(still, false)).toBe(false);
  queryClient.clear();
  expect(await isWarned(scripted, true)).toBe(false);
});
