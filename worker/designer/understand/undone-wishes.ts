import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { isRefusal } from '../brief/wish-words.ts';
import { splitClauses } from './clauses.ts';
import { readLookWishes } from './look-wishes.ts';
import { isNaming } from './statements.ts';

/** Wishes that no built-in page fulfils, in words that say what is wanted. */
const BEYOND =
  /\b(?:cursor\w*|cursore|wobbl\w*|hover|animat\w*|animazion\w*|beam of light|parallax|upload|caricar\w*|pay(?:ments?)? online|pagament\w+|log ?in|account|chat\b|live\b|real[- ]time|tempo reale|download|pdf|print(?:able)?|stampabile|halftone|retin[oi]|texture\w*|disco ball|glitter|lustrini|footnotes?|month by month|mese per mese|week by week|settimana per settimana|step[- ]by[- ]step|passi|upside down|testa in giù|in (?:german|french|spanish|english|tedesco|francese|spagnolo|inglese)|bilingual|due lingue|sia italiano|photos?|foto|video|music|musica|logo|map of|mappa (?:delle|dei)|joke|battuta|storti|stort[ae]|cookie|calendar|calendario|search|cerca|filter|filtro|quiz|sound|suono|notif\w+)\b/i;
const MOST = 8;
const LONGEST = 120;

/** The wishes of a brief that its plan does not fulfil, as they are written. What is refused is never drawn. */
export function undoneWishes(wishes: readonly string[], { sections }: PagePlan): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const undone = wishes.flatMap(splitClauses).filter((clause) => {
    if (isRefusal(clause) || !BEYOND.test(clause)) return false;
    if (kinds.has('booking') && /\b(?:form|modulo)\b/i.test(clause))
      return /upload|caricar|foto|photo/i.test(clause);
    return (
      Object.keys(readLookWishes([clause])).length === 0 ||
      /texture|halftone|glitter|disco ball|stort/i.test(clause)
    );
  });
  return [...new Set(undone.map((clause) => clause.slice(0, LONGEST)))].slice(0, MOST);
}

/** Lost clauses that the page owes: none that only name it, or that it shall not show. */
export function withoutRefused(lost: readonly string[], wishes: readonly string[]): string[] {
  const refused = wishes
    .flatMap(splitClauses)
    .filter((clause) => isRefusal(clause.replace(/^(?:but|and|please|ma|e)\s/i, '')));
  return lost.filter(
    (clause) =>
      !isNaming(clause) &&
      !refused.some((one) => one.includes(clause) || clause.includes(one)) &&
      Object.keys(readLookWishes([clause])).length === 0,
  );
}
