import { CAPITAL, LETTER } from '#domain/reading/letters.ts';

/** A sequence of capitalised words and the text around it. */
export interface ProperName {
  text: string;
  /** At most 120 characters on each side, so that a text full of names takes linear time. */
  before: string;
  after: string;
}

const SIGHT = 120;

const WORD = `(?!(?:L|D|Un|Dell|All|Nell)['’][a-zà-ÿ])[${CAPITAL}][${LETTER}\\d'’]*(?:[-&.][${LETTER}\\d][${LETTER}\\d'’]*)*`;
const LINK =
  "(?:(?:&|\\+|di|de|da|dal|del|della|dello|dei|delle|degli|al|alla|il|la|lo|le|gli|e|ed|of|the|and|on|by|du|von|van|y)\\s|(?:d|dell|all|l)['’])";
/** "Casale delle Civette", "Stone & Ash", "L'Angolo di Ada", "Dr. Helen Park", "Studio 54". */
export const PROPER_NAME = `(?:(?:Dr|St|Mr|Mrs|Ms|F\\.lli)\\.?\\s)?${WORD}(?:\\s${LINK}{0,2}(?:${WORD}|\\d{1,4}(?![\\d.,:/]|\\s?[€$£%])))*`;
const NAMES = new RegExp(`(?<![${LETTER}\\d'’&@#.-])${PROPER_NAME}`, 'g');

const STARTS_HIGH = new RegExp(`^[${CAPITAL}]`);

/** Words that begin a sentence and are not part of a name. */
const OPENERS =
  /^(?:create|build|make|design|generate|write|add|include|show|use|put|call|ring|text|email|mail|write|please|need|want|hi|hello|hey|dear|website|web|site|page|homepage|landing|one-page|portfolio|for|with|about|we|we're|we’re|i|i'm|i’m|my|our|a|an|this|that|its|it|crea|creami|fai|fammi|realizza|genera|progetta|scrivi|aggiungi|metti|mostra|sito|pagina|per|con|vorrei|voglio|ciao|salve|buongiorno|sono|siamo|mi|un|una|uno|nostro|nostra|mio|mia|chiama|chiamate|ho|abbiamo|serve|servono)\s+/i;

/** “Page & Candle” without its first word is not a name. */
const BROKEN = /^(?:&|\+|and|e|ed)\s/;

/**
 * All sequences of capitalised words, without words that are only capitalised because they begin a sentence.
 */
export function findProperNames(prose: string): ProperName[] {
  return [...prose.matchAll(NAMES)].flatMap((match) => {
    let start = match.index;
    const end = start + match[0].length;
    for (;;) {
      const opener = OPENERS.exec(prose.slice(start, end));
      if (!opener || BROKEN.test(prose.slice(start + opener[0].length, end))) break;
      start += opener[0].length;
    }
    const text = prose.slice(start, end);
    if (!STARTS_HIGH.test(text)) return [];
    const before = prose.slice(Math.max(0, start - SIGHT), start);
    return [{ text, before, after: prose.slice(end, end + SIGHT) }];
  });
}
