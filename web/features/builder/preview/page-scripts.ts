const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/** Structured data and templates run nothing. */
const INERT =
  /^<script\b[^>]*\btype\s*=\s*["']?(?!module|text\/javascript|application\/javascript|importmap)[\w+-]/i;

/** What a page runs, as one text: pages with the same scripts can be changed in place, others want a fresh frame. */
export function collectScripts(html: string): string {
  return (html.match(SCRIPT) ?? []).filter((script) => !INERT.test(script)).join('\n');
}

/** The page without the tags that send its visitors elsewhere by themselves. */
export function withoutRefresh(html: string): string {
  return html.replaceAll(/<meta\b[^>]*http-equiv\s*=\s*["']?refresh[^>]*>/gi, '');
}
