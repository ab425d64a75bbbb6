import { AIMABLE } from '../intents/aimable.ts';
import type { EditIntent, EditLanguage, Target } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { cutRequest, type Clause, type Sentence } from './cut-request.ts';
import { LIMIT, VERBS } from './lexicon.ts';
import { BLACK } from './looks.ts';
import { knownWords } from './known-words.ts';
import { openRequest, skip, STEPS, type Request } from './request.ts';

/** One wish of a request. No intents: it was not understood. */
export interface Wish {
  text: string;
  intents: readonly EditIntent[];
  /** Words of an unread wish that neither the grammar nor the page has. */
  unknown?: readonly string[];
}

export interface ReadRequest {
  wishes: readonly Wish[];
  pins: PageModel['pins'];
  /** What later words such as "it" would mean. */
  about: Target | undefined;
  /** Steps that were spent; `isSpent` when they ran out and nothing was read. */
  steps: number;
  isSpent: boolean;
}

interface Reader {
  language: EditLanguage;
  page: PageModel;
  /** What "it" means at the start. */
  about?: Target | undefined;
  /** What the request before asked for last, for "a bit more". */
  last?: readonly EditIntent[];
  /** What the words of that request stood for. */
  pins?: PageModel['pins'];
}

/**
 * Reads a request by one closed grammar. A clause is read when every word of it is; what is published comes from a slot
 * for text only. A clause that may limit another undoes its sentence.
 */
export function readRequest(
  text: string,
  { language, page, about, last = [], pins = new Map() }: Reader,
): ReadRequest {
  const request = openRequest(text, { language, page, pins, known: knownWords() });
  const none = { pins: request.pins, about, isSpent: false };
  if (last.length > 0 && asksForMore(request))
    return { ...none, wishes: [{ text, intents: last }], steps: 0 };
  const sentences = cutRequest(request);
  const steps = STEPS - request.budget.left;
  if (request.budget.left <= 0)
    return { ...none, wishes: [{ text, intents: [] }], steps, isSpent: true };
  const read = wishesOf(request, sentences, about);
  const wishes = read.wishes.length > 0 ? read.wishes : [{ text, intents: [] }];
  return { ...none, wishes, about: read.about, steps };
}

const MORE =
  /^(?:a|bit|little|touch|un|po|pochino|more|again|still|further|another|ancora|altro|piu|no|yes|si|ok|step|di)$/;

/** "A bit more still": the same once more, and nothing else. */
function asksForMore({ words, fillers }: Request): boolean {
  return (
    words.some((word) => /^(?:more|again|still|further|another|ancora|altro|piu)$/.test(word)) &&
    words.every((word, at) => MORE.test(word) || fillers[at]?.length || /^\W$/.test(word))
  );
}

interface Progress {
  wishes: Wish[];
  /** What "it" means. */
  topic: Target | undefined;
  /** How many wishes stood before the sentence that was read last. */
  before: number;
}

function wishesOf(
  request: Request,
  sentences: readonly Sentence[],
  about: Target | undefined,
): { wishes: Wish[]; about: Target | undefined } {
  const progress: Progress = { wishes: [], topic: about, before: 0 };
  for (const [position, sentence] of sentences.entries()) {
    const isLimit = sentence.clauses.some((clause) => !clause.reading && limits(request, clause));
    if (
      isLimit ||
      goesOn(request, sentence, progress) ||
      sentence.clauses.some((clause) => isTied(request, clause, sentence))
    ) {
      const from =
        isLimit && startsSentence(request, sentence) ? progress.before : progress.wishes.length;
      const first = progress.wishes.slice(from).map(({ text }) => text);
      progress.wishes.splice(from, progress.wishes.length, {
        text: [...first, textOfTokens(request, sentence)].join(' '),
        intents: [],
      });
      continue;
    }
    progress.before = progress.wishes.length;
    const [behind] = sentences[position + 1]?.clauses ?? [];
    sentence.clauses.forEach((clause, at) =>
      takeClause(progress, request, { clause, next: sentence.clauses[at + 1] ?? behind }),
    );
  }
  return { wishes: wholeHours(progress.wishes), about: progress.topic };
}

const DAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:(?:lun|mart|mercol|giov|vener)ed[iì]|domenic[ah]|sabat[oi])/i;

/** Hours change as they were told or not at all: half of a week would take the place of the whole one. */
function wholeHours(wishes: readonly Wish[]): Wish[] {
  const isOfHours = ({ intents, text }: Wish): boolean =>
    intents.length === 0 ? DAY.test(text) : intents.some(({ kind }) => kind === 'hours');
  const told = wishes.filter(isOfHours);
  const isHalf =
    told.some(({ intents }) => intents.length === 0) &&
    told.some(({ intents }) => intents.length > 0);
  return isHalf
    ? [
        ...wishes.filter((wish) => !isOfHours(wish)),
        { text: told.map(({ text }) => text).join(', '), intents: [] },
      ]
    : [...wishes];
}

function textOfTokens(
  { text, tokens }: Request,
  { from, to }: { from: number; to: number },
): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end).trim();
}

function limits({ words }: Request, { from, to }: Clause): boolean {
  return (
    LIMIT.test(words.slice(Math.max(0, from - 1), to).join(' ')) ||
    LIMIT.test(words.slice(from, to).join(' '))
  );
}

function startsSentence(request: Request, { clauses }: Sentence): boolean {
  const [first] = clauses;
  return first !== undefined && !first.reading && limits(request, first);
}

const TALK =
  /^(?:theyre|thats|i (?:am|have|had|was|got|think|thought|dont|didnt|never|always|just|can|cant|like|find|love|hate|only)|we|my|our|they|he|she|people|customers?|clients|visitors|nobody|everyone|there|its|it s|im|weve|ive|abbiamo|ho|hanno|sono|siamo|noi|nessuno|tutti|la gente|i clienti|mia|mio|mi|ci)(?= |$)/;
const REASON =
  /^(?:because|since|cause|as (?:we|it|they|i)|perche|siccome|poiche|visto che|dato che|cosi|so that|so)(?= |$)/;

/** "And the headline red" is of what was not understood before it. */
function goesOn({ words }: Request, { from }: Sentence, { wishes }: Progress): boolean {
  return wishes.at(-1)?.intents.length === 0 && /^(?:and|e|ed)$/.test(words[from] ?? '');
}

/** A clause that begins no wish of its own may say something of the one before it. */
function isTied(request: Request, clause: Clause, { clauses }: Sentence): boolean {
  const { from, to, reading } = clause;
  const { words, tokens } = request;
  if (reading || !clauses.some((other) => other.reading)) return false;
  const said = words.slice(from, to).join(' ');
  const isPlain = !tokens.slice(from, to).some(({ kind }) => /^(?:quote|number|web)$/.test(kind));
  if (isPlain && (TALK.test(said) || REASON.test(said)) && !HIDDEN_LIMIT.test(said)) return false;
  // "And the names of the dishes" is a wish of its own; "the small ones" behind a comma says which were meant.
  const isAdded =
    /^(?:and|e|ed|also|then|poi|anche)$/.test(words[from - 1] ?? '') &&
    !/\b(?:not|non|in the menu|nel menu)\b/.test(said) &&
    !HIDDEN_LIMIT.test(said);
  return !isAdded && !VERBS.has(words[skip(request, from, to)] ?? '');
}

const HIDDEN_LIMIT =
  /\b(?:but|only|except|unless|instead|should|must|if|ma|solo|tranne|invece|deve|se)\b/;

