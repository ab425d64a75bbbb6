import type { FactKind } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading, type Slots } from '../reading.ts';

const PHONE_WORDS = `(our|the|my|a|new|old|current|right|main|phone|phones|number|telephone|tel|mobile|mobiles|cell|call|calls|ring|reach|us|me|you|people|customers|on|at|is|its|it|was|are|now|to|with|for|as|by|we|answer|only|from|has|changed?|change|update|swap|replace|set|put|use|wrong|not|should|be|becomes|must|instead|correct|fix|one|digit|today|monday|and|,|:|il|lo|allo|al|alla|la|numero|di|telefono|cellulare|tel|giusto|quello|quella|nuovo|vecchio|è|e|ora|adesso|da|oggi|lunedi|rispondiamo|solo|chiamate|ci|chiamateci|chiamare|chiamarci|potete|diventa|cambia|cambi|cambiato|aggiorna|metti|come|sbagliato|in|con|nel|c|una|cifra|sbagliata|mio|nostro|ci|fosse|mi|piacerebbe|che|usa|can|ristorante|sito|.)*`;
const MAIL_WORDS = `(our|the|my|a|new|old|current|right|email|emails|mail|mails|address|e|is|its|it|are|now|to|with|for|as|by|use|write|people|customers|clients|should|us|on|at|from|changed?|change|update|swap|replace|set|put|wrong|not|be|becomes|must|instead|correct|send|all|enquiries|messages|requests|and|site|,|:|la|il|casella|di|posta|nuova|nuovo|vecchia|giusta|quella|è|e|ora|adesso|oggi|chi|vuole|puo|scriverci|scrivici|scriveteci|a|ad|all|alla|cambia|cambi|cambiata|cambiate|aggiorna|metti|mette|come|sbagliata|non|piu|usa|diventa|in|con|le|richieste|devono|deve|arrivare|d|poi|da|lunedi|nostra|mia|al|posto|del|della|indirizzo|sito|ci|mi|.)*`;

function fact(kind: FactKind, value: string, from?: string): Reading | undefined {
  return says({ kind: 'fact', fact: kind, value, ...(from ? { from } : {}) });
}

