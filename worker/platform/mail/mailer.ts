import type { Logger } from '#worker/http/log.ts';
import type { AppConfig } from '../config.ts';
import type { Mailer, MailMessage } from './port.ts';
import { createResendMailer } from './resend-mailer.ts';

interface MailParts {
  config: AppConfig;
  log: Logger;
  /** Cloudflare's `send_email` binding, where the deployment has one. */
  binding?: Pick<SendEmail, 'send'> | undefined;
}

/**
 * Resend where its key is set, else the `send_email` binding (both need `MAIL_FROM`), else the server log in
 * local runs and no mail at all in production.
 */
export function createMailer({ config, log, binding }: MailParts): Mailer {
  const { MAIL_FROM: from, RESEND_API_KEY: apiKey } = config;
  if (from !== undefined && apiKey !== undefined) return createResendMailer({ from, apiKey });
  if (from !== undefined && binding !== undefined) return createBindingMailer(from, binding);
  return config.ENVIRONMENT === 'local' ? createLogMailer(log) : SILENT_MAILER;
}

const SILENT_MAILER: Mailer = {
  enabled: false,
  delivers: false,
  send: () => Promise.reject(new Error('mail is not configured')),
};

function createBindingMailer(from: string, binding: Pick<SendEmail, 'send'>): Mailer {
  return {
    enabled: true,
    delivers: true,
    async send({ to, replyTo, subject, text }: MailMessage) {
      const answerTo = replyTo === undefined ? {} : { replyTo };
      await binding.send({ from, to, ...answerTo, subject, text });
    },
  };
}

/** Logs the mail instead of sending it, so that a developer finds the link there. */
function createLogMailer(log: Logger): Mailer {
  return {
    enabled: true,
    delivers: false,
    async send({ to, subject, text }: MailMessage) {
      log.info('mail.logged', { to, subject, text });
    },
  };
}
