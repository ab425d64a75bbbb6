import { foldWord } from '#domain/reading/fold.ts';

/**
 * The form of a request that the lexicon matches: folded, without quoted text (which is content, not
 * instruction), and with spaces for everything except letters, digits and hyphens.
 */
export function normalizeRequest(prompt: string): string {
  const said = prompt.replace(/"[^"]*"|“[^“”]*”|«[^«»]*»|`[^`]*`/g, ' ');
  return foldWord(said.replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')).trim();
}
