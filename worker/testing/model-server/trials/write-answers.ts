/** A SEARCH/REPLACE block. */
export function block(search: string, replace: string): string {
  const replaced = replace === '' ? '' : `${replace}\n`;
  return `<<<<<<< SEARCH\n${search}\n=======\n${replaced}>>>>>>> REPLACE`;
}

/** Several blocks, as models separate them. */
export function blocks(...pairs: readonly (readonly [search: string, replace: string])[]): string {
  return pairs.map(([search, replace]) => block(search, replace)).join('\n\n');
}

/** The text in a code fence. */
export function fenced(text: string, language = 'html'): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** With the line endings of Windows. */
export function withCrlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}

/** The page with each text, which it holds exactly once, replaced. Throws when it does not. */
export function swap(page: string, ...pairs: readonly (readonly [string, string])[]): string {
  let result = page;
  for (const [from, to] of pairs) {
    const parts = result.split(from);
    if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the page: ${from}`);
    result = parts.join(to);
  }
  return result;
}

/** The part of the page from the first text to the end of the next one after it. Throws when there is none. */
export function cut(page: string, from: string, to: string): string {
  const start = page.indexOf(from);
  const end = page.indexOf(to, start + from.length);
  if (start < 0 || end < 0) throw new Error(`Not in the page: ${start < 0 ? from : to}`);
  return page.slice(start, end + to.length);
}
