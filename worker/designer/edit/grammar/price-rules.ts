import type { EditIntent, PriceChange, Target } from '../edit-types.ts';
import { readBareOrdinal, readOrdinal } from '../lexicon/ordinals.ts';
import { slotOf, type Clause } from '../request/clause.ts';
import { foldName, foldText } from '../request/fold.ts';
import { AMOUNT, ARTICLE, HAS_MONEY, MONEY, pattern } from './patterns.ts';

const PRICE_OF = String.raw`\b(?:price|cost|prezzo|costo)\s+(?:of|for|di|del|dello|della|dei|degli|delle|dell'|per)\s*(?:the |la |il |lo |l'|i |le )?(?<item>.+?)\s+(?:(?:should be|is|to|at|a|ad|in|e|diventa|deve essere|passa a|now|ora|adesso|con|with|up|down|:|=|da .+? a|from .+? to)\s+)+(?<amount>${AMOUNT})[\s.?!]*$`;
const COSTS = String.raw`(?:^|\b(?:now|ora|adesso)\s+)(?:${ARTICLE})?(?<item>.+?)\s+(?:now |ora |adesso )?(?:costs?|is now|costa|costano|viene|vengono)\s+(?:now |ora |adesso )?(?<amount>${AMOUNT})(?:\s+(?:now|ora|adesso))?[\s.?!]*$`;
const SET_MONEY = String.raw`\b(?:set|put|change|update|raise|increase|lower|reduce|bring|make|metti|mettere|porta|portare|fare|fai|cambia|aggiorna|aumenta|abbassa|riduci|alza)\s+(?:${ARTICLE})?(?<item>.+?)\s+(?:(?:up|down) )?(?:to|at|a|ad|in)\s+(?<amount>${AMOUNT})[\s.?!]*$`;

/** "Haircut 31", "the second 31": words of a list with a sum behind them. */
const TERSE = String.raw`^(?:${ARTICLE})?(?<item>.+?)\s*[:=]?\s+(?<amount>${AMOUNT})[\s.?!]*$`;

function readTersePrice(clause: Clause): EditIntent | undefined {
  if (clause.verb) return undefined;
  const match = pattern(TERSE).exec(clause.folded);
  const item = slotOf(clause, match, 'item');
  const amount = slotOf(clause, match, 'amount');
  return item &&
    amount &&
    (isEntry(clause, item) ||
      readBareOrdinal(foldText(item)) ||
      readOrdinal(foldText(item))?.words === foldText(item))
    ? { kind: 'price', item, amount }
    : undefined;
}

/** The words stand on the page just so. */
export function isEntry({ page }: Clause, words: string): boolean {
  return page.texts.some((text) => foldName(text) === foldName(words));
}

export function readPrice(clause: Clause): EditIntent | undefined {
  if (clause.verb?.class === 'add' || clause.verb?.class === 'remove') return undefined;
  const terse = readTersePrice(clause);
  if (terse) return terse;
  for (const source of [PRICE_OF, COSTS, SET_MONEY]) {
    const match = pattern(source).exec(clause.folded);
    const item = slotOf(clause, match, 'item');
    const amount = slotOf(clause, match, 'amount');
    if (item && amount && (source !== SET_MONEY || isSum(clause, item, amount)))
      return { kind: 'price', item, amount };
  }
  return undefined;
}

/** A bare number is a sum where the page sells the thing: "set the headline to 50" is about its size. */
function isSum(clause: Clause, item: string, amount: string): boolean {
  return HAS_MONEY.test(foldText(amount)) || isEntry(clause, item);
}

const PRICES_ONLY =
  /^\s+(?:also |pure |anche |via )?(?:(?:all|any|every|tutt[ie])\s+)?(?:(?:the|our|of the|i|gli|le|dei|nostri)\s+)*(?:prices?|prezzi|tariffe|importi)\b(?!\s+(?:list|section))(?:\s+(?:shown|displayed|visible|away|off|out|visibili))?(?:\s+(?:from|in|on|of|da|dal|dalla|dai|dalle|nel|nella|nei|della|del)\b.*)?[\s.!]*$/;

const PRICE_OF_ONE = String.raw`\b(?:price|prezzo)\s+(?:off|of|from|for|di|da|del|dello|della|dei|dal|dalla)\s+(?:the |il |la |l')?(?<item>.+?)[\s.!]*$`;

