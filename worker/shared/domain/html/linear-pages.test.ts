import { expect, test } from 'vitest';
import { readStyleSheet } from '#domain/css/style-sheet.ts';
import { textColour } from '#domain/css/computed.ts';
import { withoutOverlaps } from '#domain/css/repair-page-contrast.ts';
import { parseCss, parseInlineStyle } from '#domain/css/parse-css.ts';
import { readSelectors } from '#domain/css/selector.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { describeChanges } from '#domain/generation/describe-changes.ts';
import { findLosses } from '#domain/generation/find-losses.ts';
import { excerptPage } from '#domain/generation/page-excerpt.ts';
import { extractTexts } from '#domain/generation/page-texts.ts';
import { listReferences } from '#domain/projects/page-references.ts';
import { finishSteps } from '#domain/text/steps.ts';
import { WorkBudgetSpent } from '#domain/text/work-budget.ts';
import { adversarialPages, adversarialStyles } from '#worker/testing/adversarial-pages.ts';
import { findHtmlProblems } from './find-problems.ts';
import { kindOf } from './element-kind.ts';
import { descendantsOf, elementsIn, textOf } from './query.ts';
import { indexHtml } from './source-index.ts';

/** A quadratic reader of a page of this size takes minutes, so that its test ends in a timeout. */
const LENGTH = 200_000;
const SHORT = 4_000;

const PAGES = adversarialPages(SHORT).map(({ name, text }) => [name, text] as const);

function insertInto(html: string): string {
  const middle = html.length >> 1;
  return `${html.slice(0, middle)}<p>new</p>${html.slice(middle)}`;
}

const READERS: readonly (readonly [name: string, read: (html: string) => unknown])[] = [
  ['index', indexHtml],
  ['problems', findHtmlProblems],
  ['checks', (html) => checkPage(html)],
  ['texts', (html) => extractTexts(html)],
  ['losses', (html) => findLosses(html, insertInto(html))],
  ['excerpt', (html) => excerptPage({ html, prompt: 'make the hero blue', selection: undefined })],
  ['references', listReferences],
];

/** The name of the refusal, or nothing for a page that was read. */
function outcomeOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof WorkBudgetSpent ? 'refused' : String(error);
  }
}

test.each(READERS)('no page of any shape breaks the reader of its %s', (_name, read) => {
  const broken = PAGES.filter(
    ([, html]) => ![undefined, 'refused'].includes(outcomeOf(() => read(html))),
  );
  expect(broken).toEqual([]);
});

const LARGE = new Map(adversarialPages(LENGTH).map(({ name, text }) => [name, text]));
const BOMBS = [
  'nested div, in a page',
  'nested b, in a page',
  '“<b>”, in a page',
  '“<table><td>”, in a page',
  '“<a><a>”, in a page',
  '“<!--”, in a page',
  '“<style>”, in a page',
  '“&”, in a page',
  '“<”, in a page',
  'different attributes, in a page',
  'one attribute, in a page',
  'nested section with texts, in a page',
  'a data address, in a page',
] as const;

test.each(BOMBS)('200 KB of %s are read', (name) => {
  const html = LARGE.get(name) ?? '';
  expect(html.length).toBeGreaterThan(LENGTH / 2);
  expect(READERS.map(([reader, read]) => [reader, outcomeOf(() => read(html))])).toEqual(
    READERS.map(([reader]) => [reader, undefined]),
  );
});

test('formatting that is opened again in every paragraph is refused before it fills the memory', () => {
  const html = LARGE.get('misnested formatting, in a page') ?? '';
  expect(READERS.map(([, read]) => outcomeOf(() => read(html)))).toEqual(
    READERS.map(() => 'refused'),
  );
});

test('what stands in the deepest element is found by every walk', () => {
  const index = indexHtml(LARGE.get('nested div, bare') ?? '');
  const [root] = index.elements;
  expect(root && elementsIn(root)).toHaveLength(index.elements.length - 1);
  expect(root && [...descendantsOf(root)]).toHaveLength(index.elements.length - 1);
  expect(root && textOf(root)).toBe('');
});

test('elements that hold nothing but another one have a kind', () => {
  const { elements } = indexHtml('<span>'.repeat(LENGTH / 100));
  expect(new Set(elements.map((element) => kindOf(element)))).toEqual(new Set(['text']));
});

test('a change of a page full of sections is described', () => {
  const html = '<section>\n<p>x</p>\n'.repeat(LENGTH / 20);
  expect(
    finishSteps(
      describeChanges({ before: html, after: insertInto(html), fileType: 'html', language: 'en' }),
    ),
  ).toEqual({ summary: 'Changed one place.', changes: [] });
});

test.each(adversarialStyles(LENGTH).map(({ name, text }) => [name, text] as const))(
  'a style sheet of %s is read',
  (_name, css) => {
    expect(outcomeOf(() => parseCss(css).flatMap(({ selector }) => readSelectors(selector)))).toBe(
      undefined,
    );
    expect(outcomeOf(() => parseInlineStyle(css))).toBe(undefined);
    expect(outcomeOf(() => listReferences(`<style>${css}`))).toBe(undefined);
  },
);

test('a value with blanks in it is read up to its end, with and without "important"', () => {
  const blanks = ' '.repeat(LENGTH);
  const read = (style: string) =>
    parseInlineStyle(style).map(({ value, isImportant }) => [value.length, isImportant]);
  expect(read(`a: b${blanks}c`)).toEqual([[LENGTH + 2, false]]);
  expect(read(`a: b${blanks}! important${blanks}`)).toEqual([[1, true]]);
});

test('custom properties that name each other many times do not grow beyond measure', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const rules = names.map(
    (name, at) => `--${name}: ${`var(--${names[at + 1] ?? 'z'}) `.repeat(100)};`,
  );
  const index = indexHtml(`<style>:root{${rules.join('')}} p{color:var(--a)}</style><p>x</p>`);
  const paragraph = index.elements.at(-1);
  expect(paragraph && textColour(readStyleSheet(index), paragraph)).toBe(undefined);
});

test('of many splices only those that overlap an earlier one are left out', () => {
  const splices = Array.from({ length: LENGTH }, (_, at) => ({
    start: at * 2,
    end: at * 2 + 1,
    replacement: '',
  }));
  expect(withoutOverlaps([...splices, { start: 1, end: 3, replacement: '' }])).toEqual(splices);
  expect(
    withoutOverlaps([
      { start: 5, end: 9, replacement: '' },
      { start: 0, end: 6, replacement: '' },
    ]),
  ).toEqual([{ start: 5, end: 9, replacement: '' }]);
});
