/** Marks that keyboards and word processors write in several ways, with the plain one. */
const PLAIN_MARKS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‚': "'",
  '‛': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
};

/** A text made comparable, with the way back to the text as it was written. */
export interface FoldedText {
  /** The text as it was given. */
  original: string;
  /** Lower case, no accents, straight quotes, plain hyphens and blanks; line ends stay. */
  text: string;
  /** For each UTF-16 unit of `text` the offset in `original` that it comes from; undefined where all are equal. */
  offsets: Uint32Array | undefined;
}

/** Printable ASCII and line ends but the backtick, which stands for a quote. */
const IS_PLAIN = /^[ -_a-~\n]*$/;
const SPECIAL = /[^ -_a-~\n]/gu;
const SPECIAL_UNIT = /[^ -_a-~]/g;
/** A letter that stands for whole phrases ("ﷺ") stays what it is, and so does a fraction: "½" is neither 1 nor 2. */
const LONGEST_LETTER = 4;
const FRACTION_SLASH = '\u2044';
const MARKS_ON_LETTERS = /\p{Mn}+/gu;

/**
 * Folds a text of any length and content in one pass: `É` and `e` with a combining accent both become `e`, `ﬁ`
 * becomes `fi`. Never throws; lone surrogates stay as they are.
 */
export function foldText(original: string): FoldedText {
  if (IS_PLAIN.test(original)) {
    return { original, text: original.toLowerCase(), offsets: undefined };
  }
  const pieces: string[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const letter of original) {
    const plain = IS_PLAIN.test(letter) ? letter.toLowerCase() : foldLetter(letter);
    pieces.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    at += letter.length;
  }
  return { original, text: pieces.join(''), offsets: Uint32Array.from(offsets) };
}

/** Letters beyond ASCII are folded once: a text of accents alone is as quick as another. */
const folded = new Map<string, string>();
const MOST_FOLDED = 2_000;

function foldLetter(letter: string): string {
  const mark = PLAIN_MARKS[letter];
  if (mark !== undefined) return mark;
  if (letter <= '\u007F') return letter.toLowerCase();
  const known = folded.get(letter);
  if (known !== undefined) return known;
  const plain = foldRare(letter);
  if (folded.size < MOST_FOLDED) folded.set(letter, plain);
  return plain;
}

function foldRare(letter: string): string {
  const plain = letter
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS_ON_LETTERS, '')
    .normalize('NFC');
  return plain.length > LONGEST_LETTER || plain.includes(FRACTION_SLASH) ? letter : plain;
}

/** The folded form alone, for comparing words and names. */
export function foldWord(text: string): string {
  return text.replace(SPECIAL, foldLetter).toLowerCase();
}

/** Folded unit by unit and with blanks for line ends: of the same length as `text`, so its offsets hold. */
export function foldInPlace(text: string): string {
  const plain = text.replace(SPECIAL_UNIT, (unit) => {
    const letter = unit === '\n' ? ' ' : foldWord(unit);
    return letter.length === 1 ? letter : unit;
  });
  return plain.toLowerCase();
}

/** For comparing names: folded, everything but letters and digits a single blank. */
export function foldName(text: string): string {
  return foldWord(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A part of a text by UTF-16 offsets; `end` is the first one behind it. */
export interface Span {
  start: number;
  end: number;
}

/** Where a part of the folded text stands in the original; accents and halves of ligatures are never cut off. */
export function toOriginal({ original, text, offsets }: FoldedText, { start, end }: Span): Span {
  if (offsets === undefined || end <= start) {
    const from = offsets === undefined ? start : (offsets[start] ?? original.length);
    return { start: from, end: offsets === undefined ? end : from };
  }
  const last = offsets[end - 1];
  let behind = end;
  while (behind < text.length && offsets[behind] === last) behind += 1;
  return { start: offsets[start] ?? original.length, end: offsets[behind] ?? original.length };
}
