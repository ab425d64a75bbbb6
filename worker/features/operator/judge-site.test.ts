import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { deleteSite } from '#worker/features/sites/delete-site.ts';
import { listOwnSites } from '#worker/features/sites/list-own-sites.ts';
import { reportSite } from '#worker/features/sites/report-site.ts';
import { saveSite } from '#worker/features/sites/save-site.ts';
import type { MailMessage } from '#worker/platform/mail/port.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { listActs, type OperatorContext } from './act-queries.ts';
import { findAccount } from './find-account.ts';
import { judgeSite } from './judge-site.ts';
import { listReports } from './list-reports.ts';

const html = '<!doctype html><html><head><title>Bakery</title></head><body>Bread</body></html>';
const origin = 'https://app.test';

async function publish() {
  const ctx = await createUserContext();
  const uuid = crypto.randomUUID();
  await saveSite({ ctx, input: { uuid, html, name: 'Forno' } });
  return { ctx, uuid };
}

/** An operator, and the mails that their acts send. */
function createOperator(base: TestContext) {
  const sent: MailMessage[] = [];
  const mail = {
    enabled: true,
    delivers: true,
    send: async (message: MailMessage) => void sent.push(message),
  };
  const ctx: OperatorContext = { ...base, mail, operator: 'ops@example.com', origin };
  return { ctx, sent };
}

async function report({ ctx, uuid }: { ctx: TestContext; uuid: string }, at: number) {
  const input = { site: uuid, reason: 'It lies.', contact: '' };
  await reportSite({ ctx: { ...ctx, now: () => at }, input, address: String(at), origin });
}

const statusOf = async (ctx: TestContext) => (await listOwnSites(ctx))[0]?.status;

test('a site is suspended and reinstated: the owner reads why, and the log keeps both acts', async () => {
  const { ctx, uuid } = await publish();
  const operator = createOperator(ctx);
  const judge = async (act: 'suspend' | 'reinstate', reason: string) =>
    await judgeSite({ ctx: operator.ctx, input: { uuid, act, reason } });
  await judge('suspend', 'It imitates a bank.');
  expect(await statusOf(ctx)).toBe('suspended');
  await judge('suspend', 'Again.');
  await judge('reinstate', 'It was a mistake.');
  expect(await statusOf(ctx)).toBe('active');
  expect(operator.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [`${ctx.userId}@example.com`, 'Your Bluewave site was suspended'],
    [`${ctx.userId}@example.com`, 'Your Bluewave site is back'],
  ]);
  expect(operator.sent[0]?.text).toContain('It imitates a bank.');
  expect(operator.sent[0]?.text).toContain(`${origin}/contact`);
  const acts = await listActs(ctx, uuid);
  expect(new Set(acts.map(({ operator: who, act, reason }) => `${who} ${act}: ${reason}`))).toEqual(
    new Set([
      'ops@example.com suspend: It imitates a bank.',
      'ops@example.com suspend: Again.',
      'ops@example.com reinstate: It was a mistake.',
    ]),
  );
});

test('reports are open until somebody decides, and a new one opens the site again', async () => {
  const reported = await publish();
  const { ctx, uuid } = reported;
  const operator = createOperator(ctx);
  const isOpen = async () => (await listReports(ctx)).some((entry) => entry.uuid === uuid);
  await report(reported, Date.now() - 5_000);
  await report(reported, Date.now() - 4_000);
  const [entry] = (await listReports(ctx)).filter((found) => found.uuid === uuid);
  expect(entry).toMatchObject({
    site: { name: 'Forno', status: 'active', userId: ctx.userId },
    reports: [
      { reason: 'It lies.', source: 'visitor' },
      { reason: 'It lies.', source: 'visitor' },
    ],
  });
  await judgeSite({ ctx: operator.ctx, input: { uuid, act: 'dismiss', reason: 'Honest page.' } });
  expect([await isOpen(), await statusOf(ctx), operator.sent]).toEqual([false, 'active', []]);
  await report(reported, Date.now() + 1_000);
  expect(await isOpen()).toBe(true);
});

test('an operator gives the address of a deleted, suspended site back to its owner', async () => {
  const { ctx, uuid } = await publish();
  const operator = createOperator(ctx);
  const judge = async (act: 'suspend' | 'reinstate') =>
    await judgeSite({ ctx: operator.ctx, input: { uuid, act, reason: 'Because.' } });
  await judge('suspend');
  await deleteSite({ ctx, input: { uuid } });
  const save = async () => await saveSite({ ctx, input: { uuid, html } });
  await expect(save()).rejects.toMatchObject({ code: 'sites.address-closed' });
  await judge('reinstate');
  expect((await save()).site.status).toBe('active');
});

test('an unknown site cannot be judged, and nothing is logged', async () => {
  const { ctx } = await publish();
  const uuid = crypto.randomUUID();
  const judged = judgeSite({
    ctx: createOperator(ctx).ctx,
    input: { uuid, act: 'suspend', reason: 'Because.' },
  });
  await expect(judged).rejects.toMatchObject({ code: 'sites.not-found' });
  expect(await listActs(ctx, uuid)).toEqual([]);
});

test('the log can neither be changed nor shortened', async () => {
  const { ctx, uuid } = await publish();
  await judgeSite({
    ctx: createOperator(ctx).ctx,
    input: { uuid, act: 'suspend', reason: 'Because.' },
  });
  const attempt = async (statement: string) => await env.DB.prepare(statement).run();
  await expect(attempt(`UPDATE operator_acts SET reason = 'x'`)).rejects.toThrow('never change');
  await expect(attempt('DELETE FROM operator_acts')).rejects.toThrow('never deleted');
  expect(await listActs(ctx, uuid)).toMatchObject([{ act: 'suspend', reason: 'Because.' }]);
});

test('an account is found by mail or id with its sites and credits, and the look-up is logged', async () => {
  const { ctx, uuid } = await publish();
  await ctx.ledger.deduct(ctx.userId, { opId: 'one', amount: 1, description: 'generation' });
  await ctx.ledger.audit(ctx.userId);
  const operator = createOperator(ctx).ctx;
  const email = `${ctx.userId}@example.com`;
  const found = await findAccount({ ctx: operator, input: { q: ` ${email.toUpperCase()} ` } });
  expect(found).toMatchObject({
    id: ctx.userId,
    email,
    sites: [{ uuid, name: 'Forno', status: 'active' }],
    purchases: [],
    entries: [
      { description: 'generation', amount: -1, balanceAfter: 4 },
      { description: 'welcome', amount: 5, balanceAfter: 5 },
    ],
  });
  expect(await findAccount({ ctx: operator, input: { q: ctx.userId } })).toEqual(found);
  expect((await listActs(ctx, ctx.userId)).map(({ act }) => act)).toEqual(['look-up', 'look-up']);
  await expect(
    findAccount({ ctx: operator, input: { q: 'nobody@example.com' } }),
  ).rejects.toMatchObject({ code: 'account.not-found' });
});
