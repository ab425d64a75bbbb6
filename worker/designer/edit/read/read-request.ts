import type { Steps } from '#domain/text/steps.ts';
import { AIMABLE } from '../intents/aimable.ts';
import type { EditIntent, EditLanguage, Target } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { reachedCores } from '../ground/read-reached.ts';
import { restatedCores } from '../ground/read-restated.ts';
import { cutRequest, type Clause, type Sentence } from './cut-request.ts';
import { isTalk } from './harmless.ts';
import { knownWords } from './known-words.ts';
import { ofGround } from './of-ground.ts';
import { VERBS } from './lexicon.ts';
import { openRequest, STEPS, textOfTokens, type Core, type Request } from './request.ts';
import { opensInPlace, replacesRemoved } from './replaces-removed.ts';
import { IT } from './rows/list-rows.ts';
import { settle, type Wish } from './settle-wishes.ts';
import { goesOn, isMoreOf, isTied, limits, REASON, startsSentence } from './tied-clauses.ts';
import { unknownWords } from './unknown-words.ts';

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
export function* readRequest(
  text: string,
  { language, page, about, last = [], pins = new Map() }: Reader,
): Steps<ReadRequest> {
  const opened = yield* openRequest(text, { language, page, pins, known: knownWords() });
  const request = { ...opened, cores: coresOf(opened) };
  const none = { pins: request.pins, about, isSpent: false };
  if (last.length > 0 && asksForMore(request))
    return { ...none, wishes: [{ text, intents: last }], steps: 0 };
  const sentences = yield* cutRequest(request);
  const steps = STEPS - request.budget.left;
  if (request.budget.left <= 0)
    return { ...none, wishes: [{ text, intents: [] }], steps, isSpent: true };
  const { wishes, about: later } = wishesOf(request, sentences, about);
  const isEmpty = wishes.length === 0;
  return { ...none, wishes: isEmpty ? [{ text, intents: [] }] : wishes, about: later, steps };
}

/** Parts that are told whole, however they are said; the first of two that meet counts. */
function coresOf(request: Request): Core[] {
  const cores: Core[] = [];
  for (const one of [...reachedCores(request), ...restatedCores(request)])
    if (!cores.some((other) => one.from < other.to && other.from < one.to)) cores.push(one);
  return cores;
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
  /** What "it" meant at the start. */
  about: Target | undefined;
  /** What "it" means, and how it is called. */
  topic: Target | undefined;
  name: string;
  /** How many wishes stood before the sentence that was read last. */
  before: number;
  /** Whether the clause before named a text whose new words come next. */
  awaitsWords: boolean;
}

function wishesOf(
  request: Request,
  sentences: readonly Sentence[],
  about: Target | undefined,
): { wishes: Wish[]; about: Target | undefined } {
  const progress: Progress = {
    wishes: [],
    about,
    topic: about,
    name: '',
    before: 0,
    awaitsWords: false,
  };
  for (const [position, sentence] of sentences.entries()) {
    if (tellsContent(request, sentence, progress)) continue;
    if (leavesUnread(request, sentence, progress)) continue;
    progress.before = progress.wishes.length;
    const later = [...sentence.clauses, ...(sentences[position + 1]?.clauses ?? [])];
    sentence.clauses.forEach((clause, at) =>
      takeClause(progress, request, { clause, later: later.slice(at + 1) }),
    );
  }
  return {
    wishes: settle(progress.wishes),
    about: progress.topic,
  };
}

/** Where nothing would change, nothing is limited. */
function onlyAsks({ clauses }: Sentence): boolean {
  return clauses.every(
    ({ reading }) => !reading || reading.intents.every(({ kind }) => kind === 'ask'),
  );
}

