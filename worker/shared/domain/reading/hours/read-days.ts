import { AND, DAY_OF, HALF_OF, TO, wordsOf, type Found } from './lexemes.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WORKDAYS = [0, 1, 2, 3, 4];
/** The longer phrase of two that begin alike first. */
const PHRASES: readonly (readonly [
  phrase: readonly string[],
  days: readonly number[] | 'others',
])[] = (
  [
    ['seven days a week', WEEK],
    ['seven days', WEEK],
    ['7 days a week', WEEK],
    ['7 giorni su 7', WEEK],
    ['7 days', WEEK],
    ['every day', WEEK],
    ['each day', WEEK],
    ['all week', WEEK],
    ['every evening', WEEK],
    ['every night', WEEK],
    ['daily', WEEK],
    ['tutti i giorni feriali', WORKDAYS],
    ['tutti i giorni', WEEK],
    ['tutte le sere', WEEK],
    ['tutte le mattine', WEEK],
    ['ogni sera', WEEK],
    ['ogni giorno', WEEK],
    ['tutta la settimana', WEEK],
    ['weekdays', WORKDAYS],
    ['week days', WORKDAYS],
    ['giorni feriali', WORKDAYS],
    ['feriali', WORKDAYS],
    ['weekends', [5, 6]],
    ['weekend', [5, 6]],
    ['fine settimana', [5, 6]],
    ['all the other days', 'others'],
    ['the rest of the week', 'others'],
    ['other days', 'others'],
    ['otherwise', 'others'],
    ['altri giorni', 'others'],
    ['il resto della settimana', 'others'],
    ['altrimenti', 'others'],
  ] as const
).map(([phrase, days]) => [phrase.split(' '), days]);

export const EXCEPT = wordsOf('except escluso esclusa eccetto salvo tranne meno');

/** "Mon–Fri", "lunedì, mercoledì e venerdì", "every day except Sunday", "weekends". */
export function readDays(
  lexemes: readonly string[],
  at: number,
): Found<readonly number[] | 'others'> | undefined {
  const first = readPhrase(lexemes, at) ?? readListedDays(lexemes, at);
  if (first === undefined || first.value === 'others') return first;
  const left = readException(lexemes, first.next);
  if (!left || HALF_OF.has(lexemes[left.next] ?? '')) return first;
  return { value: first.value.filter((day) => !left.value.includes(day)), next: left.next };
}

function readPhrase(
  lexemes: readonly string[],
  at: number,
): Found<readonly number[] | 'others'> | undefined {
  const found = PHRASES.find(([phrase]) =>
    phrase.every((word, index) => lexemes[at + index] === word),
  );
  return found && { value: found[1], next: at + found[0].length };
}

/** Days joined by "and" or by nothing; those behind a comma may have times of their own. */
function readListedDays(lexemes: readonly string[], at: number): Found<number[]> | undefined {
  const first = readSpan(lexemes, at);
  if (!first) return undefined;
  let { value, next } = first;
  let hasSpan = value.length > 1;
  for (;;) {
    const isAnd = AND.has(lexemes[next] ?? '');
    const more = readSpan(lexemes, skipArticle(lexemes, isAnd ? next + 1 : next));
    if (!more || !(isAnd || (more.value.length === 1 && !hasSpan))) return { value, next };
    hasSpan ||= more.value.length > 1;
    value = [...new Set([...value, ...more.value])];
    next = more.next;
  }
}

/** One day, or those from one to another. */
function readSpan(lexemes: readonly string[], at: number): Found<number[]> | undefined {
  const first = DAY_OF.get(lexemes[at] ?? '');
  if (first === undefined) return undefined;
  const behind = TO.has(lexemes[at + 1] ?? '') ? skipArticle(lexemes, at + 2) : -1;
  const last = DAY_OF.get(lexemes[behind] ?? '');
  if (last === undefined) return { value: [first], next: at + 1 };
  const length = ((last - first + 7) % 7) + 1;
  return { value: Array.from({ length }, (_, index) => (first + index) % 7), next: behind + 1 };
}

function skipArticle(lexemes: readonly string[], at: number): number {
  return /^(?:il|la|i|le|the|on|di|al|alla|a)$/.test(lexemes[at] ?? '') ? at + 1 : at;
}

function readException(lexemes: readonly string[], at: number): Found<number[]> | undefined {
  let behind = lexemes[at] === ',' ? at + 1 : at;
  if (!EXCEPT.has(lexemes[behind] ?? '') && lexemes[behind] !== 'but') return undefined;
  while (/^(?:not|on|for|il|la|i|le|di|but)$/.test(lexemes[behind + 1] ?? '')) behind += 1;
  return readListedDays(lexemes, behind + 1);
}
