import { pictureOf, toItems, type ComposeInput } from './compose-input.ts';
import type { PlaceholderId } from './copy/words.ts';
import { missing, type Item } from './sections/section.ts';
import type { TradeCopy } from './trades/trade.ts';

/** What is on offer. `example` marks a list that we made up and the owner has to check. */
export interface Offer {
  items: Item[];
  example?: PlaceholderId;
}

const SHORTEST_PART = 4;

/**
 * Finds the trade's text for each item that the user named. Each text is used once, for the item it fits best.
 */
function findTexts(names: readonly string[], copy: TradeCopy): Map<string, string> {
  const texts = new Map<string, string>();
  const free = new Set(copy.offer.items);
  const fits: readonly ((item: string, wanted: string) => boolean)[] = [
    (item, wanted) => item === wanted,
    (item, wanted) => item.startsWith(wanted),
    (item, wanted) => item.includes(wanted),
    (item, wanted) => item.length > SHORTEST_PART && wanted.includes(item),
  ];
  for (const isFit of fits) {
    for (const name of names.filter((one) => !texts.has(one))) {
      const found = [...free].find((item) => isFit(item.name.toLowerCase(), name.toLowerCase()));
      if (!found) continue;
      free.delete(found);
      texts.set(name, found.text);
    }
  }
  return texts;
}

const AROUND_ONE = 4;

/** A single item is not enough for a list, so the trade's usual items are added for the owner to check. */
function composeAround([named]: readonly PricedOffer[], input: ComposeInput): Offer {
  const { copy, random, trade } = input;
  const alike = named?.name.slice(0, 4).toLowerCase() ?? '';
  const others = copy.offer.items.filter(({ name }) => !name.toLowerCase().startsWith(alike));
  const rest = toItems(random.shuffle(others).slice(0, AROUND_ONE), input);
  return {
    items: named ? [{ ...named, ...pictureOf(named.name, trade, 0) }, ...rest] : rest,
    example: 'offer',
  };
}

interface PricedOffer {
  name: string;
  price?: string;
}

/**
 * The items that the user named, with their prices. The trade's usual items are used only when the user named
 * none.
 */
export function composeOffer(input: ComposeInput): Offer {
  const { brief, copy, trade } = input;
  const priced = brief.pricedItems;
  const isPriced = new Set(priced.map(({ name }) => name.toLowerCase()));
  const unpriced = brief.services.filter((name) => !isPriced.has(name.toLowerCase()));
  const named =
    brief.services.length > 1 || priced.length > 0 ? unpriced.map((name) => ({ name })) : [];
  // One or two prices beside a list of services are not a price list.
  const offered = priced.length > 2 ? priced : [...named, ...priced];
  const isAlone = offered.length === 1 && trade.id !== 'neutral';
  if (isAlone) return composeAround(offered, input);
  if (offered.length > 0) {
    const texts = findTexts(
      offered.map(({ name }) => name),
      copy,
    );
    return {
      items: offered.map((item, index) => ({
        ...item,
        ...pictureOf(item.name, trade, index),
        ...(texts.has(item.name) && { text: texts.get(item.name) ?? '' }),
      })),
    };
  }
  const picked = copy.offer.items
    .slice(0, 4)
    .concat(input.random.shuffle(copy.offer.items.slice(4)).slice(0, 2));
  return { items: toItems(picked, input), example: 'offer' };
}

/** In a requested price list, items without a known price get a marked gap. */
export function addPriceGaps(offer: Offer, input: ComposeInput): Offer {
  if (input.trade.isPriceless || !input.brief.wanted.includes('menu')) return offer;
  const items = offer.items.map((item) => ({ price: missing('prices', input), ...item }));
  return { ...offer, items };
}
