/** What a page runs, as one text: pages with the same scripts can be changed in place, others want a fresh frame. */
export function collectScripts(html: string): string {
  return (html.match(/<script\b[^>]*>[\s\S]*?<\/script>/gi) ?? []).join('\n');
}
