import type { Logger } from '#worker/http/log.ts';
import type { AppConfig } from '../config.ts';
import type { Mailer } from './port.ts';

/** Mail to the server log in local runs. */
export function createMailer({ config, log }: { config: AppConfig; log: Logger }): Mailer {
  return {
    enabled: config.ENVIRONMENT === 'local',
    async send(message) {
      log.info('mail.logged', { to: message.to, subject: message.subject, text: message.text });
    },
  };
}
