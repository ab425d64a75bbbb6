/** A mail address; of its parts none is longer than a mail server takes. */
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
/** Characters before a number that say what it is. */
const LOOK_BACK = 24;
const A_TIME = /^\d{1,2}[.:]\d{2}(?!\d)/;
const TAX_NUMBER_BEFORE =
  /(?:^|[^a-zà-ÿ])(?:iva|vat|c\.?\s?f\.?|fiscale|rea|iban|siret|licen[cs]ed|registered|registration|membership|albo)(?:\W{1,4}(?:number|numero|no|n|nr)\.?\s|\W{0,4})$/i;

function isNumber(found: string, before: string): boolean {
  const digits = found.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !A_TIME.test(found) && !TAX_NUMBER_BEFORE.test(before);
}

/** The number at the beginning of a text; neither the next sentence belongs to it nor the "24h" behind it. */
function numberAt(text: string): string {
  const [found = ''] = NUMBER.exec(text.replace(/\.\s[^]*$/, '')) ?? [];
  const isWord = /^\p{L}/u.test(text.slice(found.length));
  return isWord ? found.replace(/[\s./-]+\d+$/, '') : found;
}

/** The first phone number as it stands in the text. */
export function findPhone(text: string): string | undefined {
  const announced = [...text.matchAll(PHONE_WORD)].map(({ 0: word, index }) => {
    if (TAX_NUMBER_BEFORE.test(`${text.slice(Math.max(0, index - LOOK_BACK), index)}${word} `))
      return '';
    const after = text.slice(index + word.length, index + word.length + REACH);
    return numberAt(after.replace(BETWEEN, ''));
  });
  const first = announced.find((found) => isNumber(found, ''));
  if (first) return first;
  for (const pattern of BARE_NUMBERS) {
    for (const match of text.matchAll(pattern))
      if (isNumber(match[0], text.slice(Math.max(0, match.index - LOOK_BACK), match.index)))
        return match[0];
  }
  return undefined;
}

/** The first mail address of a text, as written. */
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

/** wa.me wants the number with its country code; numbers without one are taken as those of the page's language. */
export function whatsappAddress(number: string, language: 'en' | 'it'): string {
  const digits = number.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const isItalian = language === 'it' || /^3\d{8,9}$/.test(digits);
  const national = isItalian ? `39${digits}` : digits.replace(/^0/, '44');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : national}`;
}
