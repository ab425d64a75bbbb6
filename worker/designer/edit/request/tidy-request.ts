import { mendFacts } from './mend-facts.ts';
import { normaliseRequest } from './normalise.ts';

const COURTESY =
  /^(?:\s*(?:please|pls|plz|per favore|per piacere|x favore|ciao|hi|hello|hey|buongiorno|buonasera|salve|ok|allora|scusa|senti)(?![\w'])[\s,!.:]*)+/i;
const THANKS =
  /(?:[\s,.!?]*(?<![\w'])(?:please|pls|plz|thanks|thank you|thx|cheers|many thanks|per favore|per piacere|x favore|(?<!(?:con|senza) (?:le )?)grazie(?: mille)?|se puoi|if you can|if possible)[\s.!]*)+$/i;
/** "… and change it everywhere" says again what naming a fact already means. */
const EVERYWHERE =
  /[\s,;.]*(?:\b(?:and|e)\s+)?(?:please\s+)?(?:\b(?:change|update|fix|correct|replace|put|use)\s+(?:it|this|that|them)\s+(?:everywhere|throughout|all over|on (?:the|every|all the)\s+(?:whole |entire )?(?:pages?|site|website))|\b(?:cambia|aggiorna|corregg[ei]|sostituisci|modifica|metti|usa)(?:l[oaie])\s+(?:dappertutto|ovunque|dovunque|dove serve|(?:sul|nel) sito|sulla pagina|in tutt[oa] (?:il sito|la pagina)|su tutt[oa] (?:il sito|la pagina)))[\s.!]*$/i;

/** The request without greetings, thanks and repetitions, white space collapsed. */
export function tidyRequest(prompt: string): string {
  const words = prompt.replace(/\s+/g, ' ').replace(COURTESY, '').trim();
  const plain = words.replace(THANKS, '').replace(EVERYWHERE, '').replace(THANKS, '').trim();
  return mendFacts(normaliseRequest(plain));
}
