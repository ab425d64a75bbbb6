import type { EditIntent } from '../edit-types.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import type { Mention } from '../request/mentions.ts';
import { LISTS } from './list-rules.ts';
import { ARTICLE, HAS_MONEY, MAIL, pattern, PHONE, URL_WORDS } from './patterns.ts';

const LABELLED = String.raw`\b(?:called|named|saying|that says|labelled|with the text|chiamat[oa]|con scritto|con il testo|che dica|che dice)\s+(?<label>.+?)(?:\s+(?:that|which|linking|leading|to|next|beside|in|under|below|che|verso|accanto|vicino|sotto)\b.*)?$`;

/** "add a second button «Order a cake»". */
export function readAddButton(clause: Clause): EditIntent | undefined {
  const isButton = clause.mentions.some(
    (mention) => mention.type === 'element' && mention.element === 'button',
  );
  if (!isButton || !clause.verb || !['add', 'wish'].includes(clause.verb.class)) return undefined;
  const label =
    clause.quoted[0]?.text ?? slotOf(clause, pattern(LABELLED).exec(clause.folded), 'label');
  if (!label) return undefined;
  const section = clause.mentions.find((mention) => mention.type !== 'element');
  const target =
    section?.type === 'section'
      ? { section: section.section }
      : section?.type === 'name'
        ? { sectionName: section.name }
        : undefined;
  return { kind: 'add-button', label, href: addressIn(clause), target };
}

function addressIn(clause: Clause): string | undefined {
  const url = URL_WORDS.exec(clause.text)?.[0];
  if (url) return url.startsWith('www.') ? `https://${url}` : url;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail) return `mailto:${mail}`;
  const phone = clause.text.match(PHONE)?.[0];
  return phone && `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Networks, and where an account of that name is; the last has no addresses by name. */
const NETWORKS: readonly (readonly [RegExp, string, string?])[] = [
  [/\b(?:instagram|insta|ig)\b/, 'Instagram', 'https://www.instagram.com/'],
  [/\b(?:facebook|fb)\b/, 'Facebook', 'https://www.facebook.com/'],
  [/\blinkedin\b/, 'LinkedIn', 'https://www.linkedin.com/in/'],
  [/\btiktok\b/, 'TikTok', 'https://www.tiktok.com/@'],
  [/\byoutube\b/, 'YouTube', 'https://www.youtube.com/@'],
  [/\btripadvisor\b/, 'Tripadvisor'],
];

const HANDLE = /(?:^|[\s:(])@(?<handle>[\w.]*\w)/;

function networkAddress(clause: Clause, base: string | undefined): string | undefined {
  const url = URL_WORDS.exec(clause.text)?.[0];
  if (url && !url.startsWith('/')) return url.startsWith('http') ? url : `https://${url}`;
  const site = /(?:[\w-]+\.)+(?:com|it|net)\/[\w./@-]*\w/i.exec(clause.text)?.[0];
  if (site) return `https://${site}`;
  const handle = HANDLE.exec(clause.text)?.groups?.['handle'];
  return base && handle ? base + handle : undefined;
}

/** "add our Instagram https://…", "add the WhatsApp number 333 1234567", "add the phone number …". */
export function readAddContact(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  if (verb && !['add', 'wish', 'change'].includes(verb.class)) return undefined;
  const phone = clause.text.match(PHONE)?.[0]?.trim();
  if (/\bwhatsapp\b/.test(clause.bare) && phone)
    return { kind: 'add-contact', label: 'WhatsApp', href: `whatsapp:${phone}`, fact: undefined };
  const [, network, base] = NETWORKS.find(([words]) => words.test(clause.bare)) ?? [];
  const href = network && networkAddress(clause, base);
  if (network && href) return { kind: 'add-contact', label: network, href, fact: undefined };
  if (verb?.class !== 'add') return undefined;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail && /\b(?:e-?mail|mail|posta)\b/.test(clause.bare))
    return { kind: 'add-contact', label: mail, href: `mailto:${mail}`, fact: 'mail' };
  const isPhone = /\b(?:phone|telephone|mobile|number|telefono|cellulare|numero)\b/.test(
    clause.bare,
  );
  return phone && isPhone
    ? {
        kind: 'add-contact',
        label: phone,
        href: `tel:${phone.replace(/[^\d+]/g, '')}`,
        fact: 'phone',
      }
    : undefined;
}

