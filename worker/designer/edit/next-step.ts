import type { EditMessages } from './messages-en.ts';

const ADDS = String.raw`(?:add|put|replace|use|insert|upload|write|new|aggiung\p{L}*|mett\p{L}*|inser\p{L}*|caric\p{L}*|sostitu\p{L}*|scriv\p{L}*|nuov[oaie])`;

/** Something that is to come onto the page, with a few words between. */
function adding(things: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${ADDS}(?: \S+){0,4}? (?:${things})(?!\p{L})`, 'iu');
}

/** The sentence that says what is needed next. */
export function nextStep(say: EditMessages, request: string): string {
  return /["“«]|https?:/.test(request)
    ? say.next.which
    : say.next[NEEDS_LINK.test(request) ? 'link' : 'which'];
}

const NEEDS_LINK = adding('links?|collegament[oi]');

const SENT = String.raw`(?:e-?mails?|sms|text(?: message)?s?|newsletters?|messag(?:e|es|gio|gi)|mail|(?:l['’])?invit[oi]|invitations?|invites?|conferma|conferme|confirmations?)`;
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
    /(?<!\p{L})(?:pay|pays|paying|payments?|paga|pagano|paghino|pagare|pagass(?:e|ero)|pagamenti?)(?!\p{L})[^.!?]{0,60}(?:paypal|satispay|by card|online|on the (?:site|page|website)|with (?:a )?(?:card|paypal)|(?:con la|di) carta|sul sito)|(?<!\p{L})(?:checkout|shopping (?:cart|basket)|buy online|carrello)(?!\p{L})/iu,
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
    'votes',
    /(?<!\p{L})(?:vot(?:e|es|ing|ano|are|azioni)|ratings?|stelline|valutazion[ei]|likes?|mi piace)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:readers|visitors|customers|clients|guests|people|lettori|visitatori|clienti|ospiti|loro|gente)(?!\p{L})|(?<!\p{L})(?:readers|visitors|customers|people|lettori|visitatori|clienti)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:can (?:vote|rate|comment)|votano|possano votare|commentare|votare)(?!\p{L})/iu,
  ],
  [
    'translate',
    /(?<!\p{L})(?:translat\p{L}*|traduc\p{L}*|tradur\p{L}*|traduzione)(?!\p{L})|(?<!\p{L})(?:everything|tutto|(?:whole|entire) (?:page|site)|tutt[ao] (?:la|il) (?:pagina|sito)) in(?:to)? (?:english|italian|french|german|spanish|welsh|inglese|italiano|francese|tedesco|spagnolo)(?!\p{L})/iu,
  ],
  [
    'shorten',
    /(?<!\p{L})(?:shorten\p{L}*|too long|accorci\p{L}*|tropp[oa] lung[oa]|(?:cut|trim|bring) (?:it|this|them|that)?(?: down)? ?to (?:about |roughly )?(?:half|a half|\p{L}+ (?:sentences|lines|words))|riassum\p{L}*|summari[sz]e)(?!\p{L})/iu,
  ],
  [
    'rewrite',
    /(?<!\p{L})(?:rewrite|re-write|reword|rephrase|riscriv\p{L}*|riformul\p{L}*|scriv\p{L}* meglio)(?!\p{L})/iu,
  ],
  [
    'copy',
    /(?<!\p{L})(?:write|scriv\p{L}*)(?: (?:me|us|mi|ci))? (?:an?|another|some|un|una|altr[oai]|dei|delle)(?: (?:new|short|nuov[oa]|brev\p{L}))? (?:article|post|text|story|paragraph|articolo|testo|racconto|paragrafo)(?!\p{L})/iu,
  ],
  [
    'file',
    adding(
      'photos?|pictures?|images?|pics?|logo|videos?|films?|foto|fotografi[ae]|immagin[ei]|filmat[oi]',
    ),
  ],
  [
    'file',
    /(?<!\p{L})(?:cambi(?:a|ate|are)|chang(?:e|ing)|swap) (?:the |our |la |le )?(?:\p{L}+ )?(?:photo|picture|image|foto|immagine)(?: \p{L}+){0,3} (?:with|for|to|con) /iu,
  ],
  [
    'look',
    /(?<!\p{L})(?:modern\p{L}*|boring|sad|dull|cheerful|lively|elegant\p{L}?|nicer|prettier|warmer|cold|colder|friendl(?:y|ier)|cosy|cosier|techy|airy|airier|childish|bookish|professional\p{L}?|classy|fresher|trist[ei]|allegr[oaei]|vivac[ei]|noios[oaie]|pesant[ei]|arios[oaie]|fredd[oaie]|cald[oaie]|accoglient[ei]|infantil[ei]|raffinat[oaie])(?!\p{L})/iu,
  ],
];

/** Why a wish that was not understood cannot be granted at all, where it speaks of such a thing. */
export function whyNot(say: EditMessages, wish: string): string | undefined {
  // An address tells where a link is to lead: that can be done.
  const isLink = /\w@\w|https?:\/\/|\.\w+\/|\.(?:png|jpe?g|webp|svg|gif|mp4)\b/i.test(wish);
  const reason = isLink ? undefined : CANNOT.find(([, words]) => words.test(wish))?.[0];
  return reason && say.cannot[reason];
}
