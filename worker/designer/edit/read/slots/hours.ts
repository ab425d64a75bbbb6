import { DAY_NAME } from '#domain/reading/hours/written-hours.ts';
import { readRun } from './values.ts';

const DAY = new RegExp(`^(?:${DAY_NAME}|weekdays?|weekends?|daily|feriali|festivi)$`);
const DAY_JOINT =
  /^(?:-|to|and|e|,|&|a|al|alla|da|dal|dalla|from|through|on|the|il|la|i|le|every|day|ogni|giorno|tutti|giorni)$/;
const TIME_WORD =
  /^(?:\d[\d:.]*|-|:|\/|,|&|\+|and|e|to|till?|until|from|at|am|pm|h|ore|dalle|alle|dall|all|fino|closed|shut|chius[oaie]|open|apert[oaie]|mattin[ao]|pomeriggio|sera|morning|afternoon|evening|o|clock|we|are|siamo)$/;

export const readHours = readRun(
  (word) => DAY.test(word) || DAY_JOINT.test(word) || TIME_WORD.test(word),
  (text) =>
    HAS_DAY.test(text) &&
    (/\d/.test(text) || !PART_OF_DAY.test(text)) &&
    (/\d\s?(?:am|pm|h)?\s*(?:-|–|—|to|till?|until|alle|fino alle|a|e alle|\/)\s*(?:le )?\d/i.test(
      text,
    ) ||
      /\b(?:closed|shut|chius)/i.test(text)),
);
/** Who is closed in the evening says nothing of the rest of the day. */
const PART_OF_DAY =
  /\b(?:mattin[ao]|pomeriggio|sera|mornings?|afternoons?|evenings?|lunch|dinner|pranzo|cena)\b/i;
const HAS_DAY = new RegExp(
  String.raw`\b(?:${DAY_NAME}|weekday|weekend|daily|every day|tutti i giorni|ogni giorno|ferial|festiv)`,
  'i',
);
export const readDays = readRun(
  (word, at) =>
    DAY.test(word) ||
    (at > 0 && DAY_JOINT.test(word)) ||
    /^(?:every|ogni|tutti|on|il|la|al|di|at|nel|dal|dalla|from)$/.test(word),
  (text) => HAS_DAY.test(text) && !/(?:^|\s)(?:and|e|to|a|from|da)$|[,-]$/i.test(text),
);
