import { isFence } from '../markers.ts';
import { tidyChatter } from './tidy-chatter.ts';

export interface ExtractedDocument {
  html: string;
  /** The text before and after the document. */
  chatter: string;
}

const documentStart = /^[ \t]*<!doctype\s+html/gim;

/** The last doctype that begins a line and follows a finished draft, else the first one. */
function findStart(answer: string): number {
  const lowered = answer.toLowerCase();
  let start = -1;
  let draftEnd = -1;
  for (const match of answer.matchAll(documentStart)) {
    const isAfterDraft = draftEnd >= 0 && draftEnd < match.index;
    if (start >= 0 && !isAfterDraft) continue;
    start = match.index;
    draftEnd = lowered.indexOf('</html', start);
  }
  return start >= 0 ? start : answer.search(/<!doctype\s+html|<html[\s>]/i);
}

/** Cuts the complete HTML document out of an answer; undefined when it has no start or no `</html>`. */
export function extractDocument(answer: string): ExtractedDocument | undefined {
  const start = findStart(answer);
  if (start < 0) return undefined;
  const closing = answer.toLowerCase().lastIndexOf('</html');
  const end = closing < start ? -1 : answer.indexOf('>', closing);
  if (end < 0) return undefined;
  const html = answer.slice(start, end + 1).trimStart();
  const around = `${answer.slice(0, start)}\n${answer.slice(end + 1)}`.split('\n');
  return { html, chatter: tidyChatter(around.filter((line) => !isFence(line))) };
}
