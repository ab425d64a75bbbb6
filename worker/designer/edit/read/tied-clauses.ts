import type { Clause, Sentence } from './cut-request.ts';
import { LIMIT, VERBS } from './lexicon.ts';
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
  /^(?:because|since|cause|as (?:we|it|they|i)|perche|siccome|poiche|visto che|dato che|cosi|so that|so)(?= |$)/;

/** "And the headline red" is of what was not understood before it. */
export function goesOn({ words }: Request, { from }: Sentence, hasUnreadBefore: boolean): boolean {
  return hasUnreadBefore && /^(?:and|e|ed)$/.test(words[from] ?? '');
}

/** A clause that begins no wish of its own may say something of the one before it. */
export function isTied(request: Request, clause: Clause, { clauses }: Sentence): boolean {
  const { from, to, reading } = clause;
  const { words, tokens } = request;
  if (reading || !clauses.some((other) => other.reading)) return false;
  const said = words.slice(from, to).join(' ');
  const isPlain = !tokens.slice(from, to).some(({ kind }) => /^(?:quote|number|web)$/.test(kind));
  const isTalk =
    TALK.test(said) || REASON.test(said) || (from === clauses[0]?.from && STATES.test(said));
  if (isPlain && isTalk && !HIDDEN_LIMIT.test(said)) return false;
  // "And the names of the dishes" is a wish of its own; "the small ones" behind a comma says which were meant.
  const isAdded =
    /^(?:and|e|ed|also|then|poi|anche)$/.test(words[from - 1] ?? '') &&
    !/\b(?:not|non|in the menu|nel menu)\b/.test(said) &&
    !HIDDEN_LIMIT.test(said);
  return !isAdded && !VERBS.has(words[skip(request, from, to)] ?? '');
}

/** Says how things are. */
const STATES = / (?:is|are|was|were|has|have|doesnt|dont|è|sono|era|erano|ha|hanno) /;

const HIDDEN_LIMIT =
  /\b(?:but|only|except|unless|instead|should|must|if|ma|solo|tranne|invece|deve|se)\b/;
