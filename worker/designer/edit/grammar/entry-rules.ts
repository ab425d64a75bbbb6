import type { EditIntent } from '../edit-types.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { ARTICLE, pattern, TO } from './patterns.ts';

const A = String.raw`(?:${ARTICLE})?`;
const OF = String.raw`(?:of|for|under|below|di|del|dello|della|dei|degli|delle|dell'|sotto)\s*(?:the |il |la |lo |l')?`;

const DESCRIPTIONS = [
  String.raw`\b(?:description|desc|text|details?|descrizione|testo|spiegazione)\s+${OF}(?<item>.+?)\s*(?:${TO})(?<text>.+)$`,
  String.raw`\b(?:description|desc|text|details?|descrizione|testo|spiegazione)\s+${OF}(?<item>.+?)\s+"(?<text>[^"]+)"$`,
  String.raw`^(?:under|below|sotto)\s+${A}(?<item>.+?),?\s+(?:write|put|scrivi|metti)\s*:?\s+(?<text>.+)$`,
].map(pattern);

/** "the description of the facial should be …": what a list says of one of its entries. */
export function readDescription(clause: Clause): EditIntent | undefined {
  const { verb, folded, page } = clause;
  if (verb && !['change', 'replace', 'write', 'wish'].includes(verb.class)) return undefined;
  for (const source of DESCRIPTIONS) {
    const match = source.exec(folded);
    const item = slotOf(clause, match, 'item')?.replace(new RegExp(`^${A}`, 'i'), '');
    const text = slotOf(clause, match, 'text');
    const known =
      item && page.texts.find((name) => name.length < 60 && foldText(name) === foldText(item));
    const isSection = clause.mentions.some(
      ({ type, start, end }) =>
        type !== 'element' && foldText(known ?? '') === clause.folded.slice(start, end),
    );
    if (known && text && !isSection) return { kind: 'describe', item: known, text };
  }
  return undefined;
}

const FIELD = /\b(?:label|field|input|box|placeholder|campo|etichetta|casella|riquadro)\b/;
const FIELD_KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:e-?mail|mail|posta)\b/, 'mail'],
  [/\b(?:phone|telephone|mobile|telefono|cellulare)\b/, 'tel|phone|telefono'],
  [/\b(?:message|messaggio|note|notes)\b/, 'message|messaggio'],
  [/\b(?:name|nome)\b/, 'name|nome'],
  [/\b(?:date|day|data|giorno)\b/, 'date|data|day|giorno'],
  [/\b(?:people|guests|persone|ospiti)\b/, 'people|guests|persone|ospiti'],
];

/** "the label of the email field should be Your mail" */
export function readFieldLabel(clause: Clause): EditIntent | undefined {
  const field = FIELD.exec(clause.bare);
  if (!field || ['remove', 'add', 'hide'].includes(clause.verb?.class ?? '')) return undefined;
  const kind = FIELD_KINDS.find(([words]) => words.test(clause.bare))?.[1];
  const tail = pattern(
    String.raw`(?:field|box|label|input|placeholder|campo|etichetta|casella|e-?mail|mail|phone|message|name|date|telefono|messaggio|nome|data)(?:${TO}|\s+(?:chiamarsi|deve chiamarsi|should be called|si chiama)\s+)(?<text>.+)$`,
  ).exec(clause.folded);
  const text = clause.quoted.at(-1)?.text ?? slotOf(clause, tail, 'text');
  return kind && text ? { kind: 'label', field: kind, text } : undefined;
}

const ABOUT = String.raw`\b(?:question|domanda)\s+(?:(?:about|on|regarding|for|with|that (?:says|asks)|su|sul|sullo|sulla|sui|sugli|sulle|riguardo|per|del|della|dei|delle|degli|di|che (?:dice|parla d\w+|chiede))\s+|(?:sul|del)l'\s*)(?:the |il |la |lo |i |gli |le |l')?(?<topic>.+)$`;
const QUOTED = String.raw`\b(?:question|domanda)\s*:?\s+"?(?<topic>[^"]+\?)"?$`;

/** "delete the question about parking" */
export function readRemoveQuestion(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'remove') return undefined;
  const match = pattern(ABOUT).exec(clause.folded) ?? pattern(QUOTED).exec(clause.folded);
  const topic = slotOf(clause, match, 'topic') ?? questionIn(clause);
  return topic ? { kind: 'remove-question', topic } : undefined;
}

/** A question of the page, said word for word. */
function questionIn({ folded, page }: Clause): string | undefined {
  return page.texts.find((text) => text.endsWith('?') && folded.includes(foldText(text)));
}

const WORDS = String.raw`^(?:the |la |le |il |lo |quella |quel )?(?:words?|sentence|phrase|text|line|part|bit|parol[ae]|frase|scritta|testo|riga|pezzo)\s*(?:(?:that says|saying|where it says|che dice|dove c'e scritto|con scritto)\s+)?:?\s*(?<words>.+?)(?:\s+(?:from|in|on|da\w*|nel\w*)\s*(?:the |il |la |l')?(?<part>\w[\w ]*))?$`;

/** "remove the word free": words inside a text; the text stays. */
export function readRemoveWords(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class !== 'remove') return undefined;
  const start = clause.verb.end;
  const match = pattern(WORDS).exec(clause.folded.slice(start).trimStart());
  const offset =
    start + (clause.folded.slice(start).length - clause.folded.slice(start).trimStart().length);
  const range = match?.indices?.groups?.['words'];
  const words =
    clause.quoted[0]?.text ??
    (range && trimValue(clause.text.slice(range[0] + offset, range[1] + offset)));
  const isWords = match !== null || clause.quoted.length === 1;
  if (!isWords || !words) return undefined;
  const isThere = clause.page.texts.some((text) => foldText(text).includes(foldText(words)));
  return isThere ? { kind: 'replace-text', from: words, to: '' } : undefined;
}
