/** What remains of an answer around its blocks or document: no edge space, at most one blank line in a row. */
export function tidyChatter(lines: readonly string[]): string {
  const isBlank = (line: string | undefined) => line?.trim() === '';
  const kept = lines.filter((line, at) => !isBlank(line) || !isBlank(lines[at - 1]));
  return kept.join('\n').trim();
}
