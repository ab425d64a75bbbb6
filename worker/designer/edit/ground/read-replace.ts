import { foldName } from '#domain/reading/fold.ts';
import { amountIn, inFormOf } from '#domain/reading/written-prices.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { childrenOf, elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { shapeOf } from '../page/item-groups.ts';
import { sumOf } from '../page/money.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { told } from './courtesy.ts';
import { fieldsOf, isEntryName, isTold, type Field } from './entry-fields.ts';
import { bestModel } from './entry-lists.ts';
import { entrySlots } from './entry-slots.ts';
import { refer } from './refer.ts';
import { readValues } from './values.ts';

const OF = "(?:di|del|dello|della|dei|degli|delle|dell'|the|il|lo|la|i|gli|le|l')?";
const PUT =
  "(?:put|add|have|use|there(?:'s| is)|we have|we do|we sell|metti|mettete|mettere|mettiamo|aggiungi|aggiungete|c'e|ci sono|facciamo|abbiamo|ora c'e)";
const PLACE = '(?:in (?:its|their) place|instead|al (?:suo|loro) posto|invece)';

/** Another thing where one was. */
const INSTEAD: readonly RegExp[] = [
  new RegExp(`^(?:al posto|invece) ${OF} ?(?<x>[^,]+?),? ${PUT} (?<y>.+)$`),
  new RegExp(`^(?:instead of|in place of) ${OF} ?(?<x>[^,]+?),? ${PUT} (?<y>.+)$`),
  /^(?:replace|substitute|sostitui(?:sci|te|re)) (?<x>[^,]+?) (?:with|by|con) (?<y>.+)$/,
  new RegExp(
    `^(?:remove|take (?:out|off|away)|drop|togli(?:ete|ere)?|leva(?:te|re)?) (?<x>[^,]+?),? (?:and|e) ${PUT} (?:${PLACE} )?(?<y>.+?)(?: ${PLACE})?$`,
  ),
];
/** The same thing by another name, with its price. */
const BECOMES: readonly RegExp[] = [
  /^(?<x>[^,]+?) (?:becomes|is now called|is now|turns into|diventa(?:no)?|ora si chiama(?:no)?|si chiama(?:no)? ora|adesso e) (?<y>.+)$/,
  /^(?:change|rename|turn|cambi(?:a|ate|are)|rinomin(?:a|ate|are)|trasforma(?:te)?) (?<x>(?:[^,]|,(?=\d))+?) (?:to|into|in|con) (?<y>.+)$/,
];

/** An entry of a list that gives way to another one, or goes by another name and price. */
export function readReplaceClause(request: Request, from: number, to: number): Reading | undefined {
  const { text, folded } = told(request, from, to);
  if (request.page.limit || folded.length > LONGEST) return undefined;
  return (
    matched(INSTEAD, { text, folded }, (x, y) => replaced(request, x, y)) ??
    matched(BECOMES, { text, folded }, (x, y) => repriced(request, x, y) ?? renamed(request, x, y))
  );
}

const LONGEST = 300;

function matched(
  patterns: readonly RegExp[],
  { text, folded }: { text: string; folded: string },
  read: (x: string, y: string) => Reading | undefined,
): Reading | undefined {
  for (const pattern of patterns) {
    const { x, y } = pattern.exec(folded)?.groups ?? {};
    if (x === undefined || y === undefined) continue;
    const start = folded.lastIndexOf(y);
    const reading = read(x, text.slice(start, start + y.length));
    if (reading) return reading;
  }
  return undefined;
}

/** The one entry that a phrase names. */
function entryOf(request: Request, phrase: string): IndexedElement | undefined {
  const [only, another] = refer(request, phrase);
  return only?.level === 'entry' && !another ? only.element : undefined;
}

const LABEL = /^(?:allergeni?|allergens?|contains|contiene|contengono|con)[: ]+/i;
/** What is told of the new entry; a label of what is told is none of it. */
function fields(y: string): Field[] {
  return fieldsOf(y).map((field) => ({
    ...field,
    text: field.text.replace(LABEL, ''),
  }));
}

function replaced(request: Request, x: string, y: string): Reading | undefined {
  const old = entryOf(request, x);
  const parts = fields(y);
  if (
    !old?.parent ||
    parts.length < 2 ||
    parts.some((part) => opensWish(part.text) || !isTold(part)) ||
    !isEntryName(parts[0]?.text ?? '')
  )
    return undefined;
  const others = childrenOf(old.parent).filter((one) => shapeOf(one) === shapeOf(old));
  const found = bestModel([...others.filter((one) => one !== old), old], parts);
  if (!found) return undefined;
  const slots = entrySlots(found.model);
  const texts = slots.map(({ text }) => found.texts.get(text) ?? '');
  const label = texts[slots.findIndex(({ kind }) => kind === 'name')] ?? '';
  const target = pinned(request, x, { elements: [old] });
  const like = pinned(request, `${x} `, { elements: [found.model] });
  return {
    intents: [{ kind: 'add-entry', target, side: 'after', like, texts, label, isInPlace: true }],
  };
}

