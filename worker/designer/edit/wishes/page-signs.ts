import { foldName } from '#domain/reading/fold.ts';
import type { Steps } from '#domain/text/steps.ts';
import { readValues } from '../ground/values.ts';
import { stemOf } from '../ground/words.ts';
import type { PageModel } from '../page/page-model.ts';
import { readable } from '../page/page-texts.ts';
import { ELEMENT_WORDS, SECTION_WORDS, type PartWords } from '../page/parts.ts';
import type { Token } from '../../reader/tokens.ts';
import { tellingStems, thingsOfPage, type ThingRole } from './page-things.ts';

/** What the page says of the words of a request. */
export interface PageSigns {
  /** For each token: what is called by a name that holds this word. */
  roles: readonly string[];
  /** For each token: of what thing it is the whole name, with the words around it. */
  names: readonly string[];
  /** For each token: 0 where the page has no such word, 1 where it has, 2 where it has it behind the token before. */
  stands: readonly number[];
  /** For each token: how many tokens in a row, it among them, stand on the page so. */
  runs: readonly number[];
  /** For each token: how many things are called by it, up to 3. */
  counts: readonly number[];
  /** For each token: the sort of value that it belongs to, and whether that stands on the page. */
  values: readonly string[];
  /** For each token: which figure it belongs to, from 1; 0 for none. */
  figures: readonly number[];
}

