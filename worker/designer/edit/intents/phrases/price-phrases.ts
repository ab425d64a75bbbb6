import type { EditIntent, PriceChange } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading, type Slots } from '../reading.ts';

function price(item: string, amount: string): EditIntent {
  return { kind: 'price', item, amount };
}

function changeOf(slots: Slots, sign: 1 | -1): PriceChange {
  const sum = Number(
    /\d+(?:[.,]\d+)?/.exec(slots.amount ?? '')?.[0].replace(',', '.') ?? slots.number,
  );
  return slots.amount === undefined ? { factor: 1 + (sign * sum) / 100 } : { plus: sign * sum };
}

function changePrices(slots: Slots, change: PriceChange): Reading | undefined {
  return says({
    kind: 'change-prices',
    target: slots.section,
    change,
    ...(slots.item ? { item: slots.item } : {}),
  });
}

const RAISE =
  '(raise|increase|put|put up|bump|hike|add|bring|charge|ask|alza|alzare|alzate|aumenta|aumentare|aumentate|aumento|rincara|porta|porto|chiediamo|chiedi|mettiamo|metto|facciamo|portiamo|<change>|<make>)';
const LOWER =
  '(lower|reduce|cut|drop|knock|take|discount|abbassa|abbassare|abbassate|riduci|ridurre|riducete|sconta|scontare|scontate|taglia|togli|togliere|diminuisci)';
const OLD =
  '(not|instead of|old price|vecchio prezzo|invece del|each|a portion|per person|l uno|al pezzo|a porzione|a persona|a month|al mese)*';
const IN_SECTION = `((in|of|from|on|for|nel|nella|nei|nelle|del|della|dei|delle) {section})?`;
const PRICES = `(all|every|each|of|on|off|to|from|for|ogni|da|ai|al|per|everything|prices?|rates?|prezz[oi]|tariffe|costa|gets|goes|go|costs|it|listino|servizi|menu)*`;
const PERCENT = `{number} (%|percent|per cent|per cento)`;
const BY = '(by|d[ia]|del|dell|of)?';

export const PRICE_PHRASES: readonly PhraseRow[] = [
  {
    say: `(${RAISE}|${LOWER})* (new|nuovo|<price>|<on>)* <noun>* {priced_item:item} (<price>|section)* (lo|la|li|le|<costs>|<to>|up|down)* {amount} ${OLD}
      ${RAISE} {amount} (for|per) {item}
      per {item} ${RAISE} {amount}
      {item} <costs>? {amount} <instead> (old price|vecchio prezzo|{more:amount})`,
    make: ({ item, priced_item: named, amount }) => says(price(item ?? named, amount)),
  },
  {
    say: `(${RAISE}|${LOWER}|<price>|<on>)* {prices} (from|by|da)? ${OLD}`,
    make: ({ prices }) => says(...prices.map(({ item, amount }) => price(item, amount))),
  },
  {
    say: `{item} <costs>* {amount} (and|,|e) {other_item:item} <costs>* {more:amount}`,
    make: (slots) => says(price(slots.item, slots.amount), price(slots.other_item, slots.more)),
  },
  {
    say: `${RAISE}? ${PRICES} (price of {item})? ${IN_SECTION} (up|goes up|more expensive|piu car[oi])* ${BY} ${PERCENT} (more|in piu)? (to ${PRICES})?
      ${RAISE} (<price> <on> {item}|${PRICES} ${IN_SECTION}) (by|d[ia]) {amount}
      ${RAISE} d[ia] {amount} <price> <on> {item}
      (add|aggiungi) ({amount}|${PERCENT}) (to)? ${PRICES}`,
    make: (slots) => changePrices(slots, changeOf(slots, 1)),
  },
  {
    say: `${LOWER} (${PERCENT}|{amount}) off? ${PRICES}
      ${LOWER} ${PRICES} ${IN_SECTION} ${BY} (${PERCENT}|{amount})
      ${PRICES} (is|are|il|di)? ${PERCENT} (cheaper|less|off|in meno)
      ${LOWER} <price> <on> {item} ${BY} {amount}
      ${LOWER} di {amount} <price> <on> {item}`,
    make: (slots) => changePrices(slots, changeOf(slots, -1)),
  },
  {
    say: `(cut|reduce) ${PRICES} (in|by) half
      (halve|dimezza) ${PRICES}`,
    make: (slots) => changePrices(slots, { factor: 0.5 }),
  },
  {
    say: `(double|raddoppia) ${PRICES}`,
    make: (slots) => changePrices(slots, { factor: 2 }),
  },
  {
    say: `(<remove>|<hide>|lose|drop) (all)? (of)? (prices|prezzi) (<from> (page|site|pagina|sito|{section}))?
      (<remove>|<hide>|take) (price|prezzo) (off|of|from|for|d[ia]|del|della|dell) {item}
      (dont|do not|not|non) (show|display|list|mostrare) (prices|prezzi)`,
    make: ({ section, item }) =>
      says({ kind: 'remove-prices', target: section, ...(item ? { item } : {}) }),
  },
  {
    say: `(<change>|<add>)* (description|details|descrizione) <on> {item} (:|to|in|<called>) {text}
      <noun>* {item} (<be>|avere|ha|abbia|has)* (description|descrizione) (:|<to>|<says>)* {text}
      (<add>|<on>|<to>)* {item} <add>* (description|descrizione) (:|<to>|<says>)* {text}`,
    make: ({ item, text }) => says({ kind: 'describe', item, text }),
  },
];
