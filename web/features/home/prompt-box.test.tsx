import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdSession, useSession } from '#web/lib/session-store.ts';
import { createUser } from '#web/testing/factories.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { PromptBox } from './prompt-box.tsx';

beforeEach(() => {
  fakeApi({ 'GET /api/config': () => success({ welcomeCredits: 5 }) });
});

async function renderBox(language: 'en' | 'it' = 'en') {
  const onSend = vi.fn<(prompt: string) => void>();
  return { onSend, hand: await renderScreen(<PromptBox onSend={onSend} />, language) };
}

test('Enter sends the trimmed prompt, Shift+Enter breaks the line', async () => {
  const { onSend, hand } = await renderBox();
  await hand.type(screen.getByRole('textbox'), ' a bakery{Shift>}{Enter}{/Shift}in Turin {Enter}');
  expect(onSend.mock.calls).toEqual([['a bakery\nin Turin']]);
});

test('a blank prompt is not sent but focused, and the field says what to write', async () => {
  const { onSend, hand } = await renderBox();
  await hand.click(screen.getByRole('button', { name: 'Design my page' }));
  expect(onSend).not.toHaveBeenCalled();
  const box = screen.getByRole('textbox', {
    description: 'Say first what your website is for. One sentence will do.',
  });
  expect(document.activeElement).toBe(box);
  expect([box.ariaInvalid, screen.getByRole('alert').textContent !== '']).toEqual(['true', true]);
  await hand.type(box, 'a bakery');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an example fills the box and sends nothing by itself', async () => {
  const { onSend, hand } = await renderBox('it');
  await hand.click(screen.getByRole('button', { name: 'Fisioterapista' }));
  expect(screen.getByRole('textbox')).toHaveProperty(
    'value',
    'Uno studio di fisioterapia: i trattamenti, i due terapisti, come prenotare, come raggiungerci',
  );
  expect(onSend).not.toHaveBeenCalled();
});

test.each([
  [
    'that the first page is free',
    { guestPages: 1, welcomeCredits: 5 },
    /^Your first page of the day/,
  ],
  [
    'the price and the welcome credits where guests get no page',
    { guestPages: 0, welcomeCredits: 5 },
    'Uses 1 credit. New accounts start with 5 credits.',
  ],
  [
    'only the price where an account starts without credits',
    { guestPages: 0, welcomeCredits: 0 },
    'Uses 1 credit.',
  ],
])('a visitor is told %s', async (_what, config, words) => {
  useSession.setState({ status: 'signed-out', user: null, token: null });
  fakeApi({ 'GET /api/config': () => success(config) });
  await renderBox();
  expect(await screen.findByText(words)).toBeDefined();
});

test('who is signed in is told the price', async () => {
  holdSession({ user: createUser(), token: null });
  await renderBox();
  expect(await screen.findByText('Uses 1 credit.')).toBeDefined();
});
