import { dropThinking } from '../generation/thinking.ts';

/** Extracts a plan's JSON from an answer while it arrives. */
export interface PlanStream {
  /** Adds a piece of the answer; true when an entry of a list of the plan was completed by it. */
  push(piece: string): boolean;
  /** The plan as far as its last complete entry, closed; undefined before the first one. */
  soFar(): string | undefined;
  /** The plan's JSON, or what there is of it. */
  text(): string;
  /** What the model wrote before the plan. */
  chatter(): string;
  phase(): 'waiting' | 'writing' | 'finished';
}

/** A plan with more text than this is none, in UTF-16 units. */
const LONGEST_PLAN = 400_000;
/** Blanks between the first brace and what follows it. */
const LONGEST_GAP = 200;
/** No model says more before it begins, in UTF-16 units. */
const LONGEST_CHATTER = 40_000;
/** Entries of the lists that the plan itself holds: `{ "sections": [ {` */
const ENTRY_DEPTH = 2;
const CLOSERS = { '{': '}', '[': ']' } as const;

/** Reads every character once. The plan begins at the first `{` that a quotation mark or `}` follows. */
export function createPlanStream(): PlanStream {
  let before = '';
  let text = '';
  let scanned = 0;
  let isInString = false;
  let isEscaped = false;
  let isFinished = false;
  let entry: { end: number; closers: string } | undefined;
  const open: ('}' | ']')[] = [];

  function begin(piece: string): void {
    if (before.length > LONGEST_CHATTER) return;
    before += piece;
    // Only a piece that ends or follows a brace can begin the plan, so prose is not read again and again.
    if (
      !piece.includes('{') &&
      !/\{\s*$/.test(before.slice(-LONGEST_GAP - piece.length, -piece.length))
    )
      return;
    const visible = dropThinking(before);
    const start = visible.isOpen ? -1 : visible.text.search(/\{(?=\s*["}])/);
    if (start < 0) return;
    before = visible.text.slice(0, start);
    text = visible.text.slice(start);
  }

  function close(): boolean {
    open.pop();
    if (open.length === 0) isFinished = true;
    if (open.length > ENTRY_DEPTH) return false;
    entry = { end: scanned + 1, closers: open.toReversed().join('') };
    return open.length === ENTRY_DEPTH;
  }

  function scan(): boolean {
    let isEntry = false;
    for (; scanned < text.length && !isFinished; scanned += 1) {
      const letter = text[scanned];
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (letter === '\\') isEscaped = true;
        else if (letter === '"') isInString = false;
      } else if (letter === '"') isInString = true;
      else if (letter === '{' || letter === '[') open.push(CLOSERS[letter]);
      else if ((letter === '}' || letter === ']') && close()) isEntry = true;
    }
    return isEntry;
  }

  return {
    push(piece) {
      if (isFinished || text.length > LONGEST_PLAN) return false;
      if (text === '') begin(piece);
      else text += piece;
      return scan();
    },
    soFar: () => entry && text.slice(0, entry.end) + entry.closers,
    text: () => (isFinished ? text.slice(0, scanned) : text),
    chatter: () => before.replaceAll(/^\s*(?:```|~~~).*$/gm, '').trim(),
    phase: () => (isFinished ? 'finished' : text === '' ? 'waiting' : 'writing'),
  };
}
