import type { FrameMark } from '#contract/page-editing.ts';
import { emit } from './channel.ts';
import { isRow } from './drag/drop-target.ts';
import { elementOf } from './keys.ts';
import { isConnected, later, push } from './natives.ts';
import { refreshOutlines } from './outlines.ts';
import { addPart, placePart, removePart, setClasses } from './overlay.ts';
import { rectOf, type Rect } from './rects.ts';
import { reveal } from './reveal.ts';
import { keepShown, showHidden } from './show-hidden.ts';
import { state } from './state.ts';

interface DrawnMark {
  mark: FrameMark;
  part: HTMLElement;
  /** Null while nothing of the page carries its key. */
  element: Element | null;
}

const LINE_PX = 4;
/** The bar that leads through the changes lies over the foot of the page. */
const BAR_PX = 80;
const MOMENT_MS = 2_600;
/** A page that is still being drawn may bring the marked element. */
const PATIENCE_MS = 1_500;

let drawn: DrawnMark[] = [];
/** The key of the mark that is to be brought into view as soon as it is there. */
let awaited: number | null = null;
let round = 0;

/** Marks these places and forgets the others. */
export function markPlaces(marks: readonly FrameMark[], scrollTo: boolean): void {
  round += 1;
  for (let at = 0; at < drawn.length; at += 1) removePart((drawn[at] as DrawnMark).part);
  drawn = [];
  state.marks = marks;
  for (let at = 0; at < marks.length; at += 1) {
    const mark = marks[at] as FrameMark;
    push(drawn, { mark, part: addPart('gone'), element: null });
  }
  awaited = scrollTo ? firstSeen(marks) : null;
  if (marks.length === 0) keepShown(state.selected[0]);
  else endLater(round);
  refreshOutlines();
}

function firstSeen(marks: readonly FrameMark[]): number | null {
  for (let at = 0; at < marks.length; at += 1) {
    const { key, look } = marks[at] as FrameMark;
    if (look !== 'quiet') return key;
  }
  return marks.length > 0 ? (marks[0] as FrameMark).key : null;
}

function endLater(ofRound: number): void {
  later(() => {
    if (ofRound !== round || awaited === null) return;
    emit({ t: 'unseen', key: awaited });
    awaited = null;
  }, PATIENCE_MS);
  later(() => {
    if (ofRound === round) dropMoments();
  }, MOMENT_MS);
}

function dropMoments(): void {
  const kept: DrawnMark[] = [];
  const marks: FrameMark[] = [];
  for (let at = 0; at < drawn.length; at += 1) {
    const one = drawn[at] as DrawnMark;
    if (one.mark.look === 'moment') removePart(one.part);
    else {
      push(kept, one);
      push(marks, one.mark);
    }
  }
  drawn = kept;
  state.marks = marks;
  refreshOutlines();
}

/** Places the marks; to be called with each frame in which something may have moved. */
export function drawMarks(): void {
  for (let at = 0; at < drawn.length; at += 1) {
    const one = drawn[at] as DrawnMark;
    if (one.element === null || !isConnected(one.element)) one.element = elementOf(one.mark.key);
    if (one.element === null) setClasses(one.part, 'gone');
    else drawMark(one, one.element);
  }
}

function drawMark({ mark, part }: DrawnMark, element: Element): void {
  if (awaited === mark.key) bring(element, mark);
  const { place, look } = mark;
  const isBeside = place === 'before' || place === 'after';
  setClasses(part, `mark ${look}${isBeside ? ' place' : place === 'inside' ? ' inside' : ''}`);
  const rect = rectOf(element);
  placePart(part, isBeside ? lineAt(element, rect, place) : rect);
}

/** What a rule styles is not opened for it. */
function bring(element: Element, { key, look }: FrameMark): void {
  awaited = null;
  if (look !== 'quiet' && !showHidden(key)) emit({ t: 'unseen', key });
  reveal(element, BAR_PX);
}

/** Along the edge of a neighbour of what is gone. */
function lineAt(element: Element, rect: Rect, place: 'before' | 'after'): Rect {
  const { x, y, width, height } = rect;
  const isEnd = place === 'after';
  return isRow(element)
    ? { x: (isEnd ? x + width : x) - LINE_PX / 2, y, width: LINE_PX, height }
    : { x, y: (isEnd ? y + height : y) - LINE_PX / 2, width, height: LINE_PX };
}
