import { checkPage } from './check-page.ts';
import { isDocumentComplete } from './close-document.ts';
import type { FileType } from './file-types.ts';
import type { Check } from './generation-types.ts';
import { isJson } from './is-json.ts';
import { lineEdits } from './line-edits.ts';
import { TARGETS } from './page-targets.ts';

/** Larger pages are not parsed twice for the sake of soft checks. */
const LARGEST_CHECKED = 300_000;

export interface FileEdit {
  before: string;
  after: string;
  fileType: FileType;
  /** The part that the request named. */
  target: string | undefined;
  /** Outer HTML of the one element that was to change. */
  selection?: string | undefined;
}

/** True when an edit did more than move white space about. */
export function changedEnough(before: string, after: string): boolean {
  return after !== before && after.replace(/\s+/g, '') !== before.replace(/\s+/g, '');
}

/** Checks an edit: only what it made worse counts against it. */
export function checkEdit(edit: FileEdit): Check[] {
  const { before, after, fileType } = edit;
  if (fileType === 'json') return [jsonCheck(before, after)];
  if (fileType !== 'html') return [];
  if (after.length > LARGEST_CHECKED) return [completeCheck(before, after)];
  const earlier = new Map(checkPage(before).map((check) => [check.id, check]));
  const checks = checkPage(after).map((check): Check => {
    const was = earlier.get(check.id);
    const isOld =
      was !== undefined && !was.ok && (check.weight === 'hard' || was.detail === check.detail);
    if (isOld) return { ...check, ok: true, detail: '' };
    // Emptying a page may be what was asked for.
    return check.id === 'content' ? { ...check, weight: 'soft' } : check;
  });
  return [...checks, targetCheck(edit)];
}

function completeCheck(before: string, after: string): Check {
  const ok = !isDocumentComplete(before.trimEnd()) || isDocumentComplete(after.trimEnd());
  return { id: 'complete', ok, weight: 'hard', detail: '' };
}

function jsonCheck(before: string, after: string): Check {
  const ok = isJson(after) || (before.trim() !== '' && !isJson(before));
  return { id: 'json', ok, weight: 'hard', detail: '' };
}

/** The change lies where it was wanted: at the selected element, else at the part that the request names. */
function targetCheck(edit: FileEdit): Check {
  const { before, selection = '' } = edit;
  const isSelected = selection !== '' && before.includes(selection);
  return isSelected ? selectionCheck({ ...edit, selection }) : partCheck(edit);
}

/** In the element, or in what is said of its id or one of its classes. */
function selectionCheck({ before, after, selection }: FileEdit & { selection: string }): Check {
  const from = before.indexOf(selection);
  const to = from + selection.length;
  const opening = /^<[^>]*>/.exec(selection)?.[0] ?? '';
  const names = namesOf(opening);
  const ok = lineEdits(before, after).some(({ start, end, replacement }) => {
    if (start < to && end > from) return true;
    const written = `${before.slice(start, end)}\n${replacement}`.match(SELECTOR) ?? [];
    return written.some((name) => names.has(name));
  });
  return { id: 'target', ok, weight: 'soft', detail: opening.slice(0, LONGEST_DETAIL) };
}

const SELECTOR = /[.#][\w-]+/g;
const LONGEST_DETAIL = 120;

/** The id and the classes of an opening tag as selectors. */
function namesOf(opening: string): ReadonlySet<string> {
  const attributes = [...opening.matchAll(/\b(id|class)\s*=\s*["']?([^"'>]+)/gi)];
  return new Set(
    attributes.flatMap(([, name = '', value = '']) =>
      value
        .trim()
        .split(/\s+/)
        .map((word) => `${name.toLowerCase() === 'id' ? '#' : '.'}${word}`),
    ),
  );
}

/** Characters around a change in which the name of the part may stand. */
const NEIGHBOURHOOD = 400;

/** In the part's markup, its rules, or beside them. */
function partCheck({ before, after, target }: FileEdit): Check {
  const words = TARGETS.find(([name]) => name === target)?.[1];
  if (target === undefined || words === undefined) {
    return { id: 'target', ok: true, weight: 'soft', detail: '' };
  }
  const ok = lineEdits(before, after).some(({ start, end, replacement }) => {
    const around = before.slice(Math.max(0, start - NEIGHBOURHOOD), end + NEIGHBOURHOOD);
    const text = `${around}\n${replacement}`.toLowerCase();
    return text.includes(target) || words.test(text.replace(/[^\p{L}\p{N}]+/gu, ' '));
  });
  return { id: 'target', ok, weight: 'soft', detail: target };
}
