import { LETTER } from './letters.ts';
import { eitherCase, ENGLISH_STREETS, ITALIAN_STREETS_AND_WORDS } from './street-words.ts';

/** A day behind a street says when, and a month behind a number is a date. */
const DAYS =
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|day|sday|nesday|rsday|urday)?s?(?![a-z])|(?:Lun|Mar|Mer|Gio|Ven|Sab|Dom)(?:edì|tedì|coledì|vedì|erdì|ato|enica)?(?![a-z])';
const MONTHS =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?![a-z])';
const TOWN_WORD = `(?!${DAYS})[A-ZÀ-Ý][${LETTER}'’-]+(?![${LETTER}\\d])`;
const TOWN = `${TOWN_WORD}(?: (?:(?:di|del|della|d['’]|on|upon|de|la|sul|in) ?)?${TOWN_WORD}){0,3}`;
/** "…, 10122 Torino", "… a Ferrara", "…, Oxford OX3 7AB", "…, Boston". */
const TAIL = `(?:(?:,\\s|\\s[-–]\\s)?\\d{5}\\s${TOWN}|(?:,\\s|\\sa\\s|\\sad\\s)${TOWN})?(?:,?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b|,?\\s(?:[A-Z]{2}\\s)?\\d{5}\\b)?`;
const ITALIAN_STREET = new RegExp(
  `(?<![${LETTER}])(?:${eitherCase(ITALIAN_STREETS_AND_WORDS)})\\s+(?:(?:provinciale|statale|comunale|vicinale)\\s+)?(?:(?:d[aei]l?|della|dei|delle|degli|del|dell['’])\\s*)?[A-ZÀ-Ý\\d][^,;.:!?\\n()€]{1,40}?,?\\s+(?:n\\.?\\s?)?\\d{1,4}(?:\\/?[a-zA-Z](?![a-zà-ù]))?(?![\\d.,:]*\\d|\\s?(?:€|euro|eur))${TAIL}`,
  'g',
);
const ENGLISH_STREET = new RegExp(
  `(?<![\\w.,:£$€#])\\d{1,5}[a-zA-Z]?,?\\s+(?!${MONTHS}|${DAYS})(?:[A-Z][${LETTER}'’.-]*\\s+){1,4}(?:${ENGLISH_STREETS})\\b\\.?${TAIL}`,
  'g',
);

/** A house number and a name without a word for a street, followed by its town, in a sentence of its own. */
const ENGLISH_PLACE = new RegExp(
  `(?<=^|[.;:\\n]\\s?)(?!0)\\d{1,4}[a-zA-Z]?\\s(?!${MONTHS}|${DAYS})(?:[A-Z][a-zA-ZÀ-ÿ'’-]+\\s?){1,3},\\s(?!${DAYS})[A-Z][a-zA-ZÀ-ÿ'’-]+(?: [A-Z][a-zA-ZÀ-ÿ'’-]+){0,2}`,
  'g',
);
/** "14 Northgate, Wakefield WF1 3BF": the postcode says that it is an address, wherever it stands. */
const WITH_POSTCODE =
  /(?<![\w.,:£$€#])\d{1,4}[a-zA-Z]?\s(?:[A-Z][a-zA-ZÀ-ÿ'’-]+\s?){1,3}(?:,\s(?:[A-Z][a-zA-ZÀ-ÿ'’-]+\s?){1,3})?,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g;
/** "31 upper street" and nothing else between two stops. */
const IN_SMALL_LETTERS =
  /(?<=(?:^|[.;,\n])\s?)\d{1,3}[a-z]?\s(?:[a-z'’]+\s){1,3}(?:street|road|lane|avenue|square|terrace|crescent)(?=[.,;\n]|$)/g;

const STREET_WORD = new RegExp(`\\b(?:${ENGLISH_STREETS})\\b`);

/** The addresses in a text, as written; the most certain kind first. */
export function findAddresses(text: string): string[] {
  // The pattern for streets is long, so it is only compiled when it is needed.
  const english = STREET_WORD.test(text) ? [ENGLISH_STREET] : [];
  return [...english, ITALIAN_STREET, WITH_POSTCODE, ENGLISH_PLACE, IN_SMALL_LETTERS].flatMap(
    (pattern) => text.match(pattern) ?? [],
  );
}

/** "Where: Slipway Road, Port Corran." */
const LABELLED =
  /(?:^|[.;\n]\s*)(?:[Aa]ddress|[Ii]ndirizzo|[Ww]here|[Dd]ove|[Ss]tudio|[Ss]ede|[Ff]ind us(?: at)?)\s*:\s*((?=[^.;\n]*\p{Lu})[^.;\n:]{6,70})/u;

export function readAddress(text: string): string | undefined {
  const found = findAddresses(text)[0] ?? LABELLED.exec(text)?.[1];
  return found
    ?.replaceAll(/\s+/g, ' ')
    .replace(/(?<!\b(?:St|Rd|Ave|Ln|Sq|Dr|Pl|Ct))\.$/, '')
    .trim();
}

/** The town at the end of an address, without its postcode. */
export function readTown(address: string): string | undefined {
  return new RegExp(
    `(?:,\\s(?:\\d{5}\\s)?|\\s[-–]\\s(?:\\d{5}\\s)?|\\s\\d{5}\\s|\\sad?\\s)(${TOWN})(?:,?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}|,?\\s(?:[A-Z]{2}\\s)?\\d{5})?$`,
    'u',
  ).exec(address)?.[1];
}
