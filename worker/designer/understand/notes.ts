import { capitalise } from '#domain/reading/letters.ts';

/** A note with a capital, without the words that joined it to others. */
export function writeNote(piece: string): string {
  const bare = piece
    .replace(/^[\s,;:–-]+/, '')
    .replace(/^(?:and|e|ed|also|plus|but|ma)\s+/i, '')
    .replace(/^i(?=['’\s])/, 'I');
  return capitalise(
    bare
      .replaceAll(/(?<=\s)i(?=['’\s](?:\p{L}))/gu, keepsI(bare) ? 'I' : 'i')
      .replace(/(?<![.;,:\s])[.;,:\s]+$/, ''),
  );
}

/** A lone "i" is a person in English and an article in Italian. */
function keepsI(text: string): boolean {
  return /\b(?:the|and|my|we|is|are|have|do|of|with|you)\b/i.test(text);
}

/** Half of a bracket or of a quotation is left where a wish was cut out. */
export function withoutLoneBracket(text: string): string {
  const opened = text.split('(').length;
  const bare = opened === text.split(')').length ? text : text.replaceAll(/[()]/g, '').trim();
  return bare.split('"').length % 2 === 1 ? bare : bare.replaceAll('"', '').trim();
}
