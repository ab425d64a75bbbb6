import { checkPage } from './check-page.ts';
import { isDocumentComplete } from './close-document.ts';
import type { FileType } from './file-types.ts';
import type { Check } from './generation-types.ts';
import { lineEdits } from './line-edits.ts';
import { TARGETS } from './lexicon.ts';

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

/** False when an edit broke what held together before: the document's end, or JSON. Cheap: no page is parsed. */
export function isUsable({ before, after, fileType }: Omit<FileEdit, 'target'>): boolean {
  if (fileType === 'json') return jsonCheck(before, after).ok;
  if (fileType !== 'html') return true;
  return !isDocumentComplete(before.trimEnd()) || isDocumentComplete(after.trimEnd());
}

/** Checks an edit: only what it made worse counts against it. */
export function checkEdit(edit: FileEdit): Check[] {
  const { before, after, fileType } = edit;
  if (fileType === 'json') return [jsonCheck(before, after)];
  if (fileType !== 'html' || after.length > LARGEST_CHECKED) return [];
  const earlier = new Map(checkPage(before).map((check) => [check.id, check]));
  const checks = checkPage(after).map((check) => {
    const was = earlier.get(check.id);
    const isOld =
      was !== undefined && !was.ok && (check.weight === 'hard' || was.detail === check.detail);
    return isOld ? { ...check, ok: true, detail: '' } : check;
  });
  return [...checks, targetCheck(edit)];
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
