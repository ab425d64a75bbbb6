import type { WordTable } from '#domain/reading/word-table.ts';
import { textBetween, type Found, type Request } from '../request.ts';

/** Reads a slot at a token; the ways to read it, longest first. */
export type SlotReader = (request: Request, from: number, end: number) => Found[];

/** A slot that is asked for again is read once for each place. */
export function remembered(name: string, read: SlotReader): SlotReader {
  return (request, from, end) => {
    const key = `${name} ${from} ${end}`;
    const known = request.slots.get(key);
    if (known) return known;
    request.budget.left -= 1;
    const ends = new Set<number>();
    const found =
      from < end ? read(request, from, end).filter(({ to }) => !ends.has(to) && ends.add(to)) : [];
    request.slots.set(key, found);
    return found;
  };
}

export const AND = new Set(['and', 'e', 'ed', ',', 'plus', '&']);

export function countDown(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at);
}

export function fromTable<Value>(table: WordTable<Value>): SlotReader {
  return ({ words }, from, end) => table.at(words, from, end);
}

export function fromTableWords(table: WordTable<string>): SlotReader {
  return (request, from, end) =>
    table.at(request.words, from, end).map(({ to, value }) => ({
      to,
      value: { stack: value, words: textBetween(request, from, to) },
    }));
}
