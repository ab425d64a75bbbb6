import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading } from '../diff-types.ts';
import { lineEndingAt } from '../text/line-endings.ts';

export interface TopInsertRules {
  isMarkup: boolean;
  allowTopInsert: boolean;
}

const doctype = /^\s*<!doctype/i;

/** Where an empty SEARCH writes: over a blank or starter document, else before the first line. */
export function topSplice({ replace }: BlockReading, text: string): Splice {
  const isNewPage = doctype.test(text) && doctype.test(replace.join('\n'));
  if (text.trim() === '' || isNewPage) {
    return { start: 0, end: text.length, replacement: replace.join('\n') };
  }
  const ending = replace.some((line) => line.endsWith('\r')) ? '\n' : lineEndingAt(text, 0);
  return { start: 0, end: 0, replacement: replace.map((line) => line + ending).join('') };
}

/**
 * An empty SEARCH says nothing about where. In markup the top is never what is meant: text before
 * the doctype changes how the page is laid out. It is taken for a blank document, for text that is
 * no markup, and where the caller allows it (the untouched starter page).
 */
export function mayInsertAtTop(text: string, rules: TopInsertRules): boolean {
  return text.trim() === '' || !rules.isMarkup || rules.allowTopInsert;
}