export const CONTACT_PHRASES: readonly PhraseRow[] = [
  {
    en: `${PHONE_WORDS} {phone} (for (people|customers|calls))? (from (today|monday) (only|on)?|only|now|instead|please|change|update|everywhere|it)*`,
    it: `${PHONE_WORDS} {phone} (da oggi|da lunedi|solo|ora)*`,
    make: ({ phone }) => fact('phone', phone),
  },
  {
    en: `<change> (our|the)? <phone> from {from:phone} to {phone}`,
    it: `<change> (il)? <phone> da {from:phone} a {phone}`,
    make: ({ phone, from }) => fact('phone', phone, from),
  },
  {
    en: `${MAIL_WORDS} {mail} (from now on|instead|now|please)*`,
    it: `${MAIL_WORDS} {mail}`,
    make: ({ mail }) => fact('mail', mail),
  },
  {
    en: `(<change>|replace|swap) {from:mail} (to|with|by|for) {mail}`,
    it: `(<change>|sostituisci) {from:mail} (in|con) {mail}
      <instead> {from:mail} (usa|metti) {mail}`,
    make: ({ mail, from }) => fact('mail', mail, from),
  },
  {
    en: `(<change>|the|our|new|shop|place|has|is|<address>|:|to|changed|now|wrong|it|we|have|ve|weve|were|was|are|moved|at|on|is at|correct|its|,|update|new)* {address} (now)?`,
    it: `(<change>|il|l|nostro|nuovo|nuova|giusto|quello|<address>|:|è|e|in|a|ora|adesso|ci|siamo|spostati|trasferiti|abbiamo|traslocato|cambiato|sbagliato|stiamo|si|trova|,|diventa)* {address}`,
    make: ({ address }) => fact('address', address),
  },
  {
    en: `(the|our)? <business> (is|should be|must be|has been)? (now)? (called|named|renamed) (to)? (now)? {text}
      (<change>|the|our)* name (of the <business>|of our <business>)? (is|is now|to|should be|becomes|:) (now|is|to)* {text}
      (rename|call) (the|our) <business> (to)? {text}
      (we|i)? (changed|have changed) (our)? name (it is|its|to|,|we are)* {text}
      (you)? (got)? (our|the) name (is)? wrong (it is|its|we are|were|,)* {text}
      (were|we are) (now|not called)? (called) {text}`,
    it: `(il|la|l)? <business> (ora|adesso|deve|dovrebbe)* (si chiama|chiamarsi|si chiama ora|si chiama adesso) (ora|adesso)? {text}
      (<change>)? (il)? nome (giusto|corretto|nuovo)? ((del|della|dell|d[ia]) <business>)? (è|in|ora è|diventa|:) (ora|adesso|:)* {text}
      (abbiamo)? (cambiato)? (nome)? (,)? (adesso|ora)? (ci chiamiamo) (ora|adesso)? {text}
      (hai)? (sbagliato)? (il nome)? (,)? ci chiamiamo {text}`,
    make: ({ text }) =>
      fact(
        'name',
        text.replace(/^(?:now|ora|adesso)\s+/i, '').replace(/\s+(?:now|ora|adesso)$/i, ''),
      ),
  },
  {
    en: `(we are|were|we re) not called {item} (anymore|any more)? but {text}`,
    it: `non ci chiamiamo piu {item} ma {text}`,
    make: ({ item, text }) => fact('name', text, item),
  },
  {
    en: `<add> (a|our|new|the|second|another|contact|contacts|to)* <phone> {phone}`,
    it: `<add> (un|il|nuovo|altro|secondo|contatti|ai)* <phone> {phone}`,
    make: ({ phone }) =>
      says({
        kind: 'add-contact',
        label: phone,
        href: `tel:${phone.replace(/[^\d+]/g, '')}`,
        fact: 'phone',
      }),
  },
  {
    en: `<add> (a|our|new|the|second|another|contact)* <mail> {mail}`,
    it: `<add> (un|la|l|una|nuova|altra|seconda)* <mail> {mail}`,
    make: ({ mail }) =>
      says({ kind: 'add-contact', label: mail, href: `mailto:${mail}`, fact: 'mail' }),
  },
  ...(['phone', 'mail', 'address'] as const).map((missing): PhraseRow => ({
    en: `(<add>|<change>) (a|our|new|the)* <${missing}>`,
    it: `(<add>|<change>) (un|il|la|una|l|nostro|nuovo)* <${missing}>`,
    make: () => says({ kind: 'ask', missing }),
  })),
  {
    en: `(<add>|link|we are|were|find us|follow us|our|is|on|to|the|are|people|can|too|also|and|:|please|account|profile|page)* {network} (link|account|profile|page|is|handle|on|:|at)* ({handle}|{url}) (link it|please|too|and|,|at the bottom|in the footer|to the page|to the footer)*`,
    it: `(<add>|collega|siamo|seguiteci|nostr[oa]|il|la|su|è|e|anche|trovate|ci|pagina|profilo|link|:)* {network} (è|e|il link|link|:|su)* ({handle}|{url}) (metti il link|il link|in fondo|nel footer|,)*`,
    make: (slots) => contactOf(slots),
  },
  {
    en: `(<change>|our|the|new)* whatsapp (number|has|changed|is|now|to|:)* {phone}`,
    it: `(<change>|il|nostro|nuovo|numero|d[ia])* whatsapp (è|cambiato|ora|adesso|diventa|in|con|a|:)* {phone}`,
    make: ({ phone }, page) => (page.hasText('WhatsApp') ? fact('whatsapp', phone) : undefined),
  },
  {
    en: `(<add>|people|can|customers|also|write|message|us|on|to|a|our|an|the)* whatsapp (us|button|number|link|on|at|is|:)* {phone}`,
    it: `(<add>|potete|scriverci|puoi|si|puo|un|il|anche|su|pulsante|bottone|tasto|nostro|per)* whatsapp (al|è|e|:|numero|su)* {phone}`,
    make: ({ phone }) =>
      says({ kind: 'add-contact', label: 'WhatsApp', href: `whatsapp:${phone}` }),
  },
  {
    en: `<add> (a|an|the|our|link|button|to|for)* whatsapp (link|button|chat|icon|us)*`,
    it: `<add> (un|il|la|link|pulsante|bottone|tasto|icona|a|di|per|su)* whatsapp`,
    make: () => says({ kind: 'ask', missing: 'phone' }),
  },
  {
    en: `(the|our|in|footer|change|update)* copyright (year|date)? (in the footer)? (should|must|to|be|say|is|:|now)* {number}
      (change|update) (the)? year (in the footer|in the copyright|at the bottom)? to {number}`,
    it: `(il|nel|cambia|aggiorna|footer|piede|metti|pagina|di)* (copyright|anno) (del|nel|in)* (copyright|footer|fondo)? (deve|essere|in|a|:|è)* {number}`,
    make: ({ number }, page) => {
      const old = page.copyright;
      const isYear = number > 1990 && number < 2100;
      return old !== undefined && isYear
        ? says({ kind: 'replace-text', from: old, to: old.replace(/\d{4}$/, String(number)) })
        : undefined;
    },
  },
  {
    en: `{entry} (has|have|is|are)? (left|gone|retired|leaving) (us)? (so|and)? (please)? (take|remove|delete) (him|her|them|it) (off|out|down)?`,
    it: `{entry} (non lavora piu con noi|non c è piu|è andat[oa] via|se n è andat[oa]|è in pensione) (quindi|e)? (togli|leva|elimina|rimuovi) (lo|la|li|le)`,
    make: ({ entry }) => says({ kind: 'remove-item', label: entry, target: undefined }),
  },
  {
    en: `<remove> (the|that|this)* (review|testimonial|quote) (from|by|of) {author:words}`,
    it: `<remove> (la|quella)* (recensione|testimonianza) (di|del|della|da) {author:words}`,
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
