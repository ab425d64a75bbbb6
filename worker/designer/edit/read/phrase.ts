import { expandWords } from '#domain/reading/word-table.ts';
import type { Found, Request } from './request.ts';
import { SLOTS, type SlotName } from './slots.ts';
import type { SlotReader } from './slots/slot.ts';
import { LIGHT_MARKS, WORD_CLASSES } from './lexicon.ts';

/**
 * A sample phrase, compiled. In a phrase `{slot}` and `{name:slot}` are typed values, `<class>` any word of a class,
 * `( | )` alternatives, `?` behind a part makes it optional, `*` lets it stand any number of times, `ross[oa]` is two words.
 */
export interface Phrase {
  states: readonly State[];
  start: number;
  /** One of these words must stand in a clause that the phrase reads; empty where no word is needed. */
  keys: readonly string[];
}

type State =
  | { kind: 'word'; words: ReadonlySet<string>; next: number }
  | { kind: 'slot'; name: string; slot: SlotName; next: number }
  | { kind: 'fork'; ways: readonly number[] }
  | { kind: 'end' };

type Part =
  | { kind: 'choice'; ways: readonly (readonly Part[])[] }
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'any'; part: Part }
  | { kind: 'slot'; name: string; slot: SlotName };

const TOKENS =
  /\{(?:(?<name>\w+):)?(?<slot>\w+)\}|<(?<list>\w+)>|(?<mark>[()|?*])|(?<word>(?:[a-z]\?(?=[a-z\s)|])|[^\s(){}<>|?*])+)/g;

function parsePhrase(source: string): Part[] {
  const tokens = [...source.matchAll(TOKENS)];
  let at = 0;
  const readWays = (): Part[][] => {
    const ways = [readSequence()];
    while (tokens[at]?.groups?.['mark'] === '|') {
      at += 1;
      ways.push(readSequence());
    }
    return ways;
  };
  const readSequence = (): Part[] => {
    const parts: Part[] = [];
    for (let token = tokens[at]; token; token = tokens[at]) {
      const { name, slot, list, mark, word } = token.groups ?? {};
      if (mark === ')' || mark === '|') break;
      at += 1;
      const [before] = mark === '*' ? parts.splice(-1) : [];
      if (before) parts.push({ kind: 'any', part: before });
      else if (mark === '?') parts.push({ kind: 'choice', ways: [parts.splice(-1), []] });
      else if (mark === '(') {
        parts.push({ kind: 'choice', ways: readWays() });
        at += 1;
      } else if (slot) parts.push({ kind: 'slot', name: name ?? slot, slot: slotNamed(slot) });
      else
        parts.push({ kind: 'words', words: expandWords(list ? classNamed(list) : (word ?? '')) });
    }
    return parts;
  };
  const ways = readWays();
  return ways.length > 1 ? [{ kind: 'choice', ways }] : (ways[0] ?? []);
}

function slotNamed(name: string): SlotName {
  if (!(name in SLOTS)) throw new Error(`no such slot: ${name}`);
  return name as SlotName;
}

function classNamed(name: string): string {
  const words = WORD_CLASSES[name];
  if (words === undefined) throw new Error(`no such class of words: ${name}`);
  return words;
}

/** Compiles a phrase. Throws for a slot or class that does not exist: the tables are part of the program. */
export function compilePhrase(source: string): Phrase {
  const states: State[] = [{ kind: 'end' }];
  const add = (state: State): number => states.push(state) - 1;
  const compile = (parts: readonly Part[], next: number): number =>
    parts.reduceRight((after, part) => {
      if (part.kind === 'slot') return add({ ...part, next: after });
      if (part.kind === 'any') return compileAny(part.part, after);
      if (part.kind === 'choice')
        return add({ kind: 'fork', ways: part.ways.map((way) => compile(way, after)) });
      return compileWords(part.words, after, add);
    }, next);
  const compileAny = (part: Part, after: number): number => {
    const ways: number[] = [];
    const loop = add({ kind: 'fork', ways });
    ways.push(compile([part], loop), after);
    return loop;
  };
  const parts = parsePhrase(source);
  const start = compile(parts, 0);
  return { states, start, keys: keysOf(parts) };
}

