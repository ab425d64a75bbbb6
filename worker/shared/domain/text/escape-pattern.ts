/** A text as the source of a regular expression that matches just it. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The source of a pattern for these words with any blanks, or with `between`, between them. */
export function wordsPattern(text: string, between = String.raw`\s+`): string {
  return text.trim().split(/\s+/).map(escapePattern).join(between);
}
