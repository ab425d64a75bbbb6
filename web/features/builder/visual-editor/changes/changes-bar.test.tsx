import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FrameMark } from '#contract/page-editing.ts';
import type { PreviewCommand } from '#contract/preview.ts';
import { findByTag } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { renderScreen } from '#web/testing/render.tsx';
import type { ShownChange } from '../../workspace/shown-change.ts';
import type { EditingHost } from '../editing-host.ts';
import { openEditingSession } from '../editing-session.ts';
import { ChangesBar } from './changes-bar.tsx';

const BEFORE = `<!doctype html><html lang="en"><head><title>A</title><style>.card{color:red}</style></head><body>
<h1>Bread</h1><div class="card"><h2>Focaccia</h2></div><div class="card"><h2>Ciabatta</h2></div><p>Old words</p></body></html>`;
const AFTER = BEFORE.replace('Bread', 'Warm bread')
  .replace('<p>Old words</p>', '')
  .replace('color:red', 'color:blue')
  .replace('<title>A', '<title>B');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

interface StageFacts {
  after?: string;
  said?: readonly string[];
  isAsked?: boolean;
  language?: 'en' | 'it';
}

async function stage({ after = AFTER, said = [], isAsked = false, language }: StageFacts = {}) {
  const sent: PreviewCommand[] = [];
  const host = { refuse: vi.fn<EditingHost['refuse']>(), arrival: () => null, locale: () => 'en' };
  const session = openEditingSession(BEFORE, host as unknown as EditingHost);
  session.draw({ html: BEFORE, linked: null }, (command) => void sent.push(command));
  const change: ShownChange = { uuid: 'u', from: BEFORE, to: after, isAsked };
  const onClose = vi.fn<() => void>();
  const onCompare = vi.fn<(at: number) => void>();
  const user = await renderScreen(
    <ChangesBar
      session={session}
      change={change}
      said={said}
      onCompare={onCompare}
      onClose={onClose}
    />,
    language,
  );
  const follow = (html: string) => act(() => void session.follow({ html, linked: null }));
  const marks = (): FrameMark[] => sent.findLast((command) => command.t === 'mark')?.marks ?? [];
  const key = (tag: string, at = 0) => {
    const element = findByTag(session.page().index, tag)[at];
    return element ? keyOf(session.page(), element) : 0;
  };
  return { session, sent, user, follow, marks, key, onClose, onCompare };
}

const bar = () => screen.getByRole('toolbar', { name: 'What changed' });

test('the bar waits for the changed page, marks all of it and leads from place to place', async () => {
  const { user, follow, marks, key, onCompare } = await stage();
  expect(screen.queryByRole('toolbar')).toBeNull();
  follow(AFTER);
  expect(bar().textContent).toContain('1 of 4');
  expect(bar().textContent).toContain('Text: Main title “Warm bread”');
  expect(marks()).toEqual([
    { key: key('h1'), place: 'on', look: 'now' },
    { key: key('div', 1), place: 'after', look: 'moment' },
    { key: key('div'), place: 'on', look: 'moment' },
    { key: key('div', 1), place: 'on', look: 'moment' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(bar().textContent).toContain('Removed: text “Old words”');
  expect(marks()).toEqual([{ key: key('div', 1), place: 'after', look: 'now' }]);
  await user.click(within(bar()).getByRole('button', { name: 'Compare' }));
  expect(onCompare).toHaveBeenCalledExactlyOnceWith(1);
  within(bar()).getByRole('button', { name: 'Next change' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(bar().textContent).toContain('2 elements by the rule .card');
  await user.keyboard('{ArrowRight}');
  expect(bar().textContent).toContain('Title of the page');
  expect(bar().textContent).toContain('Not visible on the page itself');
  expect(marks()).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect(bar().textContent).toContain('1 of 4');
  await user.keyboard('{ArrowLeft}');
  expect(bar().textContent).toContain('4 of 4');
});

test('a place that was deleted meanwhile, and one that the page hides, are said to be so', async () => {
  const { session, follow, key } = await stage();
  follow(AFTER);
  const heading = key('h1');
  act(() => session.handle({ n: 'n'.repeat(16), t: 'unseen', key: heading }));
  expect(bar().textContent).toContain('Hidden on the page at the moment');
  follow(AFTER.replace('<h1>Warm bread</h1>', ''));
  expect(bar().textContent).toContain('No longer on the page');
  expect(bar().textContent).toContain('1 of 4');
});

test('a page that is new as a whole is said to be so, without marks', async () => {
  const words = Array.from({ length: 30 }, (_, at) => `<article><p>Other ${at}</p></article>`);
  const other = `<!doctype html><html lang="en"><head><title>B</title></head><body>${words.join('')}</body></html>`;
  const { follow, marks, user, onCompare } = await stage({ after: other });
  follow(other);
  expect(bar().textContent).toContain('The whole page is new.');
  expect(marks()).toEqual([]);
  await user.click(within(bar()).getByRole('button', { name: 'Compare' }));
  expect(onCompare).toHaveBeenCalledExactlyOnceWith(0);
});

test('asked for, the bar has the focus and Escape gives it back; else the focus stays', async () => {
  const { follow, user, onClose } = await stage({ isAsked: true });
  follow(AFTER);
  expect(bar().contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an edit that shows itself takes no focus, and says what the AI said of its one place', async () => {
  const after = BEFORE.replace('Bread', 'Warm bread');
  const said = ['Text of the main title: “Bread” → “Warm bread”'];
  const { follow } = await stage({ after, said });
  follow(after);
  expect(document.body.contains(document.activeElement)).toBe(true);
  expect(bar().contains(document.activeElement)).toBe(false);
  expect(bar().textContent).toContain(said[0]);
});

test('the bar speaks Italian', async () => {
  const { follow } = await stage({ language: 'it' });
  follow(AFTER);
  expect(screen.getByRole('toolbar', { name: 'Che cosa è cambiato' }).textContent).toContain(
    '1 di 4',
  );
});
