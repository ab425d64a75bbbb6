import { checkPage } from './check-page.ts';
import { isDocumentComplete } from './close-document.ts';
import type { FileType } from './file-types.ts';
import type { Check } from './generation-types.ts';
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Lines around a change in which the name of the part may stand. */
const NEIGHBOURHOOD = 400;

/** The change lies where the part is named: in its markup, its rules, or beside them. */
function targetCheck({ before, after, target }: FileEdit): Check {
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
