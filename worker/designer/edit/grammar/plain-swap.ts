import type { EditIntent } from '../edit-types.ts';
import { slotOf, type Clause } from '../request/clause.ts';
import { ARTICLE, pattern } from './patterns.ts';

const SWAP = String.raw`^(?:please |per favore )?(?:change|replace|swap|substitute|correct|fix|update|cambia|cambiare|sostituisci|sostituire|rimpiazza|correggi|modifica|aggiorna|trasforma)\s+(?:(?:the )?(?:word|words|text|phrase|sentence|la parola|le parole|il testo|la frase|la scritta)\s+|${ARTICLE})?(?<from>.+?)\s+(?:to|with|by|into|in|con|a)\s+(?<to>.+)$`;

/** "change X to Y" with nothing known about X: the page decides whether it stands there. */
export function readPlainSwap(clause: Clause): EditIntent | undefined {
  const match = pattern(SWAP).exec(clause.folded);
  const from = clause.quoted[0]?.text ?? slotOf(clause, match, 'from');
  const to = slotOf(clause, match, 'to');
  return match && from && to ? { kind: 'replace-text', from, to } : undefined;
}
