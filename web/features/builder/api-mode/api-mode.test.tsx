import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { isGenerating, useWorkspace } from '../workspace-store.ts';
import { ApiModeBadges } from './api-mode-badges.tsx';
import { isPreparing } from './is-preparing.ts';
import { leaveApiMode } from './leave-api-mode.ts';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const store = () => useWorkspace.getState();

function startWork(startedAt = Date.now()): void {
  store().setGeneration({
    kind: 'working',
    prompt: 'a bakery',
    uuid: UUID,
    stage: 'analysis',
    startedAt,
    isRetry: false,
    isLost: false,
    isStopping: false,
  });
}

beforeEach(async () => {
  localStorage.clear();
  await loadEveryArea('en');
  store().closeAll();
  store().openDocument({
    kind: 'site',
    uuid: UUID,
    name: 'Forno',
    text: '<!doctype html><p>Bread</p>',
    revision: 1,
    isSaved: true,
  });
});
afterEach(() => {
  store().setGeneration({ kind: 'idle' });
});

test.each([
  [{ stage: 'analysis', hasText: false, elapsedMs: 0 }, true],
  [{ stage: 'generation', hasText: false, elapsedMs: 29_999 }, true],
  [{ stage: 'generation', hasText: false, elapsedMs: 30_000 }, false],
  [{ stage: 'generation', hasText: true, elapsedMs: 0 }, false],
  [{ stage: 'validation', hasText: false, elapsedMs: 0 }, false],
  [{ stage: 'saving', hasText: false, elapsedMs: 0 }, false],
] as const)('%o: prepared %s', (run, is) => {
  expect(isPreparing(run)).toBe(is);
});

test('the badges say that the AI has the page, and that it is prepared until the first of it arrives', async () => {
  startWork();
  await renderScreen(<ApiModeBadges />);
  expect(screen.getByText('API Editing')).toBeTruthy();
  expect(screen.getByText('Preparing Project')).toBeTruthy();
  act(() => store().setStream('<!doctype html>'));
  expect(screen.queryByText('Preparing Project')).toBe(null);
});

test('a run that was found half a minute after its start is not called prepared', async () => {
  startWork(Date.now() - 30_000);
  await renderScreen(<ApiModeBadges />);
  await vi.waitFor(() => expect(screen.queryByText('Preparing Project')).toBe(null));
});

test('the mode is on while the AI works on what is shown, and can be switched off', () => {
  const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  useSilentMode.setState({ isSilent: false });
  expect(isGenerating(store())).toBe(false);
  startWork();
  expect(isGenerating(store())).toBe(true);
  leaveApiMode();
  expect(isGenerating(store())).toBe(false);
  expect(store().generation).toMatchObject({
    kind: 'working',
    prompt: 'a bakery',
    freed: '<!doctype html><p>Bread</p>',
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: 'API mode turned off', durationMs: 2_000 }),
  );
});

test('without a generation there is nothing to switch off', () => {
  const before = store().generation;
  store().leaveApiMode();
  expect(store().generation).toBe(before);
});
