import type { EditIntent, EditLanguage } from '../edit-types.ts';
import { parseClause } from '../grammar/parse-clause.ts';
import { readClause, startsWithVerb, type Clause, type PageVocabulary } from './clause.ts';
import { findColourWords } from './colour-words.ts';
import { foldText } from './fold.ts';
import { findMentions } from './mentions.ts';
import { LOOKS, pointBack } from './point-back.ts';
import { questionLength } from './questions.ts';
import {
  isAboutPeople,
  isGrievance,
  isReason,
  isRemark,
  reasonStart,
  startsRemark,
} from './remarks.ts';
import { tidyRequest } from './tidy-request.ts';

/** One instruction of a request; `intent` is undefined where nothing that can be done was recognised. */
export interface Instruction {
  text: string;
  clause: Clause;
  intent: EditIntent | undefined;
  /** Words of it that the intent does not account for: with any, it is not carried out. */
  left: readonly string[];
}

const SEPARATOR =
  /\s*(?:[;\n]+|[.!?]+(?=\s)|,|\s[-|•]\s)\s*(?:(?:and|then|also|but|e|ed|poi|inoltre|quindi|ma|and then|e poi|e anche|and also)\s+)*|\s+(?:and then|and also|and|then|plus|but|e poi|ed anche|e anche|e|ed|poi|inoltre|quindi|ma|pero)\s+|\s+(?=(?:make|turn|change|move|put|paint|set) (?:it|them) |(?:fal|rendi|metti|sposta|cambia|ingrandisci|colora)l[oaie](?:\s|$))/g;
const MAX_INSTRUCTIONS = 12;
/**
 * Cuts a request where a new instruction starts: behind a separator where what follows has its own verb,
 * or means something with the verb of the instruction before ("the header black and the footer white").
 */
export function splitRequest(
  prompt: string,
  language: EditLanguage,
  page: PageVocabulary,
): Instruction[] {
  const instructions: Instruction[] = [];
  let rest = tidyRequest(prompt);
  const known = namedIn(rest, page);
  while (rest !== '' && instructions.length < MAX_INSTRUCTIONS) {
    const asked = questionLength(rest);
    if (asked > 0) {
      instructions.push(questionOf(rest.slice(0, asked), readClause('', language, known)));
      rest = rest.slice(asked).trim();
      continue;
    }
    const cut = findCut(rest, language, known);
    if (instructions.length === 0 || !isRemark(cut.head)) instructions.push(cut.head);
    rest = cut.tail;
  }
  const wishes = instructions.filter(({ intent }) => intent?.kind !== 'keep');
  const read = pointBack(wishes.length > 0 ? wishes : instructions);
  const isDoable = read.some(({ intent, left }) => intent && left.length === 0);
  return isDoable ? read.filter((instruction) => !isReason(instruction)) : read;
}

function questionOf(text: string, clause: Clause): Instruction {
  return { text, clause, intent: { kind: 'question' }, left: [] };
}

/** Only texts of the page that the request names matter to it. */
function namedIn(request: string, page: PageVocabulary): PageVocabulary {
  const folded = foldText(request);
  return { ...page, texts: page.texts.filter((text) => folded.includes(foldText(text))) };
}

function readInstruction(text: string, language: EditLanguage, page: PageVocabulary): Instruction {
  const clause = readClause(text, language, page);
  return { text, clause, ...parseClause(clause) };
}

function findCut(
  text: string,
  language: EditLanguage,
  page: PageVocabulary,
): { head: Instruction; tail: string } {
  const folded = foldText(text);
  const read = (part: string): Instruction => {
    const said = part.slice(0, reasonStart(part));
    const short = readInstruction(said, language, page);
    if (!short.intent || !HOLDS_WORDS.has(short.intent.kind)) return { ...short, text: part };
    const whole = readInstruction(part, language, page);
    return whole.left.length > 0 && short.left.length === 0 ? { ...short, text: part } : whole;
  };
  for (const match of folded.matchAll(SEPARATOR)) {
    const headText = text.slice(0, match.index).trim();
    const tailText = text.slice(match.index + match[0].length).trim();
    const isPronoun = match[0].trim() === '';
    if (isPronoun && !canEnd(read(headText))) continue;
    const isVerb = /[èÈ]/.test(text.slice(match.index, match.index + match[0].length));
    if (isVerb) continue;
    if (headText === '' || tailText === '' || isOneThing(folded, match.index, page)) continue;
    const tail =
      continueRequest(read, headText, tailText) ?? unreadTail(read, { text, headText, tailText });
    if (tail !== undefined) return { head: read(headText), tail };
  }
  return { head: read(text), tail: '' };
}

