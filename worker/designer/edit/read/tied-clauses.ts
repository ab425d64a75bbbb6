import type { Clause, Sentence } from './cut-request.ts';
import { isStating } from '../ground/words.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { isHarmless, limitsValue } from './harmless.ts';
import { isJoint, LIMIT, VERBS } from './lexicon.ts';
import { skip, type Request } from './request.ts';

export function limits({ words }: Request, { from, to }: Clause): boolean {
  return (
    LIMIT.test(words.slice(Math.max(0, from - 1), to).join(' ')) ||
    LIMIT.test(words.slice(from, to).join(' '))
  );
}

export function startsSentence(request: Request, { clauses }: Sentence): boolean {
  const [first] = clauses;
  return first !== undefined && !first.reading && limits(request, first);
}

const TALK =
  /^(?:theyre|thats|i (?:am|have|had|was|got|think|thought|dont|didnt|never|always|just|can|cant|like|find|love|hate|only)|we|my|our|they|he|she|people|customers?|clients|visitors|nobody|everyone|theres?|its|it s|it (?:breaks|looks|takes|is|was|makes|sounds|feels|reads|doesnt)|makes me|va a capo|sembra|adesso sembra|fa (?:ridere|schifo|pena)|mangia|che fa|im|weve|ive|abbiamo|ho|hanno|sono|siamo|si è|noi|nessuno|tutti|la gente|i clienti|mia|mio|mi|ci)(?= |$)/;
export const REASON =
  /^(?:because|since|cause|as (?:we|it|they|i)|perche|siccome|poiche|visto che|dato che|cosi|so that|so|che (?=(?:i|il|la|le|gli|l|mi|ci|ho|hanno|chi|tanto|cosi)(?: |$)).*)(?= |$)/;

/** "And the headline red" is of what was not understood before it. */
export function goesOn(
  { words }: Request,
  { from, clauses }: Sentence,
  hasUnreadBefore: boolean,
): boolean {
  const isWhole = clauses.some(
    ({ reading }) => reading && reading.intents.length > 0 && isOfValue(reading.intents),
  );
  return hasUnreadBefore && !isWhole && /^(?:and|e|ed)$/.test(words[from] ?? '');
}

/** A clause that begins no wish of its own may say something of the one before it. */
export function isTied(request: Request, clause: Clause, sentence: Sentence): boolean {
  const { clauses } = sentence;
  const { from, to, reading } = clause;
  const { words } = request;
  const intents = clauses.flatMap((other) => other.reading?.intents ?? []);
  if (reading || !clauses.some((other) => other.reading)) return false;
  if (!intents.some(goesOnBehind) && isHarmless(request, clause)) return false;
  const said = words.slice(from, to).join(' ');
  if (isTalk(request, clause, { said, isFirst: from === clauses[0]?.from })) return false;
  const attached = isAttached(request, clause, sentence);
  if (isOfValue(intents))
    return (
      HIDDEN_LIMIT.test(said) ||
      limitsValue(request, clause, { isAttached: attached, old: oldTexts(intents) })
    );
  return (
    attached || !(isAdded(request, from, said) || VERBS.has(words[skip(request, from, to)] ?? ''))
  );
}

/** A few words that state nothing of their own, joined to what a wish names. */
export function isMoreOf(
  { words }: Request,
  { from, to }: Clause,
  before: { intents: readonly EditIntent[] } | undefined,
): boolean {
  const said = words.slice(from, to);
  const isOfHours = before?.intents.some(({ kind }) => kind === 'hours') === true;
  const joint = words[from - 1] ?? '';
  const isJoined = /^(?:and|e|ed|&|plus)$/.test(joint) || (isOfHours && joint === ',');
  return (
    isJoined &&
    (isOfHours || before?.intents.some(goesOnBehind) === true) &&
    said.length <= MOST_JOINED &&
    !TALK.test(said.join(' ')) &&
    !said.some(isStating)
  );
}

const MOST_JOINED = 4;

/** It tells how things are, and of no value. */
function isTalk(
  { tokens }: Request,
  { from, to }: Clause,
  { said, isFirst }: { said: string; isFirst: boolean },
): boolean {
  const isPlain = !tokens.slice(from, to).some(({ kind }) => /^(?:quote|number|web)$/.test(kind));
  const isTold = TALK.test(said) || REASON.test(said) || (isFirst && STATES.test(said));
  return isPlain && isTold && !HIDDEN_LIMIT.test(said);
}

/** "And the names of the dishes" is a wish of its own; "the small ones" behind a comma says which were meant. */
function isAdded({ words }: Request, from: number, said: string): boolean {
  return (
    /^(?:and|e|ed|also|then|poi|anche)$/.test(words[from - 1] ?? '') &&
    !/\b(?:not|non|in the menu|nel menu)\b/.test(said) &&
    !HIDDEN_LIMIT.test(said)
  );
}

/** Changes of one value or text each, which have no parts that a limit could leave out. */
const OF_VALUE: ReadonlySet<EditIntent['kind']> = new Set([
  'price',
  'set-value',
  'replace-text',
  'rename-item',
  'fact',
  'hours',
]);

/** What is told beside an addition may be of it. A name and an address go on behind a comma. */
function goesOnBehind(intent: EditIntent): boolean {
  const isWhole = intent.kind === 'fact' && /^(?:name|address)$/.test(intent.fact);
  return isWhole || intent.kind.startsWith('add-');
}

function isOfValue(intents: readonly EditIntent[]): boolean {
  return intents.every((intent) => OF_VALUE.has(intent.kind) && !goesOnBehind(intent));
}

function oldTexts(intents: readonly EditIntent[]): string {
  return intents.map((intent) => ('from' in intent ? JSON.stringify(intent.from) : '')).join(' ');
}

/** No mark or joint stands between it and what was read. */
function isAttached({ words }: Request, { from, to }: Clause, sentence: Sentence): boolean {
  const isApart = (at: number): boolean =>
    isApartAt(words, at - 1) || isApartAt(words, at) || TURNS.test(words[at] ?? '');
  return (from > sentence.from && !isApart(from)) || (to < sentence.to && !isApart(to));
}

function isApartAt(words: readonly string[], at: number): boolean {
  return isJoint(words[at] ?? '') || /^[/:]$/.test(words[at] ?? '');
}

const TURNS = /^(?:because|since|perche|siccome|poiche|but|ma|pero|then)$/;

/** Says how things are. */
const STATES = / (?:is|are|was|were|has|have|doesnt|dont|è|sono|era|erano|ha|hanno) /;

const HIDDEN_LIMIT =
  /\b(?:but|only|except|unless|instead|should|must|if|ma|solo|tranne|invece|deve|se)\b/;