interface PageWords {
  roles: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
  /** What the page tells in figures. */
  values: ReadonlySet<string>;
  /** Names by their first stem. */
  names: ReadonlyMap<string, readonly { stems: readonly string[]; role: ThingRole }[]>;
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

const known = new WeakMap<PageModel['index'], PageWords>();
const LETTERS: Record<ThingRole, string> = {
  section: 's',
  group: 'g',
  entry: 'e',
  question: 'q',
  button: 'b',
  link: 'l',
  heading: 'h',
  image: 'i',
  text: 't',
};
const MOST_ROLES = 3;
const TEXTS_AT_ONCE = 300;

function countStems(
  { roles, counts }: { roles: Map<string, string>; counts: Map<string, number> },
  stems: readonly string[],
  letter: string,
): void {
  for (const stem of stems) {
    const before = roles.get(stem) ?? '';
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    if (!before.includes(letter) && before.length < MOST_ROLES)
      roles.set(stem, [...before.split(''), letter].toSorted().join(''));
  }
}

function* wordsOfPage(page: PageModel): Steps<PageWords> {
  const earlier = known.get(page.index);
  if (earlier) return earlier;
  const things = yield* thingsOfPage(page);
  const roles = new Map<string, string>();
  const counts = new Map<string, number>();
  const names = new Map<string, { stems: readonly string[]; role: ThingRole }[]>();
  for (const { role, stems } of things) {
    if (role !== 'text') countStems({ roles, counts }, stems, LETTERS[role]);
    const [first] = stems;
    if (first === undefined) continue;
    const list = names.get(first);
    if (list) list.push({ stems, role });
    else names.set(first, [{ stems, role }]);
  }
  yield;
  const words = new Set<string>();
  const pairs = new Set<string>();
  const values = new Set<string>();
  for (const [at, text] of readable(page).entries()) {
    if (at % TEXTS_AT_ONCE === TEXTS_AT_ONCE - 1) yield;
    let before = '';
    for (const { key } of figuresOf(text)) values.add(key);
    for (const word of foldName(text).split(' ')) {
      words.add(stemOf(word));
      pairs.add(`${before} ${word}`);
      before = word;
    }
  }
  const found = { roles, counts, values, names, words, pairs };
  known.set(page.index, found);
  return found;
}

const KINDS_OF_PARTS: ReadonlyMap<string, string> = new Map(
  [
    ...partStems(Object.entries(SECTION_WORDS), 'S'),
    ...partStems(Object.entries(ELEMENT_WORDS), 'E'),
  ].flatMap(([stem, kind]) => [[stem, kind] as const]),
);

function partStems(parts: readonly [string, PartWords][], kind: string): [string, string][] {
  return parts.flatMap(([, { en, it }]) =>
    [...en, ...it].flatMap((words) =>
      tellingStems(words).map((stem): [string, string] => [stem, kind]),
    ),
  );
}

/** What the page says of each word of a request. Linear in both. */
export function* readPageSigns(
  page: PageModel,
  text: string,
  tokens: readonly Token[],
): Steps<PageSigns> {
  const { roles, counts, values, names, words, pairs } = yield* wordsOfPage(page);
  const plain = tokens.map(({ text }) => foldName(text));
  const stems = plain.map(stemOf);
  const whole = tokens.map(() => '');
  const telling = tokens
    .map((_, at) => at)
    .filter((at) => tellingStems(plain[at] ?? '').length > 0);
  for (const [place, at] of telling.entries()) {
    const found = (names.get(stems[at] ?? '') ?? []).find((name) =>
      name.stems.every((stem, by) => stem === stems[telling[place + by] ?? -1]),
    );
    if (!found) continue;
    const end = telling[place + found.stems.length - 1] ?? at;
    for (let on = at; on <= end; on += 1) {
      const length = found.stems.length > 2 ? 3 : found.stems.length;
      if (whole[on] === '') whole[on] = `${on === at ? 'B' : 'I'}${LETTERS[found.role]}${length}`;
    }
  }
  const stands = plain.map((word, at) => {
    if (word === '') return 0;
    if (pairs.has(`${before(plain, at)} ${word}`)) return 2;
    return words.has(stems[at] ?? '') ? 1 : 0;
  });
  return {
    runs: runsOf(stands, plain),
    counts: stems.map((stem) => Math.min(3, counts.get(stem) ?? 0)),
    ...valuesOf(text, tokens, values),
    stands,
    roles: stems.map((stem) => `${roles.get(stem) ?? ''}${KINDS_OF_PARTS.get(stem) ?? ''}`),
    names: whole,
  };
}

/** The word before, past signs. */
function before(plain: readonly string[], at: number): string {
  return plain.slice(Math.max(0, at - 3), at).findLast((word) => word !== '') ?? '';
}

const LONGEST_RUN = 6;

function runsOf(stands: readonly number[], plain: readonly string[]): number[] {
  const runs = stands.map((stand) => Math.min(1, stand));
  for (let from = 0; from < stands.length; from += 1) {
    if (stands[from] === 0) continue;
    let to = from + 1;
    let length = 1;
    while (to < stands.length && (stands[to] === 2 || plain[to] === '')) {
      if (plain[to] !== '') length += 1;
      to += 1;
    }
    runs.fill(Math.min(LONGEST_RUN, length), from, to);
    from = to - 1;
  }
  return runs;
}

interface Figure {
  start: number;
  end: number;
  kind: string;
  /** The same for the same value. */
  key: string;
}

const CONTACTS =
  /(?<mail>[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+)|(?<handle>@[\w.]+)|(?<web>https?:\/\/\S+|www\.\S+|\b[\w-]{2,64}\.(?:com|it|org|net|eu|io|uk|co\.uk)\b\S*)|(?<phone>(?<![\d.,])\+?\d(?:[ ./-]?\d){7,14}(?![\d.,]*\d))/gu;

/** What a text tells in figures and addresses. */
function figuresOf(text: string): Figure[] {
  const contacts = [...text.matchAll(CONTACTS)].map((match): Figure => {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, found]) => found) ?? [];
    const said = match[0].toLowerCase().replaceAll(/[ ./-]/g, '');
    return { start: match.index, end: match.index + match[0].length, kind, key: said };
  });
  const isFree = (value: { start: number; end: number }): boolean =>
    !contacts.some(({ start, end }) => value.start < end && value.end > start);
  const values = readValues(text)
    .filter(isFree)
    .map((value): Figure => {
      const { start, end, kind } = value;
      const figure =
        value.kind === 'time'
          ? value.minutes
          : value.kind === 'date'
            ? value.day * 100 + value.month
            : value.amount;
      return { start, end, kind, key: `${kind === 'money' ? 'number' : kind} ${figure}` };
    });
  return [...contacts, ...values];
}

function valuesOf(
  text: string,
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): Pick<PageSigns, 'values' | 'figures'> {
  const values = tokens.map(() => '');
  const figures = tokens.map(() => 0);
  let at = 0;
  const found = figuresOf(text).toSorted((a, b) => a.start - b.start);
  for (const [place, { start, end, kind, key }] of found.entries()) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at += 1;
    for (; at < tokens.length && (tokens[at]?.start ?? end) < end; at += 1) {
      values[at] = `${kind}${known.has(key) ? '+' : ''}`;
      figures[at] = place + 1;
    }
  }
  return { values, figures };
}
