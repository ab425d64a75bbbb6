import { expect, test } from 'vitest';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { readLikelyForm } from './likely-form.ts';

test('a form asked for in passing has its fields, and a text without a form has none', () => {
  const asked =
    'Nana is 90! people need to rsvp to me not her, name, how many, bringing a cake y/n. Gold balloons.';
  const form = readLikelyForm(asked, readTokenKinds(asked));
  expect(form?.fields.map(({ label }) => label.toLowerCase())).toEqual(
    expect.arrayContaining(['name', 'how many']),
  );
  const plain = 'We sharpen knives and scissors in Denby Rise since 1961.';
  expect(readLikelyForm(plain, readTokenKinds(plain))).toBeUndefined();
});

test('a list of things without a form asked for is no form', () => {
  const plain =
    'Programme: counting money, names of fish, telephone manners. Bring a pen and a friend.';
  expect(readLikelyForm(plain, readTokenKinds(plain))).toBeUndefined();
});
