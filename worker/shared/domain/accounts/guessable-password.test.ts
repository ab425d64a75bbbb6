import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

const email = 'mario.rossi@pasticceria-rossi.it';
const isCommon = (password: string) => password === 'password1';

test.each([
  'password1',
  'PassWord1',
  'aaaaaaaaaaaa',
  'abababcabab',
  'bluewave',
  'Bluewave2026',
  'mario.rossi',
  'MarioRossi99',
  'mario.rossi@pasticceria-rossi.it',
  'pasticceria12',
])('%s is guessable', (password) => {
  expect(isGuessablePassword({ password, email, isCommon })).toBe(true);
});

test.each(['correct horse battery', 'bluewave-at-dawn', 'rossi beats verdi', 'perché no?'])(
  '%s is not',
  (password) => {
    expect(isGuessablePassword({ password, email, isCommon })).toBe(false);
  },
);
