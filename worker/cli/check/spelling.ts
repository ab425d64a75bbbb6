import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { ROOT } from '../settings.ts';

type Language = PagePlan['language'];

const DICTIONARIES: Record<Language, string> = {
  en: 'node_modules/@cspell/dict-en-gb/en_GB.trie.gz',
  it: 'node_modules/@cspell/dict-it-it/dict/it-it.trie',
};

function readDictionary(language: Language): (word: string) => boolean {
  const file = readFileSync(join(ROOT, DICTIONARIES[language]));
  const trie = decodeTrie(DICTIONARIES[language].endsWith('.gz') ? gunzipSync(file) : file);
  return (word) => trie.has(word);
}

const ADDRESS = /\S+[@/]\S+|\S+\.example\S*/g;
/** A word in lower case: names and abbreviations are nobody's mistake. */
const WORD = /(?<![\p{L}\p{N}’'])\p{Ll}+(?:['’]\p{Ll}+)*(?![\p{L}\p{N}])/gu;
/** "all’alba" is spelled as "alba" is. */
const ELISION = /^\p{L}+['’](?=\p{L})/u;

/** Finds words that the dictionary of a language does not know, each once. Capitalised words are taken for names. */
export function createSpeller(language: Language): (texts: readonly string[]) => string[] {
  const isKnown = readDictionary(language);
  const isRight = (word: string): boolean =>
    word.length < 3 ||
    isKnown(word.replaceAll('’', "'")) ||
    (ELISION.test(word) && isRight(word.replace(ELISION, ''))) ||
    (/['’]s?$/.test(word) && isRight(word.replace(/['’]s?$/, '')));
  return (texts) => {
    const words = texts.flatMap((text) => text.replace(ADDRESS, ' ').match(WORD) ?? []);
    return [...new Set(words)].filter((word) => !isRight(word));
  };
}
