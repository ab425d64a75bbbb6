/** A mark of one or two initials in the page's own shape; the favicon uses the same letters. */
export function initials(name: string): string {
  const words = name.split(/[\s'’&-]+/).filter((word) => /^[\p{Lu}\d]/u.test(word));
  const letters = (words.length > 0 ? words : [name]).map((word) => word.match(/^./u)?.[0] ?? '');
  return letters.slice(0, 2).join('').toLocaleUpperCase('en');
}
