import { toPhoneLink } from '#domain/reading/contact.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import type { EditIntent, FactKind } from '../../intents/edit-intent.ts';
import { textOf } from '#domain/html/query.ts';
import type { PageModel } from '../../page/page-model.ts';
import { sectionAt } from '../../page/section-of.ts';
import { webAddress } from '../slots/values.ts';
import { isStating } from '../../ground/words.ts';
import { says, type Reading, type Row, type Slots } from '../row.ts';

const AROUND =
  '(<change>|<state>|<put>|<on>|call|on|me|us|ci|al|ora|page|contacts?|contatti|footer|weve|ive|its|thats|got|abbiamo|s|isnt|non|correctly|correttamente)*';
const NOT = '(not|no longer|instead of|rather than|non|non piu|invece di|al posto di)';

function fact(kind: FactKind, value: string, from?: string): Reading | undefined {
  return says({ kind: 'fact', fact: kind, value, ...(from && { from }) });
}

/** "The name is hard to see" tells no name: it states something, and has no capital. */
function tellsOfName(said: string): boolean {
  return !/\p{Lu}/u.test(said) && said.toLowerCase().split(' ').some(isStating);
}

/** "12 Mill Lane, still in Leeds": the town stays. */
const STILL = /,? (?:sempre|ancora|still)(?: (?:a|in|di))? /i;

const DAILY = /\b(?:weekends?|fine settimana)\b/gi;

function hours(
  value: string,
  isPart: boolean,
  more: Partial<Pick<EditIntent & { kind: 'hours' }, 'closes'>> = {},
): Reading | undefined {
  const week = value.replace(DAILY, 'saturday and sunday');
  return says({ kind: 'hours', value: week, ...(isPart && { isPart: true as const }), ...more });
}

/** Fewer days are some of a week whose others stay. */
const WORKING_WEEK = 5;
const OPEN = '(<daily>|<open>)*';
const NOT_OPEN = '<daily>* ((no longer|not|dont|do not|non) (apriamo|lavoriamo|<open>) <daily>*)';
const HOURS_WORDS = '(<hours>|<change>|<daily>|<add>|<state>|<open>|follows|seguenti)*';

type Account = Pick<Slots, 'network' | 'handle' | 'url'> & { account?: string };

/** Where an account is; undefined where the address is another network's. */
function accountOf({ network: [name, base], handle, url, account }: Account, isAtEnd: boolean) {
  if (url !== undefined && !url.toLowerCase().includes(name.toLowerCase())) return undefined;
  const href = url === undefined ? base + (account ?? handle.replace(/^@/, '')) : webAddress(url);
  return { kind: 'add-contact', label: name, href, ...(isAtEnd && { isAtEnd }) } as const;
}

function contactsOf(slots: Slots, page: PageModel): Reading | undefined {
  const { side, section, network2: network, handle2: handle, url2: url } = slots;
  const kinds = sectionAt(page, section?.elements[0])?.kinds;
  const isAtEnd = side?.side === 'bottom' || kinds?.has('footer') === true;
  if ((side ?? section) !== undefined && !isAtEnd && !kinds?.has('contact')) return undefined;
  const second = network ? [accountOf({ network, handle, url }, isAtEnd)] : [];
  return says(accountOf(slots, isAtEnd), ...second);
}

