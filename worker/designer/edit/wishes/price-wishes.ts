import { textsIn } from '#domain/html/query.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { amountIn } from '#domain/reading/written-prices.ts';
import { readValues } from '../ground/values.ts';
import { sumOf } from '../page/money.ts';
import { fitsName, isOfNew } from './fits-name.ts';
import { findThings, isOne, thingsSaidIn } from './find-thing.ts';
import type { Thing } from './page-things.ts';
import { askWhich, bare, type WishAt } from './wish-parts.ts';

const SUM =
  /(?:(?<![\p{L}])(?:from|da) )?(?:[£€$] ?)?\d[\d.,]*(?: ?(?:€|£|\$|euro|eur|pounds?|quid|sterline)(?!\p{L}))?/iu;

/** Sums one after the other: each is of what is named before it, or of what is named behind the only one. */
export function readPriceWish({ wish, request, things }: WishAt): EditIntent[] | undefined {
  const sums = wish.slots.filter(({ tag }) => tag === 'v' || tag === 'p');
  const listed = things.filter((thing) => thing.role === 'entry' && sumsIn(thing) > 0);
  const olds = wish.slots.filter(({ tag }) => tag === 'o').map(({ text }) => amountIn(text));
  const figures = readValues(wish.text).filter(({ text }) => /\d/.test(text));
  if (figures.length !== sums.length + olds.length) return undefined;
  const intents: EditIntent[] = [];
  const shown: number[] = [];
  let from = wish.start;
  for (const [at, sum] of sums.entries()) {
    const amount = amountOf(bare(sum.text));
    const before = { start: from, end: sum.start };
    const behind = { start: sum.end, end: sums[at + 1]?.start ?? wish.end };
    const found = [before, ...(sums.length === 1 ? [behind] : [])]
      .map((stretch) => namedIn({ wish, request, things: listed }, stretch))
      .find(({ length }) => length > 0);
    if (amount === undefined || !found) return undefined;
    if (!isOne(found)) return askWhich(found);
    const [thing] = found;
    if (!thing || sumsIn(thing) !== 1) return undefined;
    shown.push(...sumsOf(thing).map(amountIn));
    intents.push({ kind: 'price', item: thing.label, amount });
    from = sum.end;
  }
  const items = new Set(intents.map((intent) => 'item' in intent && intent.item));
  const isFit = items.size === sums.length && olds.every((old) => shown.includes(old));
  return isFit && intents.length > 0 ? intents : undefined;
}

/** The entries that a stretch of the request names: by its target, else among other words. */
function namedIn(
  { wish, request, things }: WishAt,
  { start, end }: { start: number; end: number },
): readonly Thing[] {
  const [only, another] = wish.slots.filter(
    (slot) => slot.tag === 't' && slot.start >= start && slot.end <= end,
  );
  if (another) return [];
  const said = request.text.slice(start, end);
  if (isOfNew(said)) return [];
  const found = only ? findThings(things, only.text) : [];
  const meant = found.length > 0 ? found : thingsSaidIn(things, said);
  return meant.every((thing) => fitsName(thing, said, only?.text)) ? meant : [];
}

/** A sum that is told as it is to be, not by how much it changes. */
function amountOf(value: string): string | undefined {
  if (/^[+-]|%|\bmore\b|\bless\b|in più|in meno/.test(value)) return undefined;
  const pence = /^(\d{1,2}) ?(?:p|pence|cents?|centesimi)$/i.exec(value)?.[1];
  if (pence !== undefined) return (Number(pence) / 100).toFixed(2);
  const sum = SUM.exec(value)?.[0].replace(/[.,]+$/, '');
  return sum !== undefined && sum.length >= value.length - 3 ? sum : undefined;
}

function sumsOf({ element }: Thing): string[] {
  return textsIn(element).flatMap((text) => sumOf(text) ?? []);
}

function sumsIn(thing: Thing): number {
  return sumsOf(thing).length;
}
