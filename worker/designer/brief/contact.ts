import { LETTER } from '#domain/reading/letters.ts';

export const MAIL = /[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?\.[a-z]{2,24}/i;

const PHONE_WORD =
  /\b(?:tel|telefono|telefon\w+|telephone|phone|call|ring|text|chiam\w+|cell|cellulare|mobile|whatsapp|numero|number|bookings?|reservations?|prenot\w+|fax)\b/gi;
/** "call us on", "chiamate il numero": what may stand between the word and the number. */
const BETWEEN =
  /^(?:[\s:.,’'-]|(?:us|me|him|her|ci|mi|al|allo|all|alla|il|lo|at|on|is|è|numero|number)(?![a-zà-ÿ])){0,12}/i;
const NUMBER = /^\+?[\d(][\d\s()./-]{5,20}\d/;
const REACH = 60;

/** With a country code, in the forms of Italy and Britain, and in that of North America. */
const BARE_NUMBERS: readonly RegExp[] = [
  /(?<![\w+])\+\d{1,3}[\d\s()./-]{6,18}\d/g,
  /(?<![\w.,€$£+#/-])(?:\(0\d{1,4}\)|0\d{1,4}|3\d{2})[\s./-]?\d{2,8}(?:[\s./-]\d{2,8}){0,3}(?!\d|[.,]\d|\s?(?:€|euro|eur))/g,
  /(?<![\w.,€$£+#/-])(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.\s])\d{3}[-.\s]\d{4}(?!\d)/g,
];
const A_TIME = /^\d{1,2}[.:]\d{2}(?!\d)/;
const TAX_NUMBER_BEFORE =
  /(?:iva|vat|c\.?\s?f\.?|fiscale|rea|iban|siret)\W{0,4}(?:(?:no|n|nr)\.?\s)?$/i;

function isNumber(found: string, before: string): boolean {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !A_TIME.test(found) && !TAX_NUMBER_BEFORE.test(before);
}

/** The first phone number as it stands in the text. */
export function findPhone(text: string): string | undefined {
  const announced = [...text.matchAll(PHONE_WORD)].map(({ 0: word, index }) => {
    const after = text.slice(index + word.length, index + word.length + REACH);
    return NUMBER.exec(after.replace(BETWEEN, ''))?.[0] ?? '';
  });
  const first = announced.find((found) => isNumber(found, ''));
  if (first) return first;
  for (const pattern of BARE_NUMBERS) {
    for (const match of text.matchAll(pattern))
      if (isNumber(match[0], text.slice(0, match.index))) return match[0];
  }
  return undefined;
}

export function readMail(text: string): string | undefined {
  return MAIL.exec(text)?.[0];
}

/** The first phone number, as written, blanks tidied: 7 to 15 digits. */
export function readPhone(text: string): string | undefined {
  return findPhone(text)?.replaceAll(/\s+/g, ' ').trim();
}

/** `tel:` needs digits only, with a leading plus where there was one. */
export function toPhoneLink(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;
}

const TOWN_WORD = `[A-ZÀ-Ý][${LETTER}'’-]+(?![${LETTER}\\d])`;
const TOWN = `${TOWN_WORD}(?:\\s(?:(?:di|del|della|d['’]|on|upon|de|la|sul|in)\\s?)?${TOWN_WORD}){0,3}`;
/** "…, 10122 Torino", "… a Ferrara", "…, Oxford OX3 7AB", "…, Boston". */
const TAIL = `(?:(?:,\\s|\\s[-–]\\s)?\\d{5}\\s${TOWN}|(?:,\\s|\\sa\\s|\\sad\\s)${TOWN})?(?:,?\\s[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b|,?\\s(?:[A-Z]{2}\\s)?\\d{5}\\b)?`;
const STREETS =
  'via|viale|corso|piazza|piazzale|piazzetta|largo|vicolo|strada|lungomare|lungarno|borgo|contrada|località|galleria|salita|riva|fondamenta|calle|campo|vico|lungotevere|frazione|traversa|rione|cascina';
const EITHER_CASE = STREETS.replaceAll(
  /(?<![a-zà-ù])[a-z]/g,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);
const ITALIAN_STREET = new RegExp(
  `(?<![${LETTER}])(?:${EITHER_CASE})\\s+(?:(?:d[aei]l?|della|dei|delle|degli|del|dell['’])\\s*)?[A-ZÀ-Ý\\d][^,;.:!?\\n()€]{1,40}?,?\\s+(?:n\\.?\\s?)?\\d{1,4}(?:\\/?[a-zA-Z](?![a-zà-ù]))?(?![\\d.,:]*\\d|\\s?(?:€|euro|eur))${TAIL}`,
  'g',
);
const STREET_NAMES =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Boulevard|Blvd|Drive|Dr|Way|Place|Pl|Court|Ct|Terrace|Row|Quay|Hill|Gardens|Mews|Crescent|Parade|Wharf|Close|Walk|Yard';
const ENGLISH_STREET = new RegExp(
  `(?<![\\w.,:£$€])\\d{1,5}[a-zA-Z]?,?\\s+(?:[A-Z][${LETTER}'’.-]*\\s+){1,4}(?:${STREET_NAMES})\\b\\.?${TAIL}`,
  'g',
);

/** A house number and a name that says nothing of streets, in its town: a sentence of its own. */
const ENGLISH_PLACE =
  /(?<=^|[.;:\n]\s?)\d{1,4}[a-zA-Z]?\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)(?:[A-Z][a-zA-ZÀ-ÿ'’-]+\s?){1,3},\s[A-Z][a-zA-ZÀ-ÿ'’-]+/g;

const STREET_WORD = new RegExp(`\\b(?:${STREET_NAMES})\\b`);

/** The parts of a text that are addresses, as they stand there; the surest kind first. */
export function findAddresses(text: string): string[] {
  // The pattern of streets is long, and its first use is not free.
  const english = STREET_WORD.test(text) ? [ENGLISH_STREET] : [];
  return [...english, ITALIAN_STREET, ENGLISH_PLACE].flatMap(
    (pattern) => text.match(pattern) ?? [],
  );
}

export function readAddress(text: string): string | undefined {
  const [found] = findAddresses(text);
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
