import { BLACK } from './looks.ts';
import { AIMABLE } from './aimable.ts';
import { opensTalk, refersBack, sortOf } from './clause-sorts.ts';
import { endsSentence, type Clause } from './cut-request.ts';
import type { EditIntent, Target } from './edit-intent.ts';
import type { ClauseReading } from './read-clause.ts';
import { textBetween, type Request } from './request.ts';
import { SLOTS } from './slots.ts';
import type { Aim } from './slots/parts.ts';
import { holdsLimit } from './whole-gate.ts';
import { isSeparator } from './words.ts';

/** One wish of a request. No intents: it was not understood. */
export interface Wish {
  text: string;
  intents: readonly EditIntent[];
}

/** What was read up to a clause. */
interface Progress {
  wishes: Wish[];
  /** What "it" means. */
  topic: Target | undefined;
  /** The one part that talk without a wish named: what a look behind it is for. */
  looked: Target | undefined;
  hasUnread: boolean;
  /** An unread wish stands before, in the same sentence. */
  wasWish: boolean;
  /** A limit stands before that was not understood. */
  isLimited: boolean;
  /** Clauses passed over that may limit or correct the rest. */
  doubts: string[];
}

/** The wishes of a request, each with what it is about. Talk is passed over; limits that were not read undo their wish. */
export function wishesOf(
  request: Request,
  clauses: readonly Clause[],
  about: Target | undefined,
): { wishes: Wish[]; about: Target | undefined; doubts: readonly string[] } {
  const isRead = clauses.some(({ reading }) => reading && reading.intents.length > 0);
  const progress: Progress = {
    wishes: [],
    topic: about,
    looked: undefined,
    hasUnread: false,
    wasWish: false,
    isLimited: false,
    doubts: [],
  };
  clauses.forEach((clause, position) => {
    const next = clauses[position + 1];
    const { reading } = clause;
    // A complaint is not understood where what is wanted instead was not.
    const isHalf =
      reading?.manner === 'complaint' &&
      next !== undefined &&
      !next.reading &&
      sortOf(request, { ...next, isFirst: false }) !== 'talk';
    if (!reading || isHalf) takeUnread(progress, request, clause);
    else if (!asksNothing(reading, next?.reading))
      takeRead(progress, request, { ...clause, reading });
    else {
      progress.topic = reading.about ?? progress.topic;
      if (!isRead) progress.wishes.push(unread(request, clause));
    }
  });
  return { wishes: progress.wishes, about: progress.topic, doubts: progress.doubts };
}

function unread(request: Request, { from, to }: Clause): Wish {
  return { text: textBetween(request, from, to), intents: [] };
}

function takeUnread(progress: Progress, request: Request, clause: Clause): void {
  const { from, to } = clause;
  const { wishes } = progress;
  const last = wishes.at(-1);
  const isFirst = last === undefined && !progress.hasUnread;
  const plain = isTiedTo(last, request, from) ? 'limit' : sortOf(request, { from, to, isFirst });
  const sort = plain === 'talk' && belongsTo(last, request, from) ? 'wish' : plain;
  const wish = unread(request, clause);
  progress.hasUnread = true;
  progress.looked = onlyTarget(request, from, to) ?? progress.looked;
  progress.wasWish = (progress.wasWish || sort === 'wish') && !endsSentence(request, to);
  if (sort === 'question') wishes.push({ ...wish, intents: [{ kind: 'question' }] });
  else if (sort === 'limit' && last)
    wishes.splice(-1, 1, { text: `${last.text} … ${wish.text}`, intents: [] });
  else if (sort !== 'talk') wishes.push(wish);
  else if (holdsLimit(request, { from, to, isTalk: opensTalk(request.words, from) }))
    progress.doubts.push(wish.text);
  if (sort === 'limit' && !last) progress.isLimited = true;
}

function takeRead(
  progress: Progress,
  request: Request,
  clause: Clause & { reading: ClauseReading },
): void {
  const { reading } = clause;
  const { wishes } = progress;
  progress.topic = reading.about ?? progress.topic;
  const isLook = isAimless(reading);
  const topic = progress.topic ?? (isLook ? progress.looked : undefined);
  const isGlued = progress.wasWish && isGluedAt(request, clause.from);
  const isLost =
    isGlued ||
    (isLook && (progress.wasWish || (!topic && isAboutSomething(progress, request, clause))));
  const intents = meantBy(request, { ...clause, reading }, { topic, looked: progress.looked });
  wishes.push({
    ...unread(request, clause),
    intents: isLost || progress.isLimited ? [] : intents,
  });
  progress.isLimited = false;
  progress.wasWish = false;
}

const SELECTED: Target = { isSelection: true };

/** The intents of a clause with what each is about. */
function meantBy(
  request: Request,
  clause: Clause & { reading: ClauseReading },
  { topic, looked }: Pick<Progress, 'topic' | 'looked'>,
): EditIntent[] {
  const hasStop = request.words[clause.to] === '.';
  const kind = topic?.isSelection && looked?.element;
  const meant = kind ? { ...topic, element: kind } : topic;
  const isPointed = request.page.selected !== undefined && pointsAt(request, clause);
  return clause.reading.intents.map((read) => {
    const intent = ofGround(read, request.page.selected !== undefined);
    const slight = withDegree(intent, request.words.slice(clause.from, clause.to).join(' '));
    return withStop(isPointed ? atSelection(slight) : aimed(slight, meant), hasStop);
  });
}

