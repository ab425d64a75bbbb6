/*
 * What a person changed in a piece of a page by hand, carried over to the same piece drawn anew: texts and the values
 * of a few attributes, wherever they stand in the new markup.
 */

const TOKEN = /<!--[^]*?(?:-->|$)|<[^<>]*>|[^<]+|</g;
/** Values that say something; all others belong to the drawing. */
const VALUE =
  /\s(href|src|srcset|alt|title|placeholder|aria-label|content|datetime)=("[^"]*"|'[^']*')/g;

interface Token {
  /** A tag without its values, or nothing for a text. */
  shape: string;
  texts: string[];
}

function readTokens(markup: string): Token[] {
  return (markup.match(TOKEN) ?? []).flatMap((token) => {
    if (!token.startsWith('<')) {
      return token.trim() === '' ? [] : [{ shape: '', texts: [token.trim()] }];
    }
    const texts = [...token.matchAll(VALUE)].map(([, , value = '']) => value);
    return [{ shape: token.replaceAll(VALUE, ' $1').replaceAll(/\s+/g, ' '), texts }];
  });
}

/** Texts and values that were exchanged, old to new; undefined when more than that was changed. Linear. */
export function exchangedTexts(before: string, after: string): Map<string, string> | undefined {
  const [old, now] = [readTokens(before), readTokens(after)];
  if (old.length !== now.length) return undefined;
  const exchanged = new Map<string, string>();
  for (const [at, token] of old.entries()) {
    const other = now[at];
    if (other?.shape !== token.shape || other.texts.length !== token.texts.length) return undefined;
    for (const [place, text] of token.texts.entries()) {
      const wanted = other.texts[place] ?? text;
      if ((exchanged.get(text) ?? wanted) !== wanted) return undefined;
      exchanged.set(text, wanted);
    }
  }
  for (const [text, wanted] of exchanged) if (text === wanted) exchanged.delete(text);
  return exchanged;
}

/** A piece with these texts and values exchanged wherever they stand by themselves. Linear. */
export function exchangeTexts(markup: string, exchanged: ReadonlyMap<string, string>): string {
  if (exchanged.size === 0) return markup;
  return markup.replaceAll(TOKEN, (token) => {
    if (token.startsWith('<')) {
      return token.replaceAll(VALUE, (_whole, name: string, value: string) => {
        return ` ${name}=${exchanged.get(value) ?? value}`;
      });
    }
    const text = token.trim();
    const wanted = text === '' ? undefined : exchanged.get(text);
    return wanted === undefined ? token : token.replace(text, () => wanted);
  });
}

/** Every text and value of a markup, as `exchangedTexts` names them. Linear. */
export function textsIn(markup: string): Set<string> {
  return new Set(readTokens(markup).flatMap(({ texts }) => texts));
}
