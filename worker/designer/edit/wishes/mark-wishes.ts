import type { Steps } from '#domain/text/steps.ts';
import { readChain, readChainSteps } from '../../reader/chain.ts';
import { GAP, type Token } from '../../reader/tokens.ts';
import type { PageModel } from '../page/page-model.ts';
import type { EditReader } from './edit-reader.ts';
import { readKindFeatures, type Span } from './kind-features.ts';
import { LABELS, WISH_KINDS, labelOf, numberOf, type SlotTag, type WishKind } from './labels.ts';
import { readPageSigns } from './page-signs.ts';
import { markQuoted, readRequestFeatures } from './request-features.ts';
import { readRequestTokens } from './request-tokens.ts';

export interface WishSlot {
  tag: SlotTag;
  text: string;
  start: number;
  end: number;
  /** The least probability of its words. */
  chance: number;
  /** How probably it goes on, to the left or to the right. */
  edge: number;
}

/** A wish as the reader marks it in a request. */
export interface MarkedWish {
  kind: WishKind;
  text: string;
  start: number;
  end: number;
  slots: readonly WishSlot[];
  /** How sure the kind is. */
  kindChance: number;
}

/** The wishes of a request, by what the reader has learned. Linear. */
export function* markWishes(
  text: string,
  page: PageModel,
  { slots, kinds }: EditReader,
): Steps<MarkedWish[]> {
  const tokens = readRequestTokens(text);
  const signs = yield* readPageSigns(page, text, tokens);
  yield;
  const features = readRequestFeatures(tokens, signs);
  yield;
  const { marginals } = yield* readChainSteps(tokens, features, slots);
  yield;
  const best = tokens.map((_, at) => bestOf(marginals.subarray(at * LABELS, (at + 1) * LABELS)));
  const spans = spansOf(best);
  const wishes = spans.map((span) => wishToken(tokens, span));
  const groups = spans.map((span, at) => ({
    from: at,
    to: at + 1,
    features: readKindFeatures(tokens, span, signs),
  }));
  const read = readChain(wishes, groups, kinds);
  const count = WISH_KINDS.length;
  const quoted = markQuoted(tokens);
  const chanceOf = (at: number, tag: SlotTag): number => chanceOfTag(marginals, at, tag);
  return spans.map((span, at) => {
    const kind = bestOf(read.marginals.subarray(at * count, (at + 1) * count));
    return {
      kind: WISH_KINDS[kind.number] ?? 'other',
      kindChance: kind.chance,
      ...stretch(text, tokens, span),
      slots: slotsOf(span).map((slot) => {
        const { from, to } = grown(slot, { tokens, quoted, figures: signs.figures, chanceOf });
        const outside = [from - 1, to].map((by) =>
          isApart(tokens, by, from) ? 0 : chanceOf(by, slot.tag),
        );
        return {
          tag: slot.tag,
          ...stretch(text, tokens, { from, to }),
          chance: Math.min(...best.slice(slot.from, slot.to).map(({ chance }) => chance)),
          edge: Math.max(...outside),
        };
      }),
    };
  });
}

/** A slot goes on where its neighbours may well be of it. */
const GOES_ON = 0.2;

interface Slot {
  tag: SlotTag;
  from: number;
  to: number;
}

interface Around {
  tokens: readonly Token[];
  quoted: Uint8Array;
  figures: readonly number[];
  chanceOf: (at: number, tag: SlotTag) => number;
}

/** A slot with the words beside it that may well be of it; a figure, and what stands in quotation marks, is whole. */
function grown({ tag, from: first, to: last }: Slot, around: Around): Slot {
  const { tokens, quoted, figures, chanceOf } = around;
  let [from, to] = [first, last];
  const joins = (at: number, border: number): boolean =>
    !isApart(tokens, at, border) &&
    (chanceOf(at, tag) >= GOES_ON || isInside(at, border) || isFigure(at, border));
  const isInside = (at: number, border: number): boolean =>
    quoted[at] === 2 && (quoted[border] === 2 || at < border);
  const isFigure = (at: number, border: number): boolean =>
    figures[at] !== 0 && figures[at] === figures[border];
  while (joins(from - 1, from)) from -= 1;
  while (joins(to, to - 1)) to += 1;
  return { tag, from, to };
}

/** Whether a sentence ends between two tokens, or the request. */
function isApart(tokens: readonly Token[], at: number, border: number): boolean {
  const behind = tokens[Math.max(at, border)];
  return tokens[at] === undefined || behind === undefined || behind.gap >= GAP.sentence;
}

function chanceOfTag(marginals: Float64Array, at: number, slot: SlotTag): number {
  return [true, false].reduce(
    (sum, isFirst) =>
      sum + (marginals[at * LABELS + numberOf({ isWish: true, isFirst, slot })] ?? 0),
    0,
  );
}

/** A wish as a token of the chain of kinds. */
export function wishToken(
  tokens: readonly Token[],
  { from, to }: Pick<Span, 'from' | 'to'>,
): Token {
  const start = tokens[from]?.start ?? 0;
  return { text: '', word: '', start, end: tokens[to - 1]?.end ?? start, gap: 0 };
}

interface Best {
  number: number;
  chance: number;
}

function bestOf(row: Float64Array): Best {
  let number = 0;
  for (let one = 1; one < row.length; one += 1)
    if ((row[one] ?? 0) > (row[number] ?? 0)) number = one;
  return { number, chance: row[number] ?? 0 };
}

function spansOf(best: readonly Best[]): Span[] {
  const spans: (Span & { slots: (SlotTag | undefined)[] })[] = [];
  for (const [at, { number }] of best.entries()) {
    const { isWish, isFirst, slot } = labelOf(number);
    const last = spans.at(-1);
    if (!isWish) continue;
    if (last?.to === at && !isFirst) {
      last.to = at + 1;
      last.slots.push(slot);
    } else spans.push({ from: at, to: at + 1, slots: [slot] });
  }
  return spans;
}

function slotsOf({ from, slots }: Span): Slot[] {
  const found: Slot[] = [];
  for (const [by, tag] of slots.entries()) {
    const last = found.at(-1);
    if (tag === undefined) continue;
    if (last?.tag === tag && last.to === from + by) last.to += 1;
    else found.push({ tag, from: from + by, to: from + by + 1 });
  }
  return found;
}

function stretch(
  text: string,
  tokens: readonly Token[],
  { from, to }: Pick<Span, 'from' | 'to'>,
): { text: string; start: number; end: number } {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { text: text.slice(start, end), start, end };
}
