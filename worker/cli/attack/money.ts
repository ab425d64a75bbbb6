import { randomUUID } from 'node:crypto';
import { type Attack, countOf } from './attack.ts';
import type { Account, Stage } from './stage.ts';

async function balanceOf(account: Account): Promise<number> {
  const { text } = await account.send('GET', '/api/user/credits');
  return (JSON.parse(text) as { creditsRemaining: number }).creditsRemaining;
}

const SPEND = { amount: 1, description: 'AI Inference' };

async function stopped(account: Account): Promise<void> {
  const { headers } = await account.send('POST', '/api/ask-ai', {
    body: { prompt: 'a bakery in Turin', fileType: 'html' },
    headers: { accept: 'application/x-ndjson' },
  });
  await account.send('POST', `/api/generation/${headers.get('x-generation-id')}/stop`);
}

/** Starts a page and stops it in its middle, without waiting for the rest of the stream. */
async function stopInFlight({ app }: Stage, account: Account): Promise<void> {
  const response = await fetch(`${app}/api/ask-ai`, {
    method: 'POST',
    headers: { ...account.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a bakery in Turin', fileType: 'html' }),
  });
  const id = response.headers.get('x-generation-id');
  if (id === null) return await stopped(account);
  await account.send('POST', `/api/generation/${id}/stop`);
  await response.body?.cancel().catch(() => undefined);
}

/** Credits, prices and payments (the requirements CRED and PAY). */
export const MONEY_ATTACKS: Attack[] = [
  {
    name: 'more spends at once than there are credits',
    expected: '5 of 60 spent, 0 left',
    async run({ openAccount }) {
      const account = await openAccount();
      const answers = await Promise.all(
        Array.from({ length: 60 }, () =>
          account.send('POST', '/api/user/deduct-credit', {
            body: { ...SPEND, idempotencyKey: randomUUID() },
          }),
        ),
      );
      const spent = answers.filter(({ status }) => status === 200).length;
      return `${spent} of 60 spent, ${await balanceOf(account)} left`;
    },
  },
  {
    name: 'one receipt for twenty pages',
    expected: '1 credit',
    async run({ openAccount }) {
      const account = await openAccount();
      const idempotencyKey = randomUUID();
      await Promise.all(
        Array.from({ length: 20 }, () =>
          account.send('POST', '/api/user/deduct-credit', { body: { ...SPEND, idempotencyKey } }),
        ),
      );
      return `${5 - (await balanceOf(account))} credit`;
    },
  },
  {
    name: 'amounts that add credits',
    expected: '0 of 9',
    async run({ openAccount }) {
      const account = await openAccount();
      const amounts = [-1, -1e9, 0, 1.5, '1', '-1', null, Number.MAX_SAFE_INTEGER, { a: 1 }];
      const bad: string[] = [];
      for (const amount of amounts) {
        const body = { amount, description: 'AI Inference', idempotencyKey: randomUUID() };
        await account.send('POST', '/api/user/deduct-credit', { body });
        await account.send('POST', '/api/user/add-credits', { body: { amount, description: 'x' } });
        const balance = await balanceOf(account);
        if (balance > 5) bad.push(`${JSON.stringify(amount)}: ${balance}`);
      }
      return countOf(bad, amounts.length);
    },
  },
  {
    name: 'prices and return addresses of the buyer’s choice',
    expected: '0 of 7',
    async run({ openAccount }) {
      const account = await openAccount();
      const wishes = [
        { price: 0.01 },
        { price: -1 },
        { credits: 1_000_000 },
        { bundleId: '__proto__' },
        { successUrl: 'https://evil.example/' },
        { successUrl: '//evil.example' },
        { successUrl: 'javascript:alert(1)' },
      ];
      const bad: string[] = [];
      for (const wish of wishes) {
        const body = { bundleId: 'basic', successUrl: '/profile', cancelUrl: '/profile', ...wish };
        const answer = await account.send('POST', '/api/create-checkout-session', { body });
        if (answer.text.includes('evil') || answer.text.includes('javascript:'))
          bad.push(JSON.stringify(wish));
      }
      if ((await balanceOf(account)) !== 5) bad.push('credits');
      return countOf(bad, wishes.length);
    },
  },
  {
    name: 'payment events without a signature',
    expected: '0 of 4',
    async run({ stranger }) {
      const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed' });
      const signatures = [undefined, '', 't=1,v1=00', `t=${Math.floor(Date.now() / 1_000)},v0=aa`];
      const bad: string[] = [];
      for (const signature of signatures) {
        const headers: Record<string, string> =
          signature === undefined ? {} : { 'stripe-signature': signature };
        const { status } = await stranger('POST', '/api/stripe/webhook', { body, headers });
        if (status < 400 || status >= 500) bad.push(String(status));
      }
      return countOf(bad, signatures.length);
    },
  },
  {
    name: 'pages that are stopped before their end, again and again',
    expected: '3 free, then charged',
    async run(stage) {
      const account = await stage.openAccount();
      const left: number[] = [];
      for (let stop = 1; stop <= 4; stop += 1) {
        await stopInFlight(stage, account);
        left.push(await balanceOf(account));
      }
      return left.join() === '5,5,5,4' ? '3 free, then charged' : left.join();
    },
  },
  {
    name: 'welcome credits again: with +1, with dots, and after deleting the account',
    expected: '0 0 0',
    async run({ openAccount }) {
      const name = `ada${Date.now()}`;
      const first = await openAccount({ email: `${name}@gmail.com` });
      const balances = [];
      for (const email of [`${name}+1@gmail.com`, `a.d.a${name.slice(3)}@googlemail.com`]) {
        balances.push(await balanceOf(await openAccount({ email })));
      }
      await first.send('DELETE', '/api/user', { body: { password: first.password } });
      balances.push(await balanceOf(await openAccount({ email: `${name}@gmail.com` })));
      return balances.join(' ');
    },
  },
];