/** "remove all prices" leaves the things that are sold. */
export function readRemovePrices(clause: Clause): EditIntent | undefined {
  if (clause.verb && !['remove', 'hide', 'wish'].includes(clause.verb.class)) return undefined;
  const single = pattern(PRICE_OF_ONE).exec(clause.folded);
  const item = slotOf(clause, single, 'item');
  if (clause.verb?.class === 'remove' && item && isEntry(clause, item))
    return { kind: 'remove-prices', target: undefined, item };
  const without = /\b(?:without (?:any )?prices|no prices|senza (?:i )?prezzi)\b/.test(clause.bare);
  const tail = clause.bare.slice(clause.verb?.end ?? 0);
  const isTaken = clause.verb?.class === 'remove' || clause.verb?.class === 'hide';
  if (!without && (!isTaken || !PRICES_ONLY.test(tail))) return undefined;
  return { kind: 'remove-prices', target: listOf(clause) };
}

/** The section whose prices are meant, where one is named. */
function listOf({ mentions }: Clause): Target | undefined {
  const section = mentions.find(
    (mention) => mention.type !== 'element' && mention.section !== 'prices',
  );
  if (section?.type === 'name') return { sectionName: section.name };
  return section?.type === 'section' ? { section: section.section } : undefined;
}

const ABOUT_PRICES =
  /\b(?:prices?|rates?|costs?|prezz[oi]|cost[ao]|costano|tariff[ae]|listino|price list|cheaper|dearer|more expensive|(?:piu|meno) car[oaie]|scont\w+)\b/;
/** With a percentage: "everything goes up 5%". */
const ALL =
  /^(?:(?:raise|increase|put|lower|reduce|aumenta|alza|abbassa|riduci) )?(?:everything|all|it all|tutto)\b/;
const UP =
  /\b(?:raise|increase|up|higher|more|dearer|add|bump|hike|plus|put(?= .* on\b)|aument\w+|alza\w*|rincar\w+|maggior\w+|su|piu|aggiung\w+|sal\w{2,4})\b/;
const DOWN =
  /\b(?:lower|reduce|cut|decrease|drop|down|less|cheaper|discount|knock|off|minus|take|slash|abbass\w+|ridu\w+|diminu\w+|tagli\w+|scont\w+|meno|cal\w{1,3}|ribass\w+|togli\w*|giu)\b/;
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in half|by half|halve|half price|dimezz\w+|(?:a|della) meta)\b/, 0.5],
  [/\b(?:doubl\w+|twice|raddoppi\w*)\b/, 2],
  [/\b(?:tripl\w+)\b/, 3],
];
const PERCENT = /\b(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|percent\b|per ?cent\b|per ?cento\b)/;
const STEP = new RegExp(
  String.raw`\b(?:by|di|of)\s+(?:altr[ie] )?(?<by>${MONEY})|\b(?:add|aggiung\w+|knock|take|togli\w*|put)\s+(?<put>${MONEY})\s+(?:to|on|off|from|a\w*|su\w*|da\w*)\b|(?<more>${MONEY})\s+(?:more|less|in (?:piu|meno)|extra)\b`,
);

/** "cut all the prices in half", "aumenta i prezzi del 10%": sums worked out from those that stand there. */
export function readChangePrices(clause: Clause): EditIntent | undefined {
  const { bare } = clause;
  const isAll = PERCENT.test(bare) && ALL.test(bare);
  if (
    !(ABOUT_PRICES.test(bare) || isAll) ||
    /\b(?:bigger|larger|smaller|bold|grand[ei]|piccol[oi])\b/.test(bare)
  )
    return undefined;
  const change = changeIn(clause.plain);
  if (!change) return undefined;
  const single = pattern(PRICE_OF_CHANGED).exec(clause.folded);
  const item = slotOf(clause, single, 'item');
  if (!item) return { kind: 'change-prices', target: listOf(clause), change };
  return isEntry(clause, item)
    ? { kind: 'change-prices', target: undefined, item, change }
    : undefined;
}

const PRICE_OF_CHANGED = String.raw`\b(?:price|prezzo)\s+(?:of|for|di|del|dello|della|dei|degli|delle|dell'|per)\s*(?:the |la |il |lo |l'|i |le )?(?<item>.+?)(?:\s+(?:by|up|down|in|of|del|dell'|di|per|a|all')\b.*|[\s.!]*)$`;

function changeIn(bare: string): PriceChange | undefined {
  const times = TIMES.find(([words]) => words.test(bare))?.[1];
  if (times !== undefined) return { factor: times };
  const isUp = UP.test(bare);
  if (isUp === DOWN.test(bare)) return undefined;
  const percent = PERCENT.exec(bare)?.[1];
  if (percent) return { factor: 1 + (isUp ? 1 : -1) * (sumOf(percent) / 100) };
  const { by, put, more } = STEP.exec(bare)?.groups ?? {};
  const step = /\d+(?:[.,]\d{1,2})?/.exec(by ?? put ?? more ?? '')?.[0];
  return step === undefined ? undefined : { plus: (isUp ? 1 : -1) * sumOf(step) };
}

function sumOf(words: string): number {
  return Number(words.replace(',', '.'));
}
