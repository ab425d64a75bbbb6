/** Italian verbs with which somebody tells what they do for a living. */
export const ITALIAN_DEEDS =
  'insegno|riparo|restauro|aggiusto|costruisco|produco|vendo|cucino|coltivo|realizzo|disegno|faccio|creo|curo|allevo|organizzo|affitto|accompagno|preparo|lavoro|traduco|affilo|monto|pulisco|dipingo|ricamo|cucio|impaglio|stampo|fotografo|racconto|suono|raccolgo|trasporto';
const SAYING = new RegExp(`^(?:(?:we|i)\\s|[a-zà-ÿ]+iamo\\s|(?:${ITALIAN_DEEDS})\\s)`, 'i');

/** True for a sentence by the owner (“We make soap”, “insegno pianoforte”) where a noun would be expected. */
export function isSaying(text: string): boolean {
  return SAYING.test(text);
}
