import { attributeOf, elementsIn } from '#domain/html/query.ts';
import type { EditIntent, HoursEdge } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { WEEKDAYS } from './calendar.ts';
import { saidBy } from './courtesy.ts';

const DAY = WEEKDAYS.map((names) => names.map((name) => `${name}s?`).join('|'))
  .concat('domeniche|sabati')
  .join('|');
const TOKEN = new RegExp(
  [
    String.raw`(?<clock>\d{1,2}(?:[:.]\d\d)?) ?(?<half>[ap]m)?(?! ?(?:€|£|euro|%))\b`,
    String.raw`\b(?<day>${DAY})\b`,
    String.raw`\b(?<open>open(?:s|ing|ed)?|apriamo|apre|aprire|apert[oi]|aperta)\b`,
    String.raw`\b(?<close>close[sd]?|closing|shut|chiudiamo|chiude|chiudere|chius[oi]|chiusa)\b`,
    String.raw`(?<range>[–-]|\b(?:to|till?|until|alle|fino alle|fino a|a|al)\b)`,
    String.raw`\b(?<evening>la sera|di sera|(?:in the )?evenings?)\b`,
    String.raw`\b(?<no>niente|no|senza) (?:il |the )?(?:pomeriggio|afternoon)\b`,
    String.raw`\b(?:we|are|re|will|be|now|on|the|also|instead|too|as|well|at|from|and|in|our|o'clock|stay|siamo|saremo|restiamo|stiamo|anche|il|la|le|lo|di|dalle|da|dal|dalla|ore|e|ed|invece|ora|adesso|all'|un|every|ogni|tutti|i|gli)\b`,
    String.raw`[\s,;.'’]+`,
  ].join('|'),
  'y',
);

interface Part {
  verb: 'open' | 'close' | undefined;
  days: number[];
  times: string[];
  isEvening: boolean;
}

/** "We now open on Sundays from 12 to 6 and close on Mondays": a page that tells its week gets what is said of each day. */
export function readHoursClause(request: Request, from: number, to: number): Reading | undefined {
  if (request.page.limit || !tellsWeek(request.page)) return undefined;
  // "From Monday we are open" says since when.
  const said = saidBy(request, from, to).replace(SINCE, '');
  const parts = said.length > LONGEST ? undefined : partsOf(said);
  const intents = parts?.map(intentOf);
  return intents && intents.length > 0 && intents.every((intent) => intent !== undefined)
    ? { intents }
    : undefined;
}

const LONGEST = 200;
const SINCE = new RegExp(
  `^(?:da|dal|from|starting|as of) (?:${DAY}),? (?=we |siamo|apriamo|chiudiamo)`,
);

function tellsWeek({ sections }: PageModel): boolean {
  return sections.some(({ element }) =>
    elementsIn(element).some((one) => attributeOf(one, 'data-times') !== undefined),
  );
}

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
  const part: Part = { verb: undefined, days: [], times: [], isEvening: false };
  parts.push(part);
  return part;
}

function isNext({ verb, days, times }: Part, kind: string, last: string): boolean {
  if (kind === 'open' || kind === 'close')
    return verb !== undefined && (days.length > 0 || times.length > 0);
  return kind === 'day' && days.length > 0 && last !== 'day' && last !== 'range-day';
}

function take(
  part: Part,
  groups: Readonly<Record<string, string | undefined>>,
  isRange: boolean,
): void {
  const { day, open, close, clock, half, evening } = groups;
  if (day !== undefined) {
    const found = WEEKDAYS.findIndex(
      (names) => names.includes(day) || names.includes(day.slice(0, -1)),
    );
    const at = day === 'domeniche' ? 0 : day === 'sabati' ? 6 : found;
    if (isRange) part.days.push(...daysBetween(part.days.at(-1) ?? at, at));
    part.days.push(at);
  }
  if (open !== undefined) part.verb = 'open';
  if (close !== undefined) part.verb = 'close';
  if (clock !== undefined) part.times.push(minutesOf(clock, half));
  if (evening !== undefined) part.isEvening = true;
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

function intentOf({ verb, days, times, isEvening }: Part): EditIntent | undefined {
  const [first, second, another] = times;
  if (days.length === 0 || verb === undefined || (isEvening && second !== undefined))
    return undefined;
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
