import type { EditIntent } from './edit-intent.ts';
import { foldName } from '../page/fold.ts';
import type { Request } from './request.ts';
import { SLOTS } from './slots.ts';

const CORRECTS =
  /(?:^| )(?<said>(?:no wait|wait no|hang on no|actually no|no actually|scratch that|on second thoughts?|or rather|anzi|o meglio|ripensandoci|actually leave|actually dont|actually keep|never mind|forget (?:it|that)|lascia (?:stare|perdere)|come non detto|no scusa|no aspetta|aspetta no)(?= |$).{0,60})/;
const DEVICES =
  /(?:^| )(?<also>(?:also|anche|even|both|sia) )?(?<said>(?:(?:just|only|solo|soltanto) )?(?:on|in|from|for|sul|sui|sull|dal|dai|nel|nei|da|per) (?:(?:a|an|the|my|our|your|il|i|l|mio|mia) )*(?:mobiles?|phones?|smartphones?|tablets?|computers?|desktops?|laptops?|pc|cellular[ei]|telefonin[oi]|telefon[oi])(?: only)?)(?= |$)/;

/** A fact changes where it stands: a place that is named besides is not reached by that. */
const PLACES =
  /(?:^| )(?<said>(?:also|anche|pure|even|too) (?:in|at|on|nel|nella|a) (?:the )?(?:very )?(?:bottom|footer|top|header|menu|end|fondo|cima|alto|basso|testata|pie di pagina))(?= |$)/;

/** What changes the looks or the order of a page on every device. */
const SHOWN: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'swap-colour',
  'shade',
  'font',
  'scale',
  'declare',
  'dark-page',
  'warmth',
  'length',
  'remove',
  'remove-item',
  'remove-words',
  'hide',
  'show',
  'move',
  'swap',
]);

interface Wish {
  text: string;
  intents: readonly EditIntent[];
}

/**
 * Words of a request that what was read of it leaves out and that may turn it round: a wish taken back, a device
 * that nothing else is to change on. With one of them nothing is done.
 */
export function overlooked(request: Request, wishes: readonly Wish[]): string[] {
  const intents = wishes.flatMap((wish) => wish.intents);
  const unread = wishes.filter((wish) => wish.intents.length === 0).map(({ text }) => text);
  const said = request.words
    .filter((_, at) => request.tokens[at]?.kind !== 'quote')
    .filter((word) => /[\p{L}\d.!?;]/u.test(word))
    .join(' ');
  const corrected = CORRECTS.exec(said)?.groups?.['said'];
  if (corrected) return [corrected];
  const place = PLACES.exec(said)?.groups?.['said'];
  if (place && intents.some(({ kind }) => kind === 'fact')) return [place];
  const lost = lostValue(request, intents, unread);
  if (lost) return [lost];
  const device = DEVICES.exec(said)?.groups;
  const isEverywhere = intents.some(
    (intent) => SHOWN.has(intent.kind) && !('isOnPhones' in intent && intent.isOnPhones),
  );
  return device && !device['also'] && isEverywhere ? [device['said'] ?? ''] : [];
}

/** A sum, a telephone number or a quotation that nothing carries, that the page does not say and no answer names. */
function lostValue(
  request: Request,
  intents: readonly EditIntent[],
  unread: readonly string[],
): string | undefined {
  if (intents.every(({ kind }) => WITHOUT_VALUES.has(kind))) return undefined;
  const carried = foldName([JSON.stringify(intents), ...unread].join(' '));
  const digits = carried.replace(/\D/g, '');
  const { tokens, words, text, page } = request;
  const lost = tokens.find(({ kind, quoted = '', start, end }, at) => {
    const value = text.slice(start, end);
    if (kind === 'quote')
      return (
        foldName(quoted) !== '' && !carried.includes(foldName(quoted)) && !page.hasText(quoted)
      );
    const isSum =
      kind === 'number' &&
      [SLOTS.money, SLOTS.phone].some((read) => read(request, at, words.length).length > 0);
    return isSum && !digits.includes(value.replace(/\D/g, '')) && !page.hasText(value);
  });
  return lost && text.slice(lost.start, lost.end);
}

/** Their words are worked into something else, or an earlier request is meant. */
const WITHOUT_VALUES: ReadonlySet<EditIntent['kind']> = new Set([
  'hours',
  'question',
  'undo',
  'keep',
  'ask',
  'change-prices',
]);

const LIMITS =
  /(?:^| )(?:only|solo|soltanto|just (?:on|in|for|the)|pero|anzi|instead|invece|except|tranne|eccetto|without|senza|unless|everywhere|dappertutto|ovunque|also|anche|pure)(?= |$)/;
/** What is to stay as it is stays, unless it was named beside a change. */
const LEAVES = /^(?:(?:and|e) )?(?:please )?(?:leave|keep|lascia|lasciate|tieni|tenete)(?= )/;

/** Whether a clause that no phrase reads holds a limit, a correction or an addition: talk does not. */
export function holdsLimit(
  { words, page }: Request,
  { from, to, isTalk }: { from: number; to: number; isTalk: boolean },
): boolean {
  const own = words.slice(from, to);
  const denied = own.findIndex((word) => /^(?:not|non)$/.test(word));
  const named = own.slice(denied + 1).filter((word) => /\p{L}/u.test(word));
  if (denied >= 0 && named.length > 0 && page.hasText(named.join(' '))) return true;
  if (LEAVES.test(own.join(' '))) return false;
  const isTurned = /^(?:but|ma|pero)$/.test(words[from - 1] ?? '');
  return !isTalk && (isTurned || LIMITS.test(own.join(' ')));
}
