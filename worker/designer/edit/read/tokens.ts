import { foldInPlace } from '#domain/reading/fold.ts';

export type TokenKind = 'word' | 'number' | 'quote' | 'web' | 'mark';

/** One word, number, mark, quotation or address of a request. */
export interface Token {
  kind: TokenKind;
  /** Folded and without apostrophes; what a quotation says is in `quoted` only. */
  word: string;
  /** Where it stands in the request. */
  start: number;
  end: number;
  quoted?: string;
}

/** Longest quotation, in UTF-16 units: an unclosed mark is looked past after this many. */
const QUOTE_LENGTH = 2_000;

const SHAPES: readonly (readonly [TokenKind, string])[] = [
  [
    'quote',
    String.raw`"[^"]{0,${QUOTE_LENGTH}}"|(?<![\p{L}\d])'(?:[^'"\n]|'(?=\p{L})){1,200}'(?![\p{L}\d])`,
  ],
  [
    'web',
    String.raw`https?:\/\/[^\s"'<>]*[^\s"'<>.,;:!?)]|www\.[^\s"'<>]*[^\s"'<>.,;:!?)]|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+|@[\w.]*\w|#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|[a-z][\w-]{0,40}(?:\.[a-z][\w-]{1,40}){2,3}(?![\w.])|[\w/-][\w./-]{0,99}\.(?:jpe?g|png|webp|gif|svg|avif)\b|(?:[\w-]{1,64}\.){1,3}(?:com|it|org|net|eu|io|uk|de|fr|me|info|shop|studio)\b(?:\/[^\s"'<>]*[^\s"'<>.,;:!?)])?`,
  ],
  ['word', String.raw`\d{1,2}(?:st|nd|rd|th)\b|\p{L}[\p{L}\d]*(?:'\p{L}+)*'?|q&a`],
  ['number', String.raw`\d+(?:[.,:]\d+)*`],
  ['mark', String.raw`->|=>|→|[^\s]`],
];
const TOKEN = new RegExp(SHAPES.map(([kind, shape]) => `(?<${kind}>${shape})`).join('|'), 'giu');

/** Italian words that lose their end before a vowel: `l'header` is two words, `don't` is one. */
const ELIDED =
  /^(?:l|un|d|c|s|m|t|v|n|com|dov|quest|quell|tutt|nostr|(?:d|n)?ell|(?:d|s|n)?all|sull|anch|cos|quant|bell|gl)'/;

const POSSESSIVE = /(?<!^(?:it|that|there|let|what|who|how|here|where|he|she))'s$/;

/** Pronouns that stand at the end of an Italian verb: `toglilo`, `mettile`, `cambiarlo`. */
const ENCLITIC = /^(?<verb>.{2,}?)(?<pronoun>l[oaie]|ci|ne|gli|mi)$/;

/** Two of them: `fammela`, `mettimelo`. */
const DOUBLE = /^(?<verb>fa|da|.{2,}[aei])(?:mme|me|ce)(?<pronoun>l[oaie]|ne)$/;

/** Cuts a request into tokens. Takes time linear in its length. */
export function readTokens(text: string, isVerb: (word: string) => boolean): Token[] {
  const folded = foldInPlace(text);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const kind = SHAPES.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'mark';
    const start = match.index;
    const end = start + match[0].length;
    if (text.slice(last, start).includes('\n'))
      tokens.push({ kind: 'mark', word: '\n', start, end: start });
    last = end;
    if (isJoint(folded, start)) continue;
    if (kind === 'word') tokens.push(...wordTokens(text, { start, end, word: match[0] }, isVerb));
    else if (kind === 'quote')
      tokens.push({ kind, word: '"', start, end, quoted: text.slice(start + 1, end - 1).trim() });
    else
      tokens.push({
        kind,
        word: match[0] === '=>' || match[0] === '→' ? '->' : match[0],
        start,
        end,
      });
  }
  return joinMail(text, tokens);
}

/** The dash of "Mon-Fri" and "sign-up" says no more than a blank. */
function isJoint(folded: string, at: number): boolean {
  return folded[at] === '-' && /[a-z]-[a-z]/.test(folded.slice(at - 1, at + 2));
}

/** A capital in the middle of a sentence begins a name: "la scritta Scrivimi". */
function isNamed(text: string, start: number): boolean {
  return /\p{L}\s+\p{Lu}\p{Ll}/u.test(text.slice(Math.max(0, start - 3), start + 2));
}

/** "Falla" and "dammelo" are of verbs too short to be told from other words alone. */
function stemOf(verb: string, isVerb: (word: string) => boolean): string | undefined {
  if (isVerb(verb)) return verb;
  return /^(?:fa|da)l?$/.test(verb) ? verb.slice(0, 2) : undefined;
}

function wordTokens(
  text: string,
  { start, end, word }: { start: number; end: number; word: string },
  isVerb: (word: string) => boolean,
): Token[] {
  const elided = ELIDED.exec(word)?.[0];
  if (elided && elided.length < word.length)
    return elidedTokens(text, { start, end, word, elided }, isVerb);
  const plain = word.replace(POSSESSIVE, '').replaceAll("'", '');
  if (/^[èÈ]$/.test(text.slice(start, end)) || word === "e'")
    return [{ kind: 'word', word: 'è', start, end }];
  const { verb = '', pronoun = '' } = (DOUBLE.exec(plain) ?? ENCLITIC.exec(plain))?.groups ?? {};
  const stem = stemOf(verb, isVerb);
  if (stem === undefined || isVerb(plain) || stem === 'da' || isNamed(text, start))
    return [{ kind: 'word', word: plain, start, end }];
  const cut = end - pronoun.length;
  return [
    { kind: 'word', word: stem, start, end: cut },
    { kind: 'word', word: pronoun, start: cut, end },
  ];
}

/** `l'header` is two words; `c'e` is "c'è" without its accent. */
function elidedTokens(
  text: string,
  { start, end, word, elided }: { start: number; end: number; word: string; elided: string },
  isVerb: (word: string) => boolean,
): Token[] {
  const cut = start + elided.length;
  const rest = word.slice(elided.length);
  const first: Token = { kind: 'word', word: elided.slice(0, -1), start, end: cut };
  return /^(?:c|dov|com|cos)'$/.test(elided) && rest === 'e'
    ? [first, { kind: 'word', word: 'è', start: cut, end }]
    : [first, ...wordTokens(text, { start: cut, end, word: rest }, isVerb)];
}

/** "e-mail" is one word, however it is written. */
function joinMail(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const e = joined.at(-1);
    const isMail = /^mails?$/.test(token.word) && e?.word === 'e' && e.end + 1 === token.start;
    if (isMail && text[e.end] === '-')
      joined.splice(-1, 1, { ...token, word: 'email', start: e.start });
    else joined.push(token);
  }
  return joined;
}
