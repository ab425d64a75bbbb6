import {
  namesPlace,
  PLACE_BEHIND,
  POSTCODE,
  structuredAddress,
  WRITTEN_ADDRESS,
} from '#domain/reading/street-address.ts';
import { dataValues, writeData } from '#domain/html/structured-data.ts';
import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, childrenOf, findByTag, textOf } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import { escapePattern, wordsPattern } from '#domain/text/escape-pattern.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';
import { decodeSafely, mostTold, readable } from '../page/page-texts.ts';
import { EVERYWHERE, replaceEverywhere } from './replace-everywhere.ts';

/** The address that the page shows and its structured data names, else the one that stands most often in its texts. */
export function findAddress(page: PageModel): string | undefined {
  const visible = readable(page)
    .join('\n')
    .replace(/[^\S\n]+/g, ' ');
  const street = dataValues(page).find(({ key }) => key === 'streetAddress')?.value;
  const marked = findByTag(page.index, 'address')
    .map(textOf)
    .find((text) => text.length > 5 && text.length < 120 && !text.includes('@'));
  const inData = street && new RegExp(escapePattern(street) + PLACE_BEHIND, 'u').exec(visible)?.[0];
  const told = (visible.match(WRITTEN_ADDRESS) ?? []).sort((a, b) => b.length - a.length);
  return inData ?? mostTold(told) ?? marked ?? street;
}

const known = new WeakMap<PageModel['index'], string>();

