import type { EditIntent } from './edit-intent.ts';
import { COLOUR_WORDS, LOOK_WORDS, WRONG_LOOKS } from './looks.ts';
import type { Request } from './request.ts';
import { skip } from './slots/slot.ts';

const TOO = /^(?:too|troppo|troppa|troppi|troppe)$/;
/** What stays brown is not painted brown. */
const STAYS = /^(?:stays?|remains?|resta|restano|restare|rimane|rimangono|rimanere)$/;
const LESS = /^(?:less|meno)$/;

/** "Too pink" and "less pink" never ask for pink: whether a reading takes such words for what they mean. */
export function keepsSense(
  request: Request,
  { from, to }: { from: number; to: number },
  intents: readonly EditIntent[],
): boolean {
  const { words, tokens } = request;
  const isKept = words.slice(from, to).some((word) => STAYS.test(word));
  if (isKept && intents.some(({ kind }) => PAINTS.has(kind))) return false;
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    if (tokens[at]?.kind === 'quote' || !(TOO.test(word) || LESS.test(word))) continue;
    const next = skip(request, at + 1, to);
    const colours = COLOUR_WORDS.at(words, next, to).length > 0;
    const looks = LOOK_WORDS.at(words, next, to).map(({ value }) => value);
    const meant = [...WRONG_LOOKS.at(words, at, to), ...LOOK_WORDS.at(words, at, to)];
    const isMeant = meant.some(({ value }) => intents.some((intent) => isSame(intent, value)));
    const isSaid = looks.some((look) => intents.some((intent) => isSame(intent, look)));
    if (!isMeant && (isSaid || (colours && intents.some(({ kind }) => PAINTS.has(kind)))))
      return false;
  }
  return true;
}

const PAINTS: ReadonlySet<EditIntent['kind']> = new Set(['recolour', 'swap-colour', 'dark-page']);

/** Kind and direction agree. */
function isSame(intent: EditIntent, look: object & { kind: string }): boolean {
  const [asked, wanted] = [intent, look].map((one) => ('direction' in one ? one.direction : 0));
  return intent.kind === look.kind && asked === wanted;
}
