import { readStyleSheet } from '../css/style-sheet.ts';
import type { SourceIndex } from '../html/source-index.ts';
import type { TokenRole } from './token-roles.ts';

const PAGE = /(?:^|,)\s*(?:body|html|:root)\s*(?:,|$)/;
const BUTTON = /\b(?:button|btn|cta)\b/i;
const HEADING = /(?:^|[\s,>])h[1-3]\b/;
const LINK = /(?:^|[\s,>])a(?![\w-])/;

/** What a selector and a property together say of a colour; of several the first counts. */
const USES: readonly (readonly [role: TokenRole, property: RegExp, selector: RegExp])[] = [
  ['background', /^background/, PAGE],
  ['text', /^color$/, PAGE],
  ['buttons', /^background/, BUTTON],
  ['onButtons', /^color$/, BUTTON],
  ['headings', /^color$/, HEADING],
  ['links', /^color$/, LINK],
  ['surface', /^background/, /^/],
  ['text', /^color$/, /^/],
  ['lines', /^(?:border|column-rule)/, /^/],
  ['shadow', /shadow$/, /^/],
  ['art', /^(?:fill|stroke)$/, /^/],
];

/** What the whole page looks like outweighs all its parts. */
const PAGE_WEIGHT = 1_000;

/** What a page's colours are for by how its rules use them: by name of the token, the most frequent use. */
export function readUses(index: SourceIndex): ReadonlyMap<string, TokenRole> {
  const weights = new Map<string, Map<TokenRole, number>>();
  for (const { selector, declarations } of readStyleSheet(index).rules) {
    for (const { name: property, value } of declarations) {
      if (!value.includes('var(')) continue;
      const [role] = USES.find((use) => use[1].test(property) && use[2].test(selector)) ?? [];
      if (role === undefined) continue;
      const weight = PAGE.test(selector) ? PAGE_WEIGHT : 1;
      for (const [, token = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        const known = weights.get(token) ?? new Map<TokenRole, number>();
        known.set(role, (known.get(role) ?? 0) + weight);
        weights.set(token, known);
      }
    }
  }
  return new Map([...weights].flatMap(([token, roles]) => heaviest(token, roles)));
}

function heaviest(
  token: string,
  roles: ReadonlyMap<TokenRole, number>,
): [token: string, role: TokenRole][] {
  const [first] = [...roles].sort(([, one], [, other]) => other - one);
  return first === undefined ? [] : [[token, first[0]]];
}
