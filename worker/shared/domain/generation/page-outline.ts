import { attributeOf, firstInside, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';

const PLACES = new Set([
  'header',
  'nav',
  'main',
  'section',
  'article',
  'aside',
  'footer',
  'form',
  'style',
  'script',
]);
const HEADING = /^h[1-6]$/;
const LONGEST_HEADING = 80;
const MOST_LINES = 150;

/** The parts of a page by line, tag, id, class and heading: what a reader needs to know of the parts not shown. */
export function outlinePage({ html, elements }: SourceIndex): string {
  const lineAt = createLineCounter(html);
  return elements
    .filter(({ tag }) => PLACES.has(tag))
    .slice(0, MOST_LINES)
    .map((element) => {
      const line = lineAt(element.range.start);
      return `${line}: <${describe(element)}> ${headingOf(element)}`.trimEnd();
    })
    .join('\n');
}

function describe(element: IndexedElement): string {
  const names = ['id', 'class'].flatMap((name) => {
    const value = attributeOf(element, name)?.trim() ?? '';
    return value === '' ? [] : [`${name}="${value.slice(0, LONGEST_HEADING)}"`];
  });
  return [element.tag, ...names].join(' ');
}

const headingIn = firstInside(({ tag }) => HEADING.test(tag));

function headingOf(element: IndexedElement): string {
  const heading = headingIn(element);
  if (heading === undefined) return '';
  const text = textsIn(heading)
    .map(({ value }) => value)
    .join(' ');
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_HEADING);
}

/** The 1-based line of an offset; offsets must rise from call to call. */
export function createLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let position = 0;
  return (offset) => {
    for (let at = text.indexOf('\n', position); at >= 0 && at < offset;) {
      line += 1;
      position = at + 1;
      at = text.indexOf('\n', position);
    }
    return line;
  };
}
