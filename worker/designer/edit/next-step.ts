import type { EditMessages } from './messages-en.ts';

const ADDS = String.raw`(?:add|put|replace|use|insert|upload|write|new|aggiung\p{L}*|mett\p{L}*|inser\p{L}*|caric\p{L}*|sostitu\p{L}*|scriv\p{L}*|nuov[oaie])`;

/** Something that is to come onto the page, with a few words between. */
function adding(things: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${ADDS}(?: \S+){0,4}? (?:${things})(?!\p{L})`, 'iu');
}

/** What a request that was not carried out speaks of, in both languages; the first that fits counts. */
const NEEDS: readonly (readonly [need: Exclude<keyof EditMessages['next'], 'which'>, RegExp])[] = [
  ['link', adding('links?|collegament[oi]')],
  [
    'file',
    adding(
      'photos?|pictures?|images?|pics?|logo|videos?|films?|foto|fotografi[ae]|immagin[ei]|filmat[oi]',
    ),
  ],
  [
    'copy',
    adding(
      'articles?|posts?|texts?|menu|men\u00f9|reviews?|testimonials?|articol[oi]|test[oi]|recension[ei]',
    ),
  ],
  [
    'look',
    /(?<!\p{L})(?:modern\p{L}*|boring|sad|dull|cheerful|lively|elegant\p{L}?|nicer|prettier|trist[ei]|allegr[oaei]|vivac[ei]|noios[oaie])(?!\p{L})/iu,
  ],
];

/** The sentence that says what is needed next. Words in quotation marks and addresses were told already. */
export function nextStep(say: EditMessages, request: string): string {
  const isTold = /["“«]|https?:/.test(request);
  const need = isTold ? undefined : NEEDS.find(([, words]) => words.test(request))?.[0];
  return say.next[need ?? 'which'];
}

const SENT = String.raw`(?:e-?mails?|sms|text(?: message)?s?|newsletters?|messag(?:e|es|gio|gi)|mail|conferma|conferme|confirmations?)`;
const SENDS = String.raw`(?:send|sends|sending|mand(?:a|are|ami|i|ate)|invi(?:a|are|ami|i|ate)|spedi(?:sci|re|te)|arriv(?:i|a|ino|ano))`;

/** What no page made here can do, or may say, in both languages; the first that fits counts. */
const CANNOT: readonly (readonly [reason: keyof EditMessages['cannot'], RegExp])[] = [
  [
    'untrue',
    /\b(?:not (?:yet )?true|isn['’]?t (?:yet )?true|even (?:if|though) (?:it|we|i)\b.{0,40}\bnot|non (?:è|e['’]?) (?:ancora )?vero|anche se non)\b|(?<!\p{L})(?:fake|finta?|false|fals[oaie])(?!\p{L})/iu,
  ],
  [
    'reviews',
    /(?<!\p{L})(?:reviews?|testimonials?|recension[ei]|testimonianz[ae]|comment[oi])(?!\p{L}).*(?:mak(?:e|ing) (?:them|it|some|these|those)? ?up|made up|invent|a caso|a piacere)|(?:mak(?:e|ing) up|invent\p{L}*|scriv\p{L}* voi).*(?:reviews?|testimonials?|recension[ei]|comment[oi])/isu,
  ],
  [
    'figures',
    /(?:stars?|stelle|reviews?|recensioni|rating|punteggio).*(?:more or less|roughly|or so|pi[uù] o meno|circa|all['’]incirca)/isu,
  ],
  [
    'messages',
    new RegExp(
      String.raw`(?<!\p{L})${SENDS}(?!\p{L})[^.!?]{0,80}(?<!\p{L})${SENT}(?!\p{L})|(?<!\p{L})${SENT}(?!\p{L})[^.!?]{0,60}(?<!\p{L})${SENDS}(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'payments',
    /(?<!\p{L})(?:pay|pays|paying|payments?|paga|pagano|paghino|pagare|pagamenti?)(?!\p{L})[^.!?]{0,60}(?:paypal|by card|online|on the (?:site|page|website)|with (?:a )?(?:card|paypal)|(?:con la|di) carta|sul sito)|(?<!\p{L})(?:checkout|shopping (?:cart|basket)|buy online|carrello)(?!\p{L})/iu,
  ],
  [
    'accounts',
    /(?<!\p{L})(?:log ?in|sign ?in|log on|accounts?|password|members? area|area (?:riservata|clienti|personale)|upload their|accedere)(?!\p{L})/iu,
  ],
  [
    'bookings',
    /(?<!\p{L})(?:availability|calendar|booking system|book (?:a |an |their )?\p{L}* ?online|disponibilit[aà]|calendario|prenot(?:ino|are|ano|azioni?)(?: \p{L}+){0,3} online|prenotin[oi])(?!\p{L})/iu,
  ],
  [
    'rewrite',
    /(?<!\p{L})(?:rewrite|re-write|reword|rephrase|riscriv\p{L}*|riformul\p{L}*|scriv\p{L}* meglio)(?!\p{L})/iu,
  ],
];

/** Why a wish that was not understood cannot be granted at all, where it speaks of such a thing. */
export function whyNot(say: EditMessages, wish: string): string | undefined {
  // An address tells where a link is to lead: that can be done.
  const isLink = /\w@\w|https?:\/\/|\.\w+\//.test(wish);
  const reason = isLink ? undefined : CANNOT.find(([, words]) => words.test(wish))?.[0];
  return reason && say.cannot[reason];
}
