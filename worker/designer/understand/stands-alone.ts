import { hasVerb, saysSomething } from './statements.ts';

/** "Between 6 and 7.30", "sopra Bobbio": leans on the words before it. */
const LEADS_IN =
  /^(?:between|in|at|on|up|until|till|before|after|during|behind|above|from|by|with|to|without|near|around|every|then|tra|fra|su|sul|sulla|sopra|sotto|dopo|prima|dalle|dal|dalla|fino|con|ad|al|alla|alle|nel|nella|in|da|di|del|della|dei|oltre|poi|vicino|verso)\s/iu;
const OF_PAGE =
  /(?<!\p{L})(?:pages?|web ?sites?|sito|pagina|paginetta|(?:my|our|the|this|new|simple) site|site$)(?!\p{L})/iu;
const REGISTER = /^\p{Lu}{3,}$/u;
const SIGNS_AT_END = /(?<![.,;:!?\s])[.,;:!?\s]+$/u;

const PHONE = /\+?\d[\d\s./-]{6,}\d/;
/** A telephone number with so few words beside it says no more than the number does. */
const FEWEST_BESIDE = 3;

function isOnlyNumber(text: string): boolean {
  const words = text.replace(PHONE, ' ').match(/\p{L}{2,}/gu) ?? [];
  return PHONE.test(text) && words.length < FEWEST_BESIDE;
}

/** True of a clause that says something by itself: a sentence, or a fact of two words or more that leans on no other. */
export function standsAlone(written: string): boolean {
  const text = written.trim().replace(SIGNS_AT_END, '');
  if (OF_PAGE.test(text) || isOnlyNumber(text)) return false;
  if (LEADS_IN.test(text) && !hasVerb(text)) return false;
  return saysSomething(text) || text.includes(' ') || /\d/.test(text) || REGISTER.test(text);
}
