import type { EditLanguage } from '../edit-types.ts';
import { foldText } from './fold.ts';

const ENGLISH =
  /\b(?:the|a|an|to|and|of|with|for|is|are|should|it|our|my|in the|on|make|change|add|remove|move|use|set|put|please|more|less|page|header|background|section|bigger|smaller|into|from|at|hide|text|say|says|called|we|all(?!')|by|every|it's|this|that|you|they|people|prices?|want|as|it is|says|would|could|looks?)\b/g;
const ITALIAN =
  /\b(?:a|in|il|lo|la|gli|le|un|una|uno|di|del|della|dei|delle|dello|al|alla|ai|alle|con|per|e|che|nel|nella|piu|meno|sullo|sul|sulla|dal|dai|dalla|come|deve|sezione|sfondo|titolo|aggiungi|togli|cambia|metti|rendi|fai|elimina|sposta|vorrei|pulsante|galleria|contatti|orari|prezzo|sito|pagina|porta|rinomina|scrivi|mettete|mettici|togliete|leva|nascondi|sostituisci|traduci\w*|costa|ora|adesso|siamo|nostr[oaie]|nuov[oaie]|x|torna|annulla|tutti|tutto|prezzi|si|ci|non|questa|questo|prova|dimezza|scriverci|perche|anche|solo|sia|siano|bianc[oa]|ner[oa]|ross[oa]|chi|che|vuole|puo|puoi|mi)\b|\b(?:l|dell|all|un|nell|sull|dall)'/g;

/** The language a request is written in, by its small words; `fallback` when they tell nothing. */
export function detectLanguage(text: string, fallback: EditLanguage): EditLanguage {
  const folded = foldText(text).replace(/"[^"]*"/g, ' ');
  const english = folded.match(ENGLISH)?.length ?? 0;
  const italian = folded.match(ITALIAN)?.length ?? 0;
  if (english === italian) return fallback;
  return english > italian ? 'en' : 'it';
}
