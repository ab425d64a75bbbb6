import { headingIn, nearNodes } from './element-hints.ts';
import { kindOf } from './element-kind.ts';
import type { ElementKind } from './element-kinds.ts';
import { attributeOf } from './query.ts';
import type { IndexedElement } from './source-index.ts';

/** Carries the name that somebody gave an element in the list of layers; visitors never meet it. */
export const NAME_ATTRIBUTE = 'data-name';

const MOST_CHARACTERS = 60;

/** Told from one another by the heading inside them. */
const HEADED: ReadonlySet<ElementKind> = new Set([
  'section',
  'card',
  'entry',
  'form',
  'foldout',
  'review',
  'gallery',
  'window',
]);
/** Told from one another by what they say. */
const SPEAKING: ReadonlySet<ElementKind> = new Set([
  'mainTitle',
  'title',
  'text',
  'quote',
  'link',
  'button',
  'logo',
  'caption',
  'entry',
  'label',
  'row',
  'cell',
  'price',
  'badge',
  'code',
]);

/**
 * What tells an element from others of its kind: its given name, its label for screen readers, the heading inside
 * it, the words that it says, or the description of its picture. Undefined where only its kind is left.
 */
export function ownNameOf(element: IndexedElement): string | undefined {
  const kind = kindOf(element);
  return (
    said(attributeOf(element, NAME_ATTRIBUTE)) ??
    said(attributeOf(element, 'aria-label')) ??
    containerName(element, kind) ??
    (SPEAKING.has(kind) ? said(wordsIn(element)) : undefined) ??
    said(attributeOf(element, 'alt') ?? attributeOf(element, 'placeholder'))
  );
}

/** What a label beside the element says of it: nothing that is read on the element itself. */
export function titleOf(element: IndexedElement): string | undefined {
  const given = said(attributeOf(element, NAME_ATTRIBUTE));
  const kind = kindOf(element);
  if (given !== undefined || !HEADED.has(kind)) return given;
  return said(attributeOf(element, 'aria-label')) ?? containerName(element, kind);
}

/** What a part is about: its heading, else the id of a section. */
function containerName(element: IndexedElement, kind: ElementKind): string | undefined {
  if (!HEADED.has(kind)) return undefined;
  return said(headingWords(element)) ?? (kind === 'section' ? said(idWords(element)) : undefined);
}

function said(text: string | undefined): string | undefined {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return undefined;
  return plain.length > MOST_CHARACTERS
    ? `${plain.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
    : plain;
}

function headingWords(element: IndexedElement): string | undefined {
  const heading = headingIn(element);
  return heading && wordsIn(heading);
}

/** Ids are made for code, but those of sections often are words: `opening-hours`. */
function idWords(element: IndexedElement): string | undefined {
  const id = attributeOf(element, 'id') ?? '';
  if (!/^[a-z]{3,}(?:-[a-z]+)*$/.test(id)) return undefined;
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

function wordsIn(element: IndexedElement): string {
  let words = '';
  for (const node of nearNodes(element)) {
    if (node.kind === 'text') words += node.value;
    if (words.length > MOST_CHARACTERS * 4) break;
  }
  return words;
}
