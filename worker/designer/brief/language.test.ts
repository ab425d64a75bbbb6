import { expect, test } from 'vitest';
import { detectLanguage } from './language.ts';

test.each([
  ['emergency drain unblocking Sheffield 24h', 'en'],
  ['tattoo studio Leeds', 'en'],
  ['opera singer', 'en'],
  ['Northern Quarter Run Club meets Tuesdays 6.30pm outside Common, 5k, all paces, free', 'en'],
  ['Giulia Romano personal trainer Manchester', 'en'],
  ['spurgo pozzi neri Ferrara urgenze', 'it'],
  ['quiz capitali europee', 'it'],
  ['DJ feste private Brescia', 'it'],
  ['escursioni vulcano', 'it'],
  ['affitto gommoni isola', 'it'],
] as const)('a few words without grammar tell their language: %s', (text, language) => {
  const other = language === 'en' ? 'it' : 'en';
  expect(detectLanguage(text, other).language).toBe(language);
});
