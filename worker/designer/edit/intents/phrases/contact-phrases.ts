import type { FactKind } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading, type Slots } from '../reading.ts';

/** What people say around a number or an address. */
const PHONE = '(<change>|<phone>|<state>|<glue>|<put>)*';
const MAIL = '(<change>|<mail>|<address>|<state>|<glue>|<put>)*';
const STREET =
  '(<change>|<address>|<state>|<glue>|<put>|footer|missing|lacks|manca|pie di pagina)*';
const CHAT =
  '(under|below|sotto|beneath|,|<on>|<change>|<state>|<glue>|<phone>|<add>|<mail>|<noun>|message|text|contacts?|contatti|section|sezione)*';
/** An old value behind the new one. */
const NOT = '(not|no longer|instead of|rather than|non|non piu|invece di|al posto di|anziche)';
const MORE = '(<add>|second|another|contacts?|contatti|secondo|seconda|<to>|<on>|<called>)*';

function fact(kind: FactKind, value: string, from?: string): Reading | undefined {
  return says({ kind: 'fact', fact: kind, value, ...(from ? { from } : {}) });
}

const NAMES = [
  '<business>? (<change>|<state>)* (called|named|renamed) (to|now)* {text}',
  '<business>? (si chiama|chiamarsi|ci chiamiamo) {text}',
  '(<change>|<state>)* (name|nome) (<on> <business>)? (<to>|<state>) (<to>|<state>)* {text}',
  '(rename|<call>) <business> <to>? {text}',
  '(changed|have changed|cambiato) (name|nome) (<state>|,)* (its|to|are|ci chiamiamo|siamo)* {text}',
  '(you|hai|avete)? (got|sbagliato) (name|nome) (wrong)? (<state>|,)* (are|were|ci chiamiamo|siamo) {text}',
  '(were|are) (now|not called)? called {text}',
  '(name|nome) (missing|<state>|,|:)* (are|were|siamo) {text}',
];

export const CONTACT_PHRASES: readonly PhraseRow[] = [
  { say: `${PHONE} {phone} ${PHONE}`, make: ({ phone }) => fact('phone', phone) },
  {
    say: `${PHONE} {from:phone} ${PHONE} (to|in|con|with|->|a|is now|diventa) ${PHONE} {phone}
      ${PHONE} {phone} ${NOT} ${PHONE} {from:phone}`,
    make: ({ phone, from }) => fact('phone', phone, from),
  },
  { say: `${MAIL} {mail} ${MAIL}`, make: ({ mail }) => fact('mail', mail) },
  {
    say: `${MAIL} {from:mail} ${MAIL} (to|with|by|in|con|->|a) ${MAIL} {mail}
      ${MAIL} {mail} ${NOT} ${MAIL} {from:mail}
      <instead> {from:mail} <put> {mail}`,
    make: ({ mail, from }) => fact('mail', mail, from),
  },
  {
    say: `${STREET} {address}
      ${STREET} {address} ,? ${NOT} ({number}|{said})
      {address} (<is>|<state>)* <address> <state>*
      <put> {address} (as|come) <state>* <address>`,
    make: ({ address }) => fact('address', address),
  },
  {
    say: NAMES.flatMap((name) => [name, `${name} ,? <not> {from:item}`]).join('\n'),
    make: ({ text, from }) =>
      fact(
        'name',
        text.replace(/^(?:now|ora|adesso)\s+/i, '').replace(/\s+(?:now|ora|adesso)$/i, ''),
        from,
      ),
  },
  {
    say: `(are|were|re) not called {item} (anymore|any more)? but {text}
      non ci chiamiamo piu {item} ma {text}`,
    make: ({ item, text }) => fact('name', text, item),
  },
  {
    say: `${MORE} <add> ${MORE} <phone> ${MORE} {phone}
      (second|another|additional|altro|secondo|seconda|altra) (line|riga|linea|<on>)* <phone> :? {phone}`,
    make: ({ phone }) =>
      says({
        kind: 'add-contact',
        label: phone,
        href: `tel:${phone.replace(/[^\d+]/g, '')}`,
        fact: 'phone',
      }),
  },
  {
    say: `${MORE} <add> ${MORE} (<mail>|pec) ${MORE} {mail}`,
    make: ({ mail }) =>
      says({ kind: 'add-contact', label: mail, href: `mailto:${mail}`, fact: 'mail' }),
  },
  ...(['phone', 'mail', 'address'] as const).map((missing): PhraseRow => ({
    say: `(<add>|<change>) (new|nuovo|nuova)* <${missing}>`,
    make: () => says({ kind: 'ask', missing }),
  })),
  {
    say: `(<add>|<glue>|<state>|<noun>|find|follow|trovate|seguiteci|account|profile|page|pagina|profilo|collega)* {network} (<glue>|<state>|<noun>|account|profile|page|handle|footer|page|pagina|sotto|next to|{network2:network}|under|email|beside|accanto|vicino)* ({handle}|{url}) (<glue>|<noun>|<add>|bottom|footer|page|fondo|pagina|it|metti)*`,
    make: (slots) => contactOf(slots),
  },
  {
    say: `${CHAT} whatsapp ${CHAT} {phone} ${CHAT}`,
    make: ({ phone }, page) =>
      page.hasText('WhatsApp')
        ? fact('whatsapp', phone)
        : says({ kind: 'add-contact', label: 'WhatsApp', href: `whatsapp:${phone}` }),
  },
  {
    say: `<add> (<noun>|<add>|<on>|<to>)* whatsapp (link|button|chat|icon|us)*`,
    make: () => says({ kind: 'ask', missing: 'phone' }),
  },
  {
    say: `(<change>|<glue>|<state>|footer|piede|fondo|©|pagina)* (copyright|anno|year|©) (<glue>|<state>|footer|copyright|fondo|bottom)* {number} (${NOT} {number2:number})?
      (<change>|<glue>|<state>|footer|piede|fondo)* (footer) (<glue>|<state>)* © {number} (${NOT} {number2:number})?`,
    make: ({ number }, page) => {
      const old = page.copyright;
      const isYear = number > 1990 && number < 2100;
      return old !== undefined && isYear
        ? says({ kind: 'replace-text', from: old, to: old.replace(/\d{4}$/, String(number)) })
        : undefined;
    },
  },
  {
    say: `{entry} (left|gone|retired|leaving|non lavora piu con noi|non c è piu|è andat[oa] via|se n è andat[oa]|è in pensione|ha lasciato)* (so|and|quindi|e|,)* <remove> (him|her|them|it|lo|la|li|le)? (off|out|down)?`,
    make: ({ entry }) => says({ kind: 'remove-item', label: entry, target: undefined }),
  },
  {
    say: `<remove> (review|testimonial|quote|recensione|testimonianza) (from|by|of|d[ia]|del|della) {author:words}`,
    make: ({ author }) =>
      says({ kind: 'remove-item', label: author, target: { section: 'testimonials' } }),
  },
];

function contactOf({ handle, url, network: [name, base] }: Slots): Reading | undefined {
  const isOwn = url?.toLowerCase().includes(name.toLowerCase());
  if (url !== undefined && !isOwn) return undefined;
  const href =
    url === undefined ? base + handle.slice(1) : /^https?:/i.test(url) ? url : `https://${url}`;
  return says({ kind: 'add-contact', label: name, href });
}
