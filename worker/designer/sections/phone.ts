import { toPhoneLink } from '#domain/reading/contact.ts';
import { html, type Html } from '../html.ts';
import type { PageFacts } from './section.ts';

type Phone = Pick<PageFacts, 'phone' | 'whatsapp' | 'takesTexts'>;

/** Fewer digits are no number: "ask at the bar". */
const FEWEST_DIGITS = 5;

/** Where the owner's phone is reached: by a call, or by a message where only messages are read. */
export function phoneHref({ phone, whatsapp, takesTexts }: Phone): string | undefined {
  if (phone === undefined || phone.replaceAll(/\D/g, '').length < FEWEST_DIGITS) return undefined;
  const href = toPhoneLink(phone);
  return takesTexts ? (whatsapp ?? href.replace('tel:', 'sms:')) : href;
}

/** The number, which calls or writes when it is pressed; plain words stay plain. */
export function writePhone(facts: Phone): Html {
  const href = phoneHref(facts);
  return href === undefined ? html`${facts.phone}` : html`<a href="${href}">${facts.phone}</a>`;
}
