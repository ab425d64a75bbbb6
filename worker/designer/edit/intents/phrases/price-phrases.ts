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

const IN_SECTION = `((in|of|from|on|for|nel|nella|nei|nelle|del|della|dei|delle) {section})?`;
const PRICES = `(all|every|each|our|the|of|on|off|to|from|a|for|tutti|i|tutto|il|ogni|da|dei|del|ai|al|per|everything|prices?|rates?|prezz[oi]|tariffe|costa|gets|goes|go|costs|it|listino|servizi|menu)*`;
const PERCENT = `{number} (%|percent|per cent|per cento)`;

export const PRICE_PHRASES: readonly PhraseRow[] = [
  {
    en: `<change> (the)? (new|current)? <price> (of|for) {item} (up|down)? (to|at|is|:|=) {amount}
      <change> (the)? {item} <price> (up|down)? (to|at|:|=) {amount}
      (the)? (new)? <price> (of|for) {item} (<costs>|should be) {amount}
      {item} (now)? <costs> (now)? {amount} (now|each|instead|from now on|not the old price|instead of the old price|a portion|per person)*
      (put|put up|<make>|raise|lower|charge|set|<change>|we charge|we now charge|bring) {item} (up|down)? (to|at|for|=|:)? {amount}
      (charge|we now charge|we charge|now charge|ask|we ask) {amount} for {item}
      (<put>|raise|lower|bring) (the)? <price> (of|for) {item} (up|down)? (to|at|is|:|=) {amount}
      {item} {amount} <instead>? (the)? (old price)?
      (the)? {item} (should|must|has to) cost {amount}`,
    it: `<change> (il)? (nuovo)? <price> (d[ia]|del|della|dei|delle|dell|per) {item} (a|ad|in|:|=) {amount}
      (il)? (nuovo)? <price> (d[ia]|del|della|dei|delle|dell|per) {item} (<costs>) {amount}
      {item} (adesso|ora)? <costs> (ora|adesso)? {amount} (ora|adesso|invece del vecchio prezzo|l uno|al pezzo|a porzione|a persona)*
      (metti|mettiamo|alza|abbassa|porta|<change>|fa|fai) {item} (a|ad)? {amount}
      (alza|abbassa|porta|aumenta) (il)? <price> (d[ia]|del|della|dei|delle|dell) {item} a {amount}
      per {item} (adesso|ora)? (chiediamo|chiedi) {amount}
      {item} (lo|la|li|le)? (porto|mettiamo|metto|facciamo|porta|portiamo) a {amount}
      {item} {amount} <instead>? (del)? (vecchio prezzo)?`,
    make: ({ item, amount }) => says(price(item, amount)),
  },
  {
    en: `(<change>|put|raise|lower|bring|drop|prices? (of|for)|the (price|prices) (of|for))? {prices}
      (<change>|put|raise|lower|bring|drop)? {prices} from (monday|tomorrow|today|next week|now)`,
    it: `(<change>|alza|abbassa|porta|(il|i) (prezzo|prezzi) (di|del|della|dei|delle))? {prices}
      {prices} da (lunedi|domani|oggi|adesso)`,
    make: ({ prices }) => says(...prices.map(({ item, amount }) => price(item, amount))),
  },
  {
    en: `{item} (is|costs|now|goes|at)* {amount} (and|,) {other_item:item} (is|costs|at|to)* {more:amount}
      (the)? {item} (is|costs|now)* {amount} and (the)? {other_item:item} {more:amount}`,
    it: `{item} (ora|costa|adesso|a|è)* {amount} (euro)? e {other_item:item} (costa|a)* {more:amount}`,
    make: (slots) => says(price(slots.item, slots.amount), price(slots.other_item, slots.more)),
  },
  {
    en: `(raise|increase|put up|put|bump|hike|add)? ${PRICES} (price of {item})? ${IN_SECTION} (up|goes up|more expensive)* (by)? ${PERCENT} (more)? (to ${PRICES})?
      (raise|increase|put up) (the)? price of {item} by {amount}
      (raise|increase|put up) ${PRICES} ${IN_SECTION} by {amount}
      add ({amount}|${PERCENT}) to ${PRICES}`,
    it: `(aumenta|aumento|alza|rincara) ${PRICES} ${IN_SECTION} (d[ia]|del|dell)? ${PERCENT}
      (alza|aumenta) (di|del) {amount} (il)? prezzo (d[ia]|del|della|dell) {item}
      (alza|aumenta) (il)? prezzo (d[ia]|del|della|dell) {item} di {amount}
      (alza|aumenta) ${PRICES} ${IN_SECTION} di {amount}
      aggiungi {amount} ${PRICES}`,
    make: (slots) => changePrices(slots, changeOf(slots, 1)),
  },
  {
    en: `(lower|reduce|cut|drop|knock|take) (${PERCENT}|{amount}) (off) ${PRICES}
      (lower|reduce|cut|drop|discount) ${PRICES} ${IN_SECTION} (by)? (${PERCENT}|{amount})
      ${PRICES} (is|are)? ${PERCENT} (cheaper|less|off)
      (lower|reduce) (the)? price of {item} by {amount}`,
    it: `(abbassa|riduci|sconta|taglia|togli|diminuisci) ${PRICES} ${IN_SECTION} (d[ia]|del|dell)? (${PERCENT}|{amount})
      (togli) ({amount}|${PERCENT}) ${PRICES}
      ${PRICES} (il|di)? ${PERCENT} (in meno)
      (abbassa) di {amount} (il)? prezzo (d[ia]|del|della|dell) {item}`,
    make: (slots) => changePrices(slots, changeOf(slots, -1)),
  },
  {
    en: `(cut|reduce) ${PRICES} (in|by) half
      halve ${PRICES}`,
    it: `dimezza ${PRICES}`,
    make: (slots) => changePrices(slots, { factor: 0.5 }),
  },
  {
    en: `double ${PRICES}`,
    it: `raddoppia ${PRICES}`,
    make: (slots) => changePrices(slots, { factor: 2 }),
  },
  {
    en: `(<remove>|<hide>|lose|drop) (all|the|our)* (of the)? prices (from|in|of)? (the)? (page|site|{section})?
      (<remove>|<hide>|take) (the)? price (off|of|from|for) {item}
      (dont|do not) (show|display|list) (the|any)? prices
      (i)? (d|would)? (rather)? not show (any|the)? prices
      id rather not show any prices`,
    it: `(<remove>|<hide>) (tutti)? (i)? prezzi (dalla|dal|da|nel|nella)? (pagina|sito|{section})?
      (<remove>|<hide>) (il)? prezzo (d[ia]|del|della|dell) {item}
      non mostrare (i)? prezzi
      preferirei non mostrare (i)? prezzi`,
    make: ({ section, item }) =>
      says({ kind: 'remove-prices', target: section, ...(item ? { item } : {}) }),
  },
  {
    en: `(description|details) (of|for) {item} : {text}
      <change> the description of {item} to {text}`,
    it: `(descrizione) (d[ia]|del|della|dell) {item} : {text}
      <change> la descrizione (d[ia]|del|della|dell) {item} in {text}`,
    make: ({ item, text }) => says({ kind: 'describe', item, text }),
  },
];
