/** A page's title, cut to 100 characters. The beginning is enough where it holds the title: a page can be large. */
export function readTitle(html: string): string {
  const end = html.search(/<\/title/i);
  const title = (end < 0 ? '' : titleOf(html.slice(0, end))) || titleOf(html);
  return title.trim().slice(0, 100);
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title;
}
