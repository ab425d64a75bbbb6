import type { Locale } from '#messages/error-message.ts';
import type { MailText } from '#messages/mail-texts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';

interface Notice {
  to: string;
  mail: MailText;
}

/** Sends a mail after the response: its duration must not reveal whether an address is known. */
export function sendNotice(ctx: ActorContext, { to, mail }: Notice): void {
  if (!ctx.mail.enabled) return;
  const sending = ctx.mail.send({ to, ...mail });
  ctx.waitUntil(
    sending.catch((error: unknown) => ctx.log.error('mail.failed', describeError(error))),
  );
}

/** The language of a user's mails: the one they registered in, else the request's. */
export function mailLocale(ctx: ActorContext, language: string | null): Locale {
  return language === 'en' || language === 'it' ? language : ctx.locale;
}
