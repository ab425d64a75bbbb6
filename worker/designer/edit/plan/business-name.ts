import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import type { PageModel } from '../page/page-model.ts';
import { structuredData } from './replace-everywhere.ts';

const MAX_NAME_LENGTH = 60;

/** The name of the business as the page gives it; only names that a visitor can read count. */
export function findBusinessName(page: PageModel): string | undefined {
  const visible = page.body ? textOf(page.body).toLowerCase() : '';
  return [...namesOf(page)]
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .find(
      (name) =>
        name.length > 1 && name.length <= MAX_NAME_LENGTH && visible.includes(name.toLowerCase()),
    );
}

function* namesOf(page: PageModel): Generator<string> {
  for (const node of structuredData(page)) {
    const name = /"name"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(
      page.html.slice(node.range.start, node.range.end),
    )?.[1];
    if (name) yield name;
  }
  const siteName = page.index.elements.find(
    (element) => attributeOf(element, 'property') === 'og:site_name',
  );
  if (siteName) yield attributeOf(siteName, 'content') ?? '';
  const marked = page.index.elements.find((element) =>
    /(?:^|[\s_-])(?:brand|logo|site-title|site-name)(?:$|[\s_-])/i.test(
      attributeOf(element, 'class') ?? '',
    ),
  );
  if (marked) yield textOf(marked);
  const title = findByTag(page.index, 'title')[0];
  for (const part of title ? textOf(title).split(/\s*[|·–—:,]\s*|\s+-\s+/) : []) yield part;
  const footer = page.body
    ? /(?:©|\(c\))\s*(?:\d{4}\s*)?([\p{L}\d'’& ]{2,40})/u.exec(textOf(page.body))?.[1]
    : undefined;
  if (footer) yield footer;
}
