import type { PageModel } from '../page/page-model.ts';
import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import {
  EVERYWHERE,
  replaceEverywhere,
  structuredData,
  writeJsonString,
  type Replacement,
} from './replace-everywhere.ts';

const CITY = String.raw`\p{Lu}[\p{L}'’]+(?: (?!\p{Lu}{1,2}\d)(?:(?:di|del|della|sul|in) )?\p{Lu}[\p{L}'’]+)*(?: \(\p{Lu}{2}\))?`;
const ITALIAN = String.raw`\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Ll]ungo\p{L}+|[Cc]ontrada|[Ll]ocalità) [\p{L}\d'’. ]{2,40}?,? ?(?:n\.? ?)?\d+(?:\/?[a-zA-Z])?\b`;
const ENGLISH = String.raw`\b\d+[a-zA-Z]? (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Boulevard|Blvd|Drive|Dr|Way|Court|Place|Row|Close|Terrace|Hill|Gardens|Grove|Quay|Mews|Parade|Crescent|Green|Yard|Walk|Park)\b\.?`;
const ADDRESS = new RegExp(
  String.raw`(?:${ITALIAN}|${ENGLISH})(?:\s*[,·–-]\s*(?:\d{5}\s+)?${CITY}(?:,? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{5}))?)?`,
  'gu',
);

/** The street address that stands most often in the page's texts, or the one its structured data names. */
export function findAddress(texts: readonly string[], page: PageModel): string | undefined {
  const joined = texts.join('\n').replace(/[^\S\n]+/g, ' ');
  const found = joined.match(ADDRESS) ?? [];
  const counts = new Map<string, number>();
  for (const address of found) counts.set(address, (counts.get(address) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0];
  const marked = findByTag(page.index, 'address')
    .map(textOf)
    .find((text) => text.length > 5 && text.length < 120 && !text.includes('@'));
  return best ?? structuredStreet(page, joined) ?? marked ?? dataStreets(page)[0];
}

function dataStreets(page: PageModel): string[] {
  return structuredData(page)
    .map((node) => page.html.slice(node.range.start, node.range.end))
    .flatMap((source) => /"streetAddress"\s*:\s*"([^"\\]+)"/.exec(source)?.[1] ?? []);
}

