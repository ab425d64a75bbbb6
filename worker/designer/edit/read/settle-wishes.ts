import { toPhoneLink } from '#domain/reading/contact.ts';
import { TELLS_DAY } from '#domain/reading/hours/written-hours.ts';
import type { EditIntent } from '../intents/edit-intent.ts';

/** One wish of a request. No intents: it was not understood. */
export interface Wish {
  text: string;
  intents: readonly EditIntent[];
  /** Words of an unread wish that neither the grammar nor the page has. */
  unknown?: readonly string[];
}

/** The wishes of a request seen together: none that repeats another, and neither of two that contradict each other. */
export function settle(wishes: readonly Wish[]): Wish[] {
  return withoutContradictions(wholeHours(withoutRepeats(wishes)));
}

const LOOKS: ReadonlySet<EditIntent['kind']> = new Set([
  'recolour',
  'shade',
  'font',
  'scale',
  'declare',
]);

/** "A serif font, something elegant": the look was told already. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ intents: [intent] }, at) => {
    const isOpen = intent?.kind === 'ask' && intent.missing === 'look';
    return !isOpen || !wishes[at - 1]?.intents.some(({ kind }) => LOOKS.has(kind));
  });
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
