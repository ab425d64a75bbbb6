/**
 * The words that a pattern of words stands for: `ross[oaie]` four of them, `(light )?blue` two, `navy|dark blue` two.
 * Patterns are written in the tables of this folder only; their depth and number are small.
 */
export function expandWords(pattern: string): string[] {
  let at = 0;
  const readAlternatives = (): string[] => {
    const all = readSequence();
    while (pattern[at] === '|') {
      at += 1;
      all.push(...readSequence());
    }
    return all;
  };
  const readSequence = (): string[] => {
    let words = [''];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const endings = readAtom();
      words = words.flatMap((word) => endings.map((ending) => word + ending));
    }
    return words;
  };
  const readAtom = (): string[] => {
    const opening = pattern[at];
    at += 1;
    let found = [opening ?? ''];
    if (opening === '[') {
      const end = pattern.indexOf(']', at);
      found = Array.from(pattern.slice(at, end));
      at = end + 1;
    } else if (opening === '(') {
      found = readAlternatives();
      at += 1;
    }
    if (pattern[at] !== '?') return found;
    at += 1;
    return [...found, ''];
  };
  return readAlternatives().map((words) => words.replace(/\s+/g, ' ').trim());
}

/** Values by the words that name them; longer names are found first. */
export class WordTable<Value> {
  readonly #values = new Map<string, Value>();
  #longest = 1;

  add(pattern: string, value: Value): this {
    for (const words of expandWords(pattern)) {
      if (!this.#values.has(words)) this.#values.set(words, value);
      this.#longest = Math.max(this.#longest, words.split(' ').length);
    }
    return this;
  }

  /** Every name that begins at this word, longest first; `to` is where it ends. */
  at(words: readonly string[], from: number, end: number): { to: number; value: Value }[] {
    const found: { to: number; value: Value }[] = [];
    let name = '';
    for (let to = from + 1; to <= Math.min(end, from + this.#longest); to += 1) {
      name = name === '' ? (words[from] ?? '') : `${name} ${words[to - 1]}`;
      const value = this.#values.get(name);
      if (value !== undefined) found.unshift({ to, value });
    }
    return found;
  }

  get(words: string): Value | undefined {
    return this.#values.get(words);
  }

  get words(): string[] {
    return [...this.#values.keys()].flatMap((name) => name.split(' '));
  }
}
