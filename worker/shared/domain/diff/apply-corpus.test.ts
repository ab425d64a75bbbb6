import { expect, test } from 'vitest';
import { applyDiff } from './apply-blocks.ts';
import { agencyPage } from './testing/agency-page.ts';
import { bakeryPage, minifiedPage, windowsPage } from './testing/bakery-page.ts';
import { makeCase, type EditCase } from './testing/edit-cases.ts';
import { judgeCase } from './testing/judge.ts';
import { measurePages } from './testing/measure.ts';
import { mutations, type MutationName } from './testing/mutations.ts';
import { createRandom, pickNumber } from './testing/random.ts';
import { createBlocks, formatBlocks } from './write-block.ts';

const pages = [bakeryPage(), agencyPage()];
const names = Object.keys(mutations) as MutationName[];

function drawCases(mutation: MutationName, count: number, seed: number): EditCase[] {
  const random = createRandom(seed);
  const cases: EditCase[] = [];
  for (let draw = 0; cases.length < count && draw < 20_000; draw += 1) {
    const editCase = makeCase(pages[draw % pages.length] ?? '', mutation, random);
    if (editCase) cases.push(editCase);
  }
  return cases;
}

test('four in five mutated edits are right and hardly one goes to the wrong place', () => {
  const { total, misapplied } = measurePages(pages, 20, 1);
  const cases = total.exact + total.equivalent + total.misapplied + total.refused;
  expect(cases).toBeGreaterThan(550);
  expect((total.exact + total.equivalent) / cases).toBeGreaterThanOrEqual(0.8);
  expect(misapplied.map(({ block }) => block.search)).toEqual([]);
});

test.each(names)('edits with the mutation "%s" mostly arrive and never elsewhere', (mutation) => {
  const verdicts = drawCases(mutation, 30, 7).map(judgeCase);
  const arrived = verdicts.filter((verdict) => verdict === 'exact' || verdict === 'equivalent');
  expect(verdicts).toHaveLength(30);
  expect(verdicts).not.toContain('misapplied');
  expect(arrived.length).toBeGreaterThanOrEqual(15);
});

test('nothing changes outside the lines a block was found in', () => {
  for (const { original, block } of names.flatMap((name) => drawCases(name, 10, 11))) {
    const { text, applied } = applyDiff({ original, blocks: [block] });
    const lines = original.split('\n');
    const [place] = applied;
    const before = lines.slice(0, place ? place.startLine - 1 : lines.length);
    const after = place ? lines.slice(place.endLine) : [];
    expect(text.startsWith(before.join('\n'))).toBe(true);
    expect(text.endsWith(after.join('\n'))).toBe(true);
  }
});

test('a block sent twice is applied once but for one look-alike in a hundred', () => {
  const applied = names
    .flatMap((name) => drawCases(name, 25, 13))
    .map(({ original, block }) => ({ block, first: applyDiff({ original, blocks: [block] }) }))
    .filter(({ first }) => first.applied.length > 0);
  const repeated = applied.filter(
    ({ block, first }) => applyDiff({ original: first.text, blocks: [block] }).text !== first.text,
  );
  expect(applied.length).toBeGreaterThan(250);
  expect(repeated.length / applied.length).toBeLessThan(0.01);
});

interface WordEdit {
  start: number;
  end: number;
  replacement: string;
}

/** Changes words of the visible text, so that the tags stay in balance. */
function drawWordEdits(page: string, seed: number): WordEdit[] {
  const random = createRandom(seed);
  const words = [...page.matchAll(/(?<=>[^<]*)\b\p{L}{4,}(?=[^<>]*<\/(?!script|style))/gu)];
  const texts = ["<b>$& '$$'</b>", 'due\nrighe', '', 'Perché – «no»'];
  const picked = words.filter(() => random() < 0.1);
  return picked.map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    replacement: texts[pickNumber(random, 0, texts.length - 1)] ?? '',
  }));
}

const written: [string, string][] = [
  ['a designed page', bakeryPage()],
  ['a Bootstrap page', agencyPage()],
  ['a minified page', minifiedPage()],
  ['a page with CRLF', windowsPage()],
];

test.each(written)('edits of %s written as blocks come back byte by byte', (_, original) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const edits = drawWordEdits(original, seed);
    const expected = edits.reduceRight(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      original,
    );
    const response = formatBlocks(createBlocks({ original, edits }));
    const { text, failed } = applyDiff({ original, response });
    expect({ failed, isSame: text === expected }).toEqual({ failed: [], isSame: true });
  }
});