/** The street of the structured data where visitors can read it too, with the place behind it. */
function structuredStreet(page: PageModel, visible: string): string | undefined {
  const street = dataStreets(page).find((found) => visible.includes(found));
  const tail = String.raw`(?:\s*[,·–-]\s*(?:\d{5}\s+)?${CITY}(?:,? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{5}))?)?`;
  return street && new RegExp(escapePattern(street) + tail, 'u').exec(visible)?.[0];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The street, and behind it as much of the place as each spot gives. */
function addressPattern(old: string): RegExp {
  const [street = old, ...place] = old.trim().split(/\s*[,·–]\s*/);
  const isStreet = /\d/.test(street) || place.length === 0;
  const head = isStreet ? street : `${street} ${place.shift() ?? ''}`;
  const words = head
    .split(/\s+/)
    .map(escapePattern)
    .join(String.raw`[\s,]+`);
  const tail = place
    .flatMap((part) => [part, ...part.split(/\s+(?=\p{Lu}{1,2}\d)|(?<=^\d{5})\s+/u)])
    .sort((a, b) => b.length - a.length)
    .map((part) =>
      part
        .split(/\s+/)
        .map(escapePattern)
        .join(String.raw`\s+`),
    );
  const more =
    tail.length > 0 ? String.raw`(?:\s*[,·–-]?\s*(?:${tail.join('|')})(?![\p{L}\d]))*` : '';
  return new RegExp(words + String.raw`(?![\p{L}\d])` + more, 'gu');
}

/** Puts a new address wherever the old one stands, links to maps and structured data included. */
export function rewriteAddress(page: PageModel, old: string, value: string): Replacement {
  const pattern = addressPattern(old);
  const scope = {
    ...EVERYWHERE,
    attributes: ['content', 'alt', 'title', 'aria-label'],
    inStructuredData: false,
  };
  const keepsPlace = !namesPlace(value);
  const texts = replaceEverywhere(page, scope, (text) =>
    text.replace(pattern, (whole) => value + (keepsPlace ? placeBehind(old, whole) : '')),
  );
  const data = structuredAddress(page, old, value);
  const maps = mapLinks(page, old, value);
  return {
    splices: [...texts.splices, ...data.splices, ...maps],
    places: texts.places + maps.length,
  };
}

/** A street alone leaves the town where it was: who moves to another town says so. */
function namesPlace(value: string): boolean {
  return /[,·–(]\s*\p{Lu}/u.test(value) || POSTCODE.test(value) || STREET_AND_MORE.test(value);
}

const POSTCODE = /(?<!\d)\d{5}(?!\d)|\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/;
const WAY_IN =
  /\b(?:floor|lift|elevator|stairs?|suite|flat|unit|basement|piano|ascensore|scala|scale|interno|citofono|cortile)\b/i;

/**
 * Whether it is unclear what stays of the old address: ways in (a floor, a lift) without the town, or with others on
 * the page, and a town without the postcode that the old one had.
 */
export function isHalfAddress(texts: readonly string[], old: string, value: string): boolean {
  const isIn = WAY_IN.test(value);
  const hasWayIn = lineOfWayIn(texts) !== undefined;
  const losesCode = namesPlace(value) && POSTCODE.test(old) && !POSTCODE.test(value);
  return (isIn && (!namesPlace(value) || hasWayIn)) || losesCode;
}

/** A line about a floor or a lift that stays as it was beside an address that says nothing of them. */
export function wayInOf(texts: readonly string[], value: string): string | undefined {
  return WAY_IN.test(value) ? undefined : lineOfWayIn(texts);
}

function lineOfWayIn(texts: readonly string[]): string | undefined {
  return texts
    .map((text) => text.trim())
    .find((text) => text.length < LONGEST_LINE && OWN_LINE.test(text));
}

/** A line that is about nothing else: "Second floor, lift". */
const OWN_LINE =
  /^(?:(?:\d+\S*|\p{L}+) )?(?:floor|lift|piano|scala|interno|suite|basement)(?!\p{L})/iu;

/** Longest line of an address, in characters. */
const LONGEST_LINE = 60;

const STREET_AND_MORE = new RegExp(
  String.raw`(?:${ITALIAN})\W+\p{L}{3,}|(?:${ENGLISH})\W+\p{L}{3,}`,
  'iu',
);

/** What stands behind the street in one of its places: "12 Po Street, Turin" has ", Turin". */
function placeBehind(old: string, whole: string): string {
  const street = old.trim().split(/\s*[,·–]\s*/);
  const isStreet = /\d/.test(street[0] ?? '') || street.length === 1;
  const parts = isStreet ? 1 : 2;
  const words = street
    .slice(0, parts)
    .join(' ')
    .split(/[\s,]+/).length;
  const [head = whole] =
    new RegExp(String.raw`^(?:[^\s,]+[\s,]+){${words - 1}}[^\s,·–]+`).exec(whole) ?? [];
  return whole.slice(head.length);
}

/** Links to a map search for the street. */
function mapLinks(page: PageModel, old: string, value: string): Splice[] {
  const street = old.split(/\s*[,·–]\s*/)[0] ?? old;
  return [...findByTag(page.index, 'a'), ...findByTag(page.index, 'iframe')].flatMap((element) => {
    const name = element.tag === 'a' ? 'href' : 'src';
    const link = attributeOf(element, name) ?? '';
    const found = /(?:[?&](?:query|q|daddr|destination)=|\/(?:search|place)\/)([^&#]+)/d.exec(link);
    const range = found?.indices?.[1];
    const shown = decodeSafely((found?.[1] ?? '').replaceAll('+', ' '));
    return range && shown.toLowerCase().includes(street.toLowerCase())
      ? setAttribute(
          element,
          name,
          link.slice(0, range[0]) +
            encodeURIComponent(value + (namesPlace(value) ? '' : placeIn(shown, street))) +
            link.slice(range[1]),
        )
      : [];
  });
}

function placeIn(shown: string, street: string): string {
  return shown.slice(shown.toLowerCase().indexOf(street.toLowerCase()) + street.length);
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function structuredAddress(page: PageModel, old: string, value: string): Replacement {
  const [street = value, place = ''] = value.split(/,\s*(?=\d{5}\b|\p{Lu})/u);
  const [, before, city, after] =
    /^(?:(\d{5})\s+)?(.*?)(?:,?\s+(\p{Lu}{1,2}\d[\dA-Z]? ?\d\p{Lu}{2}|\d{5}))?$/u.exec(place) ?? [];
  const postalCode = before ?? after;
  const parts: [string, string | undefined][] = [
    ['streetAddress', street],
    ['postalCode', postalCode],
    ['addressLocality', city?.replace(/\s*\(\p{Lu}{2}\)$/u, '')],
  ];
  const splices = structuredData(page).flatMap((node) =>
    parts.flatMap(([key, wanted]) => {
      const source = page.html.slice(node.range.start, node.range.end);
      const match = new RegExp(`"${key}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`, 'd').exec(source);
      const range = match?.indices?.[1];
      const isStreet = key === 'streetAddress' && !namesPlace(value);
      const present = match?.[1]?.slice(1, -1) ?? '';
      const written =
        wanted && writeJsonString(wanted + (isStreet ? placeBehind(old, present) : ''));
      const isNew = written && match?.[1] !== written;
      return range && isNew
        ? [
            {
              start: node.range.start + range[0],
              end: node.range.start + range[1],
              replacement: written,
            },
          ]
        : [];
    }),
  );
  return { splices, places: splices.length };
}
