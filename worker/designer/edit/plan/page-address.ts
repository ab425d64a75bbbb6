import type { PageModel } from '../page/page-model.ts';
import { findByTag, textOf } from '#domain/html/query.ts';
import {
  EVERYWHERE,
  replaceEverywhere,
  structuredData,
  writeJsonString,
  type Replacement,
} from './replace-everywhere.ts';

const CITY = String.raw`\p{Lu}[\p{L}'’]+(?: (?:(?:di|del|della|sul|in) )?\p{Lu}[\p{L}'’]+)*(?: \(\p{Lu}{2}\))?`;
const ITALIAN = String.raw`\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Ll]ungo\p{L}+|[Cc]ontrada|[Ll]ocalità) [\p{L}\d'’. ]{2,40}?,? ?(?:n\.? ?)?\d+(?:\/?[a-zA-Z])?\b`;
const ENGLISH = String.raw`\b\d+[a-zA-Z]? (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Boulevard|Blvd|Drive|Dr|Way|Court|Place)\b\.?`;
const ADDRESS = new RegExp(
  String.raw`(?:${ITALIAN}|${ENGLISH})(?:\s*[,·–-]\s*(?:\d{5}\s+)?${CITY}(?:,? (?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|\d{5}))?)?`,
  'gu',
);

/** The street address that stands most often in the page's texts. */
export function findAddress(texts: readonly string[], page: PageModel): string | undefined {
  const joined = texts.join('\n').replace(/[^\S\n]+/g, ' ');
  const found = joined.match(ADDRESS) ?? [];
  const counts = new Map<string, number>();
  for (const address of found) counts.set(address, (counts.get(address) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0];
  const marked = findByTag(page.index, 'address')
    .map(textOf)
    .find((text) => text.length > 5 && text.length < 120 && !text.includes('@'));
  return best ?? marked;
}

/** Puts a new address wherever the old one stands, its parts in structured data included. */
export function rewriteAddress(page: PageModel, old: string, value: string): Replacement {
  const words = old
    .trim()
    .split(/[\s,]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(words.join(String.raw`[\s,]+`), 'g');
  const scope = {
    ...EVERYWHERE,
    attributes: ['content', 'alt', 'title', 'aria-label'],
    inStructuredData: false,
  };
  const texts = replaceEverywhere(page, scope, (text) => text.replace(pattern, () => value));
  const data = structuredAddress(page, value);
  return { splices: [...texts.splices, ...data.splices], places: texts.places };
}

function structuredAddress(page: PageModel, value: string): Replacement {
  const [street = value, place = ''] = value.split(/,\s*(?=\d{5}\b|\p{Lu})/u);
  const [, postalCode, city] = /^(?:(\d{5})\s+)?(.*)$/u.exec(place) ?? [];
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
      const isNew = wanted && match?.[1] !== writeJsonString(wanted);
      return range && isNew
        ? [
            {
              start: node.range.start + range[0],
              end: node.range.start + range[1],
              replacement: writeJsonString(wanted),
            },
          ]
        : [];
    }),
  );
  return { splices, places: splices.length };
}
