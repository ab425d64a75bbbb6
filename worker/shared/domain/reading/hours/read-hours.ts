import { DAYS, dayOf } from '../calendar.ts';
import { foldWord } from '../fold.ts';
import { wordsOf, type Half } from './lexemes.ts';
import { pairHours, type DaysWithTimes } from './pair-hours.ts';
import { withEnd, type Times } from './read-times.ts';
import { readHoursTokens, type HoursToken } from './read-tokens.ts';

/** Opening times of one weekday, 0 = Monday. An empty list means closed. */
export interface DayHours {
  day: number;
  times: Times;
}

/** What a class or a concert needs is no opening of the house. */
const EVENTS = wordsOf(
  'class classes session sessions lesson lessons workshop workshops course courses rehearsal rehearsals quiz night nights concert concerts market markets event events show shows gig gigs meeting meetings group groups club tour tours visit visits tasting tastings delivery deliveries service breakfast lezione lezioni corso corsi prova prove concerto concerti mercato mercati mercatino evento eventi serata serate incontro incontri gruppo gruppi laboratorio laboratori visita visite degustazione degustazioni consegna consegne messa colazione colazioni karaoke music musica live dj pick pickup ritiro',
);

const ROUND_THE_CLOCK =
  /(?<![\d/])(?<!\b(?:dal|dall.|il|del|al|from|on|the|until|to)\s)(?:24\s?\/\s?7|24 ?h(?:ours?)?(?: a day)?(?:,? (?:7|seven) days)?|h\s?24|24 ore su 24)(?![\d/])|\b(?:always open|round the clock|day and night|sempre apert[oiae]|giorno e notte)\b/i;
/** What every reading of hours needs; most texts of a page have none of it. */
const TELLS_TIME =
  /\d|noon|midday|mezzogiorno|midnight|mezzanotte|always open|round the clock|day and night|sempre apert|giorno e notte/i;
const AFTERNOON = '12:30';
/** Shops that close at noon close until here. */
const LATEST_MORNING = '14:30';
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const ALWAYS: DayHours[] = WEEK.map((day) => ({
  day,
  times: [{ open: '00:00', close: '24:00' }],
}));

/** Opening hours by weekday, Monday first; days that the text does not name are left out. */
export function readHours(text: string): DayHours[] {
  if (!TELLS_TIME.test(text)) return [];
  const week = gatherWeek(splitRuns(readHoursTokens(text)).flatMap(pairHours));
  addMornings(week, text);
  if (week.size === 0 && ROUND_THE_CLOCK.test(text)) return ALWAYS;
  const isOnlyClosed = [...week.values()].every((times) => times.length === 0);
  if (isOnlyClosed) return [];
  return [...week]
    .map(([day, times]) => ({ day, times }))
    .sort((one, other) => one.day - other.day);
}

/** What is said later holds, a closed day stays closed; ends alone change what their days have. */
function gatherWeek(all: readonly DaysWithTimes[]): Map<number, Times> {
  const mentions = all.filter(({ until, half }) => until === undefined && half === undefined);
  const closed = new Set(
    mentions.flatMap(({ days, times }) =>
      times.length === 0 && typeof days !== 'string' ? days : [],
    ),
  );
  const isUnsaid = closed.size > 0 && mentions.every(isUnsaidOrClosed);
  const week = new Map<number, Times>();
  for (const { days, times } of mentions) {
    if (days === 'unsaid' && !isUnsaid) continue;
    const meant = typeof days === 'string' ? WEEK.filter((day) => !week.has(day)) : days;
    for (const day of meant) if (!closed.has(day)) week.set(day, times);
  }
  for (const day of closed) week.set(day, []);
  for (const one of all) endEarlier(week, one);
  return all.every((one) => closeHalf(week, one)) ? week : new Map();
}

function endEarlier(week: Map<number, Times>, { days, until }: DaysWithTimes): void {
  if (!until || typeof days === 'string') return;
  for (const day of days) {
    const times = week.get(day) ?? [];
    const last = times.at(-1);
    if (last) week.set(day, [...times.slice(0, -1), withEnd(last, until)]);
  }
}

/** False where a day is closed for half of hours that do not say where the half ends. */
function closeHalf(week: Map<number, Times>, { days, half }: DaysWithTimes): boolean {
  if (half === undefined || typeof days === 'string') return true;
  for (const day of days) {
    const times = week.get(day) ?? [];
    if (times.some(isAllDay)) return false;
    if (week.has(day))
      week.set(
        day,
        times.filter(({ open }) => halfOf(open) !== half),
      );
  }
  return true;
}

const MORNING = new RegExp(
  `(?<!\\p{L}|(?:clos|chius)\\p{L}{1,3}\\s(?:on\\s|il\\s|la\\s|di\\s)?)(${DAYS})s?,?\\s(?:(?:solo|soltanto|only|aperti|aperto|open)\\s)?(?:(?:la|il|al|di|in the)\\s)?(?:mattin[ao]|mornings?)(?!\\p{L}|\\s\\p{L}*\\s?\\d)`,
  'giu',
);

/** "Sabato solo mattina": the morning of the other days, where these have an afternoon, too. */
function addMornings(week: Map<number, Times>, text: string): void {
  const first = [...week.values()].find((times) => times.length > 0) ?? [];
  const mornings = first.filter((one) => halfOf(one.open) === 'morning');
  if (mornings.length === 0 || mornings.length === first.length) return;
  for (const [, name = ''] of text.matchAll(MORNING)) {
    const day = dayOf(foldWord(name));
    if (day !== undefined) week.set(day, mornings);
  }
}

function isAllDay({ open, close }: Times[number]): boolean {
  return halfOf(open) === 'morning' && close > LATEST_MORNING;
}

function halfOf(open: string): Half {
  return open < AFTERNOON ? 'morning' : 'afternoon';
}

function isUnsaidOrClosed({ days, times }: DaysWithTimes): boolean {
  return days === 'unsaid' || times.length === 0;
}

/** The pieces of a text that speak of days and times alone, without those of events. */
function splitRuns(tokens: readonly HoursToken[]): HoursToken[][] {
  const runs: HoursToken[][] = [[]];
  const events = new Set<HoursToken[]>();
  let isEvent = false;
  for (const token of tokens) {
    const run = runs.at(-1) ?? [];
    if (token.kind === 'word') isEvent ||= EVENTS.has(token.word);
    else if (token.kind === 'opening' || token.kind === 'stop') isEvent = false;
    else if (token.kind === 'comma' && run.length === 0) isEvent = false;
    if (token.kind === 'word' || token.kind === 'stop') runs.push([]);
    else run.push(token);
    if (isEvent) events.add(run);
  }
  return runs.filter((run) => !events.has(run) || namesMostDays(run));
}

/** "Lezioni dal lunedì al venerdì 9–20" are the hours of a school. */
function namesMostDays(run: readonly HoursToken[]): boolean {
  return run.some((token) => token.kind === 'days' && token.days.length > 3);
}
