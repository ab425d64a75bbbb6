import { bestClauses } from './cut-request.ts';
import type { EditIntent, EditLanguage, Target } from './edit-intent.ts';
import { knownWords } from './read-clause.ts';
import { openRequest, type PageWords, type Request } from './request.ts';
import { overlooked } from './whole-gate.ts';
import { readWhole } from './whole-requests.ts';
import { wishesOf, type Wish } from './wishes-of.ts';

export interface ReadRequest {
  wishes: readonly Wish[];
  /** What must stay as it is. */
  keeps: readonly Target[];
  /** What later words such as "it" would mean. */
  about: Target | undefined;
  /** Steps of matching spent; `isSpent` when the budget ran out and nothing was read. */
  steps: number;
  isSpent: boolean;
}

interface Reader {
  language: EditLanguage;
  page: PageWords;
  /** What "it" means at the start. */
  about: Target | undefined;
  /** What the request before asked for last, for "a bit more". */
  last?: readonly EditIntent[];
}

export function readRequest(
  text: string,
  { language, page, about, last = [] }: Reader,
): ReadRequest {
  const request = openRequest(text, { language, page, known: knownWords() });
  if (last.length > 0 && asksForMore(request))
    return { wishes: [{ text, intents: last }], keeps: [], about, steps: 0, isSpent: false };
  const whole = readWhole(text, page);
  if (whole.length > 0)
    return { wishes: [{ text, intents: whole }], keeps: [], about, steps: 0, isSpent: false };
  const total = request.budget.left;
  const clauses = bestClauses(request);
  const steps = total - request.budget.left;
  if (request.budget.left <= 0)
    return { wishes: [{ text, intents: [] }], keeps: [], about, steps, isSpent: true };
  const read = wishesOf(request, clauses, about);
  const all = read.wishes.flatMap(({ intents }) => intents);
  const doubts = [...read.doubts, ...overlooked(request, read.wishes)];
  if (doubts.length > 0)
    return { wishes: unreadAll(doubts), keeps: [], about: read.about, steps, isSpent: false };
  const keeps = all.flatMap((intent) => (intent.kind === 'keep' ? (intent.target ?? []) : []));
  const wishes = wholeHours(atEnd(besideHeadings(withoutAnswered(read.wishes, all), keeps)));
  const isLost = wishes.length === 0;
  return {
    wishes: withoutGaps(isLost ? [{ text, intents: [] }] : wishes),
    keeps,
    about: read.about,
    steps,
    isSpent: false,
  };
}

function unreadAll(texts: readonly string[]): Wish[] {
  return texts.map((text) => ({ text, intents: [] }));
}

const MORE = /^(?:more|again|still|further|another|ancora|altro|piu|no|yes|si|ok|step|di)$/;

/** "A bit more still": the same once more, and nothing else. */
function asksForMore({ words, fillers }: Request): boolean {
  return (
    words.some((word) => /^(?:more|again|still|further|another|ancora|altro|piu)$/.test(word)) &&
    words.every((word, at) => MORE.test(word) || fillers[at]?.length || /^\W$/.test(word))
  );
}

const IDLE: ReadonlySet<EditIntent['kind']> = new Set(['keep', 'ask', 'question']);

/** Beside a change nothing is said of what stays, nor asked for what another wish tells. */
function withoutAnswered(wishes: readonly Wish[], all: readonly EditIntent[]): Wish[] {
  if (all.every(({ kind }) => IDLE.has(kind))) return [...wishes];
  const facts = new Set<string>(
    all.flatMap((intent) => (intent.kind === 'fact' ? intent.fact : [])),
  );
  const answered = wishes.map((wish) =>
    wish.intents.some(({ kind }) => kind === 'question') ? { ...wish, intents: [] } : wish,
  );
  return answered.filter(
    ({ intents }) =>
      !intents.some(
        (intent) => intent.kind === 'keep' || (intent.kind === 'ask' && facts.has(intent.missing)),
      ),
  );
}

const TITLES: ReadonlySet<string> = new Set(['headings', 'headline', 'heading']);

/** Where the headings are to stay as they are, larger text is the running one. */
function besideHeadings(wishes: readonly Wish[], keeps: readonly Target[]): Wish[] {
  const areKept = keeps.some(({ element, said }) => TITLES.has(element ?? '') && !said);
  const narrowed = (intent: EditIntent): EditIntent => {
    const isText =
      intent.kind === 'scale' &&
      intent.measure === 'text' &&
      /^(?:text|page|)$/.test(intent.target?.element ?? '') &&
      !intent.target?.section;
    return isText && areKept && !intent.target?.isSelection
      ? { ...intent, target: { element: 'paragraphs' } }
      : intent;
  };
  return wishes.map(({ text, intents }) => ({ text, intents: intents.map(narrowed) }));
}

const END =
  /\b(?:at the (?:bottom|end)|footer|in fondo|a fondo pagina|pi[eè] di pagina)(?!\p{L})/iu;

/** Behind the last of several links the place is that of all. */
function atEnd(wishes: readonly Wish[]): Wish[] {
  const isLink = ({ intents }: Wish): boolean => intents[0]?.kind === 'add-contact';
  const isPlaced = wishes.some((wish) => isLink(wish) && END.test(wish.text));
  const placed = (intent: EditIntent): EditIntent =>
    isPlaced && intent.kind === 'add-contact' ? { ...intent, isAtEnd: true } : intent;
  return wishes.map(({ text, intents }) => ({ text, intents: intents.map(placed) }));
}

const DAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:(?:lun|mart|mercol|giov|vener)ed[iì]|domenic[ah]|sabat[oi])/i;

/** A number that could be a time. */
const TIME = /(?<![\d.,€£$])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?![\d.,]|\s?(?:€|eur|pound))/;

/** Hours change as they were told or not at all: half of a week would take the place of the whole one. */
function wholeHours(wishes: readonly Wish[]): Wish[] {
  const isOfHours = ({ intents, text }: Wish): boolean =>
    intents.length === 0
      ? DAY.test(text) || TIME.test(text)
      : intents.some(({ kind }) => kind === 'hours');
  const told = wishes.filter(isOfHours);
  const read = told.filter(({ intents }) => intents.length > 0).length;
  if (read === 0 || read === told.length) return [...wishes];
  const text = told.map((wish) => wish.text).join(', ');
  return [...wishes.filter((wish) => !isOfHours(wish)), { text, intents: [] }];
}

/** A section gets no placeholders where words for it were told and not understood. */
function withoutGaps(wishes: readonly Wish[]): Wish[] {
  const isUnread = wishes.some(({ intents }) => intents.length === 0);
  return wishes.map((wish) =>
    isUnread &&
    wish.intents.some((intent) => intent.kind === 'add-section' && intent.content === '')
      ? { ...wish, intents: [] }
      : wish,
  );
}
