import type { Mailer, MailMessage } from './port.ts';

const ENDPOINT = 'https://api.resend.com/emails';
const TIMEOUT_MS = 8_000;

/** Mail through Resend's HTTP API (resend.com/docs/api-reference/emails/send-email). `send` throws when it is refused. */
export function createResendMailer({ from, apiKey }: { from: string; apiKey: string }): Mailer {
  return {
    enabled: true,
    delivers: true,
    async send({ to, replyTo, subject, text, html }: MailMessage) {
      const response = await fetch(ENDPOINT, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, html }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Resend answered ${response.status}`);
    },
  };
}
