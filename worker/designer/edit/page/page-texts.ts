import { attributeOf, findByTag, textsIn } from '#domain/html/query.ts';
import type { PageModel } from './page-model.ts';

/** The texts that visitors read, one by one. */
export function readable(page: PageModel): string[] {
  const roots = page.body
    ? [page.body]
    : page.index.nodes.filter((node) => node.kind === 'element');
  return roots.flatMap((root) => textsIn(root).map(({ value }) => value));
}

/** What links of a scheme lead to, decoded, without the scheme. */
export function linkTargets(page: PageModel, scheme: string): string[] {
  return findByTag(page.index, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return href.toLowerCase().startsWith(scheme) ? [decodeSafely(href.slice(scheme.length))] : [];
  });
}

/** The text as it is where it is no well-formed URI component. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
