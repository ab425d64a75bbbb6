import { DAYS, MONTHS } from '#domain/reading/calendar.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { isTradeWord } from '../trades/trade-words.ts';
import { REGIONS } from './cities.ts';

/** Words that join those of a name. */
const JOINT =
  '&|\\+|e|ed|and|di|da|dal|dalla|del|dello|della|dei|degli|delle|de|il|lo|la|i|gli|le|al|alla|ai|sul|sulla|sui|nel|nella|of|on|the|van|von|y|et|und';
/** A word of a name: also "No.", "Dott.ssa", "F.lli", "O’Hara’s", "B&G" and "9". */
export const NAME_WORD =
  "(?:(?:[Dd]ell|[Aa]ll|[Dd]|[Ll]|[Ss]ull|[Nn]ell)['’])?(?:(?:No|Nr|St|Ste|Dr|Mr|Mrs|Ms|Prof|Dott|Avv|Arch|Ing|Geom|F|S|\\p{Lu})\\.(?:ssa|lli)?(?=[\\s\\p{Lu}])|(?!I(?:['’]m)?(?:\\s\\p{Ll}|$))\\p{Lu}[\\p{L}\\d]*(?:['’&+.-]\\p{L}[\\p{L}\\d]*)*['’]?|\\d+\\p{L}{0,2}(?![\\p{L}\\d:€£$])|&)";
/** What stands behind the first words of a name and belongs to it. */
export const NAME_GOES_ON = `(?: (?:(?:${JOINT}) (?:(?:${JOINT}|an?|un[ao]?) )?)?|(?<=\\.))${NAME_WORD}`;
const NAME = new RegExp(
  `^(?:(?:the|la|il|lo|le|gli|i)\\s)?${NAME_WORD}(?:${NAME_GOES_ON}){0,6}`,
  'u',
);
const IN = ' in ';
/** In Italian a town takes "a": what stands behind "in" belongs to the name. */
const ITALIAN_LEAD = /^(?:si|ci|chiam|di|nome|ditta|azienda|negozio|denom|intit|insegna|marchio)/iu;
const PLACE_PHRASE = /(?:^|\s)(?:in|near|at|a|ad|nel|nella|vicino a)\s(?:St\.?\s)?\p{Lu}/u;
const MORE = new RegExp(
  `^\\s(in|at|a|ad|nel|nella|to|or|for|with|per|con|o)\\s${NAME_WORD}(?=\\s*[,.;:!?\\n]|$)`,
  'u',
);

const LEADS =
  /(?<!\p{L})(?:[Cc]all (?:it|us)|[Nn]ame it|[Cc]alled|(?<!\b[Mm]y )[Nn]amed?(?! after)(?:['’]s| is|\s?[:=])?|NAME\s?[:=]|[Cc]ompany\s?[:=]|[Bb]usiness\s?[:=]|[Bb]rand is|[Tt]itled|[Ss]i chiam(?:a|erà)|[Cc]i chiamiamo|[Cc]hiam(?:at[oa]|al[oa]|atel[oa])(?: così)?|[Dd]i nome|(?<!\p{L})[Nn]ome(?: è|\s?[:=])|(?:[Dd]itta|[Aa]zienda|[Nn]egozio)\s?[:=]|[Dd]enominat[oa]|[Ii]ntitolat[oa]|(?<!\p{L})[Ii]nsegna:|[Mm]archio è|(?:[Ww]eb ?site|[Ss]ite|[Pp]age|[Ss]ito|[Pp]agina)\s(?:of|for|di|del|della|per)\s(?=["“«])|s['’]appelle|appelée?|se llama|llamad[oa]|namens|heißt|chamad[oa]|genaamd|heet)\s*:?\s*/gu;
/** "Call" and "name" announce only what is written as a name. */
const IN_SMALL = /^(?:called|name(?:['’]s| is|\s?[:=])|si chiam|chiamat[oa]|nome(?: è|\s?[:=]))/iu;
/** What else has a name: "a section called …", "our cat, called …". */
const OTHER_THING =
  /\b(?:bit|section|part|page|talk|song|album|book|cat|dog|hawk|owl|horse|dish|room|boat|button|sezione|parte|pagina|gatt[oa]|cane|cavallo|piatto|stanza|camera|barca|canzone|libro|figli[oa]|daughter|son)s?,?\s(?:is\s)?$/i;
/** “Chiamata 50 €” is a price and “chiamata 333 1234567” a number. */
const AMOUNT =
  /^(?:\p{Ll}+\s)?(?:[;€$£]|\+?\d[\d\s.,/-]*(?:€|\$|£|eur|[.;)\n]|$)|\+?\d[\d\s/-]{5,})/iu;
const SMALL =
  /^(?!(?:out|at|by|when|if|in|for|on|to|upon|after|back|away|it|us|me|an?|so|this|that|and|or|my|our|your|prima|quando|se|per|con|in|al|allo|da|dal|e|o|un[ao]?|mio|mia|così|come|gratuita|urgent[ei])(?!\p{L}))[\p{Ll}\d][\p{L}\d'’&-]*(?:\s(?!(?:in|at|is|with|a|ad|con|nel|nella|per|for|e|and|è|which|that|che|from|da|where|dove|based|we|i|dal|since)\s)[\p{Ll}\d&][\p{L}\d'’&-]*){0,3}(?=\s(?:in|at|is|with|a|ad|con|nel|nella|per|for|e|and|è|which|that|che|from|where|dove|based|dal|since)\s|\s*(?:[,.;:!?\n)–—]|\s-\s|$))/u;

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"“',
  '„': '“”"',
  '«': '»',
  '‟': '”"',
  '‘': '’',
  "'": "'",
  '’': '’',
};
const LONGEST = 60;

