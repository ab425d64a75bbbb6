import { LOOK_WORDS } from './looks.ts';
import type { Request } from './request.ts';
import { SLOTS } from './slots.ts';

/** "…, green with stripes" goes on with what was said before: without it, that was not what was asked. */
export function isMoreOfTheSame(
  request: Request,
  { from, to, position }: { from: number; to: number; position: number },
): boolean {
  if (position === 0) return false;
  const isLook =
    LOOK_WORDS.at(request.words, from, to).length > 0 || SLOTS.colour(request, from, to).length > 0;
  return isLook || refersBack(request, from, to);
}

/** Holds a word such as "it", also at the end of an Italian verb ("mettila"). */
export function refersBack({ words, tokens }: Request, from: number, to: number): boolean {
  return words.slice(from, to).some((word, offset) => {
    const [verb, token] = [tokens[from + offset - 1], tokens[from + offset]];
    const hangs = offset > 0 && verb?.end === token?.start && /^(?:lo|la|li|le|ne)$/.test(word);
    return hangs || /^(?:it|them|its|there|that|this|those|these)$/.test(word);
  });
}
