import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { checkPageSteps } from './check-page.ts';
import { checkTargetSteps } from './check-target.ts';
import { isDocumentComplete } from './close-document.ts';
import type { FileType } from './file-types.ts';
import type { Check } from './generation-types.ts';
import { isJson } from './is-json.ts';

/** Larger pages are not parsed twice just for soft checks. */
const LARGEST_CHECKED = 300_000;

export interface FileEdit {
  before: string;
  after: string;
  fileType: FileType;
  prompt: string;
  /** The outer HTML of the selected element. */
  selection?: string | undefined;
}

/** True when an edit changed more than white space. */
export function changedEnough(before: string, after: string): boolean {
  return after !== before && after.replace(/\s+/g, '') !== before.replace(/\s+/g, '');
}

/** Checks an edit. Only faults that it introduced count. */
export function checkEdit(edit: FileEdit): Check[] {
  return finishSteps(checkEditSteps(edit));
}

/** The same in steps: the page before, the page after, and what was asked for. */
export function* checkEditSteps(edit: FileEdit): Steps<Check[]> {
  const { before, after, fileType } = edit;
  if (fileType === 'json') return [jsonCheck(before, after)];
  if (fileType !== 'html') return [];
  if (after.length > LARGEST_CHECKED) return [completeCheck(before, after)];
  const earlier = new Map((yield* checkPageSteps(before)).map((check) => [check.id, check]));
  yield;
  const checks = (yield* checkPageSteps(after)).map((check): Check => {
    const was = earlier.get(check.id);
    const isOld =
      was !== undefined && !was.ok && (check.weight === 'hard' || was.detail === check.detail);
    if (isOld) return { ...check, ok: true, detail: '' };
    // A script that worked before the edit must still work.
    if (check.id === 'scripts') return { ...check, weight: 'hard' };
    // Emptying a page may be what the user asked for.
    return check.id === 'content' ? { ...check, weight: 'soft' } : check;
  });
  yield;
  return [...checks, yield* checkTargetSteps(edit)];
}

function completeCheck(before: string, after: string): Check {
  const ok = !isDocumentComplete(before.trimEnd()) || isDocumentComplete(after.trimEnd());
  return { id: 'complete', ok, weight: 'hard', detail: '' };
}

function jsonCheck(before: string, after: string): Check {
  const ok = isJson(after) || (before.trim() !== '' && !isJson(before));
  return { id: 'json', ok, weight: 'hard', detail: '' };
}
