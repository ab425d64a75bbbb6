import { foldText } from './fold.ts';

/** Words that open a question which wants an opinion or an answer, and nothing done. Folded. */
const ENGLISH =
  /^(?:(?:so|and|but|hm+|well|honestly|also|by the way)[\s,]+)*(?:do you (?:not )?(?:think|like|find|reckon|believe|feel|prefer|know)(?! (?:you|we) (?:could|can)\b)|don't you (?:think|like|find)|what do you\b|what would you\b|what(?:'s| is| are| does| can| happens)\b|what (?:colou?r|font)\b|which\b|would you (?:say|recommend|suggest|prefer|rather)\b|would(?:n't)? (?:it|that|this) (?:not )?(?:be|look)(?! possible)\b|would(?:n't)? (?:the|our|my|a|an) .*\b(?:look|be)\b|is(?:n't)? (?:the|our|my|this|that|there|it)\b(?! possible| ok (?:to|if)| okay (?:to|if)| (?:a|any) way)|are(?:n't)? (?:the|our|my|these|those|there|we|they|you)\b(?! able)|am i\b|does(?:n't)?\b|do (?:i|we|they|people|customers|visitors)\b|did\b|(?:has|have) (?:it|you|they|we|the \w+ been)\b|was\b|were\b|should(?:n't)? (?:i|we|the|it|our|my|there)\b|how (?:is|are|do|does|did|can|should|would|will|many|much|long|big|often)\b|why\b(?! (?:don't|not))|when (?:is|are|do|does|will|did|can)\b|where (?:is|are|do|does|can|should)\b|who (?:is|are|made|can)\b)/;

const ITALIAN =
  /^(?:(?:e|ma|allora|senti|scusa|comunque)[\s,]+)*(?:secondo (?:te|voi)\b|(?:pensi|pensate|credi|credete) che\b|(?:non )?(?:ti|vi) (?:pare|sembra|piace|piacciono)\b|(?:che|cosa|che cosa) (?:ne )?(?:pensi|pensate|dici|dite|puoi|sai|succede|vuol|consigli)\b|che (?:colore|carattere)\b|qual[ei]?\b|quant[oiae]\b|come (?:faccio|si fa|si puo|posso|mai|sta|stanno|vedi|vedresti)\b|dove (?:posso|trovo|si trova)\b|perche\b(?! non (?:fai|mett|prov|cambi|aggiung|togl))|dovrei\b|dovremmo\b|(?:sarebbe|e|non e|non sarebbe) (?:meglio|giust[oa]|ver[oa]|normale|tropp[oa])\b|sono (?:giust[ei]|corrett[ei])\b|(?:hai|avete)\b(?! (?:sbagliat|scritt|mess)o))/;

/** "L'header sta bene blu?": a statement with a question mark. What tells to do something is none. */
const STATEMENT =
  /^(?:(?:il|lo|la|i|gli|le|nostr[oaie])\s|l'|the\s|our\s)(?:(?!\b(?:puoi|potete|potresti|can|could)\b).)*\b(?:e|sono|sta|stanno|va|vanno|dovrebber?o?|sembra|sembrano|is|are|looks?|should)\b[^?:"]*\?$/;

/** Who has not made up their mind asks for nothing yet. */
const UNDECIDED =
  /\b(?:not sure|i'm unsure|can't decide|haven't decided|non so(?:no sicur[oa])?\b|non ho deciso|indecis[oa]|forse .*\bforse)\b|\bmaybe .*\bmaybe\b/;

/** How much of the beginning of a request is such a question; 0 when it is none. */
export function questionLength(request: string): number {
  const folded = foldText(request);
  const end = folded.search(/[?!\n]|\.(?=\s|$)/);
  const sentence = end < 0 ? folded : folded.slice(0, end + 1);
  const isQuestion = ENGLISH.test(sentence) || ITALIAN.test(sentence) || STATEMENT.test(sentence);
  if (UNDECIDED.test(folded) && !/[":\d]/.test(folded)) return request.length;
  const givesText = /[":]/.test(sentence) && !sentence.endsWith('?');
  return isQuestion && !givesText ? sentence.length : 0;
}
