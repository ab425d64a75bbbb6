/** A file with its embedded data replaced by short names. */
export interface ShortenedFile {
  text: string;
  /** Applies the same replacements to a part of the file. */
  shorten: (part: string) => string;
  /** Puts the data back, in this file or in one derived from it. */
  restore: (text: string) => string;
}

/** Shorter data, such as a small icon, is kept. */
const LONGEST_KEPT = 400;
const DATA_URL = /data:[\w.+-]+\/[\w.+-]+(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/=]+)/g;

/**
 * Replaces embedded pictures and fonts by short names of the same form before a model sees the file: base64
 * would fill its context and come back corrupted.
 */
export function shortenData(file: string): ShortenedFile {
  const names = new Map<string, string>();
  function nameOf(url: string): string {
    if (url.length <= LONGEST_KEPT) return url;
    const name = names.get(url) ?? `data:embedded/${names.size + 1}`;
    names.set(url, name);
    return name;
  }
  const text = file.replace(DATA_URL, nameOf);
  const urlOf = (name: string): string =>
    [...names].find(([, known]) => known === name)?.[0] ?? name;
  return {
    text,
    shorten: (part) => part.replace(DATA_URL, nameOf),
    restore: (changed) => changed.replace(/data:embedded\/\d+/g, urlOf),
  };
}
