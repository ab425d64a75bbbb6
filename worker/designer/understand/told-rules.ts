import { soundsLikeWish } from '../brief/wish-words.ts';
import { hasWish, speaksToGuests } from './judge-clause.ts';
import { isForVisitors } from './labels.ts';
import { topicOf } from './topics.ts';

const LEAD = '(?:(?:and|but|e|ed|ma|please|pls|per favore|si prega di)[\\s,]+)*';
/** "Please say that nobody needs to tidy up": what follows is told. */
const SAY_THAT = new RegExp(
  `^${LEAD}(?:say|mention|note|state|write|add|remember|dite|dica|scriv(?:i|ete|a)|ricordate|specificate|va (?:detto|scritto))\\s(?:\\p{L}+\\s){0,2}?(?:that|che)\\s`,
  'iu',
);
/** "Send it dry", "arrivare entro le 19", "si restituisce sporco": what visitors and customers do. */
const TO_VISITORS = new RegExp(
  `^${LEAD}(?:(?:send|post|pack|wash|return|leave|drop) (?:it|them|your)|bring|wear|arrive|park (?:at|in|behind|on|by)|ring the|knock|come (?:in|by|with|early|hungry)|turn (?:left|right)|take (?:off|the (?:lane|path|train|bus))|follow the|dress|portare|portate|arrivare|arrivate|parcheggiare|parcheggiate|venire|venite|girare|girate|suonare (?:il|al|due)|vestirsi|vestitevi|spedire|spedite|restituire|presentarsi|si (?:restituisc|port|arriv|entra|prenot|pag|consegn|ritir|cammin|mangia|dorm|part|balla|gioca|suona|beve|va|viene|sale|scende|rimbors)\\p{L}*)(?!\\p{L})`,
  'iu',
);
const WITH_PAGE =
  /(?<!\p{L})(?:page|pagina|site|sito|colou?rs?|color[ei]|font|logo|text|testo)(?!\p{L})/iu;

/** "We are falconers." */
const PRESENTS =
  /^(?:we are|i am|i['’]m|siamo|sono)\s(?!(?:looking|sorry|open|after|happy|not|no|so|very|just|in|at|thinking|going|hoping|aware|apert|poco|molto|qui|in|a|di|un po)(?!\p{L}))(?:(?:an?|the|un[ao]?|i|gli|le)\s)?\p{L}{4,}(?:\s[\p{L}’'-]+){0,3}\.?$/iu;

/** "Free admission", "cani ammessi": what visitors get or may do. */
const GRANTS =
  /(?<!\p{L})(?:free|gratis|gratuit\p{L}|liber[oa]|included|inclus\p{L}|welcome|benvenut\p{L}|ammess\p{L}|allowed|accepted|accettat\p{L}|accessible|accessibil[ei]|delivered|required|obbligatori[ao]|asporto|take ?away|opposite|next to)(?!\p{L})/iu;
const LABEL = /^([^:.!?,]{2,40}):\s/u;

/** A clause that tells visitors something, however much it sounds like an order to the maker of the page. */
export function tellsVisitors(clause: string): boolean {
  if (speaksToGuests(clause) || isForVisitors(LABEL.exec(clause)?.[1] ?? '')) return true;
  if (GRANTS.test(clause) && topicOf(clause) !== undefined && !hasWish(clause)) return true;
  if (PRESENTS.test(clause) && !soundsLikeWish(clause)) return true;
  const isOrder = SAY_THAT.test(clause) || TO_VISITORS.test(clause);
  return isOrder && !WITH_PAGE.test(clause) && !soundsLikeWish(clause.replace(SAY_THAT, ''));
}
