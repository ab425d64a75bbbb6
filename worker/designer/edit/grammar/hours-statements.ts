import type { EditIntent } from '../edit-types.ts';
import { trimValue, type Clause } from '../request/clause.ts';

const DAY_NAME = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabat[oi]|domenic(?:a|he)|lun|mar|mer|gio|ven|sab|dom`;
const MONTH = String.raw`jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre`;
const DAYS = new RegExp(
  String.raw`\b(?:${DAY_NAME})\b\.?(?:\s*(?:-|to|through|and|,|&|al?|e)\s*(?:on |il |la )?(?:${DAY_NAME})\b\.?)*`,
);
const EVERY_DAY =
  /\b(?:every day|daily|tutti i giorni|ogni giorno|weekdays|giorni feriali|feriali)\b/;
const WEEKEND = /\b(?:at |on |nel |il |i )?(?:the )?(?:weekends?|fine settimana)\b/g;
const TIME = String.raw`(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s?(?<half>am|pm|a\.m\.|p\.m\.)?(?: o'?clock)?`;
const CLOSES = String.raw`(?:we |we'll |shop |store |and |now )*(?:close[sd]?|shut|finish)(?: early| earlier| later| now)*(?:,? at| by)?|(?:open |apert[oiae] )?(?:until|till?|fino alle(?: ore)?|fino all'|sino alle)|(?:chiudiamo|chiude|si chiude|finiamo)(?: prima| piu tardi| ora| adesso)*,?(?: alle(?: ore)?| all')?`;
const OPENS = String.raw`(?:we |we'll |shop |store |and |now )*opens?(?: early| earlier| later| only| now)*(?:,? at| from)|(?:apriamo|apre|si apre|cominciamo)(?: prima| piu tardi| ora| adesso| solo)*,? (?:alle(?: ore)?|dalle|all')|apert[oi] (?:solo )?dalle(?! [\d:.]+ alle)`;

const EDGES = [
  ['close', new RegExp(String.raw`(?:\b(?:${CLOSES}))\s*${TIME}(?![\d:.%€£$-])`)],
  ['open', new RegExp(String.raw`(?:\b(?:${OPENS}))\s*${TIME}(?![\d:.%€£$-])`)],
] as const;
const RANGE = /\d\s?(?:am|pm|h)?\s*(?:-|–|to|till|until|alle|fino alle|a)\s*\d/;

/** "we close at 6pm on Fridays": one end of some days, or of all when none is named. */
export function readHoursEdge(clause: Clause): EditIntent | undefined {
  const { bare } = clause;
  if (!isAboutHours(clause) || RANGE.test(bare)) return undefined;
  const found = EDGES.map(([side, words]) => ({ side, match: words.exec(bare) })).filter(
    ({ match }) => match !== null,
  );
  const [edge, more] = found;
  const times = bare.match(/\d{1,2}(?:[:.h]\d{2})?/g) ?? [];
  if (!edge?.match || more || times.length !== 1) return undefined;
  const time = timeOf(edge.match.groups ?? {}, edge.side);
  const days = daysIn(bare);
  return time
    ? { kind: 'hours', value: days ?? '', isPart: true, edge: { side: edge.side, time } }
    : undefined;
}

/** Nothing else of the page is spoken of. */
function isAboutHours({ mentions, colour, quoted, verb }: Clause): boolean {
  const isOther = mentions.some(
    (mention) => mention.type === 'element' || mention.section !== 'hours',
  );
  return (
    !isOther && !colour && quoted.length === 0 && !['remove', 'hide'].includes(verb?.class ?? '')
  );
}

function daysIn(bare: string): string | undefined {
  const plain = bare.replace(WEEKEND, ' saturday and sunday ');
  return DAYS.exec(plain)?.[0] ?? EVERY_DAY.exec(plain)?.[0];
}

/** Closing at 1 to 7 without "am" is an afternoon. */
function timeOf(
  { hour = '', minute = '00', half }: Partial<Record<string, string>>,
  side: 'open' | 'close',
): string | undefined {
  const isAfternoon =
    half?.startsWith('p') ?? (side === 'close' && Number(hour) >= 1 && Number(hour) < 8);
  const value = (Number(hour) % (half ? 12 : 25)) + (isAfternoon ? 12 : 0);
  return value > 24 || Number(minute) > 59
    ? undefined
    : `${String(value).padStart(2, '0')}:${minute}`;
}

/** "saturday 9-13", "chiusi il lunedì": days and their times without a word about being open. */
export function readDayHours(clause: Clause): EditIntent | undefined {
  const { bare, text, verb } = clause;
  const days = daysIn(bare);
  const isRemoved = verb?.class === 'remove' && days !== undefined && !/\d/.test(bare);
  if (isRemoved && isOnlyHours(clause))
    return { kind: 'hours', value: `${days} closed`, isPart: true };
  if (!days || !isAboutHours(clause) || (verb && verb.class !== 'wish' && verb.class !== 'change'))
    return undefined;
  const isClosed = /\b(?:closed|shut|chius[oiae])\b/.test(bare) && !/\d/.test(bare);
  return isClosed || RANGE.test(bare)
    ? {
        kind: 'hours',
        value: trimValue(text.replace(WEEKEND_TEXT, ' saturday and sunday ')),
        isPart: true,
      }
    : undefined;
}

const WEEKEND_TEXT = /\b(?:at |on |nel |il |i )?(?:the )?(?:weekends?|fine settimana)\b/gi;

function isOnlyHours({ mentions, bare }: Clause): boolean {
  return (
    mentions.length > 0 &&
    mentions.every((mention) => mention.type !== 'element' && mention.section === 'hours') &&
    DAYS.test(bare)
  );
}

const SAYING_SO = String.raw`(?:(?:write|add|put|say|mention|note|tell people|scrivere|aggiungere|mettere|segnalare|indicare|dire|scrivi|aggiungi|metti|mettici|segnala|indica|avvisa|di'|specifica)(?: (?:a|un|una|the)? ?(?:note|notice|line|sign|avviso|nota|riga|scritta|cartello))?(?: (?:saying|on the (?:page|site)|sul sito|sulla pagina|nel sito))*\s*(?:that|che|:)?\s*)?`;
const STATE = String.raw`(?:(?:please note(?: that)?|note(?: that)?|attenzione:?)\s+)?(?:(?:we|we're|we are|we'll be|we will be|the \w+ (?:is|will be)|noi|siamo|saremo|restiamo|resteremo|rimaniamo|il negozio (?:e|resta|sara)|(?:e|resta|sara)) )*(?:also |anche )?`;
const CLOSED = String.raw`(?:closed|shut|on holiday|away|close|chius[oiae]|in ferie|chiudiamo|chiuderemo|open|apert[oiae]|apriamo)`;
const WHEN = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \d{1,2}|\d{1,2}/\d{1,2}|(?:in|all of|for|ad|a|tutto|in tutto|during|per tutto) (?:${MONTH})|(?:${MONTH})(?=[\s.!]*$)|christmas|xmas|easter|new year\S*|boxing day|bank holidays?|public holidays?|holidays?|vacation|ferie|festivita|feste|natale|pasqua|pasquetta|ferragosto|capodanno|epifania|santo stefano|tomorrow|next week|this week|next month|domani|settimana prossima|prossima settimana|this \w+day|next \w+day)\b`,
);
const NOTICE = new RegExp(`^${SAYING_SO}(?<words>${STATE}${CLOSED}\\b.*)$`, 'd');
const BY_APPOINTMENT = new RegExp(
  String.raw`^${SAYING_SO}(?<words>(?:.*\b(?:${DAY_NAME})\b.*|(?:we |siamo |riceviamo |lavoriamo |open |apert\w )*)(?:by appointment|appointments? only|su appuntamento|per appuntamento).*)$`,
  'd',
);

/** "closed from 10 to 20 August", "chiusi a Natale": no week says so, a line beside the hours does. */
export function readNotice(clause: Clause): EditIntent | undefined {
  const { folded, mentions, colour, quoted } = clause;
  const isOther = mentions.some((mention) =>
    mention.type === 'element'
      ? !['text', 'page'].includes(mention.element)
      : !['hours', 'booking', 'events', 'products'].includes(mention.section ?? ''),
  );
  if (isOther || colour || quoted.length > 0) return undefined;
  const notice = WHEN.test(folded) ? NOTICE.exec(folded) : null;
  const range = (notice ?? BY_APPOINTMENT.exec(folded))?.indices?.groups?.['words'];
  const words = range && trimValue(clause.text.slice(...range));
  if (!words || words.length < 8) return undefined;
  const text = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return {
    kind: 'add-text',
    target: { section: 'hours' },
    text: /[.!?]$/.test(text) ? text : `${text}.`,
  };
}