const SLIGHTLY =
  /\b(?:a (?:touch|tad|hair|smidge|smidgen|whisker)|slightly|(?:un|giusto un) (?:filo|filino|pelo|pelino)|leggermente|appena)\b/;

/** "A touch bigger" is less than a step. */
function withDegree(intent: EditIntent, said: string): EditIntent {
  return intent.kind === 'scale' && SLIGHTLY.test(said) ? { ...intent, isSlight: true } : intent;
}

/** "Black background": of what is selected, else of the page, which becomes a dark one. */
function ofGround(intent: EditIntent, isSelected: boolean): EditIntent {
  const isGround =
    intent.kind === 'recolour' &&
    intent.target?.element === 'background' &&
    Object.keys(intent.target).length === 1;
  if (!isGround) return intent;
  if (isSelected) return { ...intent, target: SELECTED, property: 'background' };
  return intent.colour.hex === BLACK ? { kind: 'dark-page' } : intent;
}

/** "This text", where an element is selected. */
function pointsAt({ words }: Request, { from, to }: Clause): boolean {
  return words
    .slice(from, to)
    .some((word) => /^(?:this|that|quest[oa]|quest|quell[oa]|selected|selezionat[oa])$/.test(word));
}

function atSelection(intent: EditIntent): EditIntent {
  if (!('target' in intent) || !AIMABLE.has(intent.kind)) return aimed(intent, SELECTED);
  const isPlain = Object.keys(intent.target ?? {}).every((key) => key === 'element');
  return isPlain ? { ...intent, target: SELECTED } : intent;
}

/** A look without a part goes on with something that was not understood. */
function isAboutSomething(
  { wishes, hasUnread }: Progress,
  request: Request,
  { from, to }: Clause,
): boolean {
  const goesOn = request.words.slice(from, to).some((word) => /^(?:still|even|ancora)$/.test(word));
  return hasUnread || goesOn || (wishes.length > 0 && refersBack(request, from, to));
}

/** "…e i contatti mettili prima" is of what stands before it; what follows a section without words may be its words. */
function isTiedTo(last: Wish | undefined, request: Request, from: number): boolean {
  const isGlued = isGluedAt(request, from);
  const intent = last?.intents.at(-1);
  const isGap = intent?.kind === 'add-section' && intent.content === '';
  const isTurned = /^(?:but|ma|pero)$/.test(request.words[from - 1] ?? '');
  return last !== undefined && (isGlued || isTurned || (isGap && !opensTalk(request.words, from)));
}

const JOINS = /^(?:and|then|also|plus|e|ed|poi|anche|inoltre)$/;

/** Words behind something new, in the same sentence, may be of it; what "and" joins to a wish is one. */
function belongsTo(last: Wish | undefined, { words }: Request, from: number): boolean {
  const [before = '', kind = ''] = [words[from - 1], last?.intents.at(-1)?.kind];
  const isNew = kind.startsWith('add-') && before === ',';
  return (isNew || (kind !== '' && JOINS.test(before))) && !opensTalk(words, from);
}

/** No mark or joining word stands before. */
function isGluedAt({ words, tokens }: Request, from: number): boolean {
  return from > 0 && !isSeparator(words[from - 1], tokens[from - 1]?.kind);
}

/** The part that words name, where they name just one. */
function onlyTarget(request: Request, from: number, to: number): Target | undefined {
  const found = new Map<string, Target>();
  for (let at = from; at < to; at += 1) {
    const [longest] = SLOTS.target(request, at, to);
    const { target } = (longest?.value ?? {}) as Aim;
    if (!target || !longest || target.element === 'page') continue;
    found.set(JSON.stringify(target), target);
    at = longest.to - 1;
  }
  const [only] = found.values();
  return found.size === 1 ? only : undefined;
}

/** A remark, or a complaint that only names the thing that the next clause says something of. */
function asksNothing({ manner }: ClauseReading, next: ClauseReading | undefined): boolean {
  const isExplained = next !== undefined && next.intents.length > 0 && !hasOwnTarget(next);
  return manner === 'remark' || (manner === 'complaint' && isExplained);
}

function isAimless({ intents }: ClauseReading): boolean {
  return intents.some(
    (intent) => AIMABLE.has(intent.kind) && !('target' in intent && intent.target),
  );
}

/** A sentence of the person's own keeps its full stop. */
function withStop(intent: EditIntent, hasStop: boolean): EditIntent {
  if (!hasStop) return intent;
  if (intent.kind === 'set-text' && intent.target?.element === 'text')
    return { ...intent, text: `${intent.text}.` };
  return intent.kind === 'add-question' ? { ...intent, answer: `${intent.answer}.` } : intent;
}

function hasOwnTarget({ about, intents }: ClauseReading): boolean {
  return (
    about !== undefined ||
    intents.some((intent) => 'target' in intent && intent.target !== undefined)
  );
}

/** "Make it darker" is about what was named last. */
function aimed(intent: EditIntent, about: Target | undefined): EditIntent {
  if (!about) return intent;
  if (intent.kind === 'recolour' && intent.property === 'brand') return intent;
  const isBareAct =
    ['image', 'remove', 'hide', 'show', 'duplicate', 'move'].includes(intent.kind) &&
    'target' in intent &&
    intent.target !== undefined &&
    Object.keys(intent.target).length === 0;
  const isOpen = AIMABLE.has(intent.kind) && 'target' in intent && intent.target === undefined;
  return isBareAct || isOpen ? { ...intent, target: about } : intent;
}
