import type { IndexedElement } from '#domain/html/source-index.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { saidBy } from './courtesy.ts';
import { entryName } from './ground-page.ts';
import { listsCalled, listsOfPage } from './refer.ts';
import { sortKeys, type SortKey } from './sort-keys.ts';

const SORT =
  /^(?:sort|order|put|arrange|list|show|reorder|(?:ri)?ordina(?:te|re|mi)?|mett(?:i|ete|ere)|disponi) (?:all )?(?<what>.+?) (?:by|in(?: order of)?|in ordine(?: di)?|per(?: ordine(?: di)?)?|secondo) (?:the |la |il |l')?(?<key>\p{L}+)(?: order)?(?:,? (?<turn>(?:the )?\p{L}+(?: \p{L}+)? first|ascending|descending|(?:de)?crescente|dal(?:la)? piu \p{L}+|prima (?:i|le|gli) piu \p{L}+))?(?:,? (?:che|because|since|as|perche|they|now they|adesso|ora) (?:are|is|they|sono|e|stanno|adesso|ora|now|all|tutt\p{L}|a|in|over|mixed|the|place|up|jumbled|spars\p{L}|mischiat\p{L}|confus\p{L}|disordine|caso| )+)?$/u;

const KEYS: readonly (readonly [SortKey, RegExp])[] = [
  ['date', /^(?:dates?|data|date|day|chronological|chronologically|cronologico|giorno)$/],
  ['year', /^(?:years?|anno|anni)$/],
  ['price', /^(?:prices?|cost|prezzo|prezzi|costo)$/],
  ['name', /^(?:names?|alphabetical|alphabetically|alphabet|nome|nomi|alfabetico)$/],
];
const FALLS = /newest|latest|recent|dear|expensive|highest|descending|decrescente|nuov|car[oaie]\b/;

/** What every list with dates may be called. */
const ANY_LIST =
  /^(?:(?:the|our|i|gli|le|la) )?(?:dates|events|appointments|appuntamenti|date|eventi)$/;

/** "Put the concerts in order of date": a list of the page whose every entry tells that. */
export function readSortClause(request: Request, from: number, to: number): Reading | undefined {
  if (request.page.limit) return undefined;
  const { what = '', key, turn = '' } = SORT.exec(saidBy(request, from, to))?.groups ?? {};
  const by = KEYS.find(([, words]) => key !== undefined && words.test(key))?.[0];
  if (by === undefined) return undefined;
  const called = ANY_LIST.test(what) ? listsOfPage(request.page) : listsCalled(request, what);
  const lists = called.filter((items) => sortKeys(items, by));
  const [items, another] = lists;
  if (!items || another || items.length < 2) return undefined;
  const target = pinned(request, nameOf(items), { elements: items });
  return { intents: [{ kind: 'sort', target, by, direction: FALLS.test(turn) ? -1 : 1 }] };
}

function nameOf([first, second]: readonly IndexedElement[]): string {
  return [first, second].flatMap((item) => (item ? entryName(item) : [])).join(', ');
}
