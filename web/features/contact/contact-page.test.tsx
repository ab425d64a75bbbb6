import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/query-client.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

const NOBODY = { name: null, address: null, vatId: null, email: null };

beforeEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function renderPage(answers: Parameters<typeof fakeApi>[0] = {}, operator = {}) {
  const calls = fakeApi({
    'GET /api/config': () => success({ operator: { ...NOBODY, ...operator } }),
    ...answers,
  });
  const hand = await renderScreen(<ContactPage />);
  return { calls, hand };
}

async function send({ hand }: Awaited<ReturnType<typeof renderPage>>): Promise<void> {
  await hand.type(screen.getByLabelText('Your name'), 'Ada Rossi');
  await hand.type(screen.getByLabelText('Your e-mail address'), 'ada@example.com');
  await hand.type(screen.getByLabelText('Your message'), 'Hello');
  await hand.click(screen.getByRole('button', { name: 'Send message' }));
}

test('an empty form sends nothing and says what is missing', async () => {
  const { calls, hand } = await renderPage();
  await hand.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your name.',
    'Enter your e-mail address, so that we can answer.',
    'Write a message.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a sent message is thanked for', async () => {
  const rendered = await renderPage({ 'POST /api/contact': () => success({}) });
  await send(rendered);
  expect(await screen.findByText(/stored with the address ada@example.com/)).toBeDefined();
  expect(rendered.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Ada Rossi',
    email: 'ada@example.com',
    message: 'Hello',
    website: '',
  });
});

test('the server’s refusal of a field stands beside it, and the words stay', async () => {
  const rendered = await renderPage({
    'POST /api/contact': () =>
      failure('request.invalid', { details: [{ path: 'email', message: 'Invalid' }] }),
  });
  await send(rendered);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This does not look like an e-mail address.',
  );
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Hello');
});

test('any other failure is told with its reason, and the words stay', async () => {
  const rendered = await renderPage({
    'POST /api/contact': () => failure('request.rate-limited'),
  });
  await send(rendered);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('sentence of request.rate-limited');
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', 'Hello');
});

test('an address to write to is shown only where the deployment names one', async () => {
  await renderPage({}, { email: 'hello@example.com' });
  const link = await screen.findByRole('link', { name: 'hello@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.com');
});
