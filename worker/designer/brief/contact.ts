const MAIL = /[\w.+-]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?\.[a-z]{2,24}/i;
const PHONE_WORD =
  /(?:\b(?:tel|telefono|telephone|phone|call|chiama|cell|cellulare|mobile|whatsapp|numero|number)\b[\s:.,-]{0,3}(?:us|ci|al|allo|at|on|is|è|number|:)?[\s:.,-]{0,4})(\+?[\d(][\d\s()./-]{5,20}\d)/i;
const INTERNATIONAL = /(?<![\w+])\+\d{1,3}[\d\s()./-]{6,18}\d/;
const ITALIAN_NUMBER =
  /(?<![\d.,€$£+])(?:0\d{1,3}[\s./-]?\d{5,8}|3\d{2}[\s./-]?\d{3}[\s./-]?\d{3,4})(?![\d.,]*\s?(?:€|euro|eur))/;

export function readMail(text: string): string | undefined {
  return MAIL.exec(text)?.[0];
}

/** The first phone number, as written, blanks tidied: 7 to 15 digits. */
export function readPhone(text: string): string | undefined {
  const found =
    PHONE_WORD.exec(text)?.[1] ?? INTERNATIONAL.exec(text)?.[0] ?? ITALIAN_NUMBER.exec(text)?.[0];
  if (!found) return undefined;
  const digits = found.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 ? found.replaceAll(/\s+/g, ' ').trim() : undefined;
}

/** `tel:` needs digits only, with a leading plus where there was one. */
export function toPhoneLink(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${phone.replaceAll(/\D/g, '')}`;
}

const ITALIAN_STREET =
  /\b(?:via|viale|corso|piazza|piazzale|largo|vicolo|strada|lungomare|lungarno|borgo|contrada|località|galleria|salita|riva|fondamenta|calle|campo|vico|lungotevere|frazione|traversa|rione|cascina)\s+(?:(?:d[aei]l?|della|dei|delle|degli|del|dell['’])\s*)?[A-ZÀ-Ý\d][^,;.\n()]{1,40}?,?\s+(?:n\.?\s?)?\d{1,4}(?:\/?[a-zA-Z](?![a-zà-ù]))?(?:,\s*\d{5}\s+[A-ZÀ-Ý][\p{L}' ]{1,30})?/u;
const ENGLISH_STREET =
  /\b\d{1,5}[a-zA-Z]?,?\s+(?:[A-Z][\p{L}'’.-]*\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Sq|Boulevard|Blvd|Drive|Dr|Way|Place|Pl|Court|Ct|Terrace|Row|Quay|Hill|Gardens|Mews|Crescent)\b\.?(?:,\s*[A-Z][\p{L} ]{1,30})?/u;

/** A house number and a name that says nothing of streets, in its town: a sentence of its own. */
const ENGLISH_PLACE =
  /(?<=^|[.;:\n]\s?)\d{1,4}[a-zA-Z]?\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)(?:[A-Z][\p{L}'’-]+\s?){1,3},\s[A-Z][\p{L}'’-]+/u;

export function readAddress(text: string): string | undefined {
  const italian = new RegExp(ITALIAN_STREET.source, 'iu').exec(text)?.[0];
  const found = ENGLISH_STREET.exec(text)?.[0] ?? italian ?? ENGLISH_PLACE.exec(text)?.[0];
  return found?.replaceAll(/\s+/g, ' ').trim();
}
