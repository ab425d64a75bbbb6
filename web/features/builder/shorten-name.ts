const MOST = 40;
const KEPT_END = 12;

/**
 * Shortens a name for use in a sentence. A name longer than 40 characters is cut in the middle, because names
 * differ at their ends.
 */
export function shortenName(name: string): string {
  if (name.length <= MOST) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= MOST) return name;
  const head = letters.slice(0, MOST - KEPT_END - 1);
  return [...head, '…', ...letters.slice(-KEPT_END)].join('');
}
