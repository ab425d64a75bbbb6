import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './email.ts';
import { mailboxOf } from './mailbox.ts';

const letters = fc.stringMatching(/^[a-z0-9]{2,20}$/);
const tag = fc.stringMatching(/^[a-zA-Z0-9+._-]{0,20}$/);
const domain = fc.constantFrom('example.com', 'gmail.com', 'Googlemail.com', 'studio.it');

test('a tag and the case of an address make no other mailbox', () => {
  fc.assert(
    fc.property(letters, tag, domain, (name, word, home) => {
      const plain = mailboxOf(`${name}@${home}`);
      expect(mailboxOf(`${name}+${word}@${home}`)).toBe(plain);
      expect(mailboxOf(`${name.toUpperCase()}@${home.toUpperCase()}`)).toBe(plain);
    }),
  );
});

test('dots make no other mailbox at Gmail, and another one elsewhere', () => {
  fc.assert(
    fc.property(letters, fc.nat(18), (name, place) => {
      const cut = 1 + (place % (name.length - 1));
      const dotted = `${name.slice(0, cut)}.${name.slice(cut)}`;
      expect(mailboxOf(`${dotted}@googlemail.com`)).toBe(`${name}@gmail.com`);
      expect(mailboxOf(`${dotted}@example.com`)).toBe(`${dotted}@example.com`);
    }),
  );
});

test('different names stay different, and what comes out is an address in its final spelling', () => {
  fc.assert(
    fc.property(letters, letters, domain, (one, other, home) => {
      fc.pre(one !== other);
      const mailbox = mailboxOf(`${one}@${home}`);
      expect(mailbox).not.toBe(mailboxOf(`${other}@${home}`));
      expect(mailbox).toMatch(EMAIL_PATTERN);
      expect(mailboxOf(mailbox)).toBe(mailbox);
    }),
  );
});

test('an address that is nothing but a tag keeps it', () => {
  expect(mailboxOf('+news@example.com')).toBe('+news@example.com');
});
