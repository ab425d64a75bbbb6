import { readTokens, type Token } from '../../reader/tokens.ts';

const ELIDED =
  /^(?:[ldcsmtvn]|un|com|dov|quest|quell|tutt|nostr|dell|nell|all|sull|dall|anch|bell|gl)['’](?=\p{L})/iu;

/** "The cap's price", "flat white's 3.40". */
const OWNER = /['’](?:s|re|ve|d|ll)$/iu;

/** The tokens of a request; an Italian article before an apostrophe is a word of its own. Linear. */
export function readRequestTokens(text: string): Token[] {
  return readTokens(text).flatMap((token) => {
    const owner = OWNER.exec(token.text)?.index;
    const length = owner ?? ELIDED.exec(token.text)?.[0].length ?? 0;
    if (length === 0) return [token];
    const cut = token.start + length;
    return [
      { ...token, text: token.text.slice(0, length), word: token.word.slice(0, length), end: cut },
      {
        ...token,
        text: token.text.slice(length),
        word: token.word.slice(length),
        start: cut,
        gap: 0,
      },
    ];
  });
}
