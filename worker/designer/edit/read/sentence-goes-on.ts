import { isStop, VERBS } from './lexicon.ts';
import { isEmptyBetween, skip, type Request } from './request.ts';

const ASKED = /(?:^| )(?:questions?|faqs?|domand[ae]|q&a)(?: |$)/;
const ADDS =
  /(?:^| )(?:add|put|insert|new in|we also|also|aggiung\w+|inseri\w+|mett\w+|metter\w+|manca|facciamo|nuov[oaie]|new|goes|go in)(?: |$)/;
/** Says where something goes that was told of before. */
const GOES =
  /^(?:(?:it|they|she|he|that) (?:goes|go|should go|needs? to go|has to go|belongs?|comes|come|sits|can go)|(?:va|vanno|andrebbe|andrebbero)|(?:straight|right|just|subito|proprio) (?:after|before|below|under|above|dopo|prima|sotto|sopra)|(?:put|place) (?:it|them)|(?:metti|mettete|inserisci)l[oaie]|between|next to|after|before|accanto|dopo|prima|sotto|tra) /;
const SUM = /^[€£$]? ?\d+(?:[.,]\d+)? ?(?:€|£|euros?|pounds?)?$/;
const ANOTHER =
  /^(?:and |also |then |please |e |poi |anche )*(?:add|remove|delete|change|make|move|put|replace|rename|can you|could you|togli|rimuovi|elimina|cambia|sposta|metti|aggiungi|rinomina|puoi|potete|potreste|thanks|thank you|grazie|cheers|ciao|saluti|regards)(?= |$)/;

/**
 * Where a sentence ends that tells something new: an answer goes on behind its question, and a sum or a place may
 * stand in a sentence of its own.
 */
export function toldTo(request: Request, from: number, to: number): number {
  const { words } = request;
  const said = words.slice(from, to);
  const colon = said.indexOf(':');
  const lead = said.slice(0, Math.max(0, colon)).join(' ');
  if (colon > 0 && words[to] === '?' && ASKED.test(lead)) return answerEnd(request, to);
  const isAdded = ADDS.test(said.slice(0, LEAD).join(' ')) && (colon > 0 || said.includes(','));
  if (!isAdded) return to;
  let end = to;
  for (let step = 0; step < MOST_SENTENCES; step += 1) {
    const next = endOf(request, end + 1);
    if (next === end + 1) return to;
    const told = words.slice(end + 1, next).join(' ');
    if (SUM.test(told) || GOES.test(`${told} `)) return next;
    if (opensWish(request, end + 1)) return to;
    end = next;
  }
  return to;
}

/** Words among which a wish says that it adds, and sentences that may stand before a sum or a place. */
const LEAD = 8;
const MOST_SENTENCES = 2;

/** All that follows a question answers it, up to another wish. */
function answerEnd(request: Request, mark: number): number {
  let end = mark;
  while (end < request.words.length) {
    const next = endOf(request, end + 1);
    const isOver = isEmptyBetween(request, end + 1, next);
    if (isOver || (end > mark && opensWish(request, end + 1))) break;
    end = next;
  }
  return end;
}

function opensWish(request: Request, from: number): boolean {
  const { words } = request;
  const said = words.slice(from, from + LEAD).join(' ');
  return ANOTHER.test(said) || VERBS.has(words[skip(request, from, words.length)] ?? '');
}

function endOf({ words, tokens }: Request, from: number): number {
  let to = from;
  while (to < words.length && !(isStop(words[to] ?? '') && tokens[to]?.quoted === undefined))
    to += 1;
  return to;
}
