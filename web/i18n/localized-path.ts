import type { Language } from './languages.ts';

/** The address of a public page in a language: the English path, or the same one under `/it`. */
export function localizePath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/it' : `/it${path}`;
}

/** The English path and the language of an address; a final slash does not count. */
export function splitPath(address: string): { path: string; language: Language } {
  const trimmed = address.replace(/(?<=.)\/+$/, '');
  const [, italian] = /^\/it(\/.*)?$/.exec(trimmed) ?? [null, null];
  if (italian === null) return { path: trimmed, language: 'en' };
  return { path: italian ?? '/', language: 'it' };
}
