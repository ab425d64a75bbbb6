import type { Steps } from '#domain/text/steps.ts';
import { readChatButton } from '../ground/read-chat-button.ts';
import { readAddition } from '../ground/read-addition.ts';
import { readEntryClause } from '../ground/read-entry.ts';
import { readGoneClause } from '../ground/read-gone.ts';
import { readHoursClause } from '../ground/read-hours.ts';
import { readNote } from '../ground/read-note.ts';
import { readOrderClause } from '../ground/read-order.ts';
import { readPointClause, readReplaceClause } from '../ground/read-replace.ts';
import { readSortClause } from '../ground/read-sort.ts';
import { readValueClause } from '../ground/read-value.ts';
import { isCopula } from '../ground/words.ts';
import { VERBS } from './lexicon.ts';
import { compilePhrase, matchPhrase, type Match, type Phrase } from './phrase.ts';
import type { Core, Request } from './request.ts';
import type { Reading, Row, Slots } from './row.ts';
import { FACT_ROWS } from './rows/fact-rows.ts';
import { LIST_ROWS } from './rows/list-rows.ts';
import { LOOK_ROWS } from './rows/look-rows.ts';
import { STRUCTURE_ROWS } from './rows/structure-rows.ts';
import { NAMED_ROWS, TEXT_ROWS } from './rows/text-rows.ts';
import { WRITING_ROWS } from './rows/writing-rows.ts';

const ROWS: readonly Row[] = [
  ...NAMED_ROWS,
  ...STRUCTURE_ROWS,
  ...WRITING_ROWS,
  ...LOOK_ROWS,
  ...FACT_ROWS,
  ...LIST_ROWS,
  ...TEXT_ROWS,
];

interface CompiledRow {
  row: Row;
  phrase: Phrase;
  /** Its place in the table: of readings that fit alike, the first counts. */
  order: number;
}

interface PhraseBook {
  byWord: ReadonlyMap<string, readonly CompiledRow[]>;
  /** Phrases of slots alone. */
  others: readonly CompiledRow[];
}

let book: PhraseBook | undefined;

function phraseBook(): PhraseBook {
  return (book ??= compileBook());
}

function compileBook(): PhraseBook {
  const rows = ROWS.flatMap((row, order) =>
    row.say.split('\n').map((line) => ({ row, order, phrase: compilePhrase(line.trim()) })),
  );
  const byWord = new Map<string, CompiledRow[]>();
  for (const row of rows)
    for (const word of new Set(row.phrase.keys)) {
      const list = byWord.get(word);
      if (list) list.push(row);
      else byWord.set(word, [row]);
    }
  return { byWord, others: rows.filter(({ phrase }) => phrase.keys.length === 0) };
}

/** The words that phrases are made of. */
export function grammarWords(): string[] {
  const { byWord, others } = phraseBook();
  return [...[...byWord.values()].flat(), ...others].flatMap(({ phrase }) =>
    phrase.states.flatMap((state) => (state.kind === 'word' ? [...state.words] : [])),
  );
}

export interface ClauseReading extends Reading {
  match: Match;
}

/** Steps of the budget after which others may go first. */
const SPENT_AT_ONCE = 1_000;

/** Readers of clauses that name things of the page; the first that reads all of a clause counts. */
const GROUNDED: readonly ((request: Request, from: number, to: number) => Reading | undefined)[] = [
  readEntryClause,
  readAddition,
  readNote,
  readChatButton,
  readPointClause,
  readReplaceClause,
  readGoneClause,
  readOrderClause,
  readSortClause,
  readHoursClause,
];

/**
 * What the tokens say when every one of them is read, or undefined. Of several readings the one with the fewest words
 * of the person's own counts, then the one that stands first in the table.
 */
export function* readClause(
  request: Request,
  from: number,
  to: number,
): Steps<ClauseReading | undefined> {
  const core = request.cores.find((one) => one.from < to && one.to > from);
  if (core?.from === from && core.to === to) return grounded({ intents: core.intents });
  const listed = firstOf(GROUNDED, (read) => read(request, from, to));
  if (listed) return grounded(listed);
  const read = yield* readPhrases(request, from, to);
  return core && !isOfKind(read, core) ? undefined : read;
}

/** What was told whole may be read with more words around it as the same kind of change. */
function isOfKind(read: ClauseReading | undefined, { intents: [intent] }: Core): boolean {
  return intent?.kind === 'fact' && read?.intents.every(({ kind }) => kind === 'fact') === true;
}

function firstOf<Item, Found>(
  items: readonly Item[],
  read: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* readPhrases(
  request: Request,
  from: number,
  to: number,
): Steps<ClauseReading | undefined> {
  const { byWord, others } = phraseBook();
  const rows = new Set(others);
  for (const word of new Set(request.words.slice(from, to)))
    for (const row of byWord.get(word) ?? []) rows.add(row);
  let best: ClauseReading | undefined;
  let rest = request.budget.left;
  for (const { row, phrase } of [...rows].sort((a, b) => a.order - b.order)) {
    if (best?.match.free === 0 || request.budget.left <= 0) break;
    if (rest - request.budget.left >= SPENT_AT_ONCE) {
      rest = request.budget.left;
      yield;
    }
    const match = matchPhrase(phrase, request, { from, to });
    if (!match || (best && match.free >= best.match.free)) continue;
    // A row names only slots of the type that `Slots` states.
    const reading = row.make(match.slots as unknown as Slots, request.page);
    if (reading) best = { ...reading, match };
  }
  return settle(request, { from, to }, best);
}

function settle(
  request: Request,
  { from, to }: { from: number; to: number },
  best: ClauseReading | undefined,
): ClauseReading | undefined {
  if (best && isChanceLook(request, { from, to }, best)) return undefined;
  return isTold(best) ? best : (groundedClause(request, from, to) ?? best);
}

/** "Dark cherry" asks for nothing: words of the page beside the name of a colour, without a verb. */
function isChanceLook(
  { words }: Request,
  { from, to }: { from: number; to: number },
  { intents, about }: ClauseReading,
): boolean {
  return (
    /^(?:item|text|link|heading|image)$/.test(about?.role ?? '') &&
    intents.some(({ kind }) => kind === 'recolour') &&
    !words.slice(from, to).some((word) => VERBS.has(word) || isCopula(word) || OF_LOOKS.test(word))
  );
}

const OF_LOOKS = /^(?:in|text|testo|background|sfondo|colou?r|colore|it|them|with|con)$/;

/** Words of the person's own may be the name of something on the page, and its new price the value of another thing. */
function isTold(best: ClauseReading | undefined): boolean {
  return best?.match.free === 0 && !best.intents.every(({ kind }) => kind === 'price');
}

/** What no phrase says may still state how something on the page is now. */
function groundedClause(request: Request, from: number, to: number): ClauseReading | undefined {
  const reading = request.budget.left > 0 ? readValueClause(request, from, to) : undefined;
  return reading && grounded(reading);
}

/** Every word of it stands for something on the page. */
function grounded(reading: Reading): ClauseReading {
  return { ...reading, match: { slots: {}, free: 0 } };
}