/** "Arch 12, Wicker Sidings" of a page in "Arch 9, Wicker Sidings": numbered names, one of them of its own address. */
export function isLikeAddress(page: PageModel, text: string): boolean {
  if (!/^(?:\p{Lu}[\p{L}'’]+|\d+\p{L}?)(?:,? (?:\p{Lu}[\p{L}'’]+|\d+\p{L}?))+$/u.test(text))
    return false;
  const own = known.get(page.index) ?? findAddress(page) ?? '';
  known.set(page.index, own);
  const names = own.match(/\p{Lu}[\p{L}'’]{3,}/gu) ?? [];
  return /\d/.test(text) && names.some((name) => text.includes(name));
}

/** Finds the street, and behind it (as `place`) as much of the town as each spot gives. */
function addressPattern(old: string, towns: readonly string[]): RegExp {
  const [street = old, ...place] = old.trim().split(/\s*[,·–]\s*/);
  const head = /\d/.test(street) ? street : `${street} ${place.shift() ?? ''}`.trim();
  const parts = [...place, ...towns]
    .flatMap((part) => [part, ...part.split(/\s+(?=\p{Lu}{1,2}\d)|(?<=^\d{5})\s+/u)])
    .sort((a, b) => b.length - a.length)
    .map((part) => wordsPattern(part));
  const tail = [...parts, POSTCODE.source];
  const more =
    tail.length > 0 ? String.raw`(?:\s*[,·–-]?\s*(?:${tail.join('|')})(?![\p{L}\d]))*` : '';
  const words = wordsPattern(head, String.raw`[\s,]+`);
  return new RegExp(String.raw`${words}(?![\p{L}\d])(?<place>${more})`, 'giu');
}

/** "Arch 12, Wicker Sidings" in place of "Arch 9, Wicker Sidings, Sheffield": only the first part is another one. */
function newPart(old: string, told: string): string {
  const [street = told, ...place] = told.split(/\s*,\s*/);
  const [, ...parts] = old.split(/\s*,\s*/);
  const isSame = place.length > 0 && place.every((part, at) => part === parts[at]);
  return isSame ? street : told;
}

/** Puts a new address wherever the old one stands, links to maps and structured data included. */
export function rewriteAddress(page: PageModel, old: string, told: string): Splice[] {
  const value = newPart(old, told);
  const towns = dataValues(page).flatMap(({ key, value }) =>
    key === 'addressLocality' || key === 'postalCode' ? [value] : [],
  );
  const pattern = addressPattern(old, towns);
  const keepsPlace = !namesPlace(value);
  const rewrite = (text: string): string =>
    text.replace(pattern, (_whole: string, place: string) => value + (keepsPlace ? place : ''));
  const scope = {
    ...EVERYWHERE,
    attributes: ['content', 'alt', 'title', 'aria-label'],
    inStructuredData: false,
  };
  const fields = structuredAddress(value);
  const data = dataValues(page).flatMap((entry) => {
    const wanted =
      entry.key === 'streetAddress' && keepsPlace ? rewrite(entry.value) : fields[entry.key];
    return wanted ? writeData(entry, wanted) : [];
  });
  return [...replaceEverywhere(page, scope, rewrite), ...data, ...mapLinks(page, rewrite)];
}

const WAY_IN =
  /\b(?:floor|lift|elevator|stairs?|suite|flat|unit|basement|piano|ascensore|scala|scale|interno|citofono|cortile)\b/i;
/** A line about nothing else: "Second floor, lift". */
const OWN_LINE =
  /^(?=.{0,59}$)(?=.*[\s\d])(?:(?:\d+\S*|\p{L}+) )?(?:floor|lift|piano|scala|interno|suite|basement)(?!\p{L})/iu;

/**
 * Whether it is unclear what stays of the old address: ways in (a floor, a lift) without the town, or with others on
 * the page, and a town without the postcode that the old one had.
 */
export function isHalfAddress(page: PageModel, old: string, value: string): boolean {
  if (WAY_IN.test(value) && (!namesPlace(value) || lineOfWayIn(page) !== undefined)) return true;
  return namesPlace(value) && POSTCODE.test(old) && !POSTCODE.test(value);
}

/** A line about a floor or a lift that stays as it was beside an address that says nothing of them. */
export function wayInBeside(page: PageModel, value: string): string | undefined {
  return WAY_IN.test(value) ? undefined : lineOfWayIn(page);
}

function lineOfWayIn(page: PageModel): string | undefined {
  return readable(page)
    .map((text) => text.trim())
    .find((text) => OWN_LINE.test(text));
}

const LABEL = /^(?:address|indirizzo|sede|where|dove|dove siamo)$/i;
/** Longest name of a town, in UTF-16 units. */
const LONGEST_TOWN = 40;

/** What tells the town alone so far gets the address: what stands behind its label, and the search of a map. */
export function townsAlone(page: PageModel, value: string): Splice[] {
  const terms = page.index.elements.filter(({ tag }) => tag === 'dt');
  const towns = terms.flatMap((term) => {
    const behind = term.parent ? childrenOf(term.parent) : [];
    const told = behind[behind.indexOf(term) + 1];
    const town = told ? textOf(told) : '';
    const isTown = LABEL.test(textOf(term)) && !/\d/.test(town) && town.length <= LONGEST_TOWN;
    return told && isTown && childrenOf(told).length === 0 ? [{ told, town }] : [];
  });
  const [known] = towns;
  const whole = namesPlace(value) || !known ? value : `${value}, ${known.town}`;
  return [
    ...towns.map(({ told }) => ({ ...told.inner, replacement: escapeText(whole) })),
    ...mapLinks(page, (query) => (/\d/.test(query) ? query : whole)),
  ];
}

/** Links to a map search for the address. */
function mapLinks(page: PageModel, rewrite: (text: string) => string): Splice[] {
  return page.index.elements.flatMap((element) => {
    const name = { a: 'href', iframe: 'src' }[element.tag];
    const link = (name && attributeOf(element, name)) ?? '';
    const [whole, lead = '', query = ''] =
      /^(.*?(?:[?&](?:query|q|daddr|destination)=|\/(?:search|place)\/))([^&#]+)/.exec(link) ?? [];
    const shown = decodeSafely(query.replaceAll('+', ' '));
    const wanted = rewrite(shown);
    if (!name || !whole || wanted === shown) return [];
    const rest = link.slice(whole.length);
    return setAttribute(element, name, lead + encodeURIComponent(wanted) + rest);
  });
}
