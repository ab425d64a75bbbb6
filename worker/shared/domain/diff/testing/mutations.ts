import type { BlockReading } from '../diff-types.ts';
import { pickNumber, pickOne, type Random } from './random.ts';

/** A block as a careful model writes it, and which SEARCH lines its change leaves alone. */
export interface MutableBlock extends BlockReading {
  untouched: readonly number[];
}

/** Writes a block the way a careless model would; undefined where the block gives no occasion. */
export type Mutation = (block: MutableBlock, random: Random) => BlockReading | undefined;

function mapLines({ search, replace }: BlockReading, map: (line: string) => string): BlockReading {
  return { search: search.map(map), replace: replace.map(map) };
}

function mapWhere(pattern: RegExp, map: (line: string) => string): Mutation {
  return (block) => (block.search.some((l) => pattern.test(l)) ? mapLines(block, map) : undefined);
}

function commonIndent(lines: readonly string[]): number {
  const filled = lines.filter((line) => line.trim() !== '');
  return Math.min(...filled.map((line) => line.length - line.trimStart().length));
}

function dedent(block: MutableBlock): BlockReading | undefined {
  const depth = commonIndent(block.search);
  if (depth === 0 || !Number.isFinite(depth)) return undefined;
  return mapLines(block, (line) =>
    line.slice(Math.min(depth, line.length - line.trimStart().length)),
  );
}

/** Does the same to a line of SEARCH and to the same line of REPLACE, when it is clear which that is. */
function changeLine(
  block: MutableBlock,
  line: number,
  write: (line: string) => string[],
): BlockReading | undefined {
  const changed = block.search[line] ?? '';
  if (block.replace.indexOf(changed) !== block.replace.lastIndexOf(changed)) return undefined;
  const written = write(changed);
  const rewrite = (lines: readonly string[], at: number) =>
    at < 0 ? lines : lines.toSpliced(at, 1, ...written);
  return {
    search: rewrite(block.search, line),
    replace: rewrite(block.replace, block.replace.indexOf(changed)),
  };
}

function innerUntouched({ search, untouched }: MutableBlock): number[] {
  return untouched.filter(
    (at) => at > 0 && at < search.length - 1 && (search[at] ?? '').trim().length > 8,
  );
}

function joinLines(block: MutableBlock, random: Random): BlockReading | undefined {
  const pairs = block.untouched.filter((at) => block.untouched.includes(at + 1));
  const at = pickOne(random, pairs);
  if (at === undefined) return undefined;
  const first = block.search[at] ?? '';
  const joined = `${first} ${(block.search[at + 1] ?? '').trim()}`;
  const inReplace = block.replace.findIndex(
    (line, index) => line === first && block.replace[index + 1] === block.search[at + 1],
  );
  if (inReplace < 0) return undefined;
  return {
    search: block.search.toSpliced(at, 2, joined),
    replace: block.replace.toSpliced(inReplace, 2, joined),
  };
}

function makeTypo(line: string, random: Random): string {
  const words = [...line.matchAll(/[A-Za-z]{5,}/g)];
  const word = pickOne(random, words);
  if (!word) return `${line}x`;
  const at = word.index + pickNumber(random, 1, word[0].length - 2);
  return (
    line.slice(0, at) + line.slice(at + 1, at + 2) + line.slice(at, at + 1) + line.slice(at + 2)
  );
}

function onInner(write: (line: string, random: Random) => string[]): Mutation {
  return (block, random) => {
    const at = pickOne(random, innerUntouched(block));
    return at === undefined ? undefined : changeLine(block, at, (line) => write(line, random));
  };
}

/** Leaves out the longest run of lines that the change does not touch, its first and last line kept. */
function elide(block: MutableBlock, random: Random): BlockReading | undefined {
  const { search, replace, untouched } = block;
  const isUntouched = (at: number) => untouched.includes(at);
  const from = search.findIndex((_, at) => at > 0 && [at, at + 1].every(isUntouched));
  if (from < 0) return undefined;
  let to = from;
  while (to < search.length - 1 && isUntouched(to)) to += 1;
  const run = search.slice(from, to);
  const inReplace = replace.findIndex((_, at) => run.every((line, i) => line === replace[at + i]));
  if (run.length < 2 || inReplace < 0) return undefined;
  const dots = pickOne(random, ['...', '<!-- ... -->', '  ...']) ?? '...';
  return {
    search: search.toSpliced(from, run.length, dots),
    replace: replace.toSpliced(inReplace, run.length, dots),
  };
}

const voidTag = /<((?:br|hr|img|input|link|meta)\b[^>]*?)\s*\/?>/g;

function inText(line: string, write: (text: string) => string): string {
  return line.replace(/(^|>)([^<]+)/g, (_, edge: string, text: string) => edge + write(text));
}

/** The ways in which models get a block wrong. */
export const mutations = {
  none: ({ search, replace }) => ({ search, replace }),
  dedent,
  'no indentation': mapWhere(/^\s+\S/, (line) => line.trimStart()),
  tabs: mapWhere(/^ {2}/, (line) =>
    line.replace(/^ +/, (spaces) => '\t'.repeat(Math.ceil(spaces.length / 2))),
  ),
  'trailing spaces': (block) => mapLines(block, (line) => (line.length % 2 ? `${line}  ` : line)),
  'blank line': (block, random) => {
    const at = pickOne(random, block.untouched);
    return at === undefined ? undefined : changeLine(block, at, (line) => [line, '']);
  },
  'edge blanks': ({ search, replace }) => ({
    search: ['', ...search, ''],
    replace: ['', ...replace, ''],
  }),
  'lines joined': joinLines,
  'tags split': (block) => {
    const at = block.untouched.find((line) => /\S></.test(block.search[line] ?? ''));
    return at === undefined
      ? undefined
      : changeLine(block, at, (line) => line.replace(/(\S>)</, '$1\n<').split('\n'));
  },
  'single quotes': mapWhere(/="[^"']*"/, (line) => line.replace(/="([^"']*)"/g, "='$1'")),
  'self-closing': mapWhere(/<(?:br|hr|img|input|link|meta)\b/, (line) =>
    line.replace(voidTag, (whole, body: string) =>
      whole.endsWith('/>') ? `<${body}>` : `<${body} />`,
    ),
  ),
  'smart quotes': mapWhere(/>[^<]*['"][^<]*/, (line) =>
    inText(line, (text) => text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”')),
  ),
  entities: mapWhere(/(?:^|>)[^<]*(?:['éèàòù©]|&amp;)/, (line) =>
    inText(line, (text) =>
      text
        .replaceAll("'", '&#39;')
        .replaceAll('é', '&eacute;')
        .replaceAll('è', '&egrave;')
        .replaceAll('à', '&agrave;')
        .replaceAll('©', '&copy;')
        .replaceAll('&amp;', '&'),
    ),
  ),
  'dropped line': onInner(() => []),
  typo: onInner((line, random) => [makeTypo(line, random)]),
  ellipsis: elide,
} as const satisfies Record<string, Mutation>;

export type MutationName = keyof typeof mutations;
