import { isTradeWord } from '../trades/trade-words.ts';

/** What people are who do something: "falconers", "violin maker", "arrotino", "impagliatrice". */
const PROFESSION =
  /(?:(?:[^aeiou]er|eer|ier|smith|wright|ist|ician|ologist|grapher|keeper|man|woman|maker|monger)s?|(?:aio|aia|ai|aie|iere|iera|ieri|ista|isti|iste|tore|tori|trice|trici|ologo|ologa|ologi|grafo|grafa|grafi|otino|otini|aulico|aulica|tico|tica|ante|anti))$/iu;
/** Ends like a profession and is none. */
const NO_PROFESSION =
  /^(?:other|another|either|later|never|over|under|after|water|winter|summer|customers?|members?|numbers?|letters?|number|paper|corner|center|offer|order|together|whether|easier|earlier|cheaper|bigger|smaller|better|older|younger|first|last|best|most|least|just|must|interest\w*|trust|exist|list|mist|assist|woman|man|human|german|italian|avanti|davanti|importante|tanti|tante|quanti|clienti|grande|cantieri|primi|pronti|pronta|contenti|sensibili|aperti|dai|mai|assai|ormai|guai|autentic\w+|romantic\w+|pratic\w+|artistic\w+|simpatic\w+)$/iu;

/** True of words that say what somebody is. */
export function isProfession(words: string): boolean {
  const all = words.split(/[\s-]+/);
  return all.some(
    (word) => isTradeWord(word) || (PROFESSION.test(word) && !NO_PROFESSION.test(word)),
  );
}

/** "Harpist. Surrey.", "Apicoltore a Todi": what somebody is stands at the head of the brief, and is no name. */
export function isRoleAtHead(name: string, text: string): boolean {
  if (name.includes(' ') || !text.startsWith(name) || !isProfession(name)) return false;
  const behind = text.slice(name.length);
  const isPlaced = /^\s(?:in|a|ad|near|covering|per|for|di)\s/u.test(behind);
  return isPlaced || (/^[.,]\s/.test(behind) && !/er$/iu.test(name));
}
