import type { WordTable } from '../expand.ts';
import { textBetween, type Found, type Request } from '../request.ts';

/** Reads a slot at a token; the ways to read it, longest first. */
export type SlotReader = (request: Request, from: number, end: number) => Found[];

/** Past words that add nothing. */
export function skip(request: Request, from: number, end: number): number {
  let at = from;
  while (at < end && request.fillers[at]?.length) at += request.fillers[at]?.[0] ?? 1;
  return Math.min(at, end);
}

/** One way for each place where a slot may end, the first that is offered. */
function oncePerEnd(found: readonly Found[]): Found[] {
  const ends = new Set<number>();
  return found.filter(({ to }) => !ends.has(to) && ends.add(to));
}

/** A slot that calls itself is read once for each place. */
export function remembered(name: string, read: SlotReader): SlotReader {
  return (request, from, end) => {
    const key = `${name} ${from} ${end}`;
    const known = request.slots.get(key);
    if (known) return [...known];
    const found = oncePerEnd(read(request, from, end));
    request.slots.set(key, found);
    request.budget.left -= found.length;
    return found;
  };
}

export const AND = new Set(['and', 'e', 'ed', ',', 'plus', '&']);

/** Several of a kind: "the gallery, the FAQ and the map". */
export function listOf(name: string, read: SlotReader): SlotReader {
  const more: SlotReader = remembered(name, (request, from, end) =>
    read(request, from, end).flatMap((first) => {
      let at = skip(request, first.to, end);
      while (AND.has(request.words[at] ?? '') && at < end) at = skip(request, at + 1, end);
      const rest = at > skip(request, first.to, end) && at < end ? more(request, at, end) : [];
      return [
        ...rest.map(({ to, value }) => ({ to, value: [first.value, ...(value as unknown[])] })),
        { to: first.to, value: [first.value] },
      ];
    }),
  );
  return (request, from, end) => more(request, from, Math.min(end, from + 60)).slice(0, 8);
}

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
