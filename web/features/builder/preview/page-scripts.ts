const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/** Script types that the browser does not execute: structured data and templates. */
const INERT =
  /^<script\b[^>]*\btype\s*=\s*["']?(?!module|text\/javascript|application\/javascript|importmap)[\w+-]/i;

/**
 * All code of a page as one text. Two pages with the same code can be exchanged in place; otherwise the frame
 * is replaced.
 */
export function collectScripts(html: string): string {
  return (html.match(SCRIPT) ?? []).filter((script) => !INERT.test(script)).join('\n');
}

/** Removes the meta refresh tags, which send visitors to another address. */
export function withoutRefresh(html: string): string {
  return html.replaceAll(/<meta\b[^>]*http-equiv\s*=\s*["']?refresh[^>]*>/gi, '');
}
