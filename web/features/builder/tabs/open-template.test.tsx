import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepOwnWords } from '#web/lib/own-words.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ConversationLog } from '../conversation/conversation-log.tsx';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { openTemplate } from './open-template.ts';

const PATH = 'sites/7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10/index.html';

beforeEach(() => {
  localStorage.clear();
  useWorkspace.getState().closeAll();
});

async function showConversation(): Promise<void> {
  const asking = {
    document: currentDocument(useWorkspace.getState()),
    target: null,
    examples: null,
    ask: vi.fn<() => void>(),
    sendPrompt: () => undefined,
    isOutOfCredits: false,
    closeOutOfCredits: vi.fn<() => void>(),
  };
  await renderScreen(
    <ConversationLog asking={asking} userId={null} onLook={vi.fn<() => void>()} />,
  );
}

test('what a template of one’s own lacks stays in the conversation, and no toast covers the page', async () => {
  const toast = vi.spyOn(toastHost, 'raiseToast').mockResolvedValue();
  const html = '<!doctype html><title>Gull Rock Pots – Tableware</title><h1>Pots</h1>';
  const toComplete = ['phone number', 'opening hours'];
  fakeApi({ 'POST /api/templates/personalise': () => success({ html, toComplete }) });
  keepOwnWords({ name: 'Gull Rock Pots', line: 'Handmade tableware' });
  expect(await openTemplate({ path: PATH, untitled: '', mode: 'own' })).toBe(true);
  await showConversation();
  expect(screen.getByRole('region', { name: 'Still to fill in' }).textContent).toContain(
    'phone number',
  );
  expect(screen.getByText('opening hours')).toBeDefined();
  expect(screen.queryByText('Nothing asked yet')).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});
