import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { contactMessages } from '#worker/db/schema/index.ts';
import { readConfig } from '#worker/platform/config.ts';
import type { MailMessage } from '#worker/platform/mail/port.ts';
import { createAnonymousContext } from '#worker/testing/context.ts';
import { createClient } from '#worker/testing/request.ts';
import { forgetMessages } from './forget-messages.ts';
import { receiveMessage } from './receive-message.ts';

const db = createDatabase(env.DB);
const DAY_MS = 24 * 60 * 60 * 1_000;

function createMessage(overrides: Record<string, unknown> = {}) {
  return {
    name: 'Ada Rossi',
    email: `${crypto.randomUUID()}@example.com`,
    message: 'Does it print?\nThank you.',
    ...overrides,
  };
}

async function stored(email: string) {
  return await db.select().from(contactMessages).where(eq(contactMessages.email, email));
}

test('a message is stored as it was written, and the answer says nothing else', async () => {
  const message = createMessage({ name: '  Ada Rossi ' });
  const response = await createClient().post('/api/contact', message);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await stored(message.email)).toEqual([
    { ...message, name: 'Ada Rossi', id: expect.any(String), createdAt: expect.any(Number) },
  ]);
});

test.each([
  ['no name', { name: ' ' }],
  ['a name with a line break', { name: 'Ada\nBcc: all@example.com' }],
  ['no address', { email: 'ada' }],
  ['no message', { message: ' \n ' }],
  ['an endless message', { message: 'x'.repeat(5_001) }],
  ['a message with control characters', { message: 'a\u0000b' }],
  ['a message that is a number', { message: 7 }],
])('%s is refused with the name of the field', async (_case, wrong) => {
  const message = createMessage(wrong);
  const response = await createClient().post('/api/contact', message);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'request.invalid',
    details: [{ path: Object.keys(wrong)[0] }],
  });
  expect(await stored(message.email)).toEqual([]);
});

test('a filled honeypot is answered like any message and stores nothing', async () => {
  const message = createMessage({ website: 'https://spam.example' });
  const response = await createClient().post('/api/contact', message);
  expect(await response.json()).toEqual({ ok: true });
  expect(await stored(message.email)).toEqual([]);
});

test('other sites, forms and bodies over 64 KiB are refused', async () => {
  const client = createClient();
  const message = createMessage();
  const foreign = await client.post('/api/contact', message, { site: 'cross-site' });
  const form = await client.send('POST', '/api/contact', 'name=Ada', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const large = await client.post('/api/contact', createMessage({ message: 'x'.repeat(65_536) }));
  expect([foreign.status, form.status, large.status]).toEqual([403, 415, 413]);
  expect(await stored(message.email)).toEqual([]);
});

test('an address may write five times an hour', async () => {
  const client = createClient({ settings: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push((await client.post('/api/contact', createMessage())).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

function createMailContext(settings: Record<string, string>, send: (mail: MailMessage) => unknown) {
  return {
    ...createAnonymousContext(),
    config: readConfig({ ...env, ...settings }),
    mail: {
      enabled: true,
      delivers: true,
      send: async (mail: MailMessage) => void (await send(mail)),
    },
  };
}

test('with an address configured the message is mailed there, to be answered to its sender', async () => {
  const send = vi.fn<(mail: MailMessage) => void>();
  const ctx = createMailContext({ CONTACT_EMAIL: 'hello@example.com' }, send);
  const message = createMessage();
  await receiveMessage({ ctx, input: message });
  expect(send).toHaveBeenCalledExactlyOnceWith({
    to: 'hello@example.com',
    replyTo: message.email,
    subject: 'A message through the Bluewave contact form',
    text: `Ada Rossi <${message.email}> wrote:\n\nDoes it print?\nThank you.\n`,
  });
});

test('without an address nothing is mailed', async () => {
  const send = vi.fn<(mail: MailMessage) => void>();
  const message = createMessage();
  await receiveMessage({ ctx: createMailContext({}, send), input: message });
  expect(send).not.toHaveBeenCalled();
  expect(await stored(message.email)).toHaveLength(1);
});

test('a mail that fails is logged, and the message is kept', async () => {
  const ctx = createMailContext({ CONTACT_EMAIL: 'hello@example.com' }, () => {
    throw new Error('refused');
  });
  const message = createMessage();
  await receiveMessage({ ctx, input: message });
  await ctx.settle();
  expect(ctx.logged.map(({ event }) => event)).toContain('mail.failed');
  expect(await stored(message.email)).toHaveLength(1);
});

test('messages older than a year are deleted', async () => {
  const now = Date.now();
  const [old, recent] = [createMessage(), createMessage()];
  await db.insert(contactMessages).values([
    { id: crypto.randomUUID(), ...old, createdAt: now - 366 * DAY_MS },
    { id: crypto.randomUUID(), ...recent, createdAt: now - 364 * DAY_MS },
  ]);
  await forgetMessages({ db, now: () => now });
  expect(await stored(old.email)).toEqual([]);
  expect(await stored(recent.email)).toHaveLength(1);
});
