import { soundsLikeWish } from '../brief/wish-words.ts';

const MASKED = /\([^()]{0,400}\)|"[^"\n]{0,400}"|“[^”\n]{0,400}”|«[^»\n]{0,400}»/g;
const MARKS: readonly (readonly [string, string])[] = [
  [',', '\u0001'],
  [';', '\u0002'],
  [':', '\u0003'],
  ['–', '\u0004'],
  ['-', '\u0005'],
  ['/', '\u0006'],
];
/** Between clauses; not between the digits of a number, nor inside brackets and quotes. */
const BETWEEN =
  /\s*;\s*|,\s+(?!(?<=(?:^|\s)\d{1,2},\s)\d{1,2}(?:,\s\d{1,2}[\s,]|\s(?:e|and|&)\s\d{1,2}\s\p{L}))|,(?=\p{L})|\s[–—-]{1,2}\s|(?<=\d)\s\/\s(?!\d{1,2}(?:[.:]\d{2})?\s?[-–])/u;
/** Before a wish that hangs on a clause: "… and it would be nice if each had a picture". */
const TURN =
  /,?\s(?:and|but|so|e|ma|però|quindi)\s(?=(?:it would|i['’]?d (?:like|love)|i (?:want|need)|we (?:want|need|['’]d)|please|make (?:it|them|sure)|don['’]?t (?:do|use|put|make)|can you|vorrei|vorremmo|ci vorrebbe|mi piacerebbe|ci piacerebbe|sarebbe|mettete|metti)\b)/iu;

function mask(text: string): string {
  return text.replaceAll(MASKED, (inner) =>
    MARKS.reduce((rest, [sign, mark]) => rest.replaceAll(sign, mark), inner),
  );
}

function unmask(text: string): string {
  return MARKS.reduce((rest, [sign, mark]) => rest.replaceAll(mark, sign), text);
}

/** The clauses of a sentence in their order. Linear. */
export function splitClauses(sentence: string): string[] {
  return mask(sentence)
    .split(BETWEEN)
    .flatMap((piece) => piece.split(TURN))
    .map((piece) => unmask(piece).trim())
    .filter((piece) => /[\p{L}\d]/u.test(piece))
    .reduce<string[]>(joinPrice, []);
}

const ONLY_PRICE =
  /^(?:from |da )?(?:[€£$]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|euro))(?:\s(?:a|an|per|each|al|alla|l['’])\s?\p{L}+)?$/iu;
/** A price, or a day, beside which another price is another thing. */
const FULL = /[€£$]|\beuro\b|\b(?:19|20)\d\d$|\d[.:]\d\d(?!\d)/i;

/** "Owl evening, £240": a price alone belongs to the words before it. */
function joinPrice(pieces: string[], piece: string): string[] {
  const before = pieces.at(-1);
  if (
    before === undefined ||
    !ONLY_PRICE.test(piece.replace(/(?<![.!])[.!]+$/, '')) ||
    FULL.test(before)
  )
    pieces.push(piece);
  else pieces[pieces.length - 1] = `${before} ${piece}`;
  return pieces;
}

const GREETS =
  "hi(?:ya)?|hello|heya?|yo|g[’']?day|evening|morning|good (?:morning|afternoon|evening)|ciao+|salve|ehi|gentil[ei] signor[ei]|dear (?:sir(?: or madam)?|all|team)|buongiorno|buon giorno|buonasera|buona sera";
/** "Hello there, …", "hiya we've got …". */
const GREETING = new RegExp(
  `^(?:(?:${GREETS})(?: (?:there|all|guys|again|everyone|a tutti|ragazzi))?(?:\\s?[,!.:]+\\s*|\\s+(?=(?:we|i|my|our|this is|it['’]s|sono|siamo|ho|abbiamo|mi chiamo|io)(?:['’\\s]))))+`,
  'i',
);
/** Talk to the maker that hangs on a fact: "61 steps, say it well!!". */
const TALK =
  /[\s,;:–-]*(?:\b(?:please mention (?:her|him|it|this|that|them)|please (?:say|put|write|make|note) (?:this|that|it|so)\b.*|please make (?:that|this|it) .*|put (?:this|it|that) .*|make (?:that|this|it) (?:clear|visible|obvious|big).*|(?:per favore )?(?:ditelo|scrivetelo|scrivilo|dillo|mettetelo|mettilo|va scritto|da scrivere)(?: (?:bene|chiaro|grande|subito|in grande|in evidenza))*|mi raccomando|if (?:you can|possible)|se (?:si può|possibile|potete)|please|pls|plz|per favore|thanks(?: a lot)?|thank you|grazie(?: mille)?|lol|haha+|ahah+|:\)|xx?)(?![\p{L}]))[\s!.]*$/iu;
const SAY_THAT =
  /^(?:per favore |please )?(?:metta|mettete|metti|scrivete|scrivi|scriva|dite|ricordate|specificate|say|mention|write|add|note|remember)\s(?:anche |pure |bene |also |please |somewhere |anywhere |da qualche parte |in alto )?(?:che|that)\s/iu;
const ASIDE = /\s*\(([^()]{2,120})\)/g;
/** What led to the talk: "…, ma [per favore]". */
const LEFT_OPEN = /,\s(?:and|but|so|e|ma|però|quindi)[\s.]*$/iu;

/** A clause without greetings, talk to the maker and asides that are wishes. */
export function stripTalk(clause: string): string {
  const bare = clause
    .replace(GREETING, '')
    .replaceAll(ASIDE, (_whole, aside: string) => {
      const told = aside.replace(TALK, '').trim();
      return told === '' || soundsLikeWish(told) ? '' : ` (${told})`;
    })
    .replace(/^(?:please|pls|per favore|ps|p\.s\.|btw|nb)[\s,:]+(?=\p{L}{3})/iu, '');
  return bare.replace(SAY_THAT, '').replace(TALK, '').replace(LEFT_OPEN, '').trim();
}
