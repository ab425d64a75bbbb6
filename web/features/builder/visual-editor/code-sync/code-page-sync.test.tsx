import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PreviewCommand } from '#contract/preview.ts';
import { findByTag } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { useCodeCursor } from '../../code-editor/code-cursor.ts';
import { offerTools } from '../../code-editor/editor-tools.ts';
import type { EditingHost } from '../editing-host.ts';
import { openEditingSession } from '../editing-session.ts';
import { CodePageSync } from './code-page-sync.tsx';

const PAGE = `<!doctype html><html lang="en"><head><style>.card { color: red }</style></head><body>
<h1>Bread</h1><p class="card">1</p><p class="card">2</p></body></html>`;

beforeEach(() => {
  useCodeCursor.setState({ cursor: null });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    act();
    return 0;
  });
});

async function stage() {
  await loadEveryArea('en');
  const sent: PreviewCommand[] = [];
  const refuse = vi.fn<EditingHost['refuse']>();
  const host = { arrival: () => null, refuse, locale: () => 'en' } as unknown as EditingHost;
  const session = openEditingSession(PAGE, host);
  session.draw({ html: PAGE, linked: null }, (command) => void sent.push(command));
  const light = vi.fn<(range: { start: number; end: number } | null) => void>();
  const nothing = () => undefined;
  const tools = { focus: nothing, find: nothing, goToLine: nothing, format: async () => false };
  const withdraw = offerTools({ ...tools, light });
  render(
    <LanguageProvider>
      <CodePageSync session={session} uuid="u" />
    </LanguageProvider>,
  );
  const key = (tag: string, at = 0) => {
    const element = findByTag(session.page().index, tag)[at];
    return element ? keyOf(session.page(), element) : 0;
  };
  const put = (mark: string, text = PAGE, uuid = 'u') =>
    act(() => useCodeCursor.setState({ cursor: { uuid, text, offset: text.indexOf(mark) + 1 } }));
  const selected = () => session.store.getState().selection;
  const marked = () => sent.findLast((command) => command.t === 'mark')?.marks ?? [];
  return { session, sent, light, key, put, selected, marked, refuse, withdraw };
}

test('what is selected on the page is lit in the code', async () => {
  const { session, light, key, withdraw } = await stage();
  act(() => session.select([key('h1')]));
  const start = PAGE.indexOf('<h1>');
  expect(light).toHaveBeenLastCalledWith({ start, end: start + '<h1>Bread</h1>'.length });
  act(() => session.select([]));
  expect(light).toHaveBeenLastCalledWith(null);
  withdraw();
});

test('the cursor in the code selects its element once, and says nothing of one that cannot be seen', async () => {
  const { session, sent, key, put, selected, refuse, withdraw } = await stage();
  put('Bread');
  expect(selected()).toEqual([key('h1')]);
  const told = sent.filter((command) => command.t === 'select' && command.scrollTo).length;
  act(() => session.handle({ n: 'n'.repeat(16), t: 'unseen', key: key('h1') }));
  expect(refuse).not.toHaveBeenCalled();
  put('read');
  expect(sent.filter((command) => command.t === 'select' && command.scrollTo)).toHaveLength(told);
  withdraw();
});

test('the cursor in a rule outlines all that it styles, and leaves it with the next element', async () => {
  const { session, put, selected, marked, key, withdraw } = await stage();
  put('Bread');
  put('color');
  expect(selected()).toEqual([]);
  expect(marked()).toEqual([
    { key: key('p'), place: 'on', look: 'quiet' },
    { key: key('p', 1), place: 'on', look: 'quiet' },
  ]);
  expect(screen.getByText('2 elements by the rule .card')).toBeDefined();
  act(() => session.select([key('h1')]));
  expect(marked()).toEqual([]);
  expect(screen.queryByText(/by the rule/)).toBeNull();
  put('card {');
  expect(marked()).toHaveLength(2);
  put('Bread');
  expect(marked()).toEqual([]);
  expect(screen.queryByText(/by the rule/)).toBeNull();
  withdraw();
});

test('the cursor waits for the page to have the text of the code; another document is none of its business', async () => {
  const { session, put, selected, key, withdraw } = await stage();
  const longer = PAGE.replace('<h1>', '<h2>New</h2><h1>');
  put('New', longer);
  expect(selected()).toEqual([]);
  act(() => void session.follow({ html: longer, linked: null }));
  expect(selected()).toEqual([key('h2')]);
  put('Bread', longer, 'other');
  expect(selected()).toEqual([key('h2')]);
  withdraw();
});
