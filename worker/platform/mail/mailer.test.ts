import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogFields, Logger } from '#worker/http/log.ts';
import { readConfig } from '../config.ts';
import { createMailer } from './mailer.ts';

const MESSAGE = { to: 'ada@example.com', subject: 'Hello', text: 'Hi Ada' };

afterEach(() => {
  vi.restoreAllMocks();
});

function setUp(settings: Record<string, string>, binding?: Pick<SendEmail, 'send'>) {
  const logged: { event: string; fields: LogFields | undefined }[] = [];
  const keep = (event: string, fields?: LogFields): void => void logged.push({ event, fields });
  const log: Logger = { info: keep, warn: keep, error: keep, security: keep };
  const config = readConfig({ ...env, ...settings });
  return { mailer: createMailer({ config, log, binding }), logged };
}

test('a local run without a provider writes the mail to the log', async () => {
  const { mailer, logged } = setUp({});
  await mailer.send(MESSAGE);
  expect([mailer.enabled, mailer.delivers]).toEqual([true, false]);
  expect(logged).toEqual([{ event: 'mail.logged', fields: MESSAGE }]);
});

test('production without a provider has no mail and logs none', async () => {
  const { mailer, logged } = setUp({ ENVIRONMENT: 'production' });
  await expect(mailer.send(MESSAGE)).rejects.toThrow();
  expect([mailer.enabled, mailer.delivers]).toEqual([false, false]);
  expect(logged).toEqual([]);
});

test('with a key, mail goes through Resend', async () => {
  const sent: { url: string; headers: Headers; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push({ url: request.url, headers: request.headers, body: await request.json() });
    return Response.json({ id: 'mail_1' });
  });
  const settings = { MAIL_FROM: 'Bluewave <hi@example.com>', RESEND_API_KEY: 're_test' };
  const { mailer, logged } = setUp({ ENVIRONMENT: 'production', ...settings });
  await mailer.send(MESSAGE);
  expect(sent.map(({ url, body }) => ({ url, body }))).toEqual([
    {
      url: 'https://api.resend.com/emails',
      body: { ...MESSAGE, to: [MESSAGE.to], from: settings.MAIL_FROM },
    },
  ]);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer re_test');
  expect(logged).toEqual([]);
  expect(mailer.delivers).toBe(true);
});

test('a refusal of the provider is an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 422 }));
  const { mailer } = setUp({ MAIL_FROM: 'hi@example.com', RESEND_API_KEY: 're_test' });
  await expect(mailer.send(MESSAGE)).rejects.toThrow('422');
});

test('without a key, the send_email binding is used where there is one', async () => {
  const send = vi.fn<(message: unknown) => Promise<EmailSendResult>>();
  send.mockResolvedValue({ messageId: 'm' });
  const { mailer } = setUp({ ENVIRONMENT: 'production', MAIL_FROM: 'hi@example.com' }, { send });
  await mailer.send(MESSAGE);
  expect([mailer.enabled, mailer.delivers]).toEqual([true, true]);
  expect(send).toHaveBeenCalledWith({ from: 'hi@example.com', ...MESSAGE });
});
