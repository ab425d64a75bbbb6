import type { EditIntent } from './edit-intent.ts';
import type { Request } from './request.ts';

const OPENS_QUESTION =
  /^(?:do|does|did|is|are|was|were|should|would|how|why|what|whats|which|when|where|who|am|whose|come mai|secondo te|che|cosa|quanto|quanta|quanti|quante|quale|quali|dove|quando|perche|dovrei|dovremmo|ti|non ti|sarebbe|è|e|ma si)\b/;

const ASKS =
  /^(?:do (?!not)|does |did |is (?!it possible|there a way|it ok)|are (?!you able)|should |would (?!you|it be possible|it be great|like|love)|how (?!about)|why (?!dont|not)|what |whats |which |when |where (?!it says)|who |am |dovrei |dovremmo |come mai |secondo te |quant[oiae] |qual[ei] )/;

/** Asks for an answer: what it names is not to be done. */
export function isPureQuestion({ words }: Request, from: number): boolean {
  return ASKS.test(`${words.slice(from, from + 4).join(' ')} `);
}

/** An order in the form of a question. */
const POLITE_ORDER =
  /(?:^|[,.;:!)] |\b(?:and|but|so|ma|e|please|hi|hello|ciao|buongiorno|down|out) )(?:(?:can|could|would|will) (?:you|u|we|i|people|customers|clients|visitors|guests|patients)|please|is it possible|would it be (?:possible|ok)|any chance|is there a way to (?!see|know|find)|(?:mi|ci|me lo|ce lo) \p{L}+(?:i|ate|ete|ite)|si (?:puo|possono|potrebbe|potrebbero)|(?:potrebbe|riesci a|riuscite a|sarebbe possibile)|puoi|potete|potresti|potreste|e possibile|è possibile)(?!\p{L})/u;

/** A question that was asked, where the clause is no order in the form of one. */
export function questionOf({ words, tokens }: Request, from: number, to: number): EditIntent[] {
  const start = startOfSentence(words, from);
  const said = words.slice(start, to).join(' ');
  if (POLITE_ORDER.test(said) || POLITE_ORDER.test(words.slice(from, to).join(' '))) return [];
  const isAsked = words[to] === '?' || tokens.slice(from, to).some(({ word }) => word === '?');
  return isAsked || (start === from && OPENS_QUESTION.test(said)) ? [{ kind: 'question' }] : [];
}

function startOfSentence(words: readonly string[], from: number): number {
  let start = from;
  while (start > 0 && !/^[.!?;\n]$/.test(words[start - 1] ?? '')) start -= 1;
  return start;
}