function takeClause(
  progress: Progress,
  request: Request,
  { clause, next }: { clause: Clause; next: Clause | undefined },
): void {
  const { reading } = clause;
  const text = textOfTokens(request, clause);
  const said = request.words.slice(clause.from, clause.to).join(' ');
  if (!reading) {
    if (!REASON.test(said))
      progress.wishes.push(
        QUESTION.test(said)
          ? { text, intents: [{ kind: 'question' }] }
          : { text, intents: [], unknown: unknownWords(request, clause) },
      );
    return;
  }
  const about = reading.about?.role === 'pronoun' ? undefined : reading.about?.target;
  progress.topic = about ?? progress.topic;
  const isExplained = next?.reading?.intents.some(
    (intent) => 'target' in intent && isOpen(intent.target),
  );
  if (reading.manner === 'remark' || (reading.manner === 'complaint' && isExplained)) return;
  const grounded = { ...request, page: { ...request.page, pins: request.pins } };
  const intents = reading.intents.map((intent) =>
    ofGround(aimed(intent, progress.topic), grounded),
  );
  const [only] = intents;
  if (only?.kind === 'rename-item' || only?.kind === 'replace-text')
    progress.topic = { words: only.to };
  progress.wishes.push({ text, intents: intents.map((intent) => withDegree(intent, said)) });
}

function unknownWords(request: Request, { from, to }: Clause): string[] {
  const { words, tokens, names } = request;
  const named = new Set<number>();
  for (let at = from; at < to; at += 1)
    for (const { to: end } of names.at(words, at, to).slice(0, 1))
      for (let one = at; one < end; one += 1) named.add(one);
  const unknown = tokens.slice(from, to).flatMap(({ kind, word }, offset) => {
    const isKnown = knownWords().has(word) || named.has(from + offset);
    return kind === 'word' && word.length > 3 && !isKnown
      ? [textOfTokens(request, { from: from + offset, to: from + offset + 1 })]
      : [];
  });
  return unknown;
}

const QUESTION =
  /^(?:should (?:i|we)|is it|are there|do you|does|would|what|why|how|who|which|dovrei|dovremmo|secondo te|non ti|cosa|che cosa|perche|come|quale)(?= )/;

const SLIGHTLY = /\b(?:a (?:touch|tad|bit)|slightly|un (?:filo|pelo|pelino)|leggermente|appena)\b/;

/** "A touch bigger" is less than a step. */
function withDegree(intent: EditIntent, said: string): EditIntent {
  return intent.kind === 'scale' && SLIGHTLY.test(said) ? { ...intent, isSlight: true } : intent;
}

/** "Black background": of what is selected, else of the page, which becomes a dark one. */
function ofGround(intent: EditIntent, { page }: Request): EditIntent {
  if (intent.kind !== 'recolour' || intent.property !== 'background') return intent;
  const { element, said } = intent.target ?? {};
  const kind = element ?? (said === undefined ? undefined : page.pins.get(said)?.element);
  if (kind === 'background' && page.selection) return { ...intent, target: { isSelection: true } };
  const isPage = kind === 'background' || kind === 'page';
  return isPage && intent.colour.hex === BLACK ? { kind: 'dark-page' } : intent;
}

function isOpen(target: unknown): boolean {
  return (
    target === undefined ||
    (typeof target === 'object' && target !== null && Object.keys(target).length === 0)
  );
}

/** What a look of nothing in particular is of: the page. */
const OF_PAGE: ReadonlySet<EditIntent['kind']> = new Set([
  'font',
  'as-list',
  'add-price',
  'warmth',
]);

/** "Make it darker" is about what was named last; where nothing was, the person is asked. */
function aimed(intent: EditIntent, topic: Target | undefined): EditIntent {
  if (!('target' in intent) || !isOpen(intent.target)) return intent;
  const painted = intent.kind === 'recolour' ? intent.property : undefined;
  const needsOne = intent.target !== undefined || AIMABLE.has(intent.kind);
  if (!needsOne || painted === 'brand') return intent;
  if (topic && (topic.words === undefined || AIMABLE.has(intent.kind)))
    return { ...intent, target: topic };
  if (topic) return { kind: 'ask', missing: 'element' };
  if (painted === 'background') return { ...intent, target: { element: 'page' } };
  return OF_PAGE.has(intent.kind) ? intent : { kind: 'ask', missing: 'element' };
}
