/**
 * Draws the page of every marked brief without a model, and counts what came of the brief: names, contacts, priced
 * entries and facts that are on the page, and wishes that were printed. Cross-validated: each brief is read by a reader
 * that was trained on the other four fifths.
 * Usage: node worker/cli/check/reader-check.ts [part of an id] [list]
 */
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { foldText } from '#domain/reading/fold.ts';
import { designPage } from '../../designer/design-page.ts';
import { unpackReader, type Reader } from '../../designer/reader/reader.ts';
import { readCorpus } from '../train/read-corpus.ts';
import { teach } from '../train/teach.ts';
import type { MarkedBrief, Stretch, StretchKind } from './read-marked-brief.ts';

const [wanted = '', list] = process.argv.slice(2);

interface Page {
  name: string;
  words: string;
  /** Its words without those of forms: what a brief asks of a form is meant to stand there. */
  prose: string;
  digits: string;
}

interface Tally {
  right: number;
  all: number;
  missed: string[];
}

const FORM = /<form[^]*?<\/form>/g;
const MONOGRAM = /<span class="monogram"[^>]*>[^<]*<\/span>/;

/** Small letters and digits between single spaces. */
function plain(text: string): string {
  return ` ${foldText(text)
    .text.replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;
}

function draw({ text, language }: MarkedBrief, reader: Reader): Page {
  const { html } = designPage({
    prompt: text,
    fallbackLanguage: language,
    seed: 0,
    year: 2026,
    reader,
  });
  const body = html.slice(html.indexOf('<body'));
  const brand = /class="brand"[^>]*>([^]*?)<\/a>/.exec(body)?.[1] ?? '';
  const shown = wordsOfPage(body);
  return {
    name: plain(wordsOfPage(brand.replace(MONOGRAM, ''))),
    words: plain(shown),
    prose: plain(wordsOfPage(body.replaceAll(FORM, ''))),
    digits: shown.replaceAll(/\D/g, ''),
  };
}

const WORD = 4;
const MOST = 0.8;

/** Most of the words that say something are on the page. */
function isTold(text: string, { words }: Page): boolean {
  const own = plain(text)
    .split(' ')
    .filter((word) => word.length >= WORD);
  return own.filter((word) => words.includes(` ${word} `)).length >= own.length * MOST;
}

const RUN = 4;

/** Four words of it follow each other on the page. */
function isPrinted(text: string, { prose }: Page): boolean {
  const own = plain(text).trim().split(' ');
  if (own.length < RUN) return false;
  return own.some(
    (_, at) => at + RUN <= own.length && prose.includes(` ${own.slice(at, at + RUN).join(' ')} `),
  );
}

function hasPrice({ parts: { i = [], e = [] } }: Stretch, page: Page): boolean {
  const figures = e.join(' ').match(/\d+/g) ?? [];
  return isTold(i.join(' '), page) && figures.every((figure) => page.words.includes(` ${figure} `));
}

const CONTACT = /\+?\d[\d\s().-]{6,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function hasContact({ text }: Stretch, page: Page): boolean {
  return (text.match(CONTACT) ?? []).every((one) =>
    one.includes('@')
      ? page.words.includes(plain(one))
      : page.digits.includes(one.replaceAll(/\D/g, '')),
  );
}

type Rule = [
  title: string,
  kinds: readonly StretchKind[],
  isRight: (stretch: Stretch, page: Page) => boolean,
];

const RULES: readonly Rule[] = [
  ['contacts on the page', ['contact'], hasContact],
  ['offers with their prices on the page', ['offer'], hasPrice],
  ['facts told', ['fact', 'when'], ({ text }, page) => isTold(text, page)],
  [
    'wishes, looks and talk not printed',
    ['look', 'avoid', 'wish', 'chat'],
    ({ text }, page) => !isPrinted(text, page),
  ],
];

const tallies = new Map<string, Tally>();

function count(title: string, isRight: boolean, what: string): void {
  const tally = tallies.get(title) ?? { right: 0, all: 0, missed: [] };
  tallies.set(title, tally);
  tally.all += 1;
  if (isRight) tally.right += 1;
  else tally.missed.push(what);
}

const NO_PAGE = new Set(['tool', 'beyond']);

function judge(brief: MarkedBrief, reader: Reader): void {
  if (NO_PAGE.has(brief.kind)) return;
  const page = draw(brief, reader);
  const names = brief.stretches.flatMap(({ parts }) => parts['n'] ?? []);
  if (names.length > 0) {
    const isRight = names.some((name) => plain(name) === page.name);
    count('names in the header', isRight, `${brief.id}: ${names[0]} |${page.name}`);
  }
  for (const stretch of brief.stretches) {
    for (const [title, kinds, isRight] of RULES) {
      if (!kinds.includes(stretch.kind)) continue;
      count(title, isRight(stretch, page), `${brief.id}: ${stretch.text}`);
    }
  }
}

const FOLDS = 5;
const corpus = readCorpus();

for (let fold = 0; fold < FOLDS; fold += 1) {
  const reader = unpackReader(teach(corpus.filter((_, at) => at % FOLDS !== fold)));
  for (const [at, brief] of corpus.entries()) {
    if (at % FOLDS === fold && brief.id.includes(wanted)) judge(brief, reader);
  }
}
for (const [title, { right, all, missed }] of tallies) {
  console.log(`${title}: ${right} of ${all} (${((100 * right) / all).toFixed(0)} %)`);
  if (list !== undefined) for (const one of missed) console.log(`    ${one}`);
}
