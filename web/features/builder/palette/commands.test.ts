import { beforeEach, expect, test } from 'vitest';
import { useWorkspace } from '../workspace-store.ts';
import { type CommandActions, isAvailable } from './commands.ts';

const ACTIONS = { userId: 'ada' } as unknown as CommandActions;
const store = () => useWorkspace.getState();

/** The AI works on this document. */
function workOn(uuid: string): void {
  store().setGeneration({
    kind: 'working',
    prompt: 'a bakery',
    uuid,
    stage: 'generation',
    startedAt: 0,
    isRetry: false,
    isLost: false,
    isStopping: false,
  });
}

beforeEach(() => {
  store().closeAll();
  store().setGeneration({ kind: 'idle' });
  for (const uuid of ['a', 'b'])
    store().openDocument({
      kind: 'site',
      uuid,
      name: uuid,
      text: '<h1>Forno</h1>',
      revision: 1,
      isSaved: true,
    });
});

test('a page can be saved and published while the AI works on another one, and not while it works on this one', () => {
  const available = () =>
    (['save', 'publish', 'viewSite'] as const).map((id) => isAvailable(id, ACTIONS));
  workOn('a');
  expect(store().currentUuid).toBe('b');
  expect(available()).toEqual([true, true, true]);
  workOn('b');
  expect(available()).toEqual([false, false, false]);
});
