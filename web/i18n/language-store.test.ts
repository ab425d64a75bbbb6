import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, loadAreas, startLanguage, translator } from './language-store.ts';
import { LANGUAGE_KEY } from './languages.ts';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('texts loaded before a switch and during one are in the new language afterwards', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  await startLanguage(['home']);
  expect(translator()('home.closingAction')).toBe('Start Building');
  await Promise.all([changeLanguage('it'), loadAreas('account')]);
  expect(translator()('home.closingAction')).toBe('Inizia a creare');
  expect(translator()('account.pageTitle')).toBe('Profilo');
  expect(translator()('shell.signIn')).toBe('Accedi');
});

test('the detected language is stored, and stays when the browser changes', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'it-CH']);
  await startLanguage();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('it');
  languages.mockReturnValue(['en-US']);
  await startLanguage();
  expect(document.documentElement.lang).toBe('it');
});

test('an address in the other language is shown in it without changing the stored choice', async () => {
  await changeLanguage('en');
  await startLanguage(['home'], 'it');
  expect(document.documentElement.lang).toBe('it');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
});

test('a language chosen while the first texts are on their way stays chosen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const started = startLanguage();
  localStorage.setItem(LANGUAGE_KEY, 'it');
  await started;
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('it');
});
