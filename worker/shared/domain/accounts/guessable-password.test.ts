import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

const email = 'mario.rossi@pasticceria-rossi.it';
const isCommon = (password: string) => ['password1', 'andrea'].includes(password);

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
  'abcdefgh',
  'hgfedcba',
  'abcd1234',
  'QwertyUiop',
  '0987654321',
  'andrea123',
  '!Andrea1985',
])('%s is guessable', (password) => {
  expect(isGuessablePassword({ password, email, isCommon })).toBe(true);
});

test.each([
  'correct horse battery',
  'bluewave-at-dawn',
  'rossi beats verdi',
  'perché no?',
  'andrea beve 3 caffè',
  'property of nobody',
])('%s is not', (password) => {
  expect(isGuessablePassword({ password, email, isCommon })).toBe(false);
});
