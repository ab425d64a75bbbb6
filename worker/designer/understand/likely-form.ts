import { likelyRuns } from '../reader/likely-words.ts';
import type { TokenKinds } from '../reader/read-stretches.ts';
import { formOfEntries, type WishedForm } from './form-fields.ts';

const LIKELY = 0.5;
/** Words that ask for a form: fields without them are only a list of things. */
const ASKS_FORM =
  /(?<!\p{L})(?:forms?|modul[oi]|rsvp|sign[ -]?ups?|sign up|repl(?:y|ies)|register|registration|apply|application|fill(?:ing)? (?:it |this )?(?:in|out)|enquir\p{L}+|requests?|(?:should|can|could|must|to) (?:book|order|ask|tell|leave|write)|fields?|campi|compil\p{L}+|richiest[ae]|richieder\p{L}+|iscriver\p{L}+|iscrizione|prenotar\p{L}+|conferm\p{L}+|rispond\p{L}+|chied(?:a|e|ere|ono|iamo|endo)|lasci(?:a|are|ano|ino))(?!\p{L})/iu;
/** Sentences end here; a line behind a colon goes on with it. */
const SENTENCE_END = /[.!?]\s|(?<!:)\n/gu;
const REACH = 200;
/** Fields of one form stand so close to each other. */
const NEXT = 40;

function isAsked(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const end = [...before.matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  return ASKS_FORM.test(before.slice(end + 1));
}

/** The form whose fields the learned reader finds in a wish: "i need people to rsvp, name how many a dish". */
export function readLikelyForm(text: string, kinds: TokenKinds): WishedForm | undefined {
  let end = -NEXT;
  const fields = likelyRuns(text, kinds, 'field').filter(({ chance, start, text: field }) => {
    const isField = chance > LIKELY && (start - end < NEXT || isAsked(text, start));
    if (isField) end = start + field.length;
    return isField;
  });
  return formOfEntries(fields.map((field) => field.text));
}
