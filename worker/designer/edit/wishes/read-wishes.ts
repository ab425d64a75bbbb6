import type { Steps } from '#domain/text/steps.ts';
import { foldInPlace, foldName } from '#domain/reading/fold.ts';
import { readValues } from '../ground/values.ts';
import { isLimiting } from '../ground/words.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { LIMIT } from '../read/lexicon.ts';
import type { Request } from '../read/request.ts';
import type { Wish } from '../read/settle-wishes.ts';
import { shippedEditReader, type EditReader } from './edit-reader.ts';
import { markWishes, type MarkedWish } from './mark-wishes.ts';
import { thingsOfPage } from './page-things.ts';
import { readPriceWish } from './price-wishes.ts';
import { readTextWish } from './text-wishes.ts';
import type { WishAt } from './wish-parts.ts';

/** Longest request that is read by what was learned, in UTF-16 units. */
const LONGEST = 1_500;

interface WishReader {
  /** How sure the kind of the wish and each of its slots must be. */
  sure: { kind: number; slot: number };
  read: (at: WishAt) => readonly EditIntent[] | undefined;
}

const OF_TEXTS: WishReader = { sure: { kind: 0.8, slot: 0.6 }, read: readTextWish };
/** The sum and the entry tell whether a price was read rightly. */
const OF_PRICES: WishReader = { sure: { kind: 0.6, slot: 0.4 }, read: readPriceWish };

/** What reads the wishes of a kind; all others are left unread. */
const READERS: Partial<Record<MarkedWish['kind'], WishReader>> = {
  'set-text': OF_TEXTS,
  'rename-item': OF_TEXTS,
  price: OF_PRICES,
};

/** So sure it must be that a printed text ends where it does. */
const MOST_EDGE = 0.1;

export interface ReadWish extends Wish {
  start: number;
  end: number;
}

/** The wishes of a request as the reader has learned to read them; none where a clause may limit another. */
export function* readWishes(
  request: Request,
  reader: EditReader = shippedEditReader(),
): Steps<ReadWish[]> {
  const { text, page } = request;
  if (text.length > LONGEST || page.limit || isOpen(text)) return [];
  const marked = yield* markWishes(text, page, reader);
  if (tellsBeside(text, marked)) return [];
  const things = yield* thingsOfPage(page);
  const wishes: ReadWish[] = [];
  for (const wish of marked) {
    yield;
    const { start, end } = wish;
    wishes.push({ text: wish.text, start, end, intents: intentsOf({ wish, request, things }) });
  }
  return wishes;
}

/** Whether a sum or number stands outside the wishes: one of them was missed. */
function tellsBeside(text: string, wishes: readonly MarkedWish[]): boolean {
  return readValues(text).some(
    (value) =>
      /\d/.test(value.text) &&
      !wishes.some(({ start, end }) => value.start >= start && value.end <= end),
  );
}

/** Words that leave other things as they are, or tell how they were. */
const STAYS =
  /(?<!\p{L})(?:leave|leaving|keep|stays?|was|were|used to|lasci\p{L}*|rest[aio]\p{L}*|rimang\p{L}*|era|erano|instead of what)(?!\p{L})/u;

/** A question, a limit or something taken back: what is asked for is not plain. */
function isOpen(text: string): boolean {
  const folded = foldInPlace(text);
  const clauses = folded.split(/[.,;:!()\n]+\s*|\s[–—-]\s/);
  return (
    folded.includes('?') ||
    STAYS.test(folded) ||
    clauses.some((clause) => LIMIT.test(clause.trim()))
  );
}

function intentsOf(at: WishAt): readonly EditIntent[] {
  const { wish } = at;
  const reader = READERS[wish.kind];
  if (!reader || wish.kindChance < reader.sure.kind || isLimited(wish)) return [];
  const isSure = wish.slots.every(
    ({ tag, chance, edge }) =>
      chance >= reader.sure.slot && (edge < MOST_EDGE || !/[vnx]/.test(tag)),
  );
  return isSure ? (reader.read(at) ?? []) : [];
}

/** A wish that holds only sometimes, or only in part. */
function isLimited({ text, slots }: MarkedWish): boolean {
  const printed = slots.filter(({ tag }) => /[vnxo]/.test(tag));
  const rest = printed.reduce((left, slot) => left.replace(slot.text, ' '), text);
  return (
    slots.some(({ tag }) => tag === 'q') ||
    foldName(rest)
      .split(' ')
      .some((word) => isLimiting(word))
  );
}
