import { expect, test } from 'vitest';
import { readMail, readPhone, toPhoneLink } from './contact.ts';

test.each([
  ['Chiamate il 347 555 0142', '347 555 0142'],
  ['call us on (512) 555-0147.', '(512) 555-0147'],
  ['+39  011  5550142', '+39 011 5550142'],
  ['P.IVA 01234567890', undefined],
  ['taglio 25 €, piega 15,50 €', undefined],
  ['9.30-12.30 15.30-19.30', undefined],
  ['1'.repeat(1_000), undefined],
])('the phone number of %j is %j', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

test('a link to a phone number holds digits and the plus alone', () => {
  expect(toPhoneLink('+39 (011) 555.0142')).toBe('tel:+390115550142');
});

test.each([
  ['scrivi a ada.neri+sito@example.co.uk.', 'ada.neri+sito@example.co.uk'],
  ['insta @djmarlo', undefined],
  ['a@'.repeat(1_000), undefined],
])('the mail address of %j is %j', (text, mail) => {
  expect(readMail(text)).toBe(mail);
});

test('a number ends with its sentence and before hours', () => {
  expect(readPhone('book by text 07700 900555. 24h')).toBe('07700 900555');
  expect(readPhone('call 07700 900555 24h')).toBe('07700 900555');
});
