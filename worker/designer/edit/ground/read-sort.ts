import type { IndexedElement } from '#domain/html/source-index.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { saidBy } from './courtesy.ts';
import { entryName } from './ground-page.ts';
import { listsCalled, listsOfPage } from './refer.ts';
import { sortKeys, type SortKey } from './sort-keys.ts';

const SORT =
  /^(?:sort|order|put|arrange|list|show|reorder|(?:ri)?ordina(?:te|re|mi)?|mett(?:i|ete|ere)|disponi) (?:all )?(?<what>.+?) (?:by|in(?: order of)?|in ordine(?: di)?|per(?: ordine(?: di)?)?|secondo) (?:the |la |il |l')?(?<key>\p{L}+)(?: order)?(?:,? (?<turn>(?:the )?\p{L}+(?: \p{L}+)? first|ascending|descending|(?:de)?crescente|dal(?:la)? piu \p{L}+|prima (?:i|le|gli) piu \p{L}+))?(?:,? (?:che|because|since|as|perche|they|now they|adesso|ora) (?:are|is|they|sono|e|stanno|adesso|ora|now|all|tutt\p{L}|a|in|over|mixed|the|place|up|jumbled|spars\p{L}|mischiat\p{L}|confus\p{L}|disordine|caso| )+)?$/u;

/** "The bench list, cheapest first", "i dischi dal più vecchio al più nuovo". */
const BY_TURN =
  /^(?:(?:sort|order|put|arrange|list|show|reorder|(?:ri)?ordina(?:te|re|mi)?|mett(?:i|ete|ere)|disponi) )?(?:all )?(?:(?:on|in|for|sul|nel|nella|per) )?(?<what>.+?),? (?:(?:mettil|mettetel|ordinal|ordinatel)[oaie] )?(?<turn>(?:the )?(?:cheapest|dearest|most expensive|newest|oldest|latest|earliest|most recent)(?: ones?)? (?:first|at the top)|dal(?:la)? (?:prezzo )?(?:piu|meno) \p{L}+(?: al(?:la)? (?:prezzo )?(?:piu|meno) \p{L}+)?|prima (?:i|le|gli) piu \p{L}+)(?: dentro ogni gruppo| in ogni gruppo| within each group)?$/u;
const KEYS_OF_TURN: readonly (readonly [SortKey, RegExp])[] = [
  ['price', /cheap|dear|expensive|prezzo|economic|car[oaie]\b|bass|alt[oaie]\b/],
  ['date', /new|old|late|earl|recent|vecchi|nuov|antic/],
];

const KEYS: readonly (readonly [SortKey, RegExp])[] = [
  ['date', /^(?:dates?|data|date|day|chronological|chronologically|cronologico|giorno)$/],
  ['year', /^(?:years?|anno|anni)$/],
  ['price', /^(?:prices?|cost|prezzo|prezzi|costo)$/],
  ['name', /^(?:names?|alphabetical|alphabetically|alphabet|nome|nomi|alfabetico)$/],
];
const FALLS =
  /newest|latest|most recent|dear|expensive|highest|descending|decrescente|^dal(?:la)? (?:prezzo )?(?:piu (?:nuov|recent|car|alt)|meno (?:vecchi|antic))|^prima (?:i|le|gli) piu (?:nuov|recent|car)|^(?:dal )?piu (?:nuov|recent|car)/;

/** What every list with dates may be called. */
const ANY_LIST =
  /^(?:(?:the|our|i|gli|le|la) )?(?:dates|events|appointments|appuntamenti|date|eventi)$/;

/** "Put the concerts in order of date": a list of the page whose every entry tells that. */
export function readSortClause(request: Request, from: number, to: number): Reading | undefined {
  if (request.page.limit) return undefined;
  const { what = '', keys, turn = '' } = orderIn(saidBy(request, from, to));
  if (keys.length === 0) return undefined;
  const called = ANY_LIST.test(what) ? listsOfPage(request.page) : listsCalled(request, what);
  const lists = called.flatMap((items) => {
    const by = keys.find((key) => sortKeys(items, key));
    return by && items.length > 1 ? [{ items, by }] : [];
  });
  const [only, another] = lists;
  if (!only || another) return undefined;
  const target = pinned(request, nameOf(only.items), { elements: only.items });
  return {
    intents: [{ kind: 'sort', target, by: only.by, direction: FALLS.test(turn) ? -1 : 1 }],
  };
}

/** What is put in order, and by what: the date where entries tell one, else the year. */
function orderIn(said: string): { what?: string; keys: readonly SortKey[]; turn?: string } {
  const { what = '', key, turn = '' } = SORT.exec(said)?.groups ?? {};
  const by = KEYS.find(([, words]) => key !== undefined && words.test(key))?.[0];
  if (by !== undefined) return { what, keys: [by], turn };
  const told = BY_TURN.exec(said)?.groups ?? {};
  const first = KEYS_OF_TURN.find(([, words]) => words.test(told['turn'] ?? ''))?.[0];
  const keys: readonly SortKey[] = first === 'date' ? ['date', 'year'] : first ? [first] : [];
  return { what: told['what'] ?? '', turn: told['turn'] ?? '', keys };
}

function nameOf([first, second]: readonly IndexedElement[]): string {
  return [first, second].flatMap((item) => (item ? entryName(item) : [])).join(', ');
}