/** Names, figures or quoted words tell something; who speaks to somebody, or of later, tells what is to come. */
const TELLS = /["“«\d]|\s[-–—]\s|[\p{L},] \p{Lu}/u;
const SPEAKS =
  /(?<!\p{L})(?:you|your|please|can|could|later|soon|will|send|page|site|section|tu|ti|vi|puoi|potete|dopo|poi|mando|manderò|invio|sito|pagina|sezione|grazie|thanks)(?!\p{L})|\?\s*$/iu;

/** A sentence without a wish behind a new section tells what is to stand in it. */
function tellsContent(request: Request, sentence: Sentence, { wishes }: Progress): boolean {
  const wish = wishes.at(-1);
  const [intent, another] = wish?.intents ?? [];
  if (!wish || intent?.kind !== 'add-section' || another || intent.content !== '') return false;
  const text = textOfTokens(request, sentence);
  const isUnread = sentence.clauses.every(
    (clause) => !clause.reading && !limits(request, clause) && !opensWish(request, clause),
  );
  if (!isUnread || !TELLS.test(text) || SPEAKS.test(text)) return false;
  wishes.splice(-1, 1, {
    text: `${wish.text} ${text}`,
    intents: [
      { ...intent, content: text.replace(/^(?:(?:the )?first(?: one)?|la prima):\s*/i, '') },
    ],
  });
  return true;
}

function opensWish({ words }: Request, { from }: Clause): boolean {
  return VERBS.has(words[from] ?? '');
}

/** A wish that was not read, and is no talk. */
function isOpen(wish: Wish | undefined): boolean {
  return wish?.intents.length === 0 && !wish.isTalk;
}

/** A sentence is left as a whole, with the one before it where it begins with a limit. */
function leavesUnread(request: Request, sentence: Sentence, progress: Progress): boolean {
  const { wishes } = progress;
  const isLimit = sentence.clauses.some((clause) => !clause.reading && limits(request, clause));
  const isInPlace = opensInPlace(request, sentence, wishes.slice(progress.before));
  const isLeft =
    isLimit ||
    isInPlace ||
    replacesRemoved(request, sentence) ||
    goesOn(request, sentence, isOpen(wishes.at(-1))) ||
    (!onlyAsks(sentence) && sentence.clauses.some((clause) => isTied(request, clause, sentence)));
  if (!isLeft) return false;
  const isOfBefore = isInPlace || (isLimit && startsSentence(request, sentence));
  const from = isOfBefore ? progress.before : wishes.length;
  const first = wishes.slice(from).map(({ text }) => text);
  wishes.splice(from, wishes.length, {
    text: [...first, textOfTokens(request, sentence)].join(' '),
    intents: [],
  });
  return true;
}

function takeClause(
  progress: Progress,
  request: Request,
  { clause, later }: { clause: Clause; later: readonly Clause[] },
): void {
  const { reading } = clause;
  const text = textOfTokens(request, clause);
  const said = request.words.slice(clause.from, clause.to).join(' ');
  const { awaitsWords } = progress;
  progress.awaitsWords = false;
  if (!reading || (reading.manner === 'words' && !awaitsWords)) {
    if (!REASON.test(said))
      progress.wishes.push(unreadOf(progress, request, { clause, text, said }));
    progress.topic = progress.about;
    return;
  }
  if (reading.about && reading.about.role !== 'pronoun') {
    progress.topic = reading.about.target;
    progress.name = reading.about.name;
  }
  if (reading.manner === 'remark') return;
  if (reading.manner === 'complaint' && isExplained(reading.intents, later)) {
    progress.awaitsWords = reading.intents.some(asksForWords);
    return;
  }
  const grounded = { ...request, page: { ...request.page, pins: request.pins } };
  const intents = reading.intents.map((intent) =>
    withDegree(ofGround(aimed(intent, progress), grounded), said),
  );
  const written = intents[0] && wordsWritten(intents[0]);
  if (written !== undefined) {
    progress.topic = { words: written };
    progress.name = written;
  }
  progress.wishes.push({ text, intents });
}

/** "…closed on Sundays and bank holidays": what is left of a wish is no talk. */
function unreadOf(
  { wishes }: Progress,
  request: Request,
  { clause, ...words }: { clause: Clause; text: string; said: string },
): Wish {
  const wish = unread(request, clause, words);
  return wish.isTalk && isMoreOf(request, clause, wishes.at(-1))
    ? { ...wish, isTalk: false }
    : wish;
}

function asksForWords(intent: EditIntent): boolean {
  return intent.kind === 'ask' && intent.missing === 'words';
}

/** What was written last is what "it" means next. */
function wordsWritten(intent: EditIntent): string | undefined {
  if (intent.kind === 'rename-item' || intent.kind === 'replace-text') return intent.to;
  return intent.kind === 'add-text' || intent.kind === 'add-notice' ? intent.text : undefined;
}

function unread(
  request: Request,
  clause: Clause,
  { text, said }: { text: string; said: string },
): Wish {
  return QUESTION.test(said)
    ? { text, intents: [{ kind: 'question' }] }
    : {
        text,
        intents: [],
        unknown: unknownWords(request, clause),
        isTalk: isTalk(request, clause),
      };
}

/** What is said of "it" next, or in another way of something, explains a complaint. */
function isExplained(complaints: readonly EditIntent[], later: readonly Clause[]): boolean {
  return later
    .flatMap(({ reading }) => reading?.intents ?? [])
    .some(
      (intent) =>
        ('target' in intent && isLeftOut(intent.target)) ||
        complaints.some(({ kind }) => kind === intent.kind),
    );
}

const QUESTION =
  /^(?:should (?:i|we)|is it|are there|do you|does|would|what|why|how|who|which|dovrei|dovremmo|secondo te|non ti|cosa|che cosa|perche|come|quale)(?= )/;

const SLIGHTLY = /\b(?:a (?:touch|tad|bit)|slightly|un (?:filo|pelo|pelino)|leggermente|appena)\b/;

/** "A touch bigger" is less than a step. */
function withDegree(intent: EditIntent, said: string): EditIntent {
  return intent.kind === 'scale' && SLIGHTLY.test(said) ? { ...intent, isSlight: true } : intent;
}

function isLeftOut(target: unknown): boolean {
  return (
    target === undefined ||
    (typeof target === 'object' && target !== null && Object.keys(target).length === 0)
  );
}

const NO_TOPIC: EditIntent = { kind: 'ask', missing: 'element' };

/** "Make it darker" is about what was named last; where nothing was, the person is asked. */
function aimed(intent: EditIntent, { topic, name }: Progress): EditIntent {
  if (intent.kind === 'price' && intent.item === IT)
    return name === '' ? NO_TOPIC : { ...intent, item: name };
  if (!('target' in intent) || !isLeftOut(intent.target)) return intent;
  const isBrand = intent.kind === 'recolour' && intent.property === 'brand';
  const needsOne = intent.target !== undefined || AIMABLE.has(intent.kind);
  if (!needsOne || isBrand) return intent;
  return topic ? atTopic(intent, topic) : ofPage(intent);
}

/** Words that were just written are a text: they do not move or go without what they stand in. */
function atTopic(intent: EditIntent & { target?: unknown }, topic: Target): EditIntent {
  const isFit = topic.words === undefined || AIMABLE.has(intent.kind);
  return isFit ? ({ ...intent, target: topic } as EditIntent) : NO_TOPIC;
}

function ofPage(intent: EditIntent): EditIntent {
  if (intent.kind === 'recolour' && intent.property === 'background')
    return { ...intent, target: { element: 'page' } };
  return intent.kind === 'font' ? intent : NO_TOPIC;
}
