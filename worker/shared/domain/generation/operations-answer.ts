/** The lists of operations in an answer, and the answer without them. */
export interface OperationsAnswer {
  /** Parsed JSON, not validated yet; undefined when the answer has no list. */
  operations: unknown[] | undefined;
  /** A list that is no JSON array, or that was cut off. */
  isBroken: boolean;
  /** What is left: sentences and blocks. */
  rest: string;
}

const FENCE = /^[ \t]*```[ \t]*(operations|json)[ \t]*\r?\n/gm;
const CLOSING = /^[ \t]*```[ \t]*(?:\r?\n|$)/gm;

/**
 * Takes lists of page operations out of an answer: JSON arrays in fences that are called `operations`. A
 * fence called `json` is taken only when it holds an array of objects with a `kind`. Time grows with the
 * length of the answer.
 */
export function readOperationsAnswer(answer: string): OperationsAnswer {
  const lists: unknown[][] = [];
  let isBroken = false;
  let rest = '';
  let position = 0;
  let readUpTo = 0;
  for (const { index, 0: opening, 1: name } of answer.matchAll(FENCE)) {
    if (index < readUpTo) continue;
    const start = index + opening.length;
    CLOSING.lastIndex = start;
    const closing = CLOSING.exec(answer);
    const end = closing?.index ?? answer.length;
    readUpTo = end;
    const list = readList(answer.slice(start, end));
    if (list === undefined && name === 'json') continue;
    if (list === undefined) isBroken = true;
    else lists.push(list);
    rest += answer.slice(position, index);
    position = end + (closing?.[0].length ?? 0);
  }
  const operations = lists.length === 0 ? undefined : lists.flat();
  return { operations, isBroken, rest: rest + answer.slice(position) };
}

function readList(text: string): unknown[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const items: unknown[] = value;
  return items.every((item) => typeof item === 'object' && item !== null && 'kind' in item)
    ? items
    : undefined;
}
