import type { Language } from '../brief/brief.ts';
import { capitalise, uncapitalise } from '#domain/reading/letters.ts';
import { missing, type Section } from '../sections/section.ts';
import { offerKind, say, type Trade } from '../trades/trade.ts';
import { ASKED, PLACEHOLDER_ITEMS, type Gap, type GapKind } from './placeholder-items.ts';
import { WORDS } from './words.ts';

interface GapPage {
  language: Language;
  trade: Trade | undefined;
}

export function isGapKind(kind: string): kind is GapKind {
  return kind in ASKED;
}

/** What the trade would ask for; undefined when it has nothing of its own to ask. */
function tradeGaps(kind: GapKind, { trade, language }: GapPage): readonly Gap[] | undefined {
  if (trade === undefined) return undefined;
  if (kind === 'gallery') {
    if (trade.isBroad) return undefined;
    const photo = capitalise(WORDS[language].placeholder.photos);
    return trade.photos?.map(([motif, ...shown]) => ({
      name: `${photo}: ${uncapitalise(say(shown, language))}`,
      motif,
    }));
  }
  const isOffer = kind === offerKind(trade) || kind === 'menu';
  return isOffer ? trade.asks?.map((ask) => ({ name: say(ask, language) })) : undefined;
}

/** Marked gaps for a section whose content only the owner has. */
export function gapContent(kind: GapKind, page: GapPage): Pick<Section, 'items' | 'example'> {
  const { language } = page;
  const gaps = tradeGaps(kind, page) ?? PLACEHOLDER_ITEMS[language][kind];
  return {
    example: ASKED[kind],
    items: gaps.map(({ name, note, price, text, motif }) => ({
      name: { missing: ASKED[kind], shown: name },
      ...(motif && { motif }),
      ...(text && { text }),
      ...(note && { note: { missing: ASKED[kind], shown: note } }),
      ...(price && { price: missing('plans', { words: WORDS[language] }) }),
    })),
  };
}
