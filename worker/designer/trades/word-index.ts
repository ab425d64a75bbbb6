import type { Trade } from './trade.ts';

export interface WordEntry {
  /** Undefined for a trade that no profile speaks for. */
  trade: Trade | undefined;
  languages: ('en' | 'it')[];
  /** Lower-case, without the marks of the table. */
  stem: string;
  /** `^word`: counts only as the first thing that the request names. */
  isOpening: boolean;
  /** `word*`: any ending. Else the word itself or its plural in -s or -es. */
  isOpen: boolean;
}

/** One occurrence of a trade's word in the lower-case text, from `start` up to `end`. */
export interface WordHit {
  entry: WordEntry;
  start: number;
  end: number;
}

/** What may stand before the first thing that is named: "Create a website for my", "Vorrei un sito per l'". */
const LEAD_IN =
  /^\s*(?:(?:an?|the|my|our|me|create|make|build|design|website|site|page|for|about|un|una|uno|il|lo|la|mio|mia|nostro|nostra|crea|fai|vorrei|sito|pagina|web|per|di|del|della)\s+|un['’]|l['’]|dell['’])*/;
const WORD_START = /(?<![a-zà-ÿ])[a-zà-ÿ]/g;
const LETTER = /[a-zà-ÿ]/;
const ENDINGS = ['', 's', 'es'] as const;
const KEY_LENGTH = 2;

function toEntry(trade: Trade | undefined, word: string): WordEntry {
  const isOpening = word.startsWith('^');
  const isOpen = word.endsWith('*');
  return {
    trade,
    languages: [],
    stem: word.slice(isOpening ? 1 : 0, isOpen ? -1 : undefined).toLowerCase(),
    isOpening,
    isOpen,
  };
}

/** The words of a table: "baker, bread shop". */
export function listWords(text: string): string[] {
  return text.trim().replaceAll(/\s+/g, ' ').split(', ');
}

/** The words of a trade, or of those that no profile speaks for. */
export interface WordSource {
  trade: Trade | undefined;
  words: Trade['words'];
}

/** One entry for each word of the trade; a word of both languages has both. */
function listEntries({ trade, words }: WordSource): WordEntry[] {
  const entries = new Map<string, WordEntry>();
  for (const language of ['en', 'it'] as const) {
    for (const word of listWords(words[language])) {
      const entry = entries.get(word) ?? toEntry(trade, word);
      if (!entry.languages.includes(language)) entry.languages.push(language);
      entries.set(word, entry);
    }
  }
  return [...entries.values()];
}

/** Where the word that begins at `start` ends, or undefined when another word stands there. */
function findEnd({ stem, isOpen }: WordEntry, lower: string, start: number): number | undefined {
  if (!lower.startsWith(stem, start)) return undefined;
  const after = start + stem.length;
  if (isOpen) return after + lower.slice(after).search(/[^a-zà-ÿ]|$/);
  const ending = ENDINGS.find(
    (one) => lower.startsWith(one, after) && !LETTER.test(lower.charAt(after + one.length)),
  );
  return ending === undefined ? undefined : after + ending.length;
}

export interface WordIndex {
  /** Every occurrence of every word in the order of the lower-case text, in one pass over it. */
  find: (lower: string) => WordHit[];
  /** Every word that is one word. */
  single: ReadonlySet<string>;
}

/** The words of all trades by their first letters: a text is walked once, and no pattern is compiled. */
export function indexWords(sources: readonly WordSource[]): WordIndex {
  const entries = sources.flatMap(listEntries);
  const byKey = Map.groupBy(entries, ({ stem }) => stem.slice(0, KEY_LENGTH));
  const find = (lower: string): WordHit[] => {
    const lead = LEAD_IN.exec(lower)?.[0].length ?? 0;
    const hits: WordHit[] = [];
    for (const { index: start } of lower.matchAll(WORD_START)) {
      for (const entry of byKey.get(lower.slice(start, start + KEY_LENGTH)) ?? []) {
        if (entry.isOpening && start > lead) continue;
        const end = findEnd(entry, lower, start);
        if (end !== undefined) hits.push({ entry, start, end });
      }
    }
    return hits;
  };
  return {
    find,
    single: new Set(entries.map(({ stem }) => stem).filter((stem) => !stem.includes(' '))),
  };
}
