import { attributeOf, findByTag, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from './page-model.ts';

/** The texts that visitors read, one by one. */
export function readable(page: PageModel): string[] {
  const roots = page.body
    ? [page.body]
    : page.index.nodes.filter((node) => node.kind === 'element');
  return roots.flatMap((root) => textsIn(root).map(({ value }) => value));
}

/** Of facts with more than four letters or digits the one that is told most often; the first of equals. */
export function mostTold(facts: readonly string[]): string | undefined {
  const groups = Map.groupBy(
    facts.filter(({ length }) => length > 4),
    (fact) => fact,
  );
  return [...groups.values()].sort((a, b) => b.length - a.length)[0]?.[0];
}

/** What links of a scheme lead to, decoded, without the scheme. */
export function linkTargets(page: PageModel, scheme: string): string[] {
  return findByTag(page.index, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return href.toLowerCase().startsWith(scheme) ? [decodeSafely(href.slice(scheme.length))] : [];
  });
}

/** Where links find an element of the page: `#id`. */
export function fragmentOf(element: IndexedElement | undefined): string | undefined {
  const id = element && attributeOf(element, 'id');
  return id && `#${id}`;
}

/** The text as it is where it is no well-formed URI component. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
