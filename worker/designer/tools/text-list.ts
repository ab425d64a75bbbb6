const MOST_ENTRIES = 40;
const LONGEST_ENTRY = 90;
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Entries of a list as people write them: on lines of their own, or with commas and a last "and". */
export function splitEntries(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim());
  const isInLines = lines.length > 1;
  const pieces = isInLines ? lines : text.split(/[,;]\s*|\s+(?:and|or|e|ed|o|oppure)\s+/u);
  return pieces
    .map((piece) =>
      piece
        .replace(BULLET, '')
        .replace(/^(?:and|or|e|ed|o|oppure)\s+/u, '')
        .replaceAll(/^["“«']+|["”»'.\s]+$/g, '')
        .trim(),
    )
    .filter((piece) => piece !== '' && piece.length <= LONGEST_ENTRY)
    .slice(0, MOST_ENTRIES);
}
