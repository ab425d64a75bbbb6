import { findMotif } from './art/motif-words.ts';
import type { MotifId } from './art/motifs.ts';
import type { Brief } from './brief/brief.ts';
import { fillSlots, type Slots } from './copy/slots.ts';
import type { Words } from './copy/words.ts';
import type { Direction } from './look/direction.ts';
import type { Random } from './random.ts';
import type { Item } from './sections/section.ts';
import type { SectionKind, Trade, TradeCopy, TradeItem } from './trades/trade.ts';

/** Everything that the texts of a section are composed from. */
export interface ComposeInput {
  brief: Brief;
  trade: Trade;
  copy: TradeCopy;
  words: Words;
  slots: Slots;
  random: Random;
  direction: Direction;
  kinds: readonly SectionKind[];
  /** Titles already used; each section adds its own. */
  titles: Set<string>;
}

/** One of the trade's objects, taken in turn. */
export function motifAt(trade: Trade, index: number): MotifId {
  return trade.motifs[index % trade.motifs.length] ?? trade.motifs[0];
}

/** The picture beside an item: its own object if there is one, otherwise one of the trade's. */
export function pictureOf(name: string, trade: Trade, index: number): Pick<Item, 'motif' | 'icon'> {
  const icon = findMotif(name);
  return { motif: icon ?? motifAt(trade, index), icon };
}

/** Items of the trade's copy with their slots filled. */
export function toItems(items: readonly TradeItem[], input: ComposeInput): Item[] {
  return items.map((item, index) => ({
    name: item.name,
    text: fillSlots(item.text, input.slots) ?? item.text,
    ...pictureOf(item.name, input.trade, index),
  }));
}
