import { LANGUAGE_NAMES } from './language-names.ts';

const CODE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** The language that a request wants a page in: the code that a model gave, else the last one it names. */
export function targetLanguage(prompt: string, given: string | undefined): string | undefined {
  if (given !== undefined && CODE.test(given)) return given;
  const found = LANGUAGE_NAMES.flatMap(([code, names]) => {
    const last = [...prompt.matchAll(new RegExp(String.raw`\b(?:${names})\b`, 'gi'))].at(-1);
    return last === undefined ? [] : [{ code, at: last.index }];
  });
  return found.toSorted((a, b) => b.at - a.at)[0]?.code;
}
