import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('a blank prompt is not sent but focused', async () => {
  const { onSend, hand } = await renderBox();
  await hand.click(screen.getByRole('button', { name: 'Design my page' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
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

test('where an account starts without credits only the price is said', async () => {
  fakeApi({ 'GET /api/config': () => success({ welcomeCredits: 0 }) });
  await renderBox();
  expect(await screen.findByText('Uses 1 credit.')).toBeDefined();
});

test('the price and the welcome credits of this deployment are said', async () => {
  await renderBox();
  expect(
    await screen.findByText('Uses 1 credit. New accounts start with 5 credits.'),
  ).toBeDefined();
});
