import { foldName } from '#domain/reading/fold.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import { TELLS_DAY } from '#domain/reading/hours/written-hours.ts';
import { MONEY_TEXT } from '#domain/reading/written-prices.ts';
import { isCopula, isJoining } from '../ground/words.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { VERBS } from './lexicon.ts';

/** One wish of a request. No intents: it was not understood. */
export interface Wish {
  text: string;
  intents: readonly EditIntent[];
  /** Words of an unread wish that neither the grammar nor the page has. */
  unknown?: readonly string[];
  /** It is talk: nothing has to be said of it where a wish was read. */
  isTalk?: boolean;
}

/** The wishes of a request seen together: none that repeats another, and neither of two that contradict each other. */
export function settle(wishes: readonly Wish[]): Wish[] {
  return withoutContradictions(
    wholeHours(withoutAnnounced(withoutReplaced(withoutRepeats(withoutStrayLooks(wishes))))),
  );
}

/** A look that no verb asks for, beside a sum of something that was not read, is part of what is told of that. */
function withoutStrayLooks(wishes: readonly Wish[]): Wish[] {
  const isTold = wishes.some(
    ({ intents, text, isTalk }) => intents.length === 0 && !isTalk && MONEY_TEXT.test(text),
  );
  if (!isTold) return [...wishes];
  return wishes.map((wish) => {
    const isLook = wish.intents.length > 0 && wish.intents.every(({ kind }) => LOOKS.has(kind));
    const words = foldName(wish.text).split(' ');
    return isLook && !words.some((word) => VERBS.has(word) || isCopula(word))
      ? { text: wish.text, intents: [] }
      : wish;
  });
}

/** Other words beside those that stand there. */
const BESIDE =
  /(?<!\p{L})(?:write|add|put|have|scriv\p{L}*|aggiung\p{L}*|mett\p{L}*)(?!\p{L}).*(?<!\p{L})(?:underneath|under|below|beneath|beside|alongside|next to|as well|too|also|sotto|accanto|affianco|anche|pure)(?!\p{L})/isu;
const TELLS_OF_IT = /^(?:just|only|solo|soltanto)(?!\p{L})/iu;

/** "Write below the headline as well. Just the headline: …": what is to stand beside a text does not take its place. */
function withoutReplaced(wishes: readonly Wish[]): Wish[] {
  const beside = wishes.filter(({ intents, text }) => intents.length === 0 && BESIDE.test(text));
  if (beside.length === 0) return [...wishes];
  const said = new Set(beside.flatMap(({ text }) => tellingWords(text)));
  return wishes.map((wish) => {
    const isText = wish.intents.some(({ kind }) => WORDINGS.has(kind));
    const [named = ''] = wish.text.split(':');
    const isMeant = TELLS_OF_IT.test(wish.text) || tellingWords(named).some((one) => said.has(one));
    return isText && isMeant ? { text: wish.text, intents: [] } : wish;
  });
}

const WORDINGS: ReadonlySet<EditIntent['kind']> = new Set([
  'set-text',
  'rename-item',
  'replace-text',
]);

function tellingWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word.length > 3 && !isJoining(word) && !VERBS.has(word));
}

const LOOKS: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'shade',
  'font',
  'scale',
  'declare',
]);

/** "And the background warmer" is a wish of its own. */
const NAMES_PART = /(?<!\p{L})(?:the|il|lo|la|i|gli|le|l['’])(?: |(?<=['’]))\p{L}/iu;

/** "A serif font, something elegant": the look was told already. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ intents: [intent], text }, at) => {
    const isOpen = intent?.kind === 'ask' && intent.missing === 'look';
    return (
      !isOpen ||
      NAMES_PART.test(text) ||
      !wishes[at - 1]?.intents.some(({ kind }) => LOOKS.has(kind))
    );
  });
}

const ANNOUNCES_HOURS =
  /^(?:(?:please|can you|could you|puoi|potete|per favore|vorrei) )*(?:put|add|show|write|list|include|mett\p{L}*|aggiung\p{L}*|inseri\p{L}*|scriv\p{L}*) (?:in |up )?(?:(?:the|our|my|gli|i|nostri|miei) )*(?:(?:opening |business )?(?:hours|times)|orari(?: di apertura)?)(?: (?:somewhere|anywhere|da qualche parte|(?:on|to|in) the (?:page|site|website)|(?:sul|nel) sito|(?:sulla|nella) pagina))*(?: please| per favore)?$/u;

/** "Put our hours somewhere. Mon–Fri 9 to 6": the first says what the second tells. */
function withoutAnnounced(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(
    ({ intents, text }, at) =>
      !(intents.length > 0
        ? intents.every(isEmptyTimetable)
        : ANNOUNCES_HOURS.test(foldName(text))) ||
      !wishes[at + 1]?.intents.some(({ kind }) => kind === 'hours'),
  );
}

function isEmptyTimetable(intent: EditIntent): boolean {
  return intent.kind === 'add-section' && intent.section === 'hours' && intent.content === '';
}

/** Two values for one thing: neither is chosen. */
function withoutContradictions(read: readonly Wish[]): Wish[] {
  const phones = read.filter(({ intents: [intent] }) => intent && placeOf(intent) === 'fact phone');
  const wishes = phones.length === 2 ? read.map(asSecondPhone) : read;
  const told = new Map<string, Set<string>>();
  for (const intent of wishes.flatMap(({ intents }) => intents)) {
    const key = placeOf(intent);
    if (key) told.set(key, (told.get(key) ?? new Set()).add(JSON.stringify(intent)));
  }
  return wishes.map((wish) => {
    const isTwice = wish.intents.some((intent) => (told.get(placeOf(intent) ?? '')?.size ?? 0) > 1);
    return isTwice ? { text: wish.text, intents: [] } : wish;
  });
}

/** Of two numbers the one that is called mobile stands beside the other. */
function asSecondPhone(wish: Wish): Wish {
  const [intent] = wish.intents;
  const isMobile = /(?<!\p{L})(?:mobile|cell|cellulare)(?!\p{L})/iu.test(wish.text);
  if (intent?.kind !== 'fact' || intent.fact !== 'phone' || !isMobile) return wish;
  const { value } = intent;
  return { ...wish, intents: [{ kind: 'add-contact', label: value, href: toPhoneLink(value) }] };
}

/** What holds one value only; undefined for what may be asked for more than once. */
function placeOf(intent: EditIntent): string | undefined {
  switch (intent.kind) {
    case 'price':
      return `price ${intent.item}`;
    case 'recolour':
      return JSON.stringify([intent.kind, intent.target, intent.property === 'text']);
    case 'set-text':
    case 'move':
    case 'font':
      return JSON.stringify([intent.kind, intent.target]);
    case 'fact':
      return intent.from === undefined ? `fact ${intent.fact}` : undefined;
    default:
      return undefined;
  }
}

/** Hours change as they were told or not at all: half of a week would take the place of the whole one. */
function wholeHours(wishes: readonly Wish[]): Wish[] {
  const isOfHours = ({ intents, text }: Wish): boolean =>
    intents.length === 0 ? TELLS_DAY.test(text) : intents.some(({ kind }) => kind === 'hours');
  const told = wishes.filter(isOfHours);
  const isHalf =
    told.some(({ intents }) => intents.length === 0) &&
    told.some(({ intents }) => intents.length > 0);
  return isHalf
    ? [
        ...wishes.filter((wish) => !isOfHours(wish)),
        { text: told.map(({ text }) => text).join(', '), intents: [] },
      ]
    : [...wishes];
}
