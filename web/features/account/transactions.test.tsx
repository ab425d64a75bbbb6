import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TransactionView } from '#contract/credits.ts';
import { createUser } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { Transactions } from './transactions.tsx';

function createTransaction(overrides: Partial<TransactionView> = {}): TransactionView {
  return {
    id: '1',
    created_at: '2026-11-21T06:00:00.000Z',
    description: 'Welcome credits',
    transaction_type: 'welcome',
    amount: 1005,
    balance_after: 1005,
    reference: '',
    ...overrides,
  };
}

async function renderTransactions(answer: () => Response, language: 'en' | 'it' = 'en') {
  const calls = fakeApi({ 'GET /api/user/transactions': answer });
  const hand = await renderScreen(<Transactions user={createUser()} />, language);
  return { calls, hand };
}

test('amounts carry their sign and the separators of the language', async () => {
  await renderTransactions(() =>
    success({
      transactions: [
        createTransaction({
          id: '2',
          amount: -1,
          balance_after: 1004,
          description: 'AI Inference',
        }),
        createTransaction(),
      ],
    }),
  );
  await screen.findByText('Welcome credits');
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Nov 21, 2026AI Inference-11,004', 'Nov 21, 2026Welcome credits+1,0051,005']);
});

test('Italian sets the point of a thousand', async () => {
  await renderTransactions(() => success({ transactions: [createTransaction()] }), 'it');
  expect(await screen.findByText('+1.005')).toBeDefined();
});

test('after a refund the list is asked for again, whether it was granted or refused', async () => {
  for (const refund of [() => success({}), () => failure('checkout.refund-refused')]) {
    let isRefundable = true;
    const calls = fakeApi({
      'GET /api/user/transactions': () =>
        success({
          transactions: [
            createTransaction({
              description: 'Bundle',
              ...(isRefundable ? { refundable_until: '2026-12-05T06:00:00.000Z' } : {}),
            }),
          ],
        }),
      'POST /api/user/refund': () => {
        isRefundable = false;
        return refund();
      },
      'GET /api/user/credits': () => failure('server.unavailable'),
    });
    const hand = await renderScreen(<Transactions user={createUser()} />);
    await hand.click(await screen.findByRole('button', { name: 'Refund: Bundle' }));
    await hand.click(screen.getByRole('button', { name: 'Refund it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull());
    expect(calls.filter(({ path }) => path === '/api/user/transactions')).toHaveLength(2);
    cleanup();
  }
});

test('older ones come with the cursor of the page before', async () => {
  let page = 0;
  const { hand } = await renderTransactions(() => {
    page += 1;
    const id = String(page);
    return success({
      transactions: [createTransaction({ id, description: `page ${id}` })],
      ...(page === 1 ? { next: '1' } : {}),
    });
  });
  await hand.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('page 2')).toBeDefined();
  expect(screen.getByText('page 1')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

test('a failed list says why and loads again on demand', async () => {
  let isUp = false;
  const { hand } = await renderTransactions(() =>
    isUp ? success({ transactions: [createTransaction()] }) : failure('server.unavailable'),
  );
  expect(await screen.findByText('sentence of server.unavailable')).toBeDefined();
  isUp = true;
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Welcome credits')).toBeDefined();
});

test('an empty list is a sentence', async () => {
  await renderTransactions(() => success({ transactions: [] }), 'it');
  expect(await screen.findByText('Ancora nessun movimento.')).toBeDefined();
});
