const DOCTYPE = /<!doctype html|<html[\s>]/i;

/** Removes text before the document. Half of a surrogate pair and white space at the end are held back. */
export function visiblePage(received: string): string {
  const start = received.search(DOCTYPE);
  if (start < 0) return '';
  const last = received.charCodeAt(received.length - 1);
  const isHalf = last >= 0xd8_00 && last <= 0xdb_ff;
  return received.slice(start, isHalf ? -1 : undefined).trimEnd();
}

const BODY = /<(?:body|main|header|section|div|h1|p)[\s>]/i;

/** Whether the part of a page that has come holds something to look at. Until then a frame of it would only be white. */
export function showsBody(page: string): boolean {
  return BODY.test(page);
}
