import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { foldName } from '#domain/reading/fold.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { WEEKDAYS } from './calendar.ts';
import type { Restated } from './find-restated.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
/** A whole name: no more of it stands behind, or before it. */
const NAME = String.raw`(?<!\p{L})${WORD}(?: ${WORD}){0,3}(?!['’-]?\p{L}| \p{Lu})`;
const BEGUN = String.raw`(?<!\p{Lu}[\p{L}'’-]{1,30} )`;
/** "It's Ada Lovell": what opens a sentence is none of the name. */
const LEAD =
  /^(?:(?:it|he|she|that|this|there|they|name)['’]?(?:s|re) |(?:it|he|she|that|this|they|name) (?:is|are) |(?:is|are|it|call|write|put|make|say|use|spell|si|e['’]|è|sono|scrivi|scrivete|metti|mettete) |(?:actually|sorry|please|also|oops|scusa|scusate|correction|anzi) )+/iu;
const AT = "(?:(?:di|a|da|in|of|at|from|with|con|il|la|the) |l'|d')?";
const NOT =
  '(?:and not|e non|not|non|instead of|rather than|invece di|invece che|anziché|al posto di)';

/** One name in place of another: "in Leeds, not in York", "not Hanna but Anna". */
const PAIRS: readonly RegExp[] = [
  new RegExp(`${BEGUN}(?<now>${NAME})(?<between>,? ${NOT} ${AT})(?<old>${NAME})`, 'gu'),
  new RegExp(
    `(?:[Nn]ot|[Nn]on|[Ii]nstead of|[Rr]ather than|[Ii]nvece di|[Aa]nziché|[Aa]l posto di) ${AT}(?<old>${NAME})(?<between>,? (?:but|ma|bensì) ${AT})(?<now>${NAME})`,
    'gu',
  ),
];
/** "Dr Menon is now Dr Priya Menon-Clarke", "Karolina ora si chiama Karolina Hughes". */
const RENAMED = new RegExp(
  `(?:(?<old>${NAME})|(?<!\\p{L})(?:[Ss]he|[Hh]e|[Tt]hey))(?<lead> now| ora| adesso)?(?:['’]s|['’]re| is| are| è| sono)? (?<cue>(?:now |ora |adesso |si chiama |called |named |known as |going by )*)(?<now>${WORD}(?:\\.? ${WORD}){1,3})(?<behind> now| ora| adesso)?`,
  'gu',
);
const WHOLE_NAME = new RegExp(`^${WORD}(?:\\.? ${WORD}){1,3}$`, 'u');

/** Who has another name now: the one person of the page whose name shares a word with it. */
export function findNewNames(text: string, texts: readonly string[]): Restated[] {
  const shown = [...new Set(texts.map((one) => one.trim()))].filter((one) => WHOLE_NAME.test(one));
  return [...text.matchAll(RENAMED)].flatMap((match) => {
    const { old = '', lead = '', cue = '', now: said = '', behind = '' } = match.groups ?? {};
    const words = new Set(said.split(' '));
    const people = shown.filter(
      (name) =>
        name !== said &&
        name.split(' ').some((word) => !TITLE.test(word) && words.has(word)) &&
        old.split(' ').every((word) => word === '' || name.split(' ').includes(word)),
    );
    const [from, another] = people;
    if (from === undefined || another !== undefined || lead + cue + behind === '' || isDay(said))
      return [];
    const title = TITLE.exec(from)?.[0] ?? '';
    const to = title !== '' && !said.startsWith(title) ? title + said : said;
    const start = match.index + match[0].indexOf(said, old.length);
    return [{ from, to, now: { start, end: start + said.length }, old: undefined }];
  });
}

const TITLE = /^(?:Dr|Dott|Dott\.ssa|Prof|Mr|Mrs|Ms|Miss|Avv|Ing)\.? ?/u;

const SPELT =
  /(?<!\p{L})(?:surname|last name|spelt|spelled|spelling|si scrive|cognome|(?:with|con) (?:a|an|one|two|no|the|la|una|due|tre|il) (?:double |single |capital |doppia )?["'“‘]?\p{L}{1,2}(?!\p{L}))/iu;

/** Who is called otherwise is called so everywhere. */
const CALLED =
  /\b(?:called|name|names|named|everywhere|wherever|si chiam\p{L}*|chiam\p{L}*|nome|cognome|ovunque|dappertutto)\b/iu;

function timesIn(texts: readonly string[], name: string): number {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])`, 'gu');
  return texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** Days and months are told by hours and dates. */
function isDay(name: string): boolean {
  return foldName(name)
    .split(' ')
    .some((word) => [...WEEKDAYS, ...MONTH_NAMES].some((names) => names.includes(word)));
}

/** Names in the texts of a page that a request tells otherwise. */
export function findCorrectedNames(text: string, texts: readonly string[]): Restated[] {
  const isCalled = CALLED.test(text);
  return PAIRS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { now: said = '', old = '' } = match.groups ?? {};
      const now = said.replace(LEAD, '');
      const isCapital = /^\p{Lu}/u.test(now) && /^\p{Lu}/u.test(old);
      const times = timesIn(texts, old);
      const isOne = times === 1 || (times > 1 && isCalled);
      if (!isCapital || !isOne || timesIn(texts, now) > 0 || isDay(old) || isDay(now)) return [];
      const start = (name: string, from: number) => text.indexOf(name, from);
      const at = start(now, match.index);
      const was = start(old, match.index);
      return [
        {
          from: old,
          to: now,
          now: { start: at, end: at + now.length },
          old: { start: was, end: was + old.length },
        },
      ];
    }),
  );
}

/** "Her surname is Elliott with two t's": a name that differs by a letter or two from the only one like it. */
export function findSpelling(text: string, shown: ReadonlySet<string>): Restated[] {
  if (!SPELT.test(text)) return [];
  return [...text.matchAll(/(?<=\S\s)\p{Lu}\p{L}{3,}(?!['’]|\p{L})/gu)].flatMap(
    ({ 0: now, index }) => {
      if (shown.has(now)) return [];
      const [old, another] = [...shown].filter((word) => isSpeltAlike(word, now));
      return old && !another
        ? [{ from: old, to: now, now: { start: index, end: index + now.length }, old: undefined }]
        : [];
    },
  );
}

const MOST_EDITS = 2;

function isSpeltAlike(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > MOST_EDITS) return false;
  if (one.length < 4 || !/^\p{Lu}\p{Ll}+$/u.test(one)) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]),
      );
    row = next;
  }
  return (row[other.length] ?? MOST_EDITS + 1) <= MOST_EDITS;
}
