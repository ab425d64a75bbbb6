import { readValues } from './values.ts';

/** One thing that is told of a new entry. */
export interface Field {
  kind: 'date' | 'time' | 'money' | 'text';
  text: string;
  isQuoted: boolean;
  /** The sentence that it stands in, from 0. */
  sentence: number;
}

const PART = /"[^"]*"|“[^”]*”|«[^»]*»|[^"“«]+/g;

/** What is told, cut at commas and sentences; quotations and decimals stay whole. */
export function fieldsOf(told: string): Field[] {
  let sentence = 0;
  return [...told.matchAll(PART)].flatMap(([part]) => {
    if (/^["“«]/.test(part)) return field(part.slice(1, -1), { isQuoted: true, sentence });
    return part.split(/(?<=[\p{L}\d]{2}[.!?])\s+/u).flatMap((line, at) => {
      if (at > 0) sentence += 1;
      const here = sentence;
      return line
        .split(/,(?!\d)|;|:\s|\s[–—-]\s/)
        .flatMap((text) => field(text, { isQuoted: false, sentence: here }));
    });
  });
}

/** Most letters that stand beside a date or sum in a field that tells no more than it. */
const BESIDE = 14;

function field(
  text: string,
  { isQuoted, sentence }: Pick<Field, 'isQuoted' | 'sentence'>,
): Field[] {
  const told = text.trim().replace(/(?<=\p{L}{2})[.?]$/u, '');
  if (told === '') return [];
  const values = isQuoted ? [] : readValues(told);
  const [value] = values;
  const rest = told.length - values.reduce((sum, { text: said }) => sum + said.length, 0);
  const isBare = value?.kind === 'number' && /^(?!(?:19|20)\d\d$)\d+(?:[.,]\d\d)?$/.test(told);
  const isShort = value && rest <= BESIDE && value.kind !== 'amount' && value.kind !== 'number';
  const kind = isBare ? 'money' : isShort ? value.kind : 'text';
  return [{ kind, text: isQuoted ? text.trim() : told, isQuoted, sentence }];
}
