import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createUser } from '#web/testing/factories.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render.tsx';
import { OperatorPage } from './operator-page.tsx';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const USER = createUser({ id: 'ada', email: 'ops@example.com' });
const OPEN = { state: 'open', until: Date.now() + 600_000 };
const REPORTED = {
  uuid: UUID,
  site: { name: 'Forno', title: 'Bakery', status: 'flagged', userId: 'bob' },
  reports: [{ id: 'r', at: Date.now(), reason: 'It lies.', contact: '', source: 'visitor' }],
};
const ACCOUNT = {
  id: 'bob',
  email: 'bob@example.com',
  createdAt: Date.now(),
  sites: [{ uuid: UUID, name: 'Forno', status: 'flagged' }],
  purchases: [{ id: 'p', bundleId: 'mini', priceCents: 299, state: 'paid', createdAt: Date.now() }],
  entries: [{ seq: 1, description: 'welcome', amount: 5, balanceAfter: 5, createdAt: Date.now() }],
};

afterEach(() => vi.unstubAllGlobals());

async function show() {
  return await renderScreen(
    <OperatorPage user={USER} waiting={<p>waiting</p>} nothing={<p>nothing here</p>} />,
  );
}

test('who is no operator sees that there is nothing', async () => {
  fakeApi({ 'GET /api/admin/session': () => failure('request.not-found') });
  await show();
  expect(await screen.findByText('nothing here')).toBeDefined();
});

test('the mailed code opens the console; a wrong one says so', async () => {
  let isRight = false;
  const calls = fakeApi({
    'GET /api/admin/session': () => success({ console: { state: 'locked' } }),
    'POST /api/admin/session/code': () => success({}),
    'POST /api/admin/session': () =>
      isRight ? success({ console: OPEN }) : failure('operator.code-wrong'),
    'GET /api/admin/reports': () => success({ sites: [] }),
  });
  const hand = await show();
  await hand.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  const box = await screen.findByLabelText('Code from the e-mail');
  await hand.type(box, '1234 5678{Enter}');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  isRight = true;
  await hand.click(screen.getByRole('button', { name: 'Open the console' }));
  expect(await screen.findByText('No open reports')).toBeDefined();
  const entered = calls.filter(({ path, method }) => method === 'POST' && path.endsWith('session'));
  expect(entered.map(({ body }) => body)).toEqual([{ code: '12345678' }, { code: '12345678' }]);
});

test('a reported site is suspended with a reason, and never without one', async () => {
  let sites = [REPORTED];
  const calls = fakeApi({
    'GET /api/admin/session': () => success({ console: OPEN }),
    'GET /api/admin/reports': () => success({ sites }),
    'POST /api/admin/judge': () => {
      sites = [];
      return success({});
    },
  });
  const hand = await show();
  const heading = await screen.findByRole('heading', { name: 'Forno' });
  const card = heading.closest('li');
  if (card === null) throw new Error('no card');
  const form = within(card);
  expect(form.getByText('It lies.')).toBeDefined();
  expect(form.getByRole('img').getAttribute('src')).toBe(`/api/admin/picture?site=${UUID}`);
  await hand.click(form.getByRole('button', { name: 'Suspend' }));
  expect((await form.findByRole('alert')).textContent).toContain('reason');
  await hand.type(form.getByRole('textbox'), 'It imitates a bank.');
  await hand.click(form.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('No open reports')).toBeDefined();
  const judged = calls.filter(({ path }) => path === '/api/admin/judge');
  expect(judged.map(({ body }) => body)).toEqual([
    { uuid: UUID, act: 'suspend', reason: 'It imitates a bank.' },
  ]);
});

test('the owner of a reported site is looked up, and a purchase refunded', async () => {
  const calls = fakeApi({
    'GET /api/admin/session': () => success({ console: OPEN }),
    'GET /api/admin/reports': () => success({ sites: [REPORTED] }),
    'GET /api/admin/account': () => success({ account: ACCOUNT }),
    'POST /api/admin/refund': () => success({}),
  });
  const hand = await show();
  await hand.click(await screen.findByRole('button', { name: 'Look up the owner' }));
  expect(await screen.findByRole('heading', { name: 'bob@example.com' })).toBeDefined();
  expect(screen.getByText('+5')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Refund' }));
  await hand.type(screen.getByLabelText('Why is it refunded?'), 'Asked by mail{Enter}');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/admin/refund')?.body).toEqual({
      purchaseId: 'p',
      reason: 'Asked by mail',
    }),
  );
});
