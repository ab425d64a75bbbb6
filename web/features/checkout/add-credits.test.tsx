import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#web/i18n/languages.ts';
import { holdSession, useSession } from '#web/lib/session-store.ts';
import * as toastHost from '#web/lib/toast-host.ts';
import { createUser, TOKEN } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { AddCredits } from './add-credits.tsx';

const toasts: string[] = [];
vi.spyOn(toastHost, 'raiseToast').mockImplementation(async ({ text }) => void toasts.push(text));

const STANDARD = {
  id: 'standard',
  credits: 250,
  price: 19.99,
  chargedPrice: 19.99,
  recommended: true,
};
const OPENED = {
  sessionId: 'mock_session_1',
  credits: 250,
  price: 19.99,
  card: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Test' },
};
const NOT_OURS = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

beforeEach(() => {
  vi.unstubAllGlobals();
  toasts.length = 0;
  localStorage.clear();
  holdSession({ user: createUser({ inferenceCredits: 1 }), token: TOKEN });
});

interface Shop {
  payments?: 'stripe' | 'simulated' | 'off';
  language?: Language;
  open?: () => Response;
  add?: () => Response;
}

async function renderShop({ payments = 'simulated', language = 'en', open, add }: Shop) {
  const calls = fakeApi({
    'GET /api/config': () => success({ payments, bundles: [STANDARD] }),
    'POST /api/create-checkout-session': open ?? (() => success(OPENED)),
    'POST /api/user/add-credits': add ?? (() => success({ creditsTotal: 251 })),
  });
  return { calls, hand: await renderScreen(<AddCredits />, language) };
}

const NAME = { en: 'Add Credits', it: 'Aggiungi crediti' };

async function buyWithFailure(shop: Shop): Promise<string | undefined> {
  const { hand } = await renderShop(shop);
  await hand.click(await screen.findByRole('button', { name: NAME[shop.language ?? 'en'] }));
  await waitFor(() => expect(toasts).not.toEqual([]));
  return toasts.at(-1);
}

test('a balance of one offers the standard bundle, more does not', async () => {
  const { calls, hand } = await renderShop({});
  await hand.click(await screen.findByRole('button', { name: 'Add Credits' }));
  expect(await screen.findByRole('dialog', { name: 'Simulated payment' })).toBeDefined();
  expect(calls.at(-1)?.body).toMatchObject({ bundleId: 'standard', credits: 250, price: 19.99 });
  expect(toasts).toEqual(['In a real environment you would be redirected to the payment page.']);
  await hand.click(screen.getByRole('button', { name: 'Pay €19.99' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('250 credits added successfully!'));
  expect(useSession.getState().user?.inferenceCredits).toBe(251);
  expect(screen.queryByRole('button', { name: 'Add Credits' })).toBeNull();
});

test.each<[Shop, string]>([
  [{ open: () => failure('checkout.off') }, 'Checkout error: sentence of checkout.off'],
  [
    { open: () => failure('checkout.off'), language: 'it' },
    'Errore nel pagamento: sentence of checkout.off',
  ],
  [{ open: NOT_OURS }, 'Checkout error: Failed to create checkout session'],
  [
    { open: NOT_OURS, language: 'it' },
    'Errore nel pagamento: la sessione di pagamento non è stata creata',
  ],
  [
    { open: () => new Response('{'), language: 'en' },
    'Could not complete checkout. Please try again.',
  ],
  [
    { open: () => new Response('{'), language: 'it' },
    'Non è stato possibile completare l’acquisto. Riprova.',
  ],
  [{ open: NOT_OURS, payments: 'stripe' }, 'Stripe error: Failed to create checkout session'],
  [
    { open: () => success({ ...OPENED, url: 'no address' }), payments: 'stripe' },
    'Could not redirect to Stripe. Please try again.',
  ],
  [
    { open: () => success(OPENED), payments: 'stripe', language: 'it' },
    'Non è stato possibile aprire la pagina di Stripe. Riprova.',
  ],
])('a checkout that does not open says why: %o', async (shop, sentence) => {
  expect(await buyWithFailure(shop)).toBe(sentence);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[Shop, string]>([
  [
    { add: () => failure('credits.add-forbidden') },
    'Failed to add credits: sentence of credits.add-forbidden',
  ],
  [{ add: NOT_OURS }, 'Failed to add credits: Server failed to add credits.'],
  [
    { add: NOT_OURS, language: 'it' },
    'Impossibile aggiungere i crediti: il server non ha potuto aggiungere i crediti.',
  ],
])('credits that do not come say why: %o', async (shop, sentence) => {
  await buyWithFailure(shop);
  const pay = await screen.findByRole('button', { name: /19[.,]99/ });
  toasts.length = 0;
  pay.click();
  await waitFor(() => expect(toasts).toEqual([sentence]));
  expect(useSession.getState().user?.inferenceCredits).toBe(1);
});

test('where nothing can be bought nothing is offered', async () => {
  const { calls } = await renderShop({ payments: 'off' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
