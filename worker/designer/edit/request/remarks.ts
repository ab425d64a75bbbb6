import { foldText } from './fold.ts';
import { COMPLAINT } from './point-back.ts';
import type { Instruction } from './split-request.ts';

/** Words that begin a reason rather than another wish: "…, it's too much white". */
const REMARK =
  /^(?:it'?s|it is|they'?re|they are|that'?s|because|since|so that|as (?:it|they)|my (?:customers|clients)|(?:we're|we are|i'm|i am) (?!open|closed)\w+ing|stiamo|sto|perche|cosi|visto che|dato che|siccome|c'e|ci sono|sembra|i miei clienti|i (?:really )?(?:don't|do not) (?:really )?like|i hate|i prefer it|non mi piac\w+|fa schifo|mi piace di piu|e (?:piu |molto |troppo |un po' )?(?:brutt|bell)[oa]|(?:the |il |la |lo )?\w+ (?:looks?|feels?|seems?|sembra|pare|fa) (?:too |so |very |a bit |troppo |un po' |molto )?\w+[\s.!]*$)(?![\w])/;
/** "…, the pics are old": how something is, behind a wish. */
const STATE =
  /^(?:(?:the|our|my|those|these|il|la|lo|i|gli|le|quell[ei]|quest[ei]) |l')\w+ (?:is|are|were|was|e|sono|erano|era) (?:(?:too|so|very|really|a bit|all|just|out of|troppo|molto|tutt[ei]|un po'?|davvero) )*[a-z]+[\s.!]*$/;

/** Words that begin a reason, and statements that ask for nothing which could be done. */
export function isRemark({ clause, intent, left }: Instruction): boolean {
  const isUnread = !intent || left.length > 0;
  return REMARK.test(clause.bare) || (isUnread && STATE.test(clause.bare));
}

/** Who a reason speaks of: "older customers struggle to read it". */
const PEOPLE =
  /^(?:(?:the|our|some|many|most|my|older|all|i|gli|le|la|alcuni|molti|tutti|nostri|miei|mia|mio|una|ogni) )*(?:people|customers?|clients?|visitors|guests|nobody|everybody|everyone|someone|clienti?|gente|persone|visitatori|ospiti|nessuno|qualcuno|mum|mom|dad|wife|husband|grandma|mamma|papa|moglie|marito|nonna|nonno|zia|amic[aoi])\b|^(?:i|we|you|they) (?:can't|cannot|can not|can hardly|can barely|couldn't) (?:read|see|find|understand)\b|^(?:non |qui non |cosi non )(?:si|ci si|riesco|riusciamo|riescono) (?:\w+ )?(?:legg|ved|cap|trov)\w+/;

/** A statement about people that asks for nothing which can be read, beside something that can. */
export function isReason({ intent, left, clause }: Instruction): boolean {
  const isUnread = !intent || left.length > 0;
  return isUnread && PEOPLE.test(clause.bare) && !/[\d"]/.test(clause.bare);
}

const REASON =
  /,?\s+(?:because|since(?! \d)|so (?:that|people|they|everyone|everybody|customers|clients|visitors|we|you)\b|as (?:it|they|we|i)(?:'s|'re| is| are) |perche|visto che|dato che|siccome|in modo da|cosi (?:si|i|la|le|gli|ci|chi|tutti)(?= ))/;

/** Where a reason begins behind a wish; the whole length where none does, or where the owner's own words stand. */
export function reasonStart(text: string): number {
  const match = REASON.exec(foldText(text));
  const isOwn = match && /["“«:]|(?:^|\s)['‘]/.test(text.slice(0, match.index));
  return match && !isOwn && match.index > 0 ? match.index : text.length;
}

/** "My mum can't read it, bigger text": what is wrong comes first. */
export function isGrievance({ clause }: Instruction): boolean {
  return PEOPLE.test(clause.bare) || COMPLAINT.test(clause.bare);
}

/** A reason or a statement, told from its words alone. Text must be folded. */
export function startsRemark(folded: string): boolean {
  return REMARK.test(folded) || STATE.test(folded);
}

/** Words that speak of people and ask for nothing. Text must be folded. */
export function isAboutPeople(folded: string): boolean {
  return PEOPLE.test(folded);
}
