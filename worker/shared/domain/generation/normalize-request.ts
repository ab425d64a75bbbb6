import { foldWord } from '#domain/reading/fold.ts';

/**
 * A request in the form that the lexicon is written for: folded, quoted text taken out (it is content, not
 * instruction), spaces for everything but letters, digits and hyphens.
 */
export function normalizeRequest(prompt: string): string {
  const said = prompt.replace(/"[^"]*"|“[^“”]*”|«[^«»]*»|`[^`]*`/g, ' ');
  return foldWord(said.replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')).trim();
}