/** What stands between quotes from here on. */
function quotedAt(text: string, at: number): string | undefined {
  const closing = CLOSING[text.charAt(at)];
  if (closing === undefined) return undefined;
  for (let end = at + 1; end <= at + 1 + LONGEST && end < text.length; end += 1) {
    const sign = text.charAt(end);
    if (sign === '\n') return undefined;
    if (closing.includes(sign) && !/^\p{L}/u.test(text.slice(end + 1))) {
      const quoted = text.slice(at + 1, end).trim();
      return /\p{L}\p{L}|\d/u.test(quoted) && quoted.length > 1
        ? quoted.replace(/[.,;:]+$/u, '')
        : undefined;
    }
  }
  return undefined;
}

/** "The Crooked Spoon on 3 May 2027", "Neve Dolce il 15": when it opens is no part of what it is called. */
const OF_MONTH = `\\d{1,2}(?:st|nd|rd|th|°)?\\s(?:of\\s)?(?:${MONTHS})(?:\\s\\d{4})?`;
const WHEN_BEHIND = new RegExp(
  `(?<=[\\p{L}\\d]),?\\s(?:(?:on|from|this|dal|il|la)\\s(?:(?:(?:${DAYS})\\s)?${OF_MONTH}|(?:${DAYS})(?:\\s\\d{1,2})?|(?:${MONTHS})\\s\\d{1,2}(?:st|nd|rd|th)?(?:\\s\\d{4})?)|(?:il|dal)\\s\\d{1,2}|${OF_MONTH})$`,
  'iu',
);

/** A name without the day behind it. */
export function withoutDay(name: string): string {
  return name.replace(WHEN_BEHIND, '');
}

/** "Tic Tac" of "tic tac"; the words that join stay small. */
export function capitaliseName(name: string): string {
  return name
    .split(' ')
    .map((word, at) =>
      at > 0 && new RegExp(`^(?:${JOINT}|by)$`, 'u').test(word) ? word : capitalise(word),
    )
    .join(' ');
}

/**
 * A name with capitals at the head of these words. The last part of “Quattro Zampe in Vasca” is a place only if the
 * text has not named one before.
 */
function properName(rest: string, before: string, lead: string): string | undefined {
  const name = NAME.exec(rest)?.[0];
  if (name === undefined) return undefined;
  const [tail = '', word = ''] = MORE.exec(rest.slice(name.length)) ?? [];
  if (word === 'in' && ITALIAN_LEAD.test(lead)) {
    return REGIONS.test(tail.slice(IN.length)) ? name : name + tail;
  }
  const isPlace = /^(?:in|at|a|ad|nel|nella)$/.test(word) && !PLACE_PHRASE.test(before);
  return isPlace ? name : name + tail;
}

/** "called “Blue Door”", "si chiama Brace in Fuga", "name: tic tac". Of several the last, because owners correct themselves. */
export function readAnnouncedName(text: string): string | undefined {
  const found = [...text.matchAll(LEADS)].flatMap(({ 0: lead, index }) => {
    const rest = text.slice(index + lead.length);
    const isOther = OTHER_THING.test(text.slice(Math.max(0, index - 24), index));
    if (isOther || AMOUNT.test(rest)) return [];
    const quoted = quotedAt(rest, 0);
    if (quoted !== undefined) return [{ name: quoted, isSure: true }];
    const proper = properName(rest, text.slice(0, index), lead);
    if (proper !== undefined) return [{ name: withoutDay(proper), isSure: true }];
    const small = IN_SMALL.test(lead) ? SMALL.exec(rest)?.[0] : undefined;
    return small === undefined ? [] : [{ name: capitaliseName(small), isSure: false }];
  });
  return (found.findLast(({ isSure }) => isSure) ?? found.at(-1))?.name;
}

/** What the page shall say or not say, or what somebody else is called. */
const SAID_BEFORE =
  /(?:slogan|motto|tagline|claim|headline|titolo|says?|saying|dice|pulsante|button|bottone|bio|scritta|tipo|like|such as|words?|parol[ae]|style|stile|use|using|usare|come|talk|song|album|book|dish|section|sezione|libro|canzone|our|nostr[oa]|frase|phrase|term|termine)\W{0,4}$/iu;
/** Farther behind, words in quotes are the title of a talk or a dish. */
const REACH = 110;
const MOST_WORDS = 7;

/** Words in quotes that stand in the first sentence: «Il Gelso», 'Tick Again'. */
export function readQuotedName(text: string): string | undefined {
  const opening = text.slice(0, REACH);
  for (const { index } of opening.matchAll(/(?<![\p{L}\d])["“„‟«‘'’](?=[\p{L}\d@])/gu)) {
    const before = text.slice(0, index);
    if (/[.!?]\s|\n/.test(before)) return undefined;
    const quoted = quotedAt(text, index);
    if (quoted === undefined || SAID_BEFORE.test(before)) continue;
    if (quoted.split(' ').length <= MOST_WORDS && !isOneTrade(quoted)) {
      return /\p{Lu}/u.test(quoted) ? quoted : capitaliseName(quoted);
    }
  }
  return undefined;
}

function isOneTrade(words: string): boolean {
  return !words.includes(' ') && isTradeWord(words) && !/^\p{Lu}/u.test(words);
}