function renamed(request: Request, x: string, y: string): Reading | undefined {
  const element = entryOf(request, x);
  const [name, price, another] = fields(y);
  const isTold =
    name?.kind === 'text' &&
    isEntryName(name.text) &&
    !opensWish(name.text) &&
    isSum(price?.text ?? '');
  const entry = element && isTold && !another ? nameAndSum(element) : undefined;
  if (!entry || price?.kind !== 'money') return undefined;
  const { label, sum, holder } = entry;
  const target = pinned(request, label, { elements: [holder] });
  const to = capitalise(name?.text ?? label);
  return {
    intents: [
      { kind: 'set-value', target, from: sum, to: inFormOf(sum, price.text) },
      { kind: 'rename-item', from: label, to },
    ],
  };
}

/** A name and a sum behind it. */
const PAIR =
  /^(?<name>.*\p{L}.*?)[\s,:–—-]+(?<sum>[€£$]? ?\d+(?:[.,]\d+)?(?: ?(?:€|£|\$|euros?|pounds?))?)$/u;

function pairOf(text: string): { name: string; sum: string } | undefined {
  const { name, sum } = PAIR.exec(text.trim())?.groups ?? {};
  return name !== undefined && sum !== undefined ? { name, sum } : undefined;
}

/** "Change the crust, 4 €, to the crust, 4.50 €": the same name on both sides, and the sum that stands there. */
function repriced(request: Request, x: string, y: string): Reading | undefined {
  const [old, now] = [pairOf(x), pairOf(y)];
  if (!old || !now || foldName(old.name) !== foldName(now.name) || !isSum(now.sum))
    return undefined;
  const element = entryOf(request, old.name);
  const entry = element && nameAndSum(element);
  if (!entry || amountIn(entry.sum) !== amountIn(old.sum)) return undefined;
  const target = pinned(request, entry.label, { elements: [entry.holder] });
  return {
    intents: [{ kind: 'set-value', target, from: entry.sum, to: inFormOf(entry.sum, now.sum) }],
  };
}

/** The one name and the one sum of an entry. */
function nameAndSum(
  entry: IndexedElement,
): { label: string; sum: string; holder: IndexedElement } | undefined {
  const slots = entrySlots(entry);
  const [name, second] = slots.filter(({ kind }) => kind === 'name');
  const [price, other] = slots.filter(({ kind }) => kind === 'money');
  const sum = price && sumOf(price.text);
  const holder = price?.text.parent;
  return name && !second && sum !== undefined && !other && holder
    ? { label: name.text.value.trim(), sum, holder }
    : undefined;
}

function isSum(text: string): boolean {
  const [value, another] = readValues(text);
  return value !== undefined && !another && value.text.length >= text.trim().length - 1;
}

/** "…and remove the gallery" is no part of a name. */
function opensWish(text: string): boolean {
  return /^(?:and|e|ed|also|then|poi|anche|but|ma|only|solo)\s|\?/iu.test(text);
}

const ADD = '(?:add|put|write|aggiung(?:i|ete|ere|iamo)|mett(?:i|ete|ere)|scriv(?:i|ete))';
const POINT =
  '(?: (?:a|an|another|the|un|una|il|la))?(?: (?:point|bullet|line|item|punto|riga|voce))?';
const POINTS: readonly RegExp[] = [
  new RegExp(
    `^${ADD}${POINT} (?:to|in|under|a|al|alla|nel|nella|su)(?: the| il| la)? (?<x>[^"“«:]+?)[:,]? ["“«](?<q>[^"”»]+)["”»]$`,
  ),
  new RegExp(
    `^${ADD}${POINT}:? ["“«](?<q>[^"”»]+)["”»] (?:to|in|under|a|al|alla|nel|nella|su)(?: the| il| la)? (?<x>[^"“«:]+)$`,
  ),
];

/** Another point of the one list inside an entry: "add “Parking is free” to the return visit". */
export function readPointClause(request: Request, from: number, to: number): Reading | undefined {
  const { text, folded } = told(request, from, to);
  if (request.page.limit || folded.length > LONGEST) return undefined;
  const { x, q } = POINTS.map((pattern) => pattern.exec(folded)?.groups).find(Boolean) ?? {};
  const card = x === undefined ? undefined : entryOf(request, x);
  const lists = card ? elementsIn(card).filter(({ tag }) => /^[uo]l$/.test(tag)) : [];
  const last = lists.length === 1 && lists[0] ? childrenOf(lists[0]).at(-1) : undefined;
  if (last?.tag !== 'li' || entrySlots(last).length !== 1 || q === undefined) return undefined;
  const start = folded.indexOf(q);
  const label = text.slice(start, start + q.length).trim();
  const target = pinned(request, `${x ?? ''} …`, { elements: [last] });
  return {
    intents: [{ kind: 'add-entry', target, side: 'after', like: target, texts: [label], label }],
  };
}
