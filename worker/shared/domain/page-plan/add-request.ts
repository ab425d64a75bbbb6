const HEADS = { en: 'Add to the page:', it: 'Aggiungi alla pagina:' } as const;
const BULLET = '- ';

/** The request that puts these lines of the owner on the page, word for word. */
export function writeAddRequest(lines: readonly string[], language: keyof typeof HEADS): string {
  return [HEADS[language], ...lines.map((line) => `${BULLET}${line}`)].join('\n');
}

/** The lines of a request that `writeAddRequest` wrote; undefined for any other request. */
export function readAddRequest(prompt: string): string[] | undefined {
  const [head, ...rows] = prompt.trim().split(/\r?\n/);
  if (head !== HEADS.en && head !== HEADS.it) return undefined;
  const lines = rows.map((row) => row.slice(BULLET.length).trim());
  const isWhole = lines.length > 0 && rows.every((row) => row.startsWith(BULLET));
  return isWhole && lines.every((line) => line !== '') ? lines : undefined;
}