export const FACT_ROWS: readonly Row[] = [
  {
    say: `(my|our|business)? (name|nome) (is|è) (just|only|solo|soltanto|semplicemente)? {name:person} ,? (it|page|there|c)* (says|say|dice|è scritto) {said} ({side}|and|e|<on>|page|pagina)*`,
    make: ({ name, said }) => fact('name', name, said),
  },
  {
    say: `(<add>|<put>|<state>)* (p . iva|p iva|partita iva|vat number|vat no|vat) :? {phone} ({side}|<on> {section})*`,
    make: ({ phone }, page) =>
      says({
        kind: 'add-text',
        target: { section: 'footer' },
        text: `${page.language === 'it' ? 'P. IVA' : 'VAT'} ${phone}`,
      }),
  },
  {
    say: `${AROUND} <phone> ${AROUND} {phone}
      ${AROUND} <phone> ${AROUND} {old:phone} (to|in|con|with|->|a) {phone}
      ${AROUND} <phone> ${AROUND} {phone} ,? ${NOT} {old:phone}
      {phone} (is|è) <state>* <phone>
      (call|ring|phone) (us|me) (on|at) {phone}
      chiamateci al {phone}
      (<change>) {old:phone} (to|in|con|with|->) {phone}`,
    make: ({ phone, old }) => fact('phone', phone, old),
  },
  {
    say: `${AROUND} <mail> ${AROUND} {mail}
      ${AROUND} <mail> ${AROUND} {old:mail} (to|in|con|with|->|a) {mail}
      ${AROUND} <mail> ${AROUND} {mail} ,? ${NOT} {old:mail}
      <change> {old:mail} (to|in|con|with|->) {mail}
      {mail} (is|è) <state>* <mail>
      <instead> <state>* <mail> <put> {mail}`,
    make: ({ mail, old }) => fact('mail', mail, old),
  },
  {
    say: `${AROUND} <address> ${AROUND} {address}
      <moved> <moved>* {address}
      {address} (is|è) <state>* <address>`,
    make: ({ address }) => fact('address', address.replace(STILL, ', ')),
  },
  {
    say: `(<change>)? (name|nome) (<of> <business>)? (<state>|to|in)* {content} (,? ${NOT} {said})?
      <business>? (is|si chiama|called|is called|are called|were called|named|chiamarsi|ci chiamiamo|are now called|is now called|renamed)* (called|named|si chiama|ci chiamiamo|renamed) {content}
      (<call>) <business> (to|in)? {content}
      <change> <business> (name|nome) (<to>) {content}`,
    make: ({ content }) => (tellsOfName(content) ? undefined : fact('name', content)),
  },
  {
    say: `(we|are|were|abbiamo|stiamo)* (renaming|rename|renamed|rinominando|rinominiamo|rinominato|changing|cambiamo|cambiando) (name|nome|app|project|brand|band|progetto|marchio|<business>|<of>)* (from|da) {said} (to|a|in) {content}`,
    make: ({ said, content }) => fact('name', content, said),
  },
  {
    say: `(<add>|<change>|<state>|<on>|number|numero|link|chat|button|pulsante|bottone)* whatsapp (<add>|<change>|<state>|<on>|number|numero|link|chat|button|with|con)* {phone} (<on> (contacts?|contatti|contact section))?`,
    make: ({ phone }, { body }) =>
      body && /whatsapp/i.test(textOf(body))
        ? fact('whatsapp', phone)
        : says({ kind: 'add-contact', label: 'WhatsApp', href: `whatsapp:${phone}` }),
  },
  {
    say: `<add> (second|another|altro|secondo|new)* <phone> :? {phone}`,
    make: ({ phone }) =>
      says({ kind: 'add-contact', label: phone, href: toPhoneLink(phone), fact: 'phone' }),
  },
  {
    say: `(<add>|<on>|<state>|links?|account|profile|page|pagina|profilo|find|follow)* {network} (<add>|<on>|<state>|link|account|profile|page|pagina|profilo)* ({handle}|{url}|{account}) ((and|e) {network2:network} <state>* ({handle2:handle}|{url2:url}))? ({side}|<on> {section})?
      <add> (links?|account|profile|page|pagina|profilo)* {network} (links?|account|profile|page|pagina|profilo)* ({side}|<on> {section}) :? ({handle}|{url})`,
    make: contactsOf,
  },
  ...(['phone', 'mail', 'address'] as const).map((missing): Row => ({
    say: `(<add>|<change>) (new|nuovo|nuova)* <${missing}>`,
    make: () => says({ kind: 'ask', missing }),
  })),
  {
    say: `${HOURS_WORDS} {hours} <daily>*`,
    make: ({ hours: week }) =>
      hours(week, readHours(week).filter(({ times }) => times.length > 0).length < WORKING_WEEK),
  },
  {
    say: `${OPEN} {days} {daypart} ${OPEN} (closed|shut|chius[oi]) <daily>*
      ${OPEN} (closed|shut|chius[oi]) ${OPEN} {days} {daypart}
      ${NOT_OPEN} {days} {daypart}
      {days} {daypart} ${NOT_OPEN}`,
    make: ({ days, daypart }) => hours(days, true, { closes: daypart }),
  },
  {
    say: `(<change>|<state>|<on>|footer|year|copyright|anno|©|pie di pagina)* (copyright|year|anno|©) (<to>|<on>|<state>|bottom|fondo|page|pagina|footer|:)* {number}`,
    make: ({ number }, { body }) => {
      const old = body && /(?:©|\(c\)|copyright)[\s©]{0,3}\d{4}(?!\d)/i.exec(textOf(body))?.[0];
      return old && number > 1990 && number < 2100
        ? says({ kind: 'replace-text', from: old, to: old.replace(/\d{4}$/, String(number)) })
        : undefined;
    },
  },
];
