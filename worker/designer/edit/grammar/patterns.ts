import { trimValue, type Clause } from '../request/clause.ts';

/** Words that lead from a thing to its new value, folded, both languages. */
export const TO = String.raw`(?:\s*(?::|=|->|=>)\s*|\s+(?:(?:should|must|will|shall)(?: now| please)? (?:be|say|read|become)|(?:has|have) to (?:be|say|read)|(?:is|are|to be|to say|to read|says|say|reads|read|becomes)(?: now)?|now (?:is|reads|says)|to|with|into|as|by|in|con|a|ad|(?:(?:ora|adesso|oggi) )?(?:e|sono)(?: ora| adesso| diventat[oa]| cambiat[oa] in)?|diventa|diventi|(?:deve|dovrebbe)(?: essere| dire| diventare)|sia|sara|dica|come|(?:fall?|cambial|rendil|mettil)[oaie](?: diventare| in| con)?)\s*:?\s+)`;

export const AMOUNT_WORDS = String.raw`(?:€|eur|euro|euros|\$|dollars?|usd|£|pounds?|gbp|chf|franchi)`;
/** A sum of money with or without its currency. */
export const AMOUNT = String.raw`(?:${AMOUNT_WORDS}\s?)?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,]\d{1,2})?(?:\s?${AMOUNT_WORDS})?`;
export const MONEY = String.raw`(?:${AMOUNT_WORDS}\s?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,]\d{1,2})?|(?:\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,]\d{1,2})?\s?${AMOUNT_WORDS})`;

export const HAS_MONEY = new RegExp(MONEY);

export const PHONE = /(?<![\w@./-])(?:\+|00)?\(?\d[\d\s().\-/]{5,18}\d(?![\w@]|\s?(?:€|euro))/g;
export const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
export const URL_WORDS =
  /(?:https?:\/\/|www\.)[^\s"'<>]+[^\s"'<>.,;:!?)]|(?<![\w@])(?:\/|\.\/|#)[\w./#?=&%-]+/i;
export const IMAGE_FILE = /[\w./:%?=&-]+\.(?:jpe?g|png|webp|gif|svg|avif)(?:\?[^\s"']*)?/i;

/** With the blank behind it: "Lasagne" begins with no article. */
export const ARTICLE = String.raw`(?:(?:the|a|an|our|my|your|some|another|il|lo|la|i|gli|le|un|una|uno|del|dello|della|dei|degli|delle|il nostro|la nostra|i nostri|le nostre|anche)\s+|(?:l|un|dell)'\s*)`;

/** Runs with capture offsets. */
export function pattern(source: string): RegExp {
  return new RegExp(source, 'd');
}

/** The value that follows a connector at the start of a captured tail. */
export function valueAfter(
  clause: Clause,
  match: RegExpExecArray,
  group: string,
): string | undefined {
  const range = match.indices?.groups?.[group];
  if (!range) return undefined;
  const tail = clause.folded.slice(range[0]);
  const connector = new RegExp(`^${TO}`).exec(tail);
  const value = connector && trimValue(clause.text.slice(range[0] + connector[0].length));
  return value || undefined;
}
