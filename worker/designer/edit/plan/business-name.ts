import { dataValues } from '#domain/html/structured-data.ts';
import { attributeOf, findByTag, textOf } from '#domain/html/query.ts';
import type { PageModel } from '../page/page-model.ts';

const MAX_NAME_LENGTH = 60;
const MARKED = /(?:^|[\s_-])(?:brand|logo|site-title|site-name)(?:$|[\s_-])/i;

/** The name of the business as the page gives it; only names that a visitor can read count. */
export function findBusinessName(page: PageModel): string | undefined {
  const visible = page.body ? textOf(page.body) : '';
  const { elements } = page.index;
  const site = elements.find((element) => attributeOf(element, 'property') === 'og:site_name');
  const marked = elements.find((element) => MARKED.test(attributeOf(element, 'class') ?? ''));
  const [title] = findByTag(page.index, 'title');
  const names = [
    dataValues(page).find(({ key }) => key === 'name')?.value,
    site && attributeOf(site, 'content'),
    marked && textOf(marked),
    ...(title ? textOf(title).split(/\s*[|·–—:,]\s*|\s+-\s+/) : []),
    /(?:©|\(c\))\s*(?:\d{4}\s*)?([\p{L}\d'’& ]{2,40})/u.exec(visible)?.[1],
  ];
  return names
    .map((name = '') => name.replace(/\s+/g, ' ').trim())
    .find(
      (name) =>
        name.length > 1 &&
        name.length <= MAX_NAME_LENGTH &&
        visible.toLowerCase().includes(name.toLowerCase()),
    );
}
