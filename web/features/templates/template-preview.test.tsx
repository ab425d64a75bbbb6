import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Template } from '#contract/templates.ts';
import { holdSession, useSession } from '#web/lib/session-store.ts';
import { createUser } from '#web/testing/factories.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { TemplatePreview } from './template-preview.tsx';

const TEMPLATE: Template = {
  id: '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10',
  title: 'Clay & Salt',
  description: 'A small pottery shop',
  category: 'ecommerce',
  trade: 'pottery',
  words: [],
  tags: [],
  language: 'en',
  scheme: 'light',
  colour: 'grey',
  path: 'sites/7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10/index.html',
};

beforeEach(() => {
  useSession.setState({ status: 'signed-out', user: null, token: null });
});

function setScreenWidth(widthPx: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, rem = '0'] = /min-width: (\d+)rem/.exec(query) ?? [];
    return Object.assign(new EventTarget(), { matches: widthPx >= Number(rem) * 16 });
  });
}

async function showPreview(): Promise<void> {
  await renderScreen(
    <TemplatePreview
      template={TEMPLATE}
      onClose={vi.fn<() => void>()}
      onOpen={vi.fn<() => void>()}
    />,
  );
}

test('each way into the editor says what it does', async () => {
  setScreenWidth(1280);
  await showPreview();
  const use = {
    name: 'Use Template',
    description: 'A copy of your own, with the example’s texts.',
  };
  const open = {
    name: 'Open in Editor',
    description: 'Only to look: kept once you change something.',
  };
  expect(screen.getByRole('button', use)).toBeDefined();
  expect(screen.getByRole('button', open)).toBeDefined();
  expect(screen.getByText(/^Free, without an account/)).toBeDefined();
});

test('who is signed in is not told of a way without an account', async () => {
  setScreenWidth(1280);
  holdSession({ user: createUser(), token: null });
  await showPreview();
  expect(screen.queryByText(/without an account/)).toBeNull();
});

test('only the widths that the screen has are offered', async () => {
  setScreenWidth(1280);
  await showPreview();
  expect(screen.getByRole('button', { name: 'Desktop' }).ariaPressed).toBe('true');
});

test('a phone shows the page as on a phone, without a switch', async () => {
  setScreenWidth(390);
  await showPreview();
  expect(screen.queryByRole('button', { name: 'Desktop' })).toBeNull();
  expect(screen.getByTitle('Page of Clay & Salt').style.width).toBe('390px');
});
