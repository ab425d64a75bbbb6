import { compilePhrase, matchPhrase, mayRead, type Match, type Phrase } from './phrase.ts';
import { fitsField } from './field-gate.ts';
import { keepsSense } from './polarity.ts';
import { CONTACT_PHRASES } from './phrases/contact-phrases.ts';
import { ELEMENT_PHRASES } from './phrases/element-phrases.ts';
import { GENERAL_PHRASES } from './phrases/general-phrases.ts';
import { HOURS_PHRASES } from './phrases/hours-phrases.ts';
import { ITEM_PHRASES } from './phrases/item-phrases.ts';
import { LOOK_PHRASES } from './phrases/look-phrases.ts';
import { NEW_TEXT_PHRASES } from './phrases/new-text-phrases.ts';
import { PRICE_PHRASES } from './phrases/price-phrases.ts';
import { REMARK_PHRASES } from './phrases/remark-phrases.ts';
import { STRUCTURE_PHRASES } from './phrases/structure-phrases.ts';
import { TEXT_PHRASES } from './phrases/text-phrases.ts';
import type { PhraseRow, Reading, Slots } from './reading.ts';
import type { Request } from './request.ts';
import { SLOT_WORDS } from './slots.ts';

interface CompiledRow {
  row: PhraseRow;
  phrase: Phrase;
  /** Its place in the table: of readings that fit alike, the first counts. */
  order: number;
}

interface PhraseBook {
  byWord: ReadonlyMap<string, readonly CompiledRow[]>;
  /** Phrases of slots alone. */
  others: readonly CompiledRow[];
}

const ROWS: readonly PhraseRow[] = [
  ...ELEMENT_PHRASES,
  ...GENERAL_PHRASES,
  ...STRUCTURE_PHRASES,
  ...LOOK_PHRASES,
  ...CONTACT_PHRASES,
  ...HOURS_PHRASES,
  ...PRICE_PHRASES,
  ...ITEM_PHRASES,
  ...TEXT_PHRASES,
  ...NEW_TEXT_PHRASES,
  ...REMARK_PHRASES,
];

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

let compiled: PhraseBook | undefined;

function phraseBook(): PhraseBook {
  return (compiled ??= compileBook());
}

/** Every word that phrases and slots know: none of them is a slip. */
export function knownWords(): ReadonlySet<string> {
  return (known ??= new Set([...SLOT_WORDS, ...wordsOf(phraseBook())]));
}

let known: ReadonlySet<string> | undefined;

function wordsOf({ byWord, others }: PhraseBook): string[] {
  return [...[...byWord.values()].flat(), ...others].flatMap(({ phrase }) =>
    phrase.states.flatMap((state) => (state.kind === 'word' ? [...state.words] : [])),
  );
}

export interface ClauseReading extends Reading {
  match: Match;
}

/** Longest clause without words of the person's own that phrases of slots alone are tried on, in tokens. */
const SHORT = 60;

/**
 * What the tokens say when taken together, or undefined. Of several readings the one with the fewest words of the
 * person's own counts, then the one that stands first in the table.
 */
export function readClause(request: Request, from: number, to: number): ClauseReading | undefined {
  const span = { from, to };
  const { byWord, others } = phraseBook();
  const rows = new Set<CompiledRow>(span.to - span.from <= SHORT ? others : []);
  for (const word of new Set(request.words.slice(span.from, span.to)))
    for (const row of byWord.get(word) ?? []) rows.add(row);
  let best: (ClauseReading & { order: number }) | undefined;
  const isLong = span.to - span.from > SHORT;
  const quotations = new Set(request.tokens.map(({ quoted }) => quoted));
  const origin = {
    isQuoted: (text: string): boolean => quotations.has(text),
    isTold: (text: string): boolean =>
      request.text
        .slice(0, Math.max(0, request.text.indexOf(text)))
        .trimEnd()
        .endsWith(':'),
  };
  for (const { row, phrase, order } of inOrder([...rows], isLong)) {
    if (best?.match.free === 0) break;
    const match = mayRead(phrase, request, span) ? matchPhrase(phrase, request, span) : undefined;
    if (!match || (best && !isBetter(match.free, order, best))) continue;
    const reading = row.make(slotsOf(match), request.page);
    if (
      reading?.intents.every((intent) => fitsField(intent, origin)) &&
      keepsSense(request, span, reading.intents)
    )
      best = { ...reading, match, order };
  }
  return best;
}

/** By their place in the table; in a long clause those that read lists come first. */
function inOrder(rows: CompiledRow[], isLong: boolean): CompiledRow[] {
  const rank = ({ phrase, order }: CompiledRow): number =>
    isLong && phrase.readsList ? order - MANY_ROWS : order;
  return rows.sort((a, b) => rank(a) - rank(b));
}

const MANY_ROWS = 10_000;

function isBetter(free: number, order: number, best: ClauseReading & { order: number }): boolean {
  return free < best.match.free || (free === best.match.free && order < best.order);
}

/** The values of a match as its row reads them: a row names only slots of the type that `Slots` states. */
function slotsOf({ slots }: Match): Slots {
  return slots as unknown as Slots;
}
