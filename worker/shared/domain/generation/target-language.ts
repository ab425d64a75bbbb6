import { readLanguageNames } from '#domain/reading/language-names.ts';
import { readSource } from '#domain/reading/tokens.ts';

const CODE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/**
 * The language that a request asks for: the code given by a model, otherwise the last one that the request
 * names.
 */
export function targetLanguage(prompt: string, given: string | undefined): string | undefined {
  if (given !== undefined && CODE.test(given)) return given;
  return readLanguageNames(readSource(prompt)).found.at(-1)?.value.code;
}
