import { finishSteps } from '#domain/text/steps.ts';
import type { PackedEditReader } from '../../designer/edit/wishes/labels.ts';
import { readKindFeatures, type Span } from '../../designer/edit/wishes/kind-features.ts';
import { LABELS, WISH_KINDS, numberOf, type SlotTag } from '../../designer/edit/wishes/labels.ts';
import { wishToken } from '../../designer/edit/wishes/mark-wishes.ts';
import { readPageSigns } from '../../designer/edit/wishes/page-signs.ts';
import { readRequestFeatures } from '../../designer/edit/wishes/request-features.ts';
import { readRequestTokens } from '../../designer/edit/wishes/request-tokens.ts';
import type { PageModel } from '../../designer/edit/page/page-model.ts';
import type { Token } from '../../designer/reader/tokens.ts';
import type { MarkedRequest, MarkedWish } from '../check/read-marked-request.ts';
import type { TaughtRequest } from './read-requests.ts';
import { packChain } from './pack-chain.ts';
import { trainChain, type Lesson } from './train-chain.ts';

/** How each chain is taught, and the bytes that its weights may take. */
const OF_SLOTS = { rounds: 10, rate: 0.06, dropped: 0.5, mostBytes: 130_000, largest: 1.5 };
const OF_KINDS = { rounds: 12, rate: 0.15, dropped: 0.5, mostBytes: 50_000, largest: 2 };

interface TaughtWish {
  wish: MarkedWish;
  span: Span;
}

/** The tokens of a stretch; one that is partly in it is so where most of it is. */
function tokensIn(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
): number[] {
  return [...tokens.keys()].filter((at) => {
    const token = tokens[at];
    if (!token) return false;
    const shared = Math.min(token.end, end) - Math.max(token.start, start);
    return shared * 2 > token.end - token.start;
  });
}

function spansOf(tokens: readonly Token[], { wishes }: MarkedRequest): TaughtWish[] {
  return wishes.flatMap((wish) => {
    const inside = tokensIn(tokens, wish);
    const [from, to] = [inside[0], inside.at(-1)];
    if (from === undefined || to === undefined) return [];
    const slots = Array.from({ length: to + 1 - from }, (): SlotTag | undefined => undefined);
    for (const slot of wish.slots)
      for (const at of tokensIn(tokens, slot)) slots[at - from] = slot.tag;
    return [{ wish, span: { from, to: to + 1, slots } }];
  });
}

/** What the two chains learn from one request. */
function lessonsOf(request: MarkedRequest, page: PageModel): { slots: Lesson; kinds: Lesson } {
  const { id, text } = request;
  const tokens = readRequestTokens(text);
  const signs = finishSteps(readPageSigns(page, text, tokens));
  const spans = spansOf(tokens, request);
  const labels = tokens.map(() => numberOf({ isWish: false, isFirst: false, slot: undefined }));
  for (const { span } of spans)
    for (const [by, slot] of span.slots.entries())
      labels[span.from + by] = numberOf({ isWish: true, isFirst: by === 0, slot });
  const kinds = spans.map(({ wish }) => WISH_KINDS.indexOf(wish.kind));
  return {
    slots: {
      id,
      tokens,
      groups: readRequestFeatures(tokens, signs),
      isAllowed: (at, kind) => labels[at] === kind,
    },
    kinds: {
      id,
      tokens: spans.map(({ span }) => wishToken(tokens, span)),
      groups: spans.map(({ span }, at) => ({
        from: at,
        to: at + 1,
        features: readKindFeatures(tokens, span, signs),
      })),
      isAllowed: (at, kind) => kinds[at] === kind,
    },
  };
}

/** A reader that has learned from these requests, as it is kept. */
export function teachEdits(corpus: readonly Omit<TaughtRequest, 'html'>[]): PackedEditReader {
  const lessons = corpus.map(({ request, page }) => lessonsOf(request, page));
  return {
    slots: packChain(
      trainChain(
        lessons.map(({ slots }) => slots),
        LABELS,
        OF_SLOTS,
      ),
      OF_SLOTS,
    ),
    kinds: packChain(
      trainChain(
        lessons.map(({ kinds }) => kinds).filter(({ tokens }) => tokens.length > 0),
        WISH_KINDS.length,
        OF_KINDS,
      ),
      OF_KINDS,
    ),
  };
}
