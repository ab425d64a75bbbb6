import { elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { foldName } from '../page/fold.ts';
import { findOrdinalItem, groupsIn, hasPrices } from '../page/item-groups.ts';
import { isNoun, isTelling } from '../page/description-words.ts';
import { locate, named } from '../page/locate.ts';
import { sectionCalled } from '../page/named-parts.ts';
import { holdsSum } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { waysToReach } from '../page/find-sections.ts';
import { WordTable } from './expand.ts';
import type { PageWords } from './request.ts';
import { entriesOf, linesOf, type Entry } from './entry-words.ts';
import { readTokens } from './tokens.ts';

/** Longest text that counts as a name, in UTF-16 units. */
const NAME_LENGTH = 120;

const SILENT = new Set(['script', 'style', 'title', 'noscript', 'template', 'html', 'head']);

/** The words of a page that a request may use; only those whose first word the request holds are kept. */
export function pageWordsOf(page: PageModel, request: string): PageWords {
  const said = new Set(foldName(request).split(' '));
  const isSaid = (name: string): boolean => said.has(foldName(name).split(' ')[0] ?? '');
  let pageSays: string | undefined;
  let entries: readonly Entry[] | undefined;
  let lines: readonly Entry[] | undefined;
  const labels = new WordTable<string>();
  const words = new Set<string>();
  for (const text of shortTexts(page)) {
    for (const word of foldName(text).split(' ')) if (said.has(word)) words.add(word);
    if (isSaid(text)) labels.add(asWords(text), text);
  }
  const sectionNames = new WordTable<string>();
  for (const { names } of page.sections)
    for (const name of names.filter(isSaid)) sectionNames.add(asWords(name), name);
  return {
    labels,
    sectionNames,
    words,
    priced: pricedNames(page, isSaid),
    hasText: (text) =>
      ` ${(pageSays ??= foldName(pageText(page)))} `.includes(` ${foldName(text)} `),
    sectionPart: (words) => sectionCalled(page, words)?.section.names.at(-1),
    isNoun,
    locates: (words) => isTelling(words) && locate(page, words) !== undefined,
    isNamed: (words) => named(page, words).length > 0,
    selected: page.selection && textOf(page.selection).replace(/\s+/g, ' ').trim(),
    counted: (words) => countedName(page, words),
    copyright: /(?:©|\(c\)|copyright)[\s©]{0,3}\d{4}(?!\d)/i.exec(footerText(page))?.[0],
    entries: () => (entries ??= entriesOf(page)),
    lines: () => (lines ??= linesOf(page)),
    kinds: new Set([
      ...page.sections.flatMap(({ kinds }) => [...kinds]),
      ...(waysToReach(page.sections) ? (['contact'] as const) : []),
    ]),
  };
}

/** The name of an entry by its place in a list that is no price list: those are counted when they are changed. */
function countedName(page: PageModel, words: string): string | undefined {
  const item = findOrdinalItem(page, words, undefined);
  const isPriced = item && holdsSum(item);
  const heading = item && [item, ...elementsIn(item)].find(({ tag }) => /^(?:h\d|dt)$/.test(tag));
  return heading && !isPriced ? textOf(heading).replace(/\s+/g, ' ').trim() : undefined;
}

function asWords(text: string): string {
  return readTokens(text, () => false)
    .map(({ word, quoted }) => (quoted === undefined ? word : foldName(quoted)))
    .join(' ')
    .replace(/[[\]()|?]/g, '')
    .replace(/(?: [.,;:!])+$/, '');
}

function pageText({ body }: PageModel): string {
  return body
    ? textsIn(body)
        .map(({ value }) => value)
        .join(' ')
    : '';
}

function footerText({ sections }: PageModel): string {
  const footer = sections.findLast(({ kinds }) => kinds.has('footer'));
  return footer ? textOf(footer.element) : '';
}

/** Texts of elements and of their own pieces, ornaments before them left out. */
function shortTexts({ body, index }: PageModel): Set<string> {
  const elements = index.elements.filter(
    ({ tag, range }) => !SILENT.has(tag) && (!body || range.start >= body.range.start),
  );
  const texts = elements.flatMap((element) => [
    ...element.nodes.flatMap((node) => (node.kind === 'text' ? [node.value] : [])),
    ...(isShort(element) ? [textOf(element)] : []),
  ]);
  return new Set(
    texts
      .map((text) =>
        text
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/^[^\p{L}\p{N}"'€$£+(]+\s/u, ''),
      )
      .filter((text) => text.length > 2 && text.length <= NAME_LENGTH && /\p{L}/u.test(text)),
  );
}

function isShort({ inner }: IndexedElement): boolean {
  return inner.end - inner.start <= NAME_LENGTH * 3;
}

/** Entries with a price by their names, and by the first words of a name where only one begins so. */
function pricedNames(
  { sections }: PageModel,
  isSaid: (name: string) => boolean,
): WordTable<string> {
  const items = sections
    .flatMap(({ element }) => groupsIn(element))
    .filter(hasPrices)
    .flatMap((group) => group.items);
  const names = new Set(
    items.flatMap(
      (item) =>
        textsIn(item)
          .find(({ value }) => /\p{L}{2}/u.test(value))
          ?.value.trim() ?? [],
    ),
  );
  const table = new WordTable<string>();
  const starts = new Map<string, Set<string>>();
  for (const name of [...names].filter(isSaid)) {
    const plain = name.replace(/\s*[-–—:|(]*\s*[€$£]?\s*\d[\d.,]*\s*(?:€|eur|euro)?\s*$/i, '');
    const words = asWords(plain).split(' ');
    words.forEach((_, at) => {
      const start = words.slice(0, at + 1).join(' ');
      if (start.length > 3) starts.set(start, (starts.get(start) ?? new Set()).add(plain));
    });
  }
  for (const [start, found] of starts) {
    const [name] = found;
    if (name !== undefined && found.size === 1) table.add(start, name);
  }
  return table;
}
