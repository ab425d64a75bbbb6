import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#web/i18n/language-store.ts';
import { answerCredits, holdCredits, shownCredits } from '#web/testing/credits.ts';
import { failure, fakeApi, success } from '#web/testing/fake-api.ts';
import { returnReceipt, spendCredit } from './spend-credit.ts';

beforeEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await changeLanguage('en');
  holdCredits(5);
});

test('a spent credit leaves the balance at once and then becomes the figure of the server', async () => {
  const calls = fakeApi({
    'POST /api/user/deduct-credit': () => {
      expect(shownCredits()).toBe(4);
      return success({ creditsRemaining: 3, receipt: 'receipt-1' });
    },
  });
  expect(await spendCredit()).toBe('receipt-1');
  expect(shownCredits()).toBe(3);
  expect(calls[0]?.body).toMatchObject({ amount: 1, description: 'AI Inference' });
});

test('a refused spend gives the balance back', async () => {
  fakeApi({ 'POST /api/user/deduct-credit': () => failure('credits.insufficient') });
  await expect(spendCredit()).rejects.toMatchObject({ code: 'credits.insufficient' });
  expect(shownCredits()).toBe(5);
});

const NOT_OURS = (status: number) => new Response('<h1>Bad gateway</h1>', { status });

test.each([
  ['en', () => NOT_OURS(502), 'Server error deducting credit.'],
  ['it', () => NOT_OURS(502), 'Errore del server nello scalare il credito.'],
  ['en', () => NOT_OURS(403), 'Failed to deduct credit on server.'],
  ['it', () => NOT_OURS(403), 'Il server non ha potuto scalare il credito.'],
  ['en', () => success({}), 'Server did not confirm credit deduction.'],
  ['it', () => new Response('ok'), 'Il server non ha confermato l’addebito del credito.'],
] as const)(
  'in %s, an answer that is no deduction is said as one',
  async (language, answer, text) => {
    await changeLanguage(language);
    fakeApi({ 'POST /api/user/deduct-credit': answer });
    await expect(spendCredit()).rejects.toMatchObject({ message: text });
    expect(shownCredits()).toBe(5);
  },
);

test.each([
  ['en', 'You don’t have enough credits for this action.'],
  ['it', 'Non hai abbastanza crediti per questa azione.'],
] as const)('in %s, nothing is spent where nothing is left', async (language, text) => {
  await changeLanguage(language);
  holdCredits(0);
  const calls = fakeApi({ 'GET /api/user/credits': () => answerCredits(0) });
  await expect(spendCredit()).rejects.toMatchObject({
    code: 'credits.insufficient',
    message: text,
  });
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/credits']);
});

test('credits that were bought in another tab can be spent', async () => {
  holdCredits(0);
  fakeApi({
    'GET /api/user/credits': () => answerCredits(100),
    'POST /api/user/deduct-credit': () => success({ creditsRemaining: 99, receipt: 'receipt-1' }),
  });
  expect(await spendCredit()).toBe('receipt-1');
  expect(shownCredits()).toBe(99);
});

test('an answer that got lost is asked for once more, with the same key', async () => {
  let asked = 0;
  const calls = fakeApi({
    'POST /api/user/deduct-credit': () => {
      asked += 1;
      if (asked === 1) throw new TypeError('connection lost');
      return success({ creditsRemaining: 4, receipt: 'receipt-1' });
    },
  });
  expect(await spendCredit()).toBe('receipt-1');
  expect(calls).toHaveLength(2);
  expect(calls[0]?.body).toEqual(calls[1]?.body);
});

test('a receipt that is handed back shows the balance of the server; a failure is silent', async () => {
  const calls = fakeApi({
    'POST /api/user/return-credit': () => success({ returned: true, creditsRemaining: 6 }),
  });
  await returnReceipt('receipt-1');
  expect(calls[0]?.body).toEqual({ receipt: 'receipt-1' });
  expect(shownCredits()).toBe(6);
  fakeApi({});
  await returnReceipt('receipt-1');
  expect(shownCredits()).toBe(6);
});
