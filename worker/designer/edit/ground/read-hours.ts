import type { EditIntent, HoursEdge } from '../intents/edit-intent.ts';
import type { Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { presentWeek } from '../plan/week.ts';
import { WEEKDAYS } from './calendar.ts';
import { saidBy } from './courtesy.ts';

const DAY = WEEKDAYS.map((names) => names.map((name) => `${name}s?`).join('|'))
  .concat('domeniche|sabati')
  .join('|');
const TOKEN = new RegExp(
  [
    String.raw`(?<was>,? ?\b(?:instead of|rather than|not|non|invece (?:di|che|delle)|anziche)(?: at| alle| le)? \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)\b`,
    String.raw`\b(?<never>(?:no longer|not|don't) open|non (?:si )?(?:apriamo|apre|lavora|lavoriamo|siamo aperti|siamo piu aperti)(?: piu)?|(?:il )?riposo(?: settimanale| totale)?)\b`,
    String.raw`\b(?<until>till?|until|fino (?:alle|a|all'))(?= )`,
    String.raw`(?<clock>\d{1,2}(?:[:.]\d\d)?) ?(?<half>[ap]m)?(?! ?(?:€|£|euro|%))\b`,
    String.raw`\b(?<day>${DAY})\b`,
    String.raw`\b(?<open>open(?:s|ing|ed)?|si lavora|lavoriamo|apriamo|apre|aprire|apert[oi]|aperta)\b`,
    String.raw`\b(?<close>close[sd]?|closing|shuts?|finish(?:es)?|finiamo|(?:si )?finisce|chiudiamo|chiude|chiudere|chius[oi]|chiusa)\b`,
    String.raw`(?<range>[–-]|\b(?:to|alle|a|al)\b)`,
    String.raw`\b(?<evening>la sera|di sera|(?:in the )?evenings?)\b`,
    String.raw`\b(?<meal>(?:(?:solo|only|just) )?(?:a |la |di |for |in the |at )?(?:pranzo|cena|mattina|pomeriggio|lunch|dinner|mornings?|afternoons?))\b`,
    String.raw`\b(?<no>niente|no|senza) (?:il |the )?(?:pomeriggio|afternoon)\b`,
    String.raw`\b(?:we|i'm|i'll|i|am|are|re|will|be|now|on|the|also|instead|too|as|well|at|from|and|in|our|o'clock|stays?|yard|shop|studio|office|bakery|door|doors|place|forno|bottega|negozio|locale|ufficio|officina|si|in compenso|io|sono|siamo|saremo|restiamo|stiamo|anche|il|la|le|lo|di|dalle|da|dal|dalla|ore|e|ed|invece|ora|adesso|all'|un|every|ogni|tutti|i|gli)\b`,
    String.raw`[\s,;.'’]+`,
  ].join('|'),
  'y',
);

interface Part {
  verb: 'open' | 'close' | undefined;
  days: number[];
  times: string[];
  isEvening: boolean;
  /** Of a part of the day, which the times tell. */
  isMeal: boolean;
}

/** "We now open on Sundays from 12 to 6 and close on Mondays": the week gets what is said of each day. */
export function readHoursClause(request: Request, from: number, to: number): Reading | undefined {
  if (request.page.limit) return undefined;
  // "From Monday we are open" says since when.
  const said = saidBy(request, from, to).replace(SINCE, '').replace(FROM_MONTH, '');
  const parts = said.length > LONGEST ? undefined : partsOf(said);
  // Most of a week is told as a whole: the days that it leaves out are closed.
  const days = parts?.flatMap((part) => part.days) ?? [];
  const intents = days.length < WORKING_WEEK ? parts?.map(intentOf) : undefined;
  if (!intents || intents.length === 0 || !intents.every((intent) => intent !== undefined))
    return undefined;
  // Last, because it looks at the whole page.
  return presentWeek(request.page).length > 0 ? { intents } : undefined;
}

const LONGEST = 200;
const WORKING_WEEK = 5;
const SINCE = new RegExp(
  `^(?:da|dal|from|starting|as of) (?:${DAY}),? (?=we |siamo|apriamo|chiudiamo)`,
);

/** "Closed on Tuesdays from the first of the month". */
const FROM_MONTH =
  /(?:^|\s)(?:from|since|as of|starting|da|dal|dalla|a partire da[l]?) (?:(?:the|il|la|primo|first|1st|1|questo|questa|quest'|this|next|prossimo|prossima|of|di|del|della) ?)*(?:month|mese|year|anno|week|settimana|easter|pasqua|january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?! (?:to|until|till|through|a|ad|al|fino) )(?=[ ,]|$),?/g;

/** The parts of a sentence that each say something of some days; undefined where a word says something else. */
function partsOf(said: string): Part[] | undefined {
  const parts: Part[] = [];
  let part = opened(parts);
  let last = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < said.length) {
    const groups = TOKEN.exec(said)?.groups;
    if (!groups) return undefined;
    const kind = Object.keys(groups).find((key) => groups[key] !== undefined) ?? '';
    if (isNext(part, kind, last)) part = opened(parts);
    take(part, groups, last === 'range-day');
    last = kind === 'range' && last === 'day' ? 'range-day' : kind === '' ? last : kind;
  }
  return merged(
    parts.filter(({ verb, days, times }) => verb ?? (days.length > 0 || times.length > 0)),
  );
}

function opened(parts: Part[]): Part {
  const part: Part = { verb: undefined, days: [], times: [], isEvening: false, isMeal: false };
  parts.push(part);
  return part;
}

function isNext({ verb, days, times }: Part, kind: string, last: string): boolean {
  if (kind === 'open' || kind === 'close' || kind === 'never')
    return verb !== undefined && (days.length > 0 || times.length > 0);
  return kind === 'day' && days.length > 0 && last !== 'day' && last !== 'range-day';
}

function take(
  part: Part,
  groups: Readonly<Record<string, string | undefined>>,
  isRange: boolean,
): void {
  const { day, open, close, never, until, clock, half, evening, meal } = groups;
  if (day !== undefined) {
    const found = WEEKDAYS.findIndex(
      (names) => names.includes(day) || names.includes(day.slice(0, -1)),
    );
    const at = day === 'domeniche' ? 0 : day === 'sabati' ? 6 : found;
    if (isRange) part.days.push(...daysBetween(part.days.at(-1) ?? at, at));
    part.days.push(at);
  }
  if (open !== undefined) part.verb = 'open';
  // "Open until 8" says when it closes.
  if ((close ?? never ?? until) !== undefined) part.verb = 'close';
  if (clock !== undefined) part.times.push(minutesOf(clock, half));
  if (evening !== undefined) part.isEvening = true;
  if (meal !== undefined) part.isMeal = true;
}

function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: (last - first + 6) % 7 }, (_, step) => (first + 1 + step) % 7);
}

