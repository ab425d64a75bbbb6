const MOST = 40;
const KEPT_END = 12;

/** A name for the middle of a sentence: a longer one than 40 letters is cut in its middle, its ends tell it apart. */
export function shortenName(name: string): string {
  if (name.length <= MOST) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= MOST) return name;
  const head = letters.slice(0, MOST - KEPT_END - 1);
  return [...head, '…', ...letters.slice(-KEPT_END)].join('');
}
