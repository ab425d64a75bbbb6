import { foldWord } from '#domain/reading/fold.ts';

/** What is not printable ASCII, and the backtick, which stands for a quote. */
const SPECIAL = /[^ -_a-~]/g;

/** Lower case without accents and with straight quotes. Same length as `text`, so offsets carry over. */
export function foldText(text: string): string {
  const plain = text.replace(SPECIAL, (unit) => {
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
