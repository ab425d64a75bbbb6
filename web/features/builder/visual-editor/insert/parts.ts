import { classesOf } from '#domain/html/query.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { SourceIndex } from '#domain/html/source-index.ts';

export const PARTS = [
  'heading',
  'text',
  'button',
  'picture',
  'link',
  'container',
  'list',
  'divider',
] as const;
export type Part = (typeof PARTS)[number];

/** Parts whose words are typed at once. */
export const TYPED_PARTS: ReadonlySet<Part> = new Set(['heading', 'text', 'button', 'link']);

export interface PartWords {
  heading: string;
  text: string;
  button: string;
  link: string;
  item: string;
}

const PICTURE = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#d9d9d4"/><circle cx="480" cy="110" r="44" fill="#f4f4f0"/><path d="M0 400 220 180l140 140 90-80 190 160z" fill="#a8a8a0"/></svg>',
);

/** Plain markup that takes the look of the page; a button is built like the page's first one. */
export function partMarkup(part: Part, index: SourceIndex, words: PartWords): string {
  switch (part) {
    case 'heading':
      return `<h2>${escapeText(words.heading)}</h2>`;
    case 'text':
      return `<p>${escapeText(words.text)}</p>`;
    case 'button':
      return buttonMarkup(index, words.button);
    case 'picture':
      return `<img src="data:image/svg+xml,${PICTURE}" alt="" width="640" height="400" style="max-width: 100%; height: auto">`;
    case 'link':
      return `<p><a href="#">${escapeText(words.link)}</a></p>`;
    case 'container':
      return `<div>\n<p>${escapeText(words.text)}</p>\n</div>`;
    case 'list':
      return `<ul>\n${`<li>${escapeText(words.item)}</li>\n`.repeat(3)}</ul>`;
    case 'divider':
      return '<hr>';
  }
}

const BUTTON_CLASS = /^(?:btn|button|cta)(?:$|[-_])/i;
const BUTTON_STYLE =
  'display: inline-block; padding: 0.75em 1.25em; border: 1px solid; border-radius: 0.5em; text-decoration: none';

function buttonMarkup(index: SourceIndex, words: string): string {
  const like = index.elements.find(
    (element) => element.tag === 'a' && classesOf(element).some((name) => BUTTON_CLASS.test(name)),
  );
  const look = like
    ? `class="${escapeAttribute(classesOf(like).join(' '))}"`
    : `style="${BUTTON_STYLE}"`;
  return `<p><a ${look} href="#">${escapeText(words)}</a></p>`;
}
