import { MONTHS } from './calendar.ts';
import { eitherCase, ENGLISH_STREETS, ITALIAN_STREETS } from './street-words.ts';

const CITY = String.raw`\p{Lu}[\p{L}'’]+(?: (?!\p{Lu}{1,2}\d)(?:(?:di|del|della|sul|in) )?\p{Lu}[\p{L}'’]+)*(?: \(\p{Lu}{2}\))?`;
const ITALIAN = String.raw`\b(?:${eitherCase(ITALIAN_STREETS)}|[Ll]ungo\p{L}+) [\p{L}\d'’. ]{2,40}?,? ?(?:n\.? ?)?\d+(?:\/?[a-zA-Z])?\b`;
const ENGLISH = String.raw`\b\d+[a-zA-Z]? (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:${ENGLISH_STREETS}|Green)\b\.?`;
/** The town and the postcode behind a street, if they are told. */
export const PLACE_BEHIND = String.raw`(?:\s*[,·–-]\s*(?:\d{5}\s+)?${CITY}(?:,? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{5}))?)?`;
/** Addresses in running text. */
export const WRITTEN_ADDRESS = new RegExp(`(?:${ITALIAN}|${ENGLISH})${PLACE_BEHIND}`, 'gu');

/** A street alone leaves the town where it was: who moves to another town says so. */
export function namesPlace(value: string): boolean {
  return /[,·–(]\s*\p{Lu}/u.test(value) || POSTCODE.test(value) || STREET_AND_MORE.test(value);
}

/** An Italian or British postcode. */
export const POSTCODE = /(?<!\d)\d{5}(?!\d)|\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/;
const STREET_AND_MORE = new RegExp(String.raw`(?:${ITALIAN}|${ENGLISH})\W+\p{L}{3,}`, 'iu');

/** The fields of schema.org data that a whole address fills. */
export function structuredAddress(value: string): Readonly<Record<string, string | undefined>> {
  const [streetAddress, place = ''] = value.split(/,\s*(?=\d{5}\b|\p{Lu})/u);
  const [, before, city, after] =
    /^(?:(\d{5})\s+)?(.*?)(?:,?\s+(\p{Lu}{1,2}\d[\dA-Z]? ?\d\p{Lu}{2}|\d{5}))?$/u.exec(place) ?? [];
  return {
    streetAddress,
    postalCode: before ?? after,
    addressLocality: city?.replace(/\s*\(\p{Lu}{2}\)$/u, ''),
  };
}

/** What follows a street: house numbers, floors, postcodes and places, as they are written. */
const REST = String.raw`(?:[,\s]+(?:\p{Lu}[\p{L}\d'’.-]*|\d[\p{L}\d/-]*|[a-z]\b|of|the|upon|on|near|di|da|del|della|in|n\.?|\(\p{Lu}{2}\)))*`;
const ITALIAN_STREET = new RegExp(
  String.raw`^(?:${ITALIAN_STREETS}|localita|vocabolo|p\.?za)[\s.]+(?:(?:\p{L}[\p{L}'’.]*|\d+) ?){1,6}(?:,? ?\d+[\p{L}/]*)?${REST}$`,
  'iu',
);
const SPOKEN_PLACE = /^\p{L}+ (?:e|o|and|or|is|are|non|che|per) |\b(?:diventa|è)\b/u;
const ENDS_OPEN = / (?:è|e|is|are|the|il|la|our|di|in|a)$/;
const CAPITAL_STREET = / \p{Lu}|\d/u;
const STREET = `(?:${ENGLISH_STREETS})`;
const WAY_IN = String.raw`^(?:(?:unit|flat|suite|floor) \S+,? )?`;
const ENGLISH_STREET = new RegExp(
  String.raw`${WAY_IN}\d+[a-z]?(?:-\d+)?,? (?:[\p{L}'’.-]+ ){1,4}?${STREET}(?![\p{L}])`,
  'iu',
);
const MONTH = new RegExp(`^\\d+ (?:${MONTHS})`, 'i');
const NUMBERED = new RegExp(String.raw`^\d+[a-zA-Z]?,? \p{Lu}\p{L}+${REST}$`, 'u');
const NAMED_STREET = new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’.-]* ){1,4}${STREET}${REST}$`, 'iu');
const TAIL = new RegExp(String.raw`${STREET}${REST}$`, 'iu');
/** Words that count or compare things; no street is called so. */
const NO_STREET =
  /^\d+[\d.,]* (?:euro|pounds|people|persone|each|per|di|dei|delle)\b|\b(?:per|instead of|rather than|more|less|each|invece di|anziché|becomes|is now|diventa|ora è|not|non|is (?:our|my|the)|è (?:il|la|l)|come (?:il |nostro )*indirizzo|as (?:our |the )*address)\b(?! \p{Lu})/u;

/** "via Po 3", "12 Mill Lane", "45 Kirkgate". */
export function isAddress(text: string): boolean {
  if (ENDS_OPEN.test(text) || NO_STREET.test(text) || MONTH.test(text) || /[?!:;"€£$]/.test(text))
    return false;
  if (/^\d/.test(text))
    return (ENGLISH_STREET.test(text) && TAIL.test(text)) || NUMBERED.test(text);
  return (
    (ITALIAN_STREET.test(text) && CAPITAL_STREET.test(text) && !SPOKEN_PLACE.test(text)) ||
    (ENGLISH_STREET.test(text) && TAIL.test(text)) ||
    (NAMED_STREET.test(text) && /^\p{Lu}/u.test(text))
  );
}
