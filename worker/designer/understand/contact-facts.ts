import { MAIL, readPhone } from '#domain/reading/contact.ts';
import type { PlanFact } from '#domain/page-plan/plan-types.ts';

const MOST_PHONES = 4;
/** As much of the words before a number says what it is for. */
const BEFORE = 22;

const WRITTEN_TO = /whats\s?app/iu;

/** Every telephone number of a brief in order, each with the words just before it. */
export function readPhones(text: string): PlanFact[] {
  const found: PlanFact[] = [];
  let rest = text.replaceAll(/\s/g, ' ');
  for (;;) {
    const value = readPhone(rest);
    const at = value === undefined ? -1 : rest.indexOf(value);
    if (value === undefined || at < 0 || found.length === MOST_PHONES) break;
    const [words = ''] = /[^.;!?]*$/u.exec(text.slice(Math.max(0, at - BEFORE), at)) ?? [];
    found.push({ kind: 'phone', value, from: WRITTEN_TO.test(words) ? words + value : value });
    rest = rest.slice(0, at) + '§'.repeat(value.length) + rest.slice(at + value.length);
  }
  return found;
}

/** Every mail address of a brief in order. */
export function readMails(text: string): PlanFact[] {
  const found = text.match(new RegExp(MAIL.source, 'gi')) ?? [];
  return [...new Set(found)].map((value) => ({ kind: 'mail', value, from: value }));
}

const LEGAL =
  /(?<!\p{L})(?:p\.?\s?iva|partita iva|vat (?:no|number|reg)\.?|company (?:no|number)\.?|rea|cod(?:ice|\.) fisc(?:ale|\.)|c\.?\s?f\.|cf(?=\s\d{11}))\s?[:.]?\s?((?:[A-Z]{2}[-\s]?)?\d[\d\s]{4,14}\d)/giu;

/** Register numbers, which stand in the footer. */
export function readLegal(text: string): PlanFact[] {
  return [...text.matchAll(LEGAL)].map(([value]) => ({ kind: 'legal', value, from: value }));
}

/** True of words that are a register number and nothing else. */
export function isLegal(words: string): boolean {
  return !/\p{L}|\d/u.test(words.replaceAll(LEGAL, ''));
}
