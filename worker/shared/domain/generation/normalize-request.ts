/**
 * A request in the form that the lexicon is written for: lower case, without accents, quoted text
 * taken out (it is content, not instruction), spaces for everything but letters, digits and hyphens.
 */
export function normalizeRequest(prompt: string): string {
  return prompt
    .normalize('NFKC')
    .replace(/"[^"]*"|“[^“”]*”|«[^«»]*»|`[^`]*`/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
}
