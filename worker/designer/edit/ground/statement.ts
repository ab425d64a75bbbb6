import { foldInPlace, foldName } from '#domain/reading/fold.ts';
import { FILLERS, LIGHT_MARKS } from '../read/lexicon.ts';
import { textOfTokens, type Request } from '../read/request.ts';
import { readValues, type Value } from './values.ts';
import { isJoining, isLimiting, isStating, stemOf } from './words.ts';

/** What a clause states: a value, the one that it replaces, and the words that say of what. */
export interface Statement {
  now: Value;
  old: Value | undefined;
  /** Stems that must stand by the value on the page. */
  words: readonly string[];
  /** Words that count for nothing but between things that fit alike. */
  soft: ReadonlySet<string>;
  cue: 'time' | 'any';
  /** Values that tell which thing is meant: "level 2", "of 140". They stay. */
  anchors: readonly Value[];
  /** It says that things are so: "is", "now", "moved to". */
  isStated: boolean;
  /** It says that they were otherwise before: "now", "have become". */
  isNews: boolean;
  /** The new value counts the word behind it: "120 seats". */
  isCount: boolean;
}

const OLD =
  /(?:^|[\s,(])(?:not|non|and not|e non|instead of|rather than|invece (?:di|che|del|dei)|anziche|al posto (?:di|del|dei)|non piu|no longer|was|were|era|erano|it was)(?: (?:at|on|the|a|il|lo|la|le|i|gli|alle|per|by|entro|piu|for))* ?(?:l'|all'|dell')?$/;
const FROM = /(?:^|\s)(?:from|da|dal|dalle|dai|dall')\s?(?:the |le )?$/;
const TO = /^\s*(?:(?:\/ ?)?\p{L}+ ){0,2}(?:to|a|al|alle|ai|all'|->|→|–>|in)\s*(?:the |le )?$/u;
const GOES = /\b(?:va|vanno|passa|passano|sale|goes|go)\b/;
const CHANGED =
  /\b(?:is|are|now|becomes?|should be|must be|goes|costs?|diventa(?:no)?|ora|adesso|e ora|passa(?:no)?|costa(?:no)?|but|ma)\b/;
/** What stands before a time. */
export const TIME_CUE = /(?:^|\s)(?:at|alle|ore|le ore|h|dalle|by|entro le)\s?$|all'$/;
const TIME_ONLY = /(?:^|\s)(?:alle|ore|h|dalle)\s?$|all'$/;

/** What a clause may state of something on the page; nothing where it asks, limits or tells no value. */
export function readStatements(request: Request, from: number, to: number): Statement[] {
  const { tokens } = request;
  const start = tokens[from]?.start ?? 0;
  const text = textOfTokens(request, { from, to });
  if (text.length > 300 || isAsked(request, from, to) || isCutShort(request, to)) return [];
  if (tokens.slice(from, to).some(({ kind }) => kind === 'quote' || kind === 'web')) return [];
  const folded = foldInPlace(text);
  const values = readValues(text);
  const isNews = NEWS.test(folded);
  const isStated = tokens.slice(from, to).some(({ word }) => isStating(word));
  if (!isStated && addsBefore(request, to)) return [];
  return rolesOf(values, folded).flatMap(({ now, old }) => {
    const anchors = values.filter(
      (value) => value !== now && value !== old && isFigure(value, values),
    );
    const told = [now, ...(old ? [old] : []), ...anchors];
    const isValue = (at: number): boolean =>
      told.some(
        (value) =>
          (tokens[at]?.start ?? 0) < start + value.end &&
          (tokens[at]?.end ?? 0) > start + value.start,
      );
    const said = readWords(request, { from, to }, { isValue, isChange: old !== undefined });
    const isTime = TIME_ONLY.test(folded.slice(0, now.start)) || now.kind === 'time';
    return said
      ? [
          {
            now,
            old,
            ...said,
            cue: isTime ? ('time' as const) : 'any',
            anchors,
            isStated,
            isNews,
            isCount: isCount(text, now),
          },
        ]
      : [];
  });
}

function isCount(text: string, { kind, end }: Value): boolean {
  const [, noun = ''] = /^\s+(\p{L}{4,})/u.exec(text.slice(end)) ?? [];
  const word = foldName(noun);
  return (
    kind === 'number' && word !== '' && !isJoining(word) && !isStating(word) && !FILLERS.get(word)
  );
}

const NEWS =
  /\b(?:now(?:adays)?|these days|from (?:now on|today)|no longer|any ?more|bec[oa]me|gone (?:up|down)|grown|ora|adesso|da oggi|diventat[oaie]|passat[oaie]|salit[oaie]|aumentat[oaie])\b/;

/** "Add a class at 6, level 1, from 21 January": what follows is told of the new one. */
function addsBefore({ words }: Request, to: number): boolean {
  let start = to;
  while (start > 0 && !/^[.!?;\n]$/.test(words[start - 1] ?? '')) start -= 1;
  return words.slice(start, to).some((word) => ADDS.test(word));
}

const ADDS = /^(?:add|added|adding|insert|new|aggiung\w+|inseri\w+|nuov[oaie])$/;

/** The words of a clause besides its values; undefined where one of them limits what is said. */
function readWords(
  request: Request,
  { from, to }: { from: number; to: number },
  { isValue, isChange }: { isValue: (at: number) => boolean; isChange: boolean },
): Pick<Statement, 'words' | 'soft'> | undefined {
  const { words, fillers } = request;
  const content: string[] = [];
  const passing: string[] = [];
  for (let at = from; at < to;) {
    const word = words[at] ?? '';
    const filler = fillers[at]?.find((length) => at + length <= to) ?? 0;
    const isTurn = isChange && /^(?:but|ma)$/.test(word);
    if (filler === 0 && !isTurn && isLimiting(word)) return undefined;
    if (filler > 0 || isStating(word)) passing.push(...words.slice(at, at + Math.max(1, filler)));
    else if (!isValue(at) && !isTurn && !isEmpty(word)) content.push(stemOf(foldName(word)));
    at += Math.max(1, filler);
  }
  const soft = new Set(passing.filter((word) => !isJoining(word)).map(stemOf));
  return { words: content.filter(Boolean), soft };
}

function isEmpty(word: string): boolean {
  return (
    LIGHT_MARKS.has(word) || /^(?:->|[:()'])$/.test(word) || isJoining(word) || OLD_WORDS.has(word)
  );
}

const OLD_WORDS = new Set(
  'not non instead rather than invece anziche posto was were era erano'.split(' '),
);

/** "Alle 8 e mezza", "1 ora e 20": what follows is of the value. */
function isCutShort({ words }: Request, to: number): boolean {
  const [joint = '', next = '', last = ''] = words.slice(to, to + 3);
  const isOpen = /^(?:e|ed|and|,)$/.test(joint);
  const isPart =
    /^(?:mezz[oa]|un|tre|a|half|quarter)$/.test(next) &&
    /^(?:|[.!?,]|half|quarto|quarti|quarter)$/.test(last);
  return (
    isOpen &&
    (/^mezz[oa]$/.test(next) || isPart || (/^\d+$/.test(next) && /^(?:|[.!?;\n])$/.test(last)))
  );
}

/** A question asks, unless it begins with courtesy: "could you make it 75?". */
export function isAsked({ words }: Request, from: number, to: number): boolean {
  const end = words.findIndex((word, at) => at >= to - 1 && /^[.!?;\n]$/.test(word));
  if (end < 0 || words[end] !== '?') return false;
  let start = from;
  while (start > 0 && !/^[.!?;\n]$/.test(words[start - 1] ?? '')) start -= 1;
  return !/^(?:please |and |e |ciao |hi |hello |,)*(?:can|could|would|will|puoi|potete|potresti|potreste|riesci|riuscite|mi|ci)\b/.test(
    words.slice(start, end).join(' '),
  );
}

interface Roles {
  now: Value;
  old: Value | undefined;
}

/** A number in words is a value where nothing is told in figures: "five of the 12" counts no five. */
function isFigure({ text, kind }: Value, all: readonly Value[]): boolean {
  return kind !== 'number' || /^\d/.test(text) || !all.some((one) => /\d/.test(one.text));
}

/** Which value may be new, and which was there before. Of others it is seen on the page whether they tell what is meant. */
function rolesOf(all: readonly Value[], text: string): Roles[] {
  const values = all.filter((value) => isFigure(value, all));
  const [first, second, ...others] = values;
  if (!first || others.length > 1) return [];
  if (!second) return OLD.test(text.slice(0, first.start)) ? [] : [{ now: first, old: undefined }];
  const pairs = values.slice(1).flatMap((value, at) => pairIn(values[at] ?? first, value, text));
  if (pairs.length > 0 || values.some(({ start }) => OLD.test(text.slice(0, start)))) return pairs;
  return values.map((now) => ({ now, old: undefined }));
}

function pairIn(first: Value, second: Value, text: string): Roles[] {
  const between = text.slice(first.end, second.start);
  const before = text.slice(0, first.start);
  if (OLD.test(between)) return [{ now: first, old: second }];
  const isSum = [first, second].every(
    ({ kind, amount = 0 }: { kind: string; amount?: number }) =>
      kind === 'money' || amount > LATEST_HOUR,
  );
  const isMoved =
    TO.test(between) &&
    (FROM.test(before)
      ? MOVES.test(before) || GOES.test(between) || isSum
      : /\b(?:goes|go|gone|passa|passano)(?: up| down)?\s*$/.test(before));
  const isTurned = CHANGED.test(between) && !/^\s*(?:to|a|-|–)/.test(between);
  return OLD.test(before) || isMoved || isTurned || /^\s*(?:->|→)\s*$/.test(between)
    ? [{ now: second, old: first }]
    : [];
}

/** Above it a number is no hour. */
const LATEST_HOUR = 24;

/** A span "from 3 to 5" is no change from 3 to 5, unless something is said to change. */
const MOVES =
  /\b(?:go(?:es|ing)?|went|gone|moved?s?|moving|change[sd]?|changing|up|down|rises?|drops?|raise[sd]?|update|put|price[sd]?|passa(?:no)?|passat[oaie]|sale|salgono|scende|scendono|aument\w+|cambi\w+|sposta\w*|port\w+|modific\w+|aggiorn\w+)\b/;
