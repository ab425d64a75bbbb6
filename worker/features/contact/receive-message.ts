import type { ContactRequest } from '#contract/contact.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { insertMessage } from './contact-queries.ts';

interface Call {
  ctx: ActorContext;
  input: ContactRequest;
}

/**
 * Stores a message of the contact form and mails it to `CONTACT_EMAIL` where mail is configured. A filled
 * honeypot gets the same answer and is not stored.
 */
export async function receiveMessage({ ctx, input }: Call): Promise<void> {
  const { website = '', ...message } = input;
  if (website !== '') return ctx.log.info('contact.honeypot');
  await insertMessage(ctx.db, { id: ctx.newId(), ...message, createdAt: ctx.now() });
  ctx.log.info('contact.received');
  forwardMessage(ctx, message);
}

/** The message is stored, so a failed mail is logged and not reported to its sender. */
function forwardMessage(ctx: ActorContext, { name, email, message }: ContactRequest): void {
  const to = ctx.config.CONTACT_EMAIL;
  if (to === undefined || !ctx.mail.enabled) return;
  const sending = ctx.mail.send({
    to,
    replyTo: email,
    subject: 'A message through the Bluewave contact form',
    text: `${name} <${email}> wrote:\n\n${message}\n`,
  });
  ctx.waitUntil(
    sending.catch((error: unknown) => ctx.log.error('mail.failed', describeError(error))),
  );
}
