import type { Clause, Sentence } from './cut-request.ts';
import type { Request } from './request.ts';
import type { Wish } from './settle-wishes.ts';

const IN_PLACE =
  /(?:^| )(?:in (?:its|his|her|their) (?:place|stead)|in place of (?:it|him|her|them)|al (?:suo|loro) posto|al posto (?:suo|loro)|instead(?! of)|invece(?! d))(?= |$)/;
const WRITES = /^(?:write|put|say|scriv(?:i|ete|ere|iamo)|mett(?:i|ete|ere|iamo)(?:ci)?)$/;
const NOTHING = /^(?:nothing|niente|nulla)$/;
/** What is another part of the page needs none of the words that go. */
const APART = /^(?:add-|move|scale|recolour|hide)/;

/** "Take Ada out and write “to come” in her place": other words for some, which removing an entry is not. */
export function replacesRemoved(request: Request, { clauses }: Sentence): boolean {
  const at = clauses.findIndex(({ reading }) => removes(reading?.intents ?? []));
  return at >= 0 && clauses.slice(at + 1).some((clause) => tellsOthers(request, clause));
}

/** The same where another sentence tells the words. */
export function opensInPlace(
  request: Request,
  { clauses }: Sentence,
  before: readonly Wish[],
): boolean {
  const [first] = clauses;
  const isBehind = before.some(({ intents }) => removes(intents));
  return isBehind && first !== undefined && tellsOthers(request, first);
}

function removes(intents: Wish['intents']): boolean {
  return intents.some(({ kind }) => kind === 'remove');
}

function tellsOthers({ words, tokens }: Request, { from, to, reading }: Clause): boolean {
  if (reading?.intents.some(({ kind }) => APART.test(kind))) return false;
  const said = words.slice(from, to);
  const isWritten =
    !reading &&
    said.some((word) => WRITES.test(word)) &&
    tokens.slice(from, to).some(({ quoted }) => quoted !== undefined);
  const isEmpty = said.some((word) => NOTHING.test(word));
  return isWritten || (!isEmpty && IN_PLACE.test(said.join(' ')));
}