function minutesOf(clock: string, half: string | undefined): string {
  const [hour = '0', minute = '00'] = clock.split(/[:.]/);
  const full = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${minute}`;
}

/** "On Saturday we open at 9 and close at 1" tells one span; of days that are not named again the last ones are meant. */
function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isEnd = part.verb === 'close' && part.days.length === 0 && part.times.length === 1;
    if (before?.verb === 'open' && before.times.length === 1 && isEnd)
      before.times.push(...part.times);
    else all.push(part);
  }
  return all;
}

const NAMES = WEEKDAYS.map(([name = '']) => name);
const NOON = 12;

function intentOf({ verb, days, times, isEvening, isMeal }: Part): EditIntent | undefined {
  const [first, second, another] = times;
  const isOpen = (isEvening && second !== undefined) || (isMeal && second === undefined);
  if (days.length === 0 || verb === undefined || isOpen) return undefined;
  const value = days.map((day) => NAMES[day] ?? '').join(' and ');
  if (first === undefined)
    return verb === 'close' && !isEvening
      ? { kind: 'hours', value: `${value} closed`, isPart: true }
      : undefined;
  if (second === undefined) {
    const edge: HoursEdge = {
      side: verb,
      time: verb === 'close' ? afternoon(first, '07:59') : first,
    };
    return { kind: 'hours', value, isPart: true, edge };
  }
  if (another !== undefined || verb === 'close') return undefined;
  return { kind: 'hours', value: `${value} ${first}-${afternoon(second, first)}`, isPart: true };
}

/** "12 to 6", "8 to 1": who closes before opening closes in the afternoon. */
function afternoon(time: string, after: string): string {
  const hour = Number(time.slice(0, 2));
  return time <= after && hour < NOON ? `${hour + NOON}${time.slice(2)}` : time;
}
