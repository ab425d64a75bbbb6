import { readLooseList } from './loose-operations.ts';

/** The lists of operations in an answer, and the answer without them. */
export interface OperationsAnswer {
  /** Parsed JSON with short forms written out, not yet validated; undefined when the answer contains no list. */
  operations: unknown[] | undefined;
  /** A list is not valid JSON or was cut off. */
  isBroken: boolean;
  /** Everything else: sentences and blocks. */
  rest: string;
}

const FENCE = /^[ \t]*```[ \t]*(operations|json)[ \t]*\r?\n/gm;
const CLOSING = /^[ \t]*```[ \t]*(?:\r?\n|$)/gm;

/**
 * Extracts lists of page operations from an answer: JSON arrays in fences named `operations`, or a single one. A
 * fence named `json` counts only when what it contains has a `kind`. Linear in the length of the answer.
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
    const list = readLooseList(answer.slice(start, end));
    if (list === undefined && name === 'json') continue;
    if (list === undefined) isBroken = true;
    else lists.push(list);
    rest += answer.slice(position, index);
    position = end + (closing?.[0].length ?? 0);
  }
  const operations = lists.length === 0 ? undefined : lists.flat();
  return { operations, isBroken, rest: rest + answer.slice(position) };
}
