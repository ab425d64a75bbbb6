import { isRefusal, soundsLikeWish } from '../brief/wish-words.ts';

const ENGLISH =
  "is|are|was|were|has|have|had|do|does|did|am|can|opened|opens|open|started|began|founded|runs?|makes?|made|sells?|sold|offers?|offer|works?|worked|lives?|lived|teaches|teach|taught|plays?|played|meets?|meet|helps?|grows?|grew|builds?|built|repairs?|restores?|bakes?|cooks?|serves?|takes?|took|gives?|gave|comes?|came|goes|went|lets?|keeps?|kept|writes?|wrote|talks?|speaks?|covers?|covered|includes?|needs?|starts?|ends?|lasts?|costs?|holds?|brings?|brought|uses?|collects?|delivers?|rents?|hires?|organi[sz]es?|welcomes?|raises?|shows?|tracks?|turns?|finds?|wins?|won|tells?|said|says|saves?|syncs?|sends?|reads?|records?|remembers?|supports?|trained|grown|handmade|closes?|closed|returns?|travels?|arrives?|leaves?|starts?|stays?|cared?|knows?|know|learned|learnt|spent|happens?|joins?|joined|releases?|released|[a-z]{3,}ed|i've|we've|i'm|we're|it's|there's|you'll|we'll|i'll|don't|doesn't|can't|won't";
const ITALIAN =
  "è|e'|sono|siamo|era|erano|ha|hanno|ho|abbiamo|fa|fanno|faccio|va|vanno|può|possono|puoi|potete|dà|sta|stanno|viene|vengono|c'è|ci sono|nasce|nato|nata|nati|aperto|aperta|apriamo|chiude|chiuso|fondat[oa]|vende|vendo|offre|offro|lavora|lavoro|vive|insegna|insegno|suona|suonano|suono|aiuta|aiuto|coltiva|coltivo|costruisce|ripara|riparo|restaura|restauro|prepara|preparo|serve|servono|prende|porta|portano|scrive|scrivo|parla|parlo|racconta|racconto|copre|comprende|include|inizia|finisce|dura|durano|costa|costano|tiene|tengo|usa|uso|raccoglie|consegna|noleggia|organizza|organizzo|accoglie|mostra|trova|vince|dice|risparmia|invia|legge|registra|chiudono|torna|viaggia|arriva|parte|resta|conosce|sa|si [a-zà-ù]+|[a-zà-ù]{2,}(?:iamo|ate|ete|ite|avamo|evamo)|[a-zà-ù]{3,}(?:ano|ono)|[a-zà-ù]{3,}(?:ato|ata|ati|ate|uto|uta|ito|ita|iti)";
const VERB = new RegExp(`(?<![\\p{L}'’])(?:${ENGLISH}|${ITALIAN})(?![\\p{L}])`, 'iu');
const UNSAFE = /[<>{}[\]\\|@#]|https?:|www\./i;
const LONGEST = 320;
const FEWEST_WORDS = 3;
/** Leans on a sentence that is not printed, or talks to the maker of the page. */
const LEANS =
  /^(?:so|because|which|who|that|e quindi|quindi|perché|perche|che|cioè|cioe|i['’]ll send|i will send|you can (?:decide|choose)|ti mando|vi mando|scegli|decidi|fai tu|vedi tu|le foto|the photos|photos|foto|my name is|mi chiamo|i['’]m a (?:total )?beginner)\b/i;

/** "It's called Blue Door": says nothing but the name. */
const NAMING =
  /\b(?:call it|call(?:ed)? (?:us|me)?|(?:its|it['’]s|is|are) called|(?:the|our|my|its) name (?:is|of)|name of the|si chiama|ci chiamiamo|chiamal[oa]|il nome è)\b/i;
const MOST_WORDS_OF_NAMING = 12;

/**
 * True of a sentence of the owner that may be printed as it stands. The law is to deny: it must say something with a
 * verb, and nothing in it may sound like a wish about the page.
 */
export function isStatement(sentence: string): boolean {
  const text = sentence.trim();
  if (isRefusal(text)) return false;
  if (NAMING.test(text) && text.split(/\s+/).length <= MOST_WORDS_OF_NAMING) return false;
  if (text.length > LONGEST || UNSAFE.test(text) || LEANS.test(text)) return false;
  if (text.split(/\s+/).length < FEWEST_WORDS || !VERB.test(text)) return false;
  return [text, ...text.split(/[,;:–—]\s+|\s-\s|\s(?:but|ma|però)\s/u)].every(
    (piece) => !soundsLikeWish(piece),
  );
}
