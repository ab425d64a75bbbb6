import { lossesBetween } from './find-losses.ts';
import type { FileType } from './file-types.ts';
import type { GenerationLanguage } from './generation-types.ts';
import type { Steps } from '#domain/text/steps.ts';
import type { Splice } from '#domain/text/splices.ts';
import { lineEdits } from './line-edits.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import {
  indexHtmlSteps,
  type IndexedElement,
  type SourceIndex,
} from '#domain/html/source-index.ts';
import { ancestorsOf, firstInside, textOf } from '#domain/html/query.ts';

export interface FileChange {
  before: string;
  after: string;
  fileType: FileType;
  language: GenerationLanguage;
}

const PARTS = new Set(['section', 'header', 'nav', 'aside', 'footer', 'style', 'script', 'head']);
const HEADING = /^h[1-4]$/;
const LARGEST = 300_000;
const MOST_NAMED = 6;
const LONGEST_NAME = 60;

/**
 * Describes the difference between two versions of a file, in steps: the number of places, and the parts that were
 * added, removed and changed.
 */
export function* describeChanges(
  change: FileChange,
): Steps<{ summary: string; changes: string[] }> {
  const texts = REPORT_TEXTS[change.language];
  const { before, after, fileType } = change;
  const edits = lineEdits(before, after);
  const summary = texts.changedPlaces(edits.length);
  if (fileType !== 'html' || Math.max(before.length, after.length) > LARGEST) {
    return { summary, changes: [] };
  }
  yield;
  const was = yield* indexHtmlSteps(before);
  const is = yield* indexHtmlSteps(after);
  yield;
  const added = named(texts.addedParts, sectionsMissing(is, was));
  yield;
  const removed = named(texts.removedParts, sectionsMissing(was, is));
  const touched = named(texts.changedParts, partsTouched(was, edits, change.language));
  const changes = [...added, ...removed, ...touched];
  return { summary, changes };
}

function named(say: (names: string) => string, names: readonly string[]): string[] {
  const known = [...new Set(names)].filter((name) => name !== '');
  return known.length === 0 ? [] : [say(known.slice(0, MOST_NAMED).join(', '))];
}

function sectionsMissing(from: SourceIndex, to: SourceIndex): string[] {
  return lossesBetween(from, to)
    .filter(({ kind }) => kind === 'section' || kind === 'dialog')
    .map(({ name }) => name);
}

const headingIn = firstInside(({ tag }) => HEADING.test(tag));

/** The innermost part that holds an edit. */
function partAround(
  { elements }: SourceIndex,
  { start, end }: { start: number; end: number },
): IndexedElement | undefined {
  const holds = ({ tag, range }: IndexedElement): boolean =>
    PARTS.has(tag) && range.start <= start && Math.max(end, start + 1) <= range.end + 1;
  const last = elements[countUpTo(elements, start) - 1];
  return last && [last, ...ancestorsOf(last)].find(holds);
}

/** How many elements begin at an offset or before it. */
function countUpTo(elements: readonly IndexedElement[], offset: number): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.range.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function partsTouched(
  index: SourceIndex,
  edits: readonly Splice[],
  language: GenerationLanguage,
): string[] {
  return edits.flatMap((edit) => {
    const part = partAround(index, edit);
    if (part === undefined) return [];
    const heading = headingIn(part);
    const title = heading === undefined ? '' : textOf(heading).slice(0, LONGEST_NAME);
    const names: Readonly<Record<string, string>> = REPORT_TEXTS[language].partNames;
    return [names[part.tag] ?? title];
  });
}
