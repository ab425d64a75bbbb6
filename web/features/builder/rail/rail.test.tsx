import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render.tsx';
import { stubView } from '#web/testing/stub-view.ts';
import type { CommandActions } from '../palette/commands.ts';
import { useSilentMode } from '../toasts/silent-mode.ts';
import { useWorkspace } from '../workspace-store.ts';
import { Rail } from './rail.tsx';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const PAGE = '<!doctype html><title>Forno</title><p>Bread</p>';

/** CSS pixels; the height that the rail is told. */
function stubHeight(heightPx: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe(element: HTMLElement): void {
        if (element.tagName !== 'NAV') return;
        Object.defineProperty(element, 'clientHeight', { configurable: true, value: heightPx });
        this.tell();
      }
      disconnect(): void {}
    },
  );
}

async function openRail(heightPx = 900) {
  stubHeight(heightPx);
  const savePage = vi.fn<() => void>();
  const onToggle = vi.fn<() => void>();
  const actions = { userId: 'ada', savePage } as unknown as CommandActions;
  const hand = await renderScreen(
    <Rail panel={null} onToggle={onToggle} actions={actions} files={0} renderFiles={() => null} />,
  );
  return { hand, savePage, onToggle };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  stubView();
  localStorage.clear();
  useSilentMode.setState({ isSilent: true });
  const { closeAll, openDocument, setGeneration } = useWorkspace.getState();
  closeAll();
  setGeneration({ kind: 'idle' });
  openDocument({ kind: 'site', uuid: UUID, name: 'Forno', text: PAGE, revision: 1, isSaved: true });
});

test('one bar has the panels and, in groups, every tool', async () => {
  await openRail();
  const bar = screen.getByRole('toolbar', { name: 'Panels and tools' });
  const groups = within(bar)
    .getAllByRole('group')
    .map((group) =>
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );
  expect(groups).toEqual([
    ['Preview', 'Code', 'Split', 'Edit texts', 'Save the page'],
    [
      'Assistant (free)',
      'Delete element',
      'Duplicate element',
      'Move element up',
      'Move element down',
    ],
    ['Insert heading', 'Insert image', 'Insert container', 'Insert link'],
    ['Layout settings', 'Silent mode'],
  ]);
  expect(within(bar).getByRole('button', { name: 'Layers' })).toBeTruthy();
});

test('in the bar no name and no sign stands for two things, and the pencil is left to renaming', async () => {
  await openRail();
  const bar = screen.getByRole('toolbar', { name: 'Panels and tools' });
  const buttons = within(bar).getAllByRole('button');
  const names = buttons.map((button) => button.getAttribute('aria-label'));
  const signs = buttons.map((button) => button.querySelector('svg')?.innerHTML);
  expect(names).toEqual([...new Set(names)]);
  expect(signs).toEqual([...new Set(signs)]);
  expect(bar.querySelector('.lucide-pencil')).toBeNull();
});

test('the bar is one tab stop, walked with the arrow keys', async () => {
  const { hand } = await openRail();
  await hand.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation');
  await hand.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Names of the tools');
  await hand.keyboard('{Home}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Files');
  await hand.tab();
  expect(document.activeElement).toBe(document.body);
  await hand.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Files');
});

test('without room for names every icon has one, shown on focus and under the pointer', async () => {
  const { hand } = await openRail();
  const bar = screen.getByRole('toolbar', { name: 'Panels and tools' });
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.filter((button) => !button.getAttribute('aria-label'))).toEqual([]);
  expect(within(bar).queryByText('Layers')).toBe(null);
  await hand.tab();
  expect(await screen.findByText('Conversation')).toBeDefined();
  await hand.hover(screen.getByRole('button', { name: 'Layers' }));
  expect(await screen.findByText('Layers')).toBeDefined();
});

test('a tool that cannot work says why, to every sense, and does nothing', async () => {
  const { hand } = await openRail();
  const button = screen.getByRole('button', { name: 'Delete element' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await hand.click(button);
  const reason = 'The editor is being loaded.';
  const id = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe(reason);
  expect(screen.getAllByText(reason).some((node) => node.closest('[hidden]') === null)).toBe(true);
});

test('what works is done: views, saving, silent mode, names', async () => {
  const { hand, savePage, onToggle } = await openRail();
  await hand.click(screen.getByRole('button', { name: 'Code' }));
  expect(useWorkspace.getState().view).toBe('code');
  await hand.click(screen.getByRole('button', { name: 'Preview' }));
  expect(useWorkspace.getState().view).toBe('preview');
  await hand.click(screen.getByRole('button', { name: 'Save the page' }));
  expect(savePage).toHaveBeenCalledTimes(1);
  await hand.click(screen.getByRole('button', { name: 'History' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('history');
  await hand.click(screen.getByRole('button', { name: 'Silent mode' }));
  expect(screen.getByRole('button', { name: 'Silent mode' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  expect(screen.queryByText('Duplicate')).toBe(null);
  await hand.click(screen.getByRole('button', { name: 'Names of the tools' }));
  expect(screen.getByText('Duplicate')).toBeTruthy();
});

test('on a short window the last tools are in a menu, with the reason below each', async () => {
  const { hand } = await openRail(640);
  expect(screen.queryByRole('button', { name: 'Insert link' })).toBe(null);
  await hand.click(screen.getByRole('button', { name: 'More tools' }));
  const item = await screen.findByRole('menuitem', { name: /^Insert link/ });
  expect(item.textContent).toBe('Insert linkThe editor is being loaded.');
  await hand.click(screen.getByRole('menuitem', { name: 'Silent mode' }));
  expect(useSilentMode.getState().isSilent).toBe(false);
});

test('while the AI has the page, the mode can be switched off here and the rest says why it waits', async () => {
  const { hand } = await openRail();
  expect(screen.queryByRole('button', { name: 'Turn API mode off' })).toBe(null);
  const flags = { isRetry: false, isLost: false, isStopping: false };
  act(() =>
    useWorkspace.getState().setGeneration({
      kind: 'working',
      prompt: 'a bakery',
      uuid: UUID,
      stage: 'model',
      startedAt: 1,
      ...flags,
    }),
  );
  const save = screen.getByRole('button', { name: 'Save the page' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await hand.click(screen.getByRole('button', { name: 'Turn API mode off' }));
  expect(save.getAttribute('aria-disabled')).toBe(null);
  expect(useWorkspace.getState().generation).toMatchObject({ freed: PAGE });
});
