import { readFeatures } from '../../designer/reader/features.ts';
import { numbersOf } from '../../designer/reader/read-stretches.ts';
import {
  ASKED_KINDS,
  STRETCH_KINDS,
  type StretchKind,
} from '../../designer/reader/stretch-kinds.ts';
import { readTokens } from '../../designer/reader/tokens.ts';
import type { MarkedBrief } from '../check/read-marked-brief.ts';
import type { Lesson } from './train-chain.ts';

const ALL = (1 << STRETCH_KINDS.length) - 1;

function maskOf(...kinds: readonly StretchKind[]): number {
  return numbersOf(...kinds).reduce((mask, kind) => mask | (1 << kind), 0);
}

const ASKED = maskOf(...ASKED_KINDS);
const TOLD = ALL & ~ASKED;

interface Span {
  start: number;
  end: number;
}

function within(part: Span, { start, end }: Span): boolean {
  return part.start >= start && part.end <= end;
}

const KIND_OF_TAG: Readonly<Record<string, StretchKind>> = {
  n: 'name',
  s: 'noun',
  p: 'place',
  e: 'price',
  f: 'field',
};
/** The stretches in which a part counts; others name places too, which are not the page's own. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  p: ['naming', 'contact'],
  e: ['offer'],
};

function isIn(masks: readonly number[]): Lesson['isAllowed'] {
  return (at, kind) => (((masks[at] ?? 0) >> kind) & 1) === 1;
}

/** A brief of which every word is marked. */
export function lessonOfMarked({ id, text, marks }: MarkedBrief): Lesson {
  const tokens = readTokens(text);
  const allowed = tokens.map(() => maskOf('other'));
  const outer = marks.filter(({ tag }) => STRETCH_KINDS.some((kind) => kind === tag));
  const inner = marks.filter(
    (mark) =>
      mark.tag in KIND_OF_TAG &&
      (WITHIN[mark.tag]?.some((tag) => outer.some((one) => one.tag === tag && within(mark, one))) ??
        true),
  );
  for (const mark of [...outer, ...inner]) {
    const kind = KIND_OF_TAG[mark.tag] ?? STRETCH_KINDS.find((one) => one === mark.tag) ?? 'other';
    for (const [at, token] of tokens.entries()) {
      if (within(token, mark)) allowed[at] = maskOf(kind);
    }
  }
  return { id, tokens, groups: readFeatures(text, tokens), isAllowed: isIn(allowed) };
}

const BRACKETED = /\[([^\]]+)\]/g;

/** A brief in which the sentences that belong on the page stand in brackets. */
export function lessonOfBracketed(marked: string): Lesson {
  const spans: Span[] = [];
  const text = marked.replaceAll(BRACKETED, (_whole, fact: string, start: number) => {
    const from = start - 2 * spans.length;
    spans.push({ start: from, end: from + fact.length });
    return fact;
  });
  const tokens = readTokens(text);
  const allowed = tokens.map((token) => (spans.some((span) => within(token, span)) ? TOLD : ALL));
  return {
    id: marked.slice(0, 20),
    tokens,
    groups: readFeatures(text, tokens),
    isAllowed: isIn(allowed),
  };
}

/** Sentences that ask something of the page. */
export function lessonOfWish(wish: string): Lesson {
  const tokens = readTokens(wish);
  return {
    id: wish,
    tokens,
    groups: readFeatures(wish, tokens),
    isAllowed: isIn(tokens.map(() => ASKED)),
  };
}
