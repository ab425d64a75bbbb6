import { findPhone, MAIL } from '#domain/reading/contact.ts';
import { findAddresses } from '#domain/reading/find-addresses.ts';
import { PRICES } from './priced-items.ts';

/** Replaces an address; the town often follows it. */
export const ADDRESS_MARK = '⌂';
/** Replaces the name. */
export const NAME_MARK = '§';

/**
 * The text without what is read elsewhere (mail, web and street addresses, numbers, amounts), so that a street
 * is no town, "team@…" no wish for a team and "€ 20" no part of a name. A mark and `;` stand in their places.
 */
export function hideFacts(text: string): string {
  const phone = findPhone(text);
  const bare = phone ? text.replaceAll(phone, ' ; ') : text;
  const withoutMail = bare
    .replaceAll(new RegExp(MAIL.source, 'gi'), ' ; ')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, ' ; ');
  return findAddresses(withoutMail)
    .reduce((rest, address) => rest.replaceAll(address, `${ADDRESS_MARK};`), withoutMail)
    .replaceAll(PRICES, ' ; ');
}
