import type { EditIntent, EditLanguage } from '../edit-types.ts';
import { parseClause } from '../grammar/parse-clause.ts';
import { readClause, startsWithVerb, type Clause, type PageVocabulary } from './clause.ts';
import { foldText } from './fold.ts';
import { tidyRequest } from './tidy-request.ts';

/** One instruction of a request; `intent` is undefined where nothing that can be done was recognised. */
export interface Instruction {
  text: string;
  clause: Clause;
  intent: EditIntent | undefined;
}

const SEPARATOR =
  /\s*(?:[;\n]+|\.(?=\s)|,|\s[-|•]\s)\s*(?:(?:and|then|also|e|ed|poi|inoltre|quindi|and then|e poi|e anche|and also)\s+)*|\s+(?:and then|and also|and|then|plus|e poi|ed anche|e anche|e|ed|poi|inoltre|quindi)\s+/g;
/** Words that begin a reason rather than another wish: "…, it's too much white". */
const REMARK =
  /^(?:it'?s|it is|they'?re|they are|that'?s|because|since|so that|as (?:it|they)|my (?:customers|clients)|perche|cosi|visto che|dato che|siccome|c'e|ci sono|sembra|i miei clienti)\b/;
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
    const cut = findCut(rest, language, known);
    if (instructions.length === 0 || !REMARK.test(cut.head.clause.bare))
      instructions.push(cut.head);
    rest = cut.tail;
  }
  return pointBack(instructions);
}

const POINTER =
  /^(?:(?:please|so|quindi|allora|per favore)\s+)?(?:\w+ (?:it|them)(?: (?:away|out|off))?|\w+(?:l[aoie]))[\s.!]*$/;

/** "We don't need the gallery, take it away": the verb is in one part, what it is about in the part before. */
function pointBack(instructions: readonly Instruction[]): Instruction[] {
  return instructions.flatMap((instruction, position) => {
    const before = instructions[position - 1];
    const next = instructions[position + 1];
    if (next && isPointer(next) && !instruction.intent && instruction.clause.target) return [];
    if (!before || !isPointer(instruction)) return [instruction];
    const kind = POINTED[instruction.clause.verb?.class ?? ''];
    const target = before.clause.target;
    if (before.intent?.kind === kind) return [];
    return kind && target ? [{ ...instruction, intent: { kind, target } }] : [instruction];
  });
}

const POINTED: Readonly<Record<string, 'remove' | 'hide' | 'show' | 'duplicate'>> = {
  remove: 'remove',
  hide: 'hide',
  show: 'show',
  duplicate: 'duplicate',
};

function isPointer({ clause, intent }: Instruction): boolean {
  return !intent && !clause.target && POINTER.test(clause.bare) && clause.verb !== undefined;
}

/** Only texts of the page that the request names matter to it. */
function namedIn(request: string, page: PageVocabulary): PageVocabulary {
  const folded = foldText(request);
  return { ...page, texts: page.texts.filter((text) => folded.includes(foldText(text))) };
}

function findCut(
  text: string,
  language: EditLanguage,
  page: PageVocabulary,
): { head: Instruction; tail: string } {
  const folded = foldText(text);
  const read = (part: string): Instruction => {
    const clause = readClause(part, language, page);
    return { text: part, clause, intent: parseClause(clause) };
  };
  for (const match of folded.matchAll(SEPARATOR)) {
    const headText = text.slice(0, match.index).trim();
    const tailText = text.slice(match.index + match[0].length).trim();
    if (headText === '' || tailText === '' || isOneThing(folded, match.index, page)) continue;
    const tail = continueRequest(read, headText, tailText);
    if (tail !== undefined) return { head: read(headText), tail };
  }
  return { head: read(text), tail: '' };
}

/** Inside quotes or in the middle of a text of the page nothing is cut. */
function isOneThing(folded: string, offset: number, page: PageVocabulary): boolean {
  if ((folded.slice(0, offset).match(/"/g)?.length ?? 0) % 2 === 1) return true;
  return page.texts.some((text) => {
    const at = folded.indexOf(foldText(text));
    return at >= 0 && at < offset && offset < at + text.length;
  });
}

/** The tail as an instruction of its own, its verb repeated where it is left out; undefined when it is none. */
function continueRequest(
  read: (text: string) => Instruction,
  headText: string,
  tailText: string,
): string | undefined {
  const head = read(headText);
  if (head.intent && REMARK.test(foldText(tailText)) && !FREE_TEXT.has(head.intent.kind))
    return tailText;
  if (startsWithVerb(foldText(tailText))) {
    const first = read(tailText);
    if (
      head.intent?.kind === 'ask' &&
      FACTS.has(read(`${headText} ${tailText}`).intent?.kind ?? 'mood')
    )
      return undefined;
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
  if (!head.intent || !verb || FREE_TEXT.has(head.intent.kind)) return undefined;
  const repeated = `${headText.slice(verb.start, verb.end)} ${tailText}`;
  const next = read(repeated).intent;
  return next && isSameSort(head.intent, next) ? repeated : undefined;
}

/** Statements of fact need no verb to be told apart. */
const FACTS: ReadonlySet<EditIntent['kind']> = new Set(['fact', 'hours', 'price']);

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
