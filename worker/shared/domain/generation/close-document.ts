const CLOSE = /<\/html\s*>\s*$/i;

/** True when the document has its end tag and no style or script is left open. */
export function isDocumentComplete(html: string): boolean {
  return CLOSE.test(html) && openRawElement(html) === undefined;
}

/**
 * What closes a document that broke off: the end of an open tag, comment, style or script, then body
 * and html. The parser closes everything else by itself, so nothing already written has to change.
 */
export function closeDocument(html: string): string {
  const syntax = openRawElement(html) === undefined ? closeOpenSyntax(html) : '';
  // The tag that broke off may itself open one.
  const raw = openRawElement(html + syntax);
  const inside = raw === undefined ? syntax : `${syntax}</${raw}>`;
  const body = /<\/body\s*>/i.test(html) || !/<body[\s>]/i.test(html) ? '' : '</body>\n';
  return CLOSE.test(html) && inside === '' ? '' : `${inside}\n${body}</html>\n`;
}

/** `style`, `script`, … when the text ends inside one. */
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

function closeOpenSyntax(html: string): string {
  if (html.lastIndexOf('<!--') > html.lastIndexOf('-->')) return '-->';
  const tag = /<\/?[a-z][^<>]*$/i.exec(html)?.[0];
  if (tag === undefined) return '';
  const quotes = /=\s*(["'])[^"']*$/.exec(tag)?.[1] ?? '';
  return `${quotes}>`;
}
