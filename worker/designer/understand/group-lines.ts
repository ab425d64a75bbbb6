import type { BriefBlock } from './brief-block.ts';
import type { LabelUse } from './labels.ts';
import { hasDayBehind, hasPrice, isBulleted } from './rows.ts';

const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:luned|marted|mercoled|gioved|venerd)[iì]|sabato|domenica|lun|mar|mer|gio|ven|sab|dom';
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic)[a-z]*';
/** What the lines of a list begin with, and what such a list is. */
const ROWS: readonly (readonly [LabelUse, RegExp])[] = [
  ['timeline', /^(?:19|20)\d\d\s?(?:[-–]|to|al|\s\p{L})/iu],
  [
    'events',
    new RegExp(
      `^(?:(?:${DAY})\\s)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?\\s${MONTH}\\b`,
      'iu',
    ),
  ],
  ['schedule', /^(?:ore\s|h\s?)?\d{1,2}(?:[:.]\d{2})\s?(?:am|pm)?\s/i],
  ['schedule', /^(?:ore|h)\s\d{1,2}\s/i],
  ['schedule', new RegExp(`^(?:${DAY})\\b(?!.*\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?:\\W|$))`, 'iu')],
  ['portfolio', /^0\d\s\p{Lu}/u],
];
const FEWEST = 2;
const NONE = 'none';
const HEADING = /^[^.,;:!?\d]{3,40}$/u;

function rowOf(line: string): LabelUse | undefined {
  if (line === '' || isBulleted(line)) return undefined;
  const named = ROWS.find(([, begins]) => begins.test(line))?.[0];
  if (named !== undefined) return named;
  if (hasDayBehind(line)) return 'schedule';
  return hasPrice(line) && line.length < 80 && !/[.!?]\s/.test(line) ? 'pricing' : undefined;
}

/** Joins lines in a row that begin alike, with a short line before them as their heading; the others stay lines. */
export function groupLines(lines: readonly string[]): (string | BriefBlock)[] {
  const grouped: (string | BriefBlock)[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const use = rowOf(line);
    let end = at;
    while (end < lines.length && rowOf(lines[end] ?? '') === (use ?? NONE)) end += 1;
    if (use === undefined || end - at < FEWEST) {
      grouped.push(line);
      at += 1;
      continue;
    }
    const before = grouped.at(-1);
    const isHeaded =
      typeof before === 'string' && before !== '' && HEADING.test(before) && grouped.length > 1;
    if (isHeaded) grouped.pop();
    const rows = lines.slice(at, end);
    grouped.push({
      use: use === 'pricing' ? undefined : use,
      ...(isHeaded && { label: before }),
      lines: rows,
      isBulleted: true,
    });
    at = end;
  }
  return grouped;
}