function compileWords(all: readonly string[], next: number, add: (state: State) => number): number {
  const single = new Set(all.filter((words) => !words.includes(' ')));
  const chains = all
    .filter((words) => words.includes(' '))
    .map((words) =>
      words
        .split(' ')
        .reduceRight(
          (after, word) => add({ kind: 'word', words: new Set([word]), next: after }),
          next,
        ),
    );
  const ways = [
    ...chains,
    ...(single.size > 0 ? [add({ kind: 'word', words: single, next })] : []),
  ];
  return ways.length === 1 ? (ways[0] ?? next) : add({ kind: 'fork', ways });
}

/** The rarest words that every clause of the phrase has one of: those of its shortest list of first words. */
function keysOf(parts: readonly Part[]): string[] {
  const lists = parts.flatMap((part) => {
    const words = wordsOf(part);
    return words ? [words] : [];
  });
  return lists.sort((a, b) => commonness(a) - commonness(b))[0] ?? [];
}

function wordsOf(part: Part): string[] | undefined {
  if (part.kind === 'words') return part.words.map((words) => words.split(' ')[0] ?? words);
  if (part.kind === 'slot' || part.kind === 'any') return undefined;
  const lists = part.ways.map((way) => way.map(wordsOf).find(Boolean));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

const COMMON =
  /^(?:[a-z]{1,2}|the|with|con|are|put|make|metti|sono|should|from|dal?|per|for|in|on|sul|nel|[:,-])$/;

function commonness(words: readonly string[]): number {
  return words.length + words.filter((word) => COMMON.test(word)).length * 40;
}

export interface Match {
  slots: Readonly<Record<string, unknown>>;
  /** Words of the person's own that no table knows, outside quotations. */
  free: number;
}

/** Longest way through a phrase, in states and fillers: a slot counts once however long it is. */
const DEEPEST = 600;

/** Reads all of a clause by a phrase: the first way in which every word is accounted for. */
export function matchPhrase(
  phrase: Phrase,
  request: Request,
  { from, to: end }: { from: number; to: number },
): Match | undefined {
  /** States with places that failed, or that are being tried: to come back to one leads nowhere. */
  const failed = new Set<number>();
  const taken: { name: string; found: Found }[] = [];
  const width = end - from + 1;

  let depth = 0;
  const walk = (state: number, at: number): boolean => {
    const key = state * width + (at - from);
    if (failed.has(key) || request.budget.left <= 0 || depth >= DEEPEST) return false;
    request.budget.left -= 1;
    failed.add(key);
    depth += 1;
    const isRead = step(state, at) || skipped(at).some((next) => walk(state, next));
    depth -= 1;
    return isRead;
  };
  const skipped = (at: number): number[] => {
    if (at >= end) return [];
    const lengths = request.fillers[at] ?? [];
    const ends = lengths.map((length) => at + length).filter((next) => next <= end);
    if (request.words[at] === 'too' && at + 1 === end) ends.push(end);
    return LIGHT_MARKS.has(request.words[at] ?? '') ? [...ends, at + 1] : ends;
  };
  const step = (id: number, at: number): boolean => {
    const state = phrase.states[id];
    if (!state) return false;
    if (state.kind === 'end') return at >= end;
    if (state.kind === 'fork') return state.ways.some((way) => walk(way, at));
    if (state.kind === 'word')
      return at < end && state.words.has(request.words[at] ?? '') && walk(state.next, at + 1);
    const read: SlotReader = SLOTS[state.slot];
    return read(request, at, end).some((found) => {
      request.budget.left -= 1;
      taken.push({ name: state.name, found });
      if (found.to <= end && walk(state.next, found.to)) return true;
      taken.pop();
      return false;
    });
  };
  if (!walk(phrase.start, from)) return undefined;
  return {
    slots: Object.fromEntries(taken.map(({ name, found }) => [name, found.value])),
    free: taken.reduce((total, { found }) => total + (found.free ?? 0), 0),
  };
}
