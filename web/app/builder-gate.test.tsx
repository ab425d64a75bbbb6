import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberAccount } from '#web/lib/known-visitor.ts';
import { fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { BuilderGate } from './builder-gate.tsx';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function openGate(language: 'en' | 'it' = 'en') {
  fakeApi({ 'GET /api/config': () => success({ guestPages: 1, welcomeCredits: 5 }) });
  await renderScreen(<BuilderGate onContinue={() => undefined} />, language);
}

function namesInMain(): (string | null)[] {
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent);
}

test('newcomers are offered an account first, who had one the sign-in', async () => {
  await openGate();
  expect(namesInMain()).toEqual(['Create account', 'Sign in', 'Continue without an account']);
  cleanup();
  rememberAccount();
  await openGate();
  expect(namesInMain()).toEqual(['Sign in', 'Create account', 'Continue without an account']);
});

test.each([
  ['en', 'What is free', /No card/, ['/terms', '/privacy']],
  ['it', 'Che cosa è gratis', /Nessuna carta/, ['/it/terms', '/it/privacy']],
] as const)('the gate says what is free and links the rules (%s)', async (...expected) => {
  const [language, label, card, links] = expected;
  await openGate(language);
  const list = await screen.findByRole('list', { name: label });
  await screen.findByText(/5 /);
  expect(list.textContent).toMatch(card);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining([...links]));
});
