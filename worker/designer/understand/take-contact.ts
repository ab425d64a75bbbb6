import { capitalise } from '#domain/reading/letters.ts';
import type { Brief } from '../brief/brief.ts';
import { TOWNS } from '../brief/cities.ts';
import { WORDS } from '../copy/words.ts';
import { hideFacts } from '../brief/prose.ts';
import { writeSentence } from '../brief/sentences.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { splitClauses, stripTalk } from './clauses.ts';
import type { Collector } from './content.ts';
import { hasPrice } from './rows.ts';

const CONTACT_MARK = /[;⌂]/;
const PERSON = "\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}[\\p{L}’'-]+){0,2}";
/** "Contatto concerti: Denis". */
const LABELLED = new RegExp(
  `^(?<label>\\p{Lu}?\\p{Ll}[\\p{Ll} ]{2,28}):\\s(?<who>${PERSON})$`,
  'u',
);
const NAME = new RegExp(`^${PERSON}$`, 'u');
/** What a number belongs to, with a capital at the beginning of a sentence. */
const NO_NAME =
  /^(?:our|my|clinic|surgery|studio|office|shop|workshop|address|reception|home|landline|directions|website|il nostro|la nostra|clinica|ambulatorio|studio|ufficio|negozio|bottega|laboratorio|indirizzo|segreteria|reception|casa|fisso|sito)$/iu;
const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:luned|marted|mercoled|gioved|venerd)[iì]|sabato|domenica';
/** "After 8pm", "ore pasti", "between 6 and 7.30 in the evening", "in the morning". */
const WHEN = new RegExp(
  `^(?:(?:and|e)\\s)?(?:only\\s|solo\\s)?(?:(?:after|before|from|between|until|till|dopo|prima|dalle?|tra|fra|fino|ore|alle|entro|in|on|at|weekday|nei|nel|di|la|il|al)(?=[\\s']).{0,60}|(?:mornings?|evenings?|afternoons?|weekdays?|weekends?|anytime|any time|day or night|h\\s?24|24 ?h|ore pasti|pomeriggio|mattin[ao]|sera)(?: only| solo)?|(?:${DAY}).{0,40})$`,
  'iu',
);
const TIME_WORD = new RegExp(
  `\\d|morning|evening|afternoon|weekday|weekend|day|night|noon|lunch|dinner|pasti|mattin|pomeriggi|sera|giorn|feriali|festivi|cena|pranzo|${DAY}`,
  'iu',
);
const CONTACT_WORD =
  '(?:phone|tel|telephone|telefon\\p{L}*|cell\\p{L}*|mobile|mob|call|ring|text|texts|e-?mail|mail|whats ?app|wapp|wa|enquiries|info|us|me|or|and|o|e|at|on|al|allo|a|ad|da|by|with|con|su|il|the|number|numero|name|nome|write|writes?|scriv\\p{L}*|chiam\\p{L}*|to|via|messag\\p{L}+|sms|people|can|contact|contatt\\p{L}+|ask|for|chieder[ei]|chiedi|di|book|bookings?|reservations?|orders?|ordin[ie]|prenot\\p{L}*|iscrizion\\p{L}+|iscriver\\p{L}+|rsvp|in|per|oppure)';
const BEFORE_NAME = new RegExp(`^(?:${CONTACT_WORD}(?!\\p{L})[\\s:.–-]*)+`, 'iu');
const BEHIND_NAME = new RegExp(`(?:[\\s:.–-]+(?<!\\p{L})${CONTACT_WORD})+$`, 'iu');

function isWhen(clause: string): boolean {
  return WHEN.test(clause) && TIME_WORD.test(clause) && !hasPrice(clause);
}

interface Said {
  who: string[];
  when: string[];
}

/** What a clause with a number or an address says besides: whom one reaches, and when; undefined where it says more. */
function readBeside(clause: string): Said | undefined {
  const found: Said = { who: [], when: [] };
  for (const written of hideFacts(clause).split(/[;⌂,]/u)) {
    const piece = written.trim().replaceAll(/^[\s:.–-]+|(?<![\s:.–-])[\s:.–-]+$/g, '');
    const bare = piece.replace(BEHIND_NAME, '').replace(BEFORE_NAME, '');
    const { label, who } = LABELLED.exec(piece)?.groups ?? {};
    if (label !== undefined && who !== undefined) found.who.push(`${capitalise(label)}: ${who}`);
    else if (NAME.test(bare) && !NO_NAME.test(bare)) found.who.push(bare);
    else if (isWhen(piece.replace(BEHIND_NAME, ''))) {
      found.when.push(piece.replace(BEHIND_NAME, ''));
    } else if (isWhen(bare)) found.when.push(bare);
    else if (bare !== '' && !isContactWord(bare)) return undefined;
  }
  return found;
}

function isContactWord(words: string): boolean {
  const bare = words.replace(BEFORE_NAME, '');
  return bare === '' || NO_NAME.test(bare);
}

/** Whom one reaches, in a clause beside that with the number: "contact Annika Stoop". */
function readWhom(clause: string): string | undefined {
  const bare = clause.replace(BEFORE_NAME, '');
  const isName = NAME.test(bare) && !NO_NAME.test(bare) && !TOWNS.has(bare.toLowerCase());
  return isName ? bare : undefined;
}

function hasContact(clause: string): boolean {
  return CONTACT_MARK.test(hideFacts(clause.replaceAll(/[;⌂]/g, ','))) && !hasPrice(clause);
}

/** What a clause says of those whom one reaches; undefined where it says something else. */
function readClause(clause: string, next: string, isBeside: boolean): Said | undefined {
  if (hasContact(clause)) return readBeside(clause);
  if (isBeside && isWhen(clause)) return { who: [], when: [clause] };
  const who = isBeside || hasContact(next) ? readWhom(clause) : undefined;
  return who === undefined ? undefined : { who: [who], when: [] };
}

/**
 * Takes out of a sentence whom one reaches under a number or an address, and when: it stands beside them. Returns what
 * else the sentence says, undefined when nothing is left.
 */
export function takeContact(
  sentence: string,
  { content, hints: { held = [] } }: Collector,
): string | undefined {
  if (!hasContact(sentence) || soundsLikeWish(sentence)) return sentence;
  const clauses = splitClauses(sentence.replace(/(?<![.!])[.!]+$/, '')).map(stripTalk);
  const left: string[] = [];
  let isBeside = false;
  for (const [at, clause] of clauses.entries()) {
    const said = readClause(clause, clauses[at + 1] ?? '', isBeside);
    if (said === undefined) left.push(clause);
    const isWhere = (who: string): boolean => held.some((one) => one.includes(who));
    content.reach.who.push(...(said?.who.filter((who) => !isWhere(who)) ?? []));
    content.reach.when.push(...(said?.when ?? []));
    isBeside = said !== undefined;
  }
  if (left.length === clauses.length) return sentence;
  return left.length === 0 ? undefined : left.join(', ');
}

/** "Phone: Denis. After 8pm." */
export function writeReach(
  { who, when }: Collector['content']['reach'],
  { brief: { language, phone }, name = '' }: { brief: Brief; name?: string | undefined },
): string {
  const { phone: byPhone, mail: byMail } = WORDS[language];
  const people = [...new Set(who)].filter((one) => !name.includes(one));
  const asked = people.map((one) =>
    writeSentence(one.includes(':') ? one : `${phone === undefined ? byMail : byPhone}: ${one}`),
  );
  return [...asked, ...new Set(when.map(writeSentence))].join(' ');
}