/** "I prezzi mettili in rosso" names the thing first: only what says something by itself ends before "mettili". */
function canEnd(instruction: Instruction): boolean {
  const { clause, intent } = instruction;
  const isThing = !clause.verb && intent?.kind === 'add-section';
  return (intent !== undefined && !isThing) || isGrievance(instruction);
}

/** Words that go on with what was said; anything else that adds nothing to it is another wish, to be named as not done. */
const GOES_ON =
  /^(?:the|an?|our|my|your|its?|their|this|that|these|those|with|without|in|on|at|to|from|for|of|by|like|as|so|which|who|when|if|not|no|more|less|very|all|only|just|also|too|we|i|you|they|he|she|thanks|il|lo|la|i|gli|le|un|una|uno|l'|con|senza|nel\w*|su\w*|a|al\w*|da\w*|di|de\w*|per|come|cosi|che|quando|se|non|piu|meno|molto|tutt\w|solo|anche|pure|noi|loro|grazie)(?![\w])/;

/** "…, and send me an invoice" is read like the request without it: it is cut off, so that the answer can say so. */
function unreadTail(
  read: (text: string) => Instruction,
  { text, headText, tailText }: { text: string; headText: string; tailText: string },
): string | undefined {
  const folded = foldText(tailText);
  if (folded.split(' ').length < 2 || GOES_ON.test(folded) || startsRemark(folded))
    return undefined;
  const head = read(headText);
  if (
    head.intent?.kind === 'add-section' &&
    /,\s*$/.test(text.slice(headText.length, headText.length + 2))
  )
    return undefined;
  if (!head.intent || findMore(head.clause, folded)) return undefined;
  return JSON.stringify(head.intent) === JSON.stringify(read(text).intent) ? tailText : undefined;
}

/** A colour or a part in the tail belongs to what is said of the head. */
function findMore({ page }: Clause, tail: string): boolean {
  return findColourWords(tail) !== undefined || findMentions(tail, page.sectionNames).length > 0;
}

/** Inside quotes or in the middle of a text of the page nothing is cut. */
function isOneThing(folded: string, offset: number, page: PageVocabulary): boolean {
  if ((folded.slice(0, offset).match(/"/g)?.length ?? 0) % 2 === 1) return true;
  return page.texts.some((text) => {
    const at = folded.indexOf(foldText(text));
    return at >= 0 && at < offset && offset < at + text.length;
  });
}

/** "as headline I want: Come in, it is warm": behind a colon stands the owner's text, commas and all. */
function isOwnText({ intent }: Instruction, headText: string): boolean {
  return intent?.kind === 'set-text' && /:\s/.test(headText) && headText.endsWith(intent.text);
}

/** "Mon-Fri 9-18, Saturday 9-13": days and their times belong together. */
function isSameWeek(head: Instruction, tail: Instruction): boolean {
  const isWeek = ({ intent }: Instruction): boolean => intent?.kind === 'hours' && !intent.edge;
  return (isWeek(head) || isHoursSection(head.intent)) && isWeek(tail) && !tail.clause.verb;
}

function isHoursSection(intent: EditIntent | undefined): boolean {
  return intent?.kind === 'add-section' && intent.section === 'hours';
}

/** The tail as an instruction of its own, its verb repeated where it is left out; undefined when it is none. */
function continueRequest(
  read: (text: string) => Instruction,
  headText: string,
  tailText: string,
): string | undefined {
  const head = read(headText);
  if (isOwnText(head, headText) || isSameWeek(head, read(tailText))) return undefined;
  if (
    head.intent?.kind === 'ask' &&
    FACTS.has(read(`${headText} ${tailText}`).intent?.kind ?? 'mood')
  )
    return undefined;
  if (head.intent && isAboutPeople(foldText(tailText)) && !/\d/.test(tailText)) return tailText;
  const isSaid = startsRemark(foldText(tailText));
  if (head.intent && isSaid && !FREE_TEXT.has(head.intent.kind)) return tailText;
  if (!head.intent && isGrievance(head) && isReadable(read(tailText))) return tailText;
  if (startsWithVerb(foldText(tailText))) {
    const first = read(tailText);
    return head.intent || !read(`${headText}, ${tailText}`).intent || first.intent
      ? tailText
      : undefined;
  }
  if (
    head.intent &&
    FACTS.has(head.intent.kind) &&
    FACTS.has(read(tailText).intent?.kind ?? 'mood')
  )
    return tailText;
  const { verb } = head.clause;
  if (!head.intent || FREE_TEXT.has(head.intent.kind)) return undefined;
  const alone = read(tailText).intent;
  if (
    alone &&
    (alone.kind !== head.intent.kind || (!verb && isElsewhere(head.intent, alone))) &&
    SAYS_ITSELF.has(alone.kind) &&
    !HOLDS_TEXT.has(head.intent.kind) &&
    saysOf(alone)
  )
    return tailText;
  const look = anotherLook(read, { head, headText, tailText });
  if (look) return look;
  if (!verb || (TAKES_PARTS.has(head.intent.kind) && !startsWithThing(read(tailText).clause)))
    return undefined;
  const repeated = `${headText.slice(verb.start, verb.end)} ${tailText}`;
  const next = read(repeated).intent;
  return next && isSameSort(head.intent, next) ? repeated : undefined;
}

/** "make the title bigger and green": a second look of the part that was named, said as a wish of its own. */
function anotherLook(
  read: (text: string) => Instruction,
  { head, headText, tailText }: { head: Instruction; headText: string; tailText: string },
): string | undefined {
  const { intent, left, clause } = head;
  if (!intent || !LOOKS.has(intent.kind) || left.length > 0) return undefined;
  if (tailText.split(' ').length > 6 || read(tailText).clause.mentions.length > 0) return undefined;
  const [first] = clause.mentions;
  const last = clause.mentions.at(-1);
  const part = first && last ? headText.slice(first.start, last.end) : '';
  const said = `${MAKE[clause.language]} ${part} ${tailText}`.replace(/\s+/g, ' ');
  const next = read(said);
  const isLook = next.intent && LOOKS.has(next.intent.kind) && next.left.length === 0;
  return isLook && isSameTarget(next.clause.target, clause.target) ? said : undefined;
}

const MAKE: Record<EditLanguage, string> = { en: 'make', it: 'rendi' };

function isReadable({ intent, left }: Instruction): boolean {
  return intent !== undefined && left.length === 0;
}

/** Complete without a verb: "the phone becomes 020 …", "the footer red". */
const SAYS_ITSELF: ReadonlySet<EditIntent['kind']> = new Set([
  'fact',
  'hours',
  'price',
  'recolour',
  'shade',
]);

const HOLDS_TEXT: ReadonlySet<EditIntent['kind']> = new Set([
  'add-section',
  'add-text',
  'add-item',
  'add-question',
  'add-review',
]);

/** "the header blue and the footer black" */
function isElsewhere(first: EditIntent, second: EditIntent): boolean {
  return (
    'target' in first &&
    'target' in second &&
    second.target !== undefined &&
    !isSameTarget(first.target, second.target)
  );
}

function isSameTarget(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function saysOf(intent: EditIntent): boolean {
  return !('target' in intent) || intent.target !== undefined;
}

const TAKES_PARTS: ReadonlySet<EditIntent['kind']> = new Set([
  'remove',
  'remove-item',
  'hide',
  'show',
  'duplicate',
]);

const DETERMINERS =
  /^(?:(?:(?:the|an?|our|my|your|its|all|every|both|also|even|this|these|those|in|on|from|first|second|third|last|il|lo|la|i|gli|le|un|una|uno|anche|pure|nostr[oaie]|tutt[oaie]|quest[oaie]|prim[oaie]|second[oaie]|terz[oaie]|ultim[oaie]|da\w*|nel\w*|section|sezione)\s+)|(?:\w*l'\s*))*/;

/** "…, we are taking new photos" speaks of photos and names none as a thing to hide. */
function startsWithThing({ bare, folded, mentions, quoted, page }: Clause): boolean {
  const start = DETERMINERS.exec(bare)?.[0].length ?? 0;
  return (
    [...mentions, ...quoted].some(({ start: at, end }) => at <= start && end > start) ||
    page.texts.some((text) => folded.startsWith(foldText(text), start))
  );
}

/** Statements of fact need no verb to be told apart. */
const FACTS: ReadonlySet<EditIntent['kind']> = new Set(['fact', 'hours', 'price']);

/** Intents that carry sentences of the owner, reasons in them included. */
const HOLDS_WORDS: ReadonlySet<EditIntent['kind']> = new Set([
  'replace-text',
  'set-text',
  'head',
  'add-text',
  'add-section',
  'add-question',
  'add-review',
  'add-item',
]);

/** Intents whose value is free text: what follows "and" is more likely part of it. */
const FREE_TEXT: ReadonlySet<EditIntent['kind']> = new Set([
  'replace-text',
  'set-text',
  'head',
  'hours',
  'rename-item',
]);

function isSameSort(first: EditIntent, second: EditIntent): boolean {
  if (first.kind !== second.kind) return false;
  if (first.kind === 'recolour' && second.kind === 'recolour') return second.target !== undefined;
  return true;
}
