import { hasWish, isHouseRule, ownerSays, speaksToGuests } from './judge-clause.ts';
import { numbersOf, type TokenKinds } from '../reader/read-stretches.ts';
import { ASKED_KINDS } from '../reader/stretch-kinds.ts';
import { tellsVisitors } from './told-rules.ts';
import { isScrap } from './scraps.ts';

const ASKED = numbersOf(...ASKED_KINDS);
const NAMING = numbersOf('naming', 'name', 'noun', 'place');
/** So much of a text that asks something is too much for a page. */
const MOST_ASKED = 0.42;
const MOST_NAMING = 0.85;
/** As much of its beginning finds a text in the brief again. */
const SIGHT = 32;

/** Where it also sounds like talk to the maker, this is too much. */
const MOST_SUSPECT = 0.12;
/** How people greet, excuse themselves, ask for things and refuse pictures. */
const SUSPECT =
  /^(?:hello|hi|hiya|hey|ciao|salve|buongiorno|buonasera|dear|good (?:morning|afternoon|evening)|gentil\w+|spett\w+|right|ok(?:ay)?|anyway|allora|please|pls|per favore|attenzione|please note|fwd|re)\b[\s,!.:]|^(?:and |but |e |ma )?(?:no|niente|nessun[ao]?|non|don['’]?t|do not|never|not)\b.*\b(?:photos?|foto|pics?|pictures?|images?|immagini|omini|cartoons?|clip ?art|stock|testimonials?|recensioni|jokes?|battute|slogan|stars?|icons?|logo|barre|bars)\b|^(?:(?:i|we|you)(?:['’]d| would)? )?(?:need|want|like)\s|^(?:mi|ci) (?:serv\w+|piacerebbe)|^serv(?:e|ono)\s|^vorre|^vogli|^mett(?:i|ete|ere|erei)\b|^(?:fate|fai|fallo|fatelo|spiegare|scrivi|scrivete|prenota|put|make|show|shows|add|use|leave|take)\s|\b(?:scusa(?:te|mi)?|sorry|dettato|voice note|rambling|non sono pratic\w+|see below|ti giro|vedi tu|i was told|mi hanno (?:detto|parlato)|correggete|(?:it|lo|la|li|le) (?:cambio|metto|aggiorno) io|(?:i|we) (?:can|could) (?:update|change) (?:it|them)?)\b|\b(?:web ?site|web ?page|page|sito|pagina)\b/iu;

/** What the owner tells that they do, or asks of customers, is printed unless everything speaks against it. */
const MOST_OF_OWNER = 0.9;
const MOST_PLAIN = 0.65;

/** So much of a text may be asked by its likelihood, by what its form says. */
function mostAsked(words: string): number {
  if (ownerSays(words) || speaksToGuests(words)) return MOST_OF_OWNER;
  if (SUSPECT.test(words)) return MOST_SUSPECT;
  return hasWish(words) ? MOST_ASKED : MOST_PLAIN;
}

/** What a text for the page is to the learned reader. */
export type PrintUse = 'told' | 'asked' | 'naming' | 'scrap';

/** Judges texts that are about to be printed by the words of the brief that they were taken from. */
export function printJudge(
  text: string,
  { tokens, chance }: TokenKinds,
): (words: string) => PrintUse {
  const lower = text.toLowerCase();
  return (words) => {
    if (isScrap(words)) return 'scrap';
    const own = words.toLowerCase().replace(/(?<![.!\s])[.!\s]+$/, '');
    const from = lower.indexOf(own.slice(0, SIGHT));
    if (from < 0) return 'told';
    const to = from + own.length;
    const held = tokens.flatMap(({ start, end }, at) => (start >= from && end <= to ? [at] : []));
    const meanOf = (numbers: readonly number[]): number =>
      held.reduce((sum, at) => sum + chance(at, numbers), 0) / Math.max(1, held.length);
    if (isHouseRule(words) || tellsVisitors(words)) return 'told';
    if (meanOf(ASKED) > mostAsked(words)) return 'asked';
    return meanOf(NAMING) > MOST_NAMING ? 'naming' : 'told';
  };
}
