const CLOSE = /<\/html\s*>\s*$/i;

/** True when the document has its end tag and every style and script is closed. */
export function isDocumentComplete(html: string): boolean {
  return CLOSE.test(html) && openRawElement(html) === undefined;
}

/** The element (`style`, `script`, …) that the text ends inside of. */
function openRawElement(html: string): string | undefined {
  const opening = /<(style|script|textarea|title)(?:\s[^>]*)?>/gi;
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const name = (found[1] ?? '').toLowerCase();
    const closing = new RegExp(String.raw`</${name}\s*>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    if (closing.exec(html) === null) return name;
    opening.lastIndex = closing.lastIndex;
  }
  return undefined;
}
