import { foldText } from './fold.ts';

/** What phones and hasty fingers leave out, folded, with what it stands for. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w'])(do|does|did|is|are|was|were|has|have|had|would|should|could)nt(?![\w'])/g, "$1n't"],
  [/(?<![\w'])cant(?![\w'])/g, "can't"],
  [/(?<![\w'])wont(?![\w'])/g, "won't"],
  [/(?<![\w'])im(?= )/g, "i'm"],
  [/(?<![\w'])(i|we|you|they)(ve)(?![\w'])/g, "$1'$2"],
  [/(?<![\w'])(you|they)re(?![\w'])/g, "$1're"],
  [/(?<![\w'])(that|what|there|here)s(?= )/g, "$1's"],
  [/(?<![\w'])id (?=like|love|prefer|rather)/g, "i'd "],
  [/(?<![\w'])wed (?=like|love|prefer|rather)/g, "we'd "],
  [/^were (?=open|closed|shut|now|also|on|at|in |moving|not)/g, "we're "],
  [/(?<=, |and |but )were (?=open|closed|shut|now|also)/g, "we're "],
  [/(?<![\w'])(we|i|you|they)ll (?=be|have|close|open)/g, "$1'll "],
  [/(?<![\w'])well (?=be (?:closed|open|shut))/g, "we'll "],
  [/(?<![\w'])(?:wanna|wana)(?![\w'])/g, 'want to'],
  [/(?<![\w'])gotta(?![\w'])/g, 'have to'],
  [/(?<![\w'])u(?= )/g, 'you'],
  [/(?<![\w'])ur(?= )/g, 'your'],
  [/(?<=\w )w\/ ?/g, 'with '],
  [/(?<![\w'])nn(?= )/g, 'non'],
  [/(?<![\w'])(?:xke|xche|perke|xk)(?![\w'])/g, 'perche'],
  [/(?<![\w'])x (?=(?:il|lo|la|i|gli|le|favore|piacere|i?l)\b|l')/g, 'per '],
  [/(?<![\w'])ke(?= )/g, 'che'],
  [/(?<![\w'])(?:cmq|comunque),? /g, ''],
  [/(?<= |^|c')e'(?=[ ,.;!?]|$)/g, 'è'],
  [/(?<= |^)(piu|giu|gia|puo|perche|cosi|qui|li|sara)'(?=[ ,.;!?]|$)/g, '$1'],
  [/(?<![\w'])(l|un|all|dell|nell|sull|dall|quell|c)(?:' +| +)(?=[aeiou]\w)/g, "$1'"],
];

/** Words of requests in which the owner's own words begin. */
const OWN_WORDS = /["“”«»]|:\s|(?:^|\s)['‘]/;

/** The request with the short forms and lost apostrophes of phones spelt out, up to the owner's own words. */
export function spellOut(request: string): string {
  const own = OWN_WORDS.exec(request)?.index ?? request.length;
  const said = SHORT_FORMS.reduce(replaceForm, request.slice(0, own));
  return said + request.slice(own);
}

/** The form is looked for in the folded text and replaced in the text as it was written. */
function replaceForm(text: string, [form, plain]: readonly [RegExp, string]): string {
  const folded = foldText(text);
  let spelt = '';
  let end = 0;
  for (const match of folded.matchAll(form)) {
    spelt += text.slice(end, match.index);
    spelt += plain.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    end = match.index + match[0].length;
  }
  return spelt + text.slice(end);
}