const REVIEW_NOUN = String.raw`(?:review|testimonial|recensione|testimonianza)`;
const REVIEW_BY = String.raw`\b${REVIEW_NOUN}\s*(?:\s(?=\S)|(?=,))(?:(?:(?:from|by|of|left by|di|da|scritta da|lasciata da|fatta da)\s+|,\s*)(?<author>[^:"]+?)(?:\s+(?:said|says|wrote|ha (?:detto|scritto)|dice|scrive))?)?\s*(?:[:"]|che dice|saying|that says)\s*(?<words>.+)$`;
const SIGNED = /^(?<words>.+?["”»]?)\s*(?:[-–—,]\s*)(?<author>\p{Lu}[\p{L}. ]{1,30})$/u;

/** A review in the owner's words: only what a real customer said, with the name the owner gives. */
export function readAddReview(clause: Clause): EditIntent | undefined {
  const isNew = /^(?:(?:a|una|un')\s*)?(?:new|another|nuova|altra)\s/.test(clause.bare);
  const isAdding = ['add', 'wish', 'change', 'write'].includes(clause.verb?.class ?? '');
  if (!isAdding && !isNew) return undefined;
  const match = pattern(REVIEW_BY).exec(clause.folded);
  const text = match && slotOf(clause, match, 'words');
  if (!match || !text) return undefined;
  const author = slotOf(clause, match, 'author');
  const signed = author ? undefined : SIGNED.exec(text)?.groups;
  const words = clause.quoted[0]?.text ?? trimValue(signed?.['words'] ?? text);
  return { kind: 'add-review', words, author: author ?? signed?.['author'] };
}

function isReplacing({ verb, bare }: Clause): boolean {
  return (
    verb?.class === 'replace' ||
    verb?.class === 'rename' ||
    (verb?.class === 'change' && !/^(?:put|mett)/.test(bare.slice(verb.start)))
  );
}

const ASKS = String.raw`(?:do|does|can|could|is|are|what|how|when|where|which|why|will|who|may|have|si|posso|possiamo|avete|accettate|fate|c'e|ci sono|quanto|quanti|quale|come|dove|quando|serve|bisogna|e possibile|devo|chi|che)\b`;
const QUESTION = String.raw`\b(?:question|faq|faqs|domand[ae])\b(?:[^:?]*:\s*|\s+(?:to the faqs?\s+|alle faq\s+)?(?=${ASKS}))"?(?<question>[^?]+\?)"?\s*(?:-\s*)?(?<answer>.*)$`;

/** "add a question to the FAQ: Do you take cards? Yes." */
export function readAddQuestion(clause: Clause): EditIntent | undefined {
  const [asked, answered] = clause.quoted;
  const isFaq = /\b(?:question|questions|faqs?|domand[ae])\b/.test(clause.bare);
  if (isFaq && asked?.text.endsWith('?') && clause.verb?.class !== 'remove' && !isReplacing(clause))
    return { kind: 'add-question', question: asked.text, answer: answered?.text ?? '' };
  if (!clause.verb || !['add', 'wish', 'change', 'write'].includes(clause.verb.class))
    return undefined;
  const match = pattern(QUESTION).exec(clause.folded);
  const question = slotOf(clause, match, 'question');
  const range = match?.indices?.groups?.['answer'];
  const answer = range ? clause.text.slice(...range).trim() : '';
  return question ? { kind: 'add-question', question, answer } : undefined;
}

const IN_PART = String.raw`\b(?:in|on|to|at|under|below|beneath|after|sotto|dopo|nel|nella|nell'|nei|nelle|sul|sulla|al|alla|ai|alle|in fondo a)\s*(?:the (?:bottom of the )?|il |la |lo |i |l')?(?:section |sezione )?$`;
const THAT = String.raw`^\s*(?:section|sezione|text|testo|paragraph|paragrafo)?\s*(?:that|che|:|the (?:text|line|sentence|words?)|il testo|la (?:scritta|frase))\s*:?\s*(?<words>.+)$`;

/** "write in the footer that we are closed in August": a line of its own in that part. */
export function readAddText(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  const said = saidOfPart(clause);
  if (said) return said;
  if (!verb || !['add', 'write', 'change', 'wish'].includes(verb.class)) return undefined;
  const place = clause.mentions.find(
    (mention) =>
      mention.type !== 'element' && new RegExp(IN_PART).test(clause.bare.slice(0, mention.start)),
  );
  if (!place || place.type === 'element') return undefined;
  const text = textBeside(clause, place, verb) ?? textBefore(clause, place, verb);
  const target = place.type === 'name' ? { sectionName: place.name } : { section: place.section };
  return text ? { kind: 'add-text', target, text } : undefined;
}

const NOTICE_NOUN = String.raw`(?:banner|announcement(?: bar| banner)?|notice|alert|info bar|top bar|strip|avviso|annuncio|striscia|fascia|cartello|comunicazione|banner in alto)`;
const NOTICES = [
  String.raw`^(?:${ARTICLE})?(?:big |small |red |yellow |clear |grande |piccol[oa] )?${NOTICE_NOUN}\b(?:(?: |,)*(?:at the (?:very )?top(?: of the (?:page|site))?|on (?:the )?top|in alto|in cima(?: alla pagina)?|all'inizio|sul sito|sulla pagina|on the (?:page|site)|for (?:our |the )?(?:customers|visitors)|per i clienti))?,?\s*(?::|that says|saying|which says|to say(?: that)?|with(?: the text)?|that|con scritto|con il testo|che dice|che dica|che|con)\s*:?\s*(?<words>.+)$`,
].map(pattern);

/** "put a notice at the top: closed in August" */
export function readAddNotice(clause: Clause): EditIntent | undefined {
  const { verb, text, folded } = clause;
  const puts = verb && (verb.class === 'add' || verb.class === 'wish' || verb.class === 'write');
  if (!verb || !(puts || /^(?:put|mett)/.test(folded.slice(verb.start)))) return undefined;
  const start = verb.end + (/^\s*/.exec(folded.slice(verb.end))?.[0].length ?? 0);
  const groups = NOTICES.map((source) => source.exec(folded.slice(start))?.indices?.groups).find(
    Boolean,
  );
  const range = groups?.['words'];
  if (!range) return undefined;
  const words = clause.quoted[0]?.text ?? trimValue(text.slice(range[0] + start, range[1] + start));
  return words.length > 3
    ? { kind: 'add-notice', text: words.charAt(0).toUpperCase() + words.slice(1) }
    : undefined;
}

const SAID = pattern(
  String.raw`^(?:in |on |nel |nella |nei )?(?:the |il |la |i )?(?<part>footer|bottom bar|pie di pagina|fondo pagina|contacts?|contact section|contatti|sezione contatti) (?:should|must|has to|needs to|deve|devono|dovrebbe|dovrebbero) (?:also |anche )?(?:say|read|mention|dire|riportare|recitare)(?: anche| also)?(?: that| che)?:? (?<words>.+)$`,
);

/** "the footer should say X": a part of several texts gets one more. */
function saidOfPart(clause: Clause): EditIntent | undefined {
  const match = SAID.exec(clause.folded);
  const [words, part] = [slotOf(clause, match, 'words'), match?.groups?.['part'] ?? ''];
  if (!words) return undefined;
  const section = /^(?:contact|contatt|sezione)/.test(part) ? 'contact' : 'footer';
  return { kind: 'add-text', target: { section }, text: clause.quoted[0]?.text ?? words };
}

type TextPlace = Mention & { type: 'section' | 'name' };

function isList(place: TextPlace): boolean {
  return place.section !== undefined && LISTS.has(place.section);
}

function startsText(clause: Clause, verb: NonNullable<Clause['verb']>): boolean {
  return (
    ['add', 'write'].includes(verb.class) || /^(?:put|mett)/.test(clause.bare.slice(verb.start))
  );
}

/** The text follows the part ("in the footer that …"), or stands in quotes anywhere. */
function textBeside(
  clause: Clause,
  place: TextPlace,
  verb: NonNullable<Clause['verb']>,
): string | undefined {
  if (!startsText(clause, verb)) return undefined;
  const isText =
    verb.class === 'write' ||
    /\b(?:text|line|sentence|words?|testo|frase|scritta|riga|nota|note)\b/.test(clause.bare);
  const quoted = clause.quoted.length === 1 ? clause.quoted[0]?.text : undefined;
  if (quoted)
    return isText || !isList(place) || quoted.split(/\s+/).length > 3 ? quoted : undefined;
  const match = pattern(THAT).exec(clause.folded.slice(place.end));
  const range = match?.indices?.groups?.['words'];
  const text = range && trimValue(clause.text.slice(place.end + range[0]));
  return text && text.split(/\s+/).length > 1 ? text : undefined;
}

/** Things that are more than a line of text. */
const NO_TEXT =
  /^\s*(?:an? |another |the |our |my |un |una |un'|il |la |lo |i |le |gli |l'|altr\w |nuov\w )*(?:new )?(?:buttons?|links?|images?|pictures?|photos?|section|form|map|logo|icon|video|item|phone|number|e-?mail|address|space|border|line|shadow|colou?r|background|pulsante|bottone|link|immagin[ei]|foto|sezione|modulo|mappa|icona|voce|telefono|numero|indirizzo|mail|spazio|bordo|ombra|colore|sfondo|questions?|domand[ae]|reviews?|recension[ei])\b/;

/** "add free parking to the contacts": a few words for a part that lists nothing. */
function textBefore(
  clause: Clause,
  place: TextPlace,
  verb: NonNullable<Clause['verb']>,
): string | undefined {
  if (!startsText(clause, verb) || isList(place) || clause.quoted.length > 0) return undefined;
  const lead = new RegExp(IN_PART).exec(clause.bare.slice(0, place.start));
  const folded = clause.bare.slice(verb.end, lead?.index);
  const isOther =
    NO_TEXT.test(folded) || HAS_MONEY.test(folded) || /["@/:]|\d{5}/.test(folded) || clause.colour;
  const isPart = clause.mentions.some(({ start, end }) => start >= verb.end && end <= place.start);
  const words = trimValue(clause.text.slice(verb.end, lead?.index)).replace(
    /^(?:that|che)\s+/i,
    '',
  );
  if (isOther || isPart || words.split(/\s+/).length < 2) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const WANTED: readonly (readonly [RegExp, 'phone' | 'mail' | 'address'])[] = [
  [/\b(?:phone|telephone|mobile|number|telefono|cellulare|numero)\b/, 'phone'],
  [/\b(?:e-?mail|mail|posta)\b/, 'mail'],
  [/\b(?:address|indirizzo)\b/, 'address'],
];

/** "add a phone number" without the number: asks for it. */
export function readMissing(clause: Clause): EditIntent | undefined {
  if (!clause.verb || !['add', 'change', 'write', 'wish'].includes(clause.verb.class))
    return undefined;
  if (/\d/.test(clause.text) || clause.text.length > 60 || clause.colour) return undefined;
  const fact = WANTED.find(([words]) => words.test(clause.bare))?.[1];
  if (fact) return { kind: 'ask', missing: fact };
  const isReview = new RegExp(
    String.raw`\b(?:a|una|another|un'altra|new|nuova)\s+${REVIEW_NOUN}\b`,
  ).test(clause.bare);
  return isReview && clause.verb.class === 'add' ? { kind: 'ask', missing: 'review' } : undefined;
}

const UNDO =
  /^(?:(?:can|could) you |puoi |please )?(?:undo|revert|roll ?back|go back|take (?:it|that) back|put it back|restore|annull\w+|torna\w* (?:indietro|a prima|come prima|com'era)|ripristin\w+|rimetti\w* com'era|come prima|com'era prima)\b/;

/** What was done before is the history's to take back, not another edit's. */
export function readUndo(clause: Clause): EditIntent | undefined {
  return UNDO.test(clause.bare) && !clause.colour && clause.quoted.length === 0
    ? { kind: 'undo' }
    : undefined;
}
