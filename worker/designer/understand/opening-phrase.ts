import { capitalise } from '#domain/reading/letters.ts';
import type { Brief } from '../brief/brief.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { stripTalk } from './clauses.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { hasVerb } from './statements.ts';

const SIGHT = 80;
/** Up to a sign, a number, or a name within the line. */
const PHRASE = /^[^.,;:!?()\n–—"“«\d]*?(?=\s?[.,;:!?()\n–—"“«\d]|\s\p{Lu}|$)/u;
const FEWEST_WORDS = 2;
const MOST_WORDS = 6;
const OPEN_END =
  /\s(?:and|e|ed|o|or|with|con|for|per|in|on|a|ad|at|to|by|of|di|del|della|da|dal|dalla|the|il|la|an?|un|una)$/iu;

/** How a brief begins that names nothing: "Live music and small plates"; a greeting where even that is no phrase. */
export function openingPhrase(text: string, { language, place }: Brief): string {
  const opening = stripTalk(text.slice(0, SIGHT));
  const phrase = (PHRASE.exec(opening)?.[0] ?? '').trim().replace(OPEN_END, '');
  const count = phrase.split(/\s+/).length;
  const isPhrase =
    count >= FEWEST_WORDS && count <= MOST_WORDS && !hasVerb(phrase) && !soundsLikeWish(phrase);
  const said = isPhrase ? capitalise(phrase) : PLAN_WORDS[language].leads.welcome;
  const isPlaced = place === undefined || said.toLowerCase().includes(place.name.toLowerCase());
  return isPlaced ? said : `${said} ${place.withPreposition}`;
}
