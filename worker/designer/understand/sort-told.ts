import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { uncapitalise } from '#domain/reading/letters.ts';
import type { Language } from '../brief/brief.ts';
import { writeSentence } from '../brief/sentences.ts';
import { topicOf, type Topic } from './topics.ts';

/** What is told, each in the place where a visitor looks for it. */
export interface SortedTold {
  /** Sentences about the owner and what they do, in the order of the brief. */
  about: string[];
  /** Practical matters, each under its heading. */
  practical: PlanItem[];
  /** How to get there. */
  directions: string[];
  /** How to reach the owner. */
  reach: string[];
  /** When the owner is there, where no table holds it. */
  opening: string[];
}

export interface Told {
  text: string;
  language: Language;
  statements: readonly string[];
  notes: readonly string[];
  /** The page has a map, beside which the way is told. */
  hasMap: boolean;
  /** The page has opening hours. */
  opens: boolean;
}

interface Piece {
  words: string;
  at: number;
  isNote: boolean;
  topic: Topic | 'reach' | undefined;
}

/** As much of its beginning finds a piece in the brief again. */
const SIGHT = 32;
/** A longer sentence tells a story, and so does a shorter one in the owner's voice. */
const MOST_WORDS = 30;
const MOST_OWN_WORDS = 12;
const OWN =
  /^(?:i|we|my|our|sono|siamo|faccio|facciamo|lo gestiamo|la gestiamo)(?:['’]\p{L}+)?\s(?!(?:do not|don['’]t|only|also|cover|deliver|accept|take|travel)(?!\p{L}))/iu;
/** One heading alone makes no section. */
const FEWEST_TOPICS = 2;
const REACH =
  /[\w.+-]+@[\w-]+\.\w|(?<![\d.,€£])(?:\+|0|3|\(\d{3}\)\s?)\d[\d\s/-]{6,}\d|(?<![\w.])@\w{3,}/u;
const LONGEST_JOINT = 8;
const JOINT = /^[,;\s]{1,4}(?:(?:and|e)\s)?$/iu;

function readTopic(words: string): Piece['topic'] {
  const most = OWN.test(words) ? MOST_OWN_WORDS : MOST_WORDS;
  if (words.split(/\s+/).length > most) return undefined;
  return topicOf(words) ?? (REACH.test(words) ? 'reach' : undefined);
}

/** The pieces in the order of the brief; what is not found again stands where it stood. */
function readPieces({ text, statements, notes }: Told): Piece[] {
  const lower = text.toLowerCase();
  const placed = (isNote: boolean) => {
    let last = 0;
    return (words: string): Piece => {
      const sight = words
        .toLowerCase()
        .slice(0, SIGHT)
        .replace(/(?<![.!])[.!]+$/, '');
      const behind = lower.indexOf(sight, last);
      const at = behind < 0 ? lower.indexOf(sight) : behind;
      if (at >= 0) last = at;
      return { words, at: at < 0 ? last : at, isNote, topic: readTopic(words) };
    };
  };
  return [...statements.map(placed(false)), ...notes.map(placed(true))].toSorted(
    (one, other) => one.at - other.at,
  );
}

/** Days on which somebody is closed make no table of hours. */
const CLOSES = /^(?:we(?:['’]re| are) |siamo |always |sempre )?(?:closed|chius)/iu;
const DAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom|closed|chius|winter|summer|inverno|estate)/iu;

/** What is about the same; of opening times, what goes on with a day. */
function belongsTo(note: Piece, last: Piece): boolean {
  if (!last.isNote || !note.isNote) return false;
  const goesOn =
    typeof last.topic === 'object' && last.topic.id === 'hours' && DAY.test(note.words);
  return last.topic === note.topic || (note.topic === undefined && goesOn);
}

/** Notes that commas strung together in the brief and that belong to one place are one sentence again. */
function joinNotes(pieces: readonly Piece[], text: string): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const end = last === undefined ? -1 : last.at + last.words.length;
    const between = end > piece.at ? '' : text.slice(end, Math.min(piece.at, end + LONGEST_JOINT));
    if (last === undefined || !belongsTo(piece, last) || !JOINT.test(between)) {
      joined.push({ ...piece });
      continue;
    }
    const isAsWritten = text.startsWith(piece.words, piece.at);
    last.words += between + (isAsWritten ? piece.words : uncapitalise(piece.words));
  }
  return joined;
}

function byTopic(pieces: readonly Piece[], language: Language): PlanItem[] {
  const rows = new Map<string, string[]>();
  for (const { topic, words } of pieces) {
    if (topic === undefined || topic === 'reach') continue;
    const heading = topic.heading[language];
    const row = rows.get(heading) ?? [];
    rows.set(heading, row);
    row.push(writeSentence(words));
  }
  return [...rows].map(([name, sentences]) => ({ name, text: sentences.join(' ') }));
}

/** Sorts what the owner tells: practical matters stand under headings, the rest tells about the owner. Linear. */
export function sortTold(told: Told): SortedTold {
  const pieces = joinNotes(readPieces(told), told.text);
  const isOf =
    (id: string) =>
    ({ topic }: Piece): boolean =>
      typeof topic === 'object' && topic.id === id;
  const isRoute = (piece: Piece): boolean => told.hasMap && isOf('directions')(piece);
  const isOpening = (piece: Piece): boolean =>
    told.opens && isOf('hours')(piece) && !CLOSES.test(piece.words);
  const isPractical = (piece: Piece): boolean =>
    typeof piece.topic === 'object' && !isRoute(piece) && !isOpening(piece);
  const practical = byTopic(pieces.filter(isPractical), told.language);
  const isEnough = practical.length >= FEWEST_TOPICS;
  const isReach = (piece: Piece): boolean =>
    piece.topic === 'reach' || (isPractical(piece) && !isEnough && REACH.test(piece.words));
  const others = pieces.filter((piece) => !isReach(piece) && !isRoute(piece) && !isOpening(piece));
  const write = ({ words }: Piece): string => writeSentence(words);
  const about = others.filter(({ topic }) => topic === undefined || !isEnough).map(write);
  return {
    about,
    practical: isEnough ? practical : [],
    directions: pieces.filter(isRoute).map(write),
    reach: pieces.filter(isReach).map(write),
    opening: pieces.filter(isOpening).map(write),
  };
}
