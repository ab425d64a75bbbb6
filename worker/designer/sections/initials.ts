/** Articles and short words between names, which say nothing by their letters. */
const SMALL = new Set(
  'a ai al alla an and at con d da dei del dell della delle di e ed for gli i il in l la le lo nel of on per su the to un una uno'.split(
    ' ',
  ),
);

/** A mark of one or two initials of the telling words, in the page's own shape; the favicon uses the same letters. */
export function initials(name: string): string {
  const words = name.split(/[\s'’&-]+/).filter(Boolean);
  const telling = words.filter((word) => !SMALL.has(word.toLocaleLowerCase('en')));
  const own = telling.length > 0 ? telling : words;
  const capital = own.filter((word) => /^[\p{Lu}\d]/u.test(word));
  const letters = (capital.length > 0 ? capital : own).map((word) => word.match(/^./u)?.[0] ?? '');
  return letters.slice(0, 2).join('').toLocaleUpperCase('en');
}
