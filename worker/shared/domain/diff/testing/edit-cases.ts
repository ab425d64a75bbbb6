import type { BlockReading } from '../diff-types.ts';
import { countTags } from '../text/tag-balance.ts';
import { mutations, type MutationName } from './mutations.ts';
import { pickNumber, pickOne, type Random } from './random.ts';

/** One edit of a page, the page it should give, and the block a model sends for it. */
export interface EditCase {
  original: string;
  expected: string;
  mutation: MutationName;
  block: BlockReading;
}

interface LineEdit {
  replace: string[];
  touched: Set<number>;
}

const longestRange = 8;
const newWords = ['Pane', 'Fornaio', 'Orari', 'Grazie', 'Turin', 'Welcome', 'Nuovo'];

function changeWord(line: string, random: Random): string {
  const words = [...line.matchAll(/(?<=>[^<]*)\b[A-Za-z]{4,}\b(?=[^<>]*<)/g)];
  const word = pickOne(random, words);
  if (!word) return line;
  const written = pickOne(random, newWords) ?? '';
  return line.slice(0, word.index) + written + line.slice(word.index + word[0].length);
}

function changeClass(line: string): string {
  return line.replace(/class="([^"]*)"/, 'class="$1 is-new"');
}

function addLine(line: string, random: Random): string[] {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  return [
    line,
    `${indent}<p class="note">${pickOne(random, newWords)} ${pickNumber(random, 1, 999)}</p>`,
  ];
}

function isRemovable(line: string): boolean {
  return line.trim() !== '' && countTags(line).size === 0 && !/<!doctype|<html|<body/i.test(line);
}

function editLine(line: string, random: Random): string[] {
  const kinds = [
    () => [changeWord(line, random)],
    () => [changeWord(line, random)],
    () => [changeClass(line)],
    () => addLine(line, random),
    () => (isRemovable(line) ? [] : [line]),
  ];
  return pickOne(random, kinds)?.() ?? [line];
}

function editLines(lines: readonly string[], random: Random): LineEdit | undefined {
  const edit: LineEdit = { replace: [...lines], touched: new Set() };
  const at = pickNumber(random, 0, lines.length - 1);
  const written = editLine(lines[at] ?? '', random);
  edit.replace.splice(at, 1, ...written);
  edit.touched.add(at);
  return edit.replace.join('\n') === lines.join('\n') ? undefined : edit;
}

/** Makes a random edit of one to eight lines; undefined where the draw gives none. */
export function makeCase(
  original: string,
  mutation: MutationName,
  random: Random,
): EditCase | undefined {
  const lines = original.split('\n');
  const first = pickNumber(random, 0, lines.length - 1);
  const search = lines.slice(first, first + pickNumber(random, 1, longestRange));
  if (search.at(0)?.trim() === '' || search.at(-1)?.trim() === '') return undefined;
  const edit = editLines(search, random);
  if (!edit) return undefined;
  const untouched = [...search.keys()].filter((at) => !edit.touched.has(at));
  const block = mutations[mutation]({ search, replace: edit.replace, untouched }, random);
  if (!block || (mutation !== 'none' && block.search.join('\n') === search.join('\n'))) {
    return undefined;
  }
  const expected = lines.toSpliced(first, search.length, ...edit.replace).join('\n');
  return { original, expected, mutation, block };
}
