import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';
import { type PasswordStrength, ratePassword } from './password-strength.ts';

const email = 'mario.rossi@pasticceria-rossi.it';
const isCommon = (password: string) => password === 'password1';
const rate = (password: string) => ratePassword({ password, email, isCommon });

test.each<[string, PasswordStrength]>([
  ['', 'short'],
  ['Xy7!qLm', 'short'],
  ['PassWord1', 'guessable'],
  ['MarioRossi99', 'guessable'],
  ['perché no?', 'fair'],
  ['mare-e-vento', 'good'],
  ['aaaabbbbccccdddd', 'fair'],
  ['Tre gatti sul molo 7', 'strong'],
  ['correct horse battery', 'strong'],
])('%s is %s', (password, strength) => {
  expect(rate(password)).toBe(strength);
});

test('whatever the server would refuse is never called fair or better', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (password) => {
      const isAccepted =
        password.length >= 8 && !isGuessablePassword({ password, email, isCommon });
      expect(['fair', 'good', 'strong'].includes(rate(password))).toBe(isAccepted);
    }),
  );
});

test('a longer password is never rated lower', () => {
  const order: PasswordStrength[] = ['short', 'guessable', 'fair', 'good', 'strong'];
  fc.assert(
    fc.property(fc.string({ minLength: 10, maxLength: 30 }), fc.string(), (start, end) => {
      fc.pre(rate(start) !== 'guessable' && rate(start + end) !== 'guessable');
      expect(order.indexOf(rate(start + end))).toBeGreaterThanOrEqual(order.indexOf(rate(start)));
    }),
  );
});
