import { cut, lower, matches } from '../natives.ts';

/** How many ids, classes (attributes, pseudo-classes) and types a selector names. */
type Counts = [ids: number, classes: number, types: number];

const STEP = 1_000;
const NAME = /[-\w\u0080-\uffff\\]/;

/** The parts of a selector list, split at its outer commas. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= list.length; at += 1) {
    const character = list[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = skipQuoted(list, at);
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    if (at < list.length && !(character === ',' && depth === 0)) continue;
    parts[parts.length] = cut(list, from, at);
    from = at + 1;
  }
  return parts;
}

function skipQuoted(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** The weight of one selector as a number: a higher one wins (Selectors Level 4, section 17). */
export function specificityOf(selector: string): number {
  const counts: Counts = [0, 0, 0];
  count(selector, counts);
  return counts[0] * STEP * STEP + counts[1] * STEP + counts[2];
}

function count(selector: string, counts: Counts): void {
  let at = 0;
  while (at < selector.length) at = countPart(selector, at, counts);
}

function countPart(selector: string, at: number, counts: Counts): number {
  switch (selector[at]) {
    case '#':
      counts[0] += 1;
      return endOfName(selector, at + 1);
    case '.':
      counts[1] += 1;
      return endOfName(selector, at + 1);
    case '[':
      counts[1] += 1;
      return endOfBracket(selector, at);
    case ':':
      return countPseudo(selector, at, counts);
    default:
      if (!matches(NAME, selector[at] as string)) return at + 1;
      counts[2] += 1;
      return endOfName(selector, at);
  }
}

function countPseudo(selector: string, at: number, counts: Counts): number {
  if (selector[at + 1] === ':') {
    counts[2] += 1;
    const end = endOfName(selector, at + 2);
    return selector[end] === '(' ? endOfBracket(selector, end) : end;
  }
  const nameEnd = endOfName(selector, at + 1);
  const name = lower(cut(selector, at + 1, nameEnd));
  const end = selector[nameEnd] === '(' ? endOfBracket(selector, nameEnd) : nameEnd;
  const inner = end > nameEnd ? cut(selector, nameEnd + 1, end - 1) : '';
  if (name === 'where') return end;
  if (name === 'is' || name === 'not' || name === 'has') addHighest(inner, counts);
  else if (matches(/^(?:before|after|first-line|first-letter)$/, name)) counts[2] += 1;
  else counts[1] += 1;
  return end;
}

function addHighest(list: string, counts: Counts): void {
  const parts = splitSelectors(list);
  let highest: Counts = [0, 0, 0];
  for (let index = 0; index < parts.length; index += 1) {
    const own: Counts = [0, 0, 0];
    count(parts[index] as string, own);
    if (isHigher(own, highest)) highest = own;
  }
  counts[0] += highest[0];
  counts[1] += highest[1];
  counts[2] += highest[2];
}

function isHigher(a: Counts, b: Counts): boolean {
  if (a[0] !== b[0]) return a[0] > b[0];
  return a[1] === b[1] ? a[2] > b[2] : a[1] > b[1];
}

function endOfName(selector: string, start: number): number {
  let at = start;
  while (at < selector.length && matches(NAME, selector[at] as string))
    at += selector[at] === '\\' ? 2 : 1;
  return at;
}

function endOfBracket(selector: string, start: number): number {
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    const character = selector[at];
    if (character === '"' || character === "'") at = skipQuoted(selector, at);
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return selector.length;
}
