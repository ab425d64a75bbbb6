import type { EditIntent } from '../edit-types.ts';
import { trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import type { Mention } from '../request/mentions.ts';

const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lun|mar|mer|gio|ven|sab|dom|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|every day|daily|weekdays|weekends?|tutti i giorni|ogni giorno|feriali|festivi)`;
const HOURS_CONTENT = new RegExp(
  String.raw`\b${DAY}\b.*(?:\d|closed|chius)|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|-|to|alle|/)\s?\d`,
);

const A_DAY = new RegExp(String.raw`\b${DAY}\b`);
const DAYS = new RegExp(String.raw`\b${DAY}s?\b`);

/** Words that add a day to the week or change one, and leave the others. */
const PART_OF_WEEK =
  /\b(?:also|too|as well|anche|pure|from now on|from today|da oggi|d'ora in poi)\b/;

export function readHours(clause: Clause): EditIntent | undefined {
  const mention = clause.mentions.find(
    (found) => found.type !== 'element' && found.section === 'hours',
  );
  const open =
    /\b(?:we are|we're|we|siamo|now) (?:now )?(?:open|closed|shut|apert[ie]|chius[ie])\b|\bwe (?:also |now |only |stay |remain |will be |'ll be )*(?:open|close[ds]?|shut)\b|\b(?:we are|we're) (?:now )?shut\b|\b(?:restiamo|rimaniamo|saremo|teniamo) (?:apert[oie]|chius[oie])\b|\b(?:apriamo|chiudiamo)\b/.exec(
      clause.bare,
    );
  if (!mention && !open) return undefined;
  const isPart = PART_OF_WEEK.test(clause.bare);
  const isClosing = /\b(?:closed|shut|chius[ie])\b/.test(clause.bare) && !/\d/.test(clause.bare);
  if (open && !mention && (isPart || isClosing) && DAYS.test(clause.bare))
    return { kind: 'hours', value: clause.text, isPart: true };
  const day = DAYS.exec(clause.bare);
  if (mention && day && clause.verb?.class === 'add' && day.index < mention.start)
    return addedHours(clause, mention);
  if (open && !mention && A_DAY.test(clause.bare.slice(0, open.index)))
    return allHours(clause, open);
  const tail = clause.folded.slice(mention ? mention.end : (open?.index ?? 0));
  if (!HOURS_CONTENT.test(tail) || clause.verb?.class === 'remove') return undefined;
  const start = mention ? mention.end : clause.folded.length - tail.length;
  const value = clause.text
    .slice(start)
    .replace(
      /^\s*(?::|=|[-–]|to|are|is|sono|ora|in|a|now|we are|siamo|adesso|diventano|della settimana)+\s*:?\s*/i,
      '',
    );
  return { kind: 'hours', value: trimValue(value) };
}

/** "add Saturday to the opening hours, 9 to 12" */
function addedHours({ text, verb }: Clause, mention: Mention): EditIntent | undefined {
  const head = text
    .slice(verb?.end ?? 0, mention.start)
    .replace(/\s(?:to|agli|all|nell|negli|in)\W*(?:the|our|nostri)?\s*$/i, ' ');
  const value = `${head} ${text.slice(mention.end)}`.replace(/\s*[,:]\s*/g, ' ');
  return SAYS_TIMES.test(foldText(value))
    ? { kind: 'hours', value: trimValue(value), isPart: true }
    : undefined;
}

const SAYS_TIMES =
  /\d\s?(?:am|pm|h)?\s*(?:-|to|till|until|alle|fino alle)\s*\d|\b(?:closed|shut|chius[oie])\b/;

/** "on weekdays we are open from 9 to 17, …": days stand on both sides of the words for being open. */
function allHours({ text, folded }: Clause, open: RegExpExecArray): EditIntent | undefined {
  const value = text.slice(0, open.index) + text.slice(open.index + open[0].length);
  return SAYS_TIMES.test(folded) ? { kind: 'hours', value: trimValue(value) } : undefined;
}
