const ENGLISH =
  "is|are|was|were|has|have|had|do|does|did|am|can|opened|opens|open|started|began|founded|runs?|makes?|made|sells?|sold|offers?|offer|works?|worked|lives?|lived|teaches|teach|taught|plays?|played|meets?|meet|helps?|grows?|grew|builds?|built|repairs?|restores?|bakes?|cooks?|serves?|takes?|took|gives?|gave|comes?|came|goes|went|lets?|keeps?|kept|writes?|wrote|talks?|speaks?|covers?|covered|includes?|needs?|starts?|ends?|lasts?|costs?|holds?|brings?|brought|uses?|collects?|delivers?|rents?|hires?|organi[sz]es?|welcomes?|raises?|shows?|tracks?|turns?|finds?|wins?|won|tells?|said|says|saves?|syncs?|sends?|reads?|records?|remembers?|supports?|trained|grown|handmade|closes?|closed|returns?|travels?|arrives?|leaves?|starts?|stays?|cared?|knows?|know|learned|learnt|spent|happens?|joins?|joined|releases?|released|[a-z]{3,}ed|i've|we've|i'm|we're|it's|there's|you'll|we'll|i'll|don't|doesn't|can't|won't";
const ITALIAN =
  "è|e'|sono|siamo|era|erano|ha|hanno|ho|abbiamo|fa|fanno|faccio|va|vanno|può|possono|puoi|potete|dà|sta|stanno|viene|vengono|c'è|ci sono|nasce|nato|nata|nati|aperto|aperta|apriamo|chiude|chiuso|fondat[oa]|vende|vendo|offre|offro|lavora|lavoro|vive|insegna|insegno|suona|suonano|suono|aiuta|aiuto|coltiva|coltivo|costruisce|ripara|riparo|restaura|restauro|prepara|preparo|serve|servono|prende|porta|portano|scrive|scrivo|parla|parlo|racconta|racconto|copre|comprende|include|inizia|finisce|dura|durano|costa|costano|tiene|tengo|usa|uso|raccoglie|consegna|noleggia|organizza|organizzo|accoglie|mostra|trova|vince|dice|risparmia|invia|legge|registra|chiudono|torna|viaggia|arriva|parte|resta|conosce|sa|si [a-zà-ù]+|[a-zà-ù]{2,}(?:iamo|ate|ete|ite|avamo|evamo)|[a-zà-ù]{3,}(?:ano|ono|isco|isce)|creo|disegno|dipingo|realizzo|produco|curo|affilo|riparo|compro|suonano|cerco|[a-zà-ù]{3,}(?:ato|ata|ati|ate|uto|uta|ito|ita|iti)";
const VERB = new RegExp(`(?<![\\p{L}'’])(?:${ENGLISH}|${ITALIAN})(?![\\p{L}])`, 'iu');
const UNSAFE = /[<>{}[\]\\|]|https?:|www\./i;
const LONGEST = 390;
const FEWEST_WORDS = 3;
/** Leans on a sentence that is not printed, or talks to the maker of the page. */
const LEANS =
  /^(?:so|because|which|who|that|e quindi|quindi|perché|perche|che|cioè|cioe|i['’]ll send|i will send|you can (?:decide|choose)|ti mando|vi mando|scegli|decidi|fai tu|vedi tu|le foto|the photos|photos|foto|i['’]m a (?:total )?beginner)\b/i;

/** "It's called Blue Door": says nothing but the name. */
const NAMING =
  /(?<![\p{L}])(?:call it|call(?:ed)? (?:us|me)\b|(?:its|it['’]s|is|are) called(?!\s*[.,;!]|\s*$)|(?:the|our|my|its) name (?:is|of)|name of the|si chiama|ci chiamiamo|chiamal[oa]|il nome è|name it|nome \p{Lu}|(?:official|business|practice|company) name)(?![\p{L}])/iu;
const MOST_WORDS_OF_NAMING = 12;

/** "It's called Blue Door", "name: Blue Door": says nothing but the name. */
export function isNaming(text: string): boolean {
  return NAMING.test(text) && text.split(/\s+/).length <= MOST_WORDS_OF_NAMING;
}

/** True of words that hold what no page may print as it stands. */
export function isUnsafe(text: string): boolean {
  return text.length > LONGEST || UNSAFE.test(text);
}

/** Who does something, at the beginning. */
const SUBJECT =
  /^(?:we|i|you|they|he|she|our|my|his|her|everyone|everybody|anyone|every|all|io|noi|voi|mi|ci|si|vi|il|lo|la|i|gli|le|ogni|tutti|tutte)\s|^l['’]/iu;

/** True of words that make a sentence. */
export function saysSomething(text: string): boolean {
  if (text.split(/\s+/).length < FEWEST_WORDS) return false;
  return VERB.test(text) || SUBJECT.test(text);
}

/** True of words with a verb among them. */
export function hasVerb(text: string): boolean {
  return VERB.test(text);
}

/** True of words that lean on what is not printed, or talk to the maker of the page. */
export function leans(text: string): boolean {
  return LEANS.test(text);
}
