import { mendFacts } from './mend-facts.ts';
import { normaliseRequest } from './normalise.ts';
import { spellOut } from './spell-out.ts';

const COURTESY =
  /^(?:\s*(?:please|pls|plz|per favore|per piacere|x favore|ciao(?: a tutti)?|hi(?: there| guys)?|hello(?: there)?|hey(?: there| guys)?|good (?:morning|afternoon|evening)|buon(?:giorno| giorno|asera| pomeriggio)|salve|ok(?:ay)?|allora|scus[aiate]+(?: il disturbo)?|senti|sent[ai]|ehi|sorry(?: to bother(?: you)?)?|one (?:more )?thing|un'altra cosa|un'ultima cosa|last thing)(?![\w'])[\s,!.:]*)+/i;
const THANKS =
  /(?:[\s,.!?]*(?<![\w'])(?:please|pls|plz|thanks|thank you|thank u|thx|tnx|ty|cheers|many thanks|asap|as soon as (?:you can|possible)|when you (?:can|have (?:a )?(?:time|minute|moment))|ok(?:ay)?|per favore|per piacere|x favore|(?<!(?:con|senza) (?:le )?)grazie(?: mille)?|grz|se (?:puoi|riesci|possibile|e possibile|è possibile)|(?:appena|quando) (?:puoi|riesci|hai tempo)|va bene|if (?:you|u) (?:can|could)|if possible|if (?:that's|it's) (?:ok|okay|possible))[\s.!]*)+$/i;
/** "… and change it everywhere" says again what naming a fact already means. */
const EVERYWHERE =
  /[\s,;.]*(?:\b(?:and|e)\s+)?(?:please\s+)?(?:\b(?:change|update|fix|correct|replace|put|use)\s+(?:it|this|that|them)\s+(?:everywhere|throughout|all over|on (?:the|every|all the)\s+(?:whole |entire )?(?:pages?|site|website))|\b(?:cambia|aggiorna|corregg[ei]|sostituisci|modifica|metti|usa)(?:l[oaie])\s+(?:dappertutto|ovunque|dovunque|dove serve|(?:sul|nel) sito|sulla pagina|in tutt[oa] (?:il sito|la pagina)|su tutt[oa] (?:il sito|la pagina)))[\s.!]*$/i;

/** What phones put behind a wish to be kind. */
const FACES = /(?:\s*(?:🙏|😊|👍|🙂|😅|😂|😘|😉|🤗|😁|🙌|👋|❤️|❤|🏻|🏼|🏽))+\s*$/u;

/** The request without greetings, thanks and repetitions, white space collapsed. */
export function tidyRequest(prompt: string): string {
  const words = prompt.replace(/\s+/g, ' ').replace(FACES, ' ').trim().replace(COURTESY, '');
  const plain = words.replace(THANKS, '').replace(EVERYWHERE, '').replace(THANKS, '').trim();
  return mendFacts(normaliseRequest(spellOut(plain)));
}
