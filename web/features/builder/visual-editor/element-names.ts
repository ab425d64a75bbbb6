import { useLocale } from 'use-intl';
import { attributeOf, classesOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { missingPhoto } from '#domain/pictures/missing-photo.ts';
import { labelOf, sayMissingPhoto } from '#messages/element-words.ts';
import type { Locale } from '#messages/error-message.ts';
import { useAdvanced } from './advanced.ts';

/** As code has it: `section#menu`, `div.card`. */
export function codeNameOf(element: IndexedElement): string {
  const id = attributeOf(element, 'id');
  if (id) return `${element.tag}#${id}`;
  const [first] = classesOf(element);
  return first === undefined ? element.tag : `${element.tag}.${first}`;
}

/**
 * What the editor calls an element: “Section: Opening hours”, with its name in code for those who want that. A place
 * that misses its photograph says which one belongs there; visitors see only the drawing.
 */
export function nameOf(element: IndexedElement, locale: Locale): string {
  const photo = missingPhoto(element);
  const label = photo === undefined ? labelOf(element, locale) : sayMissingPhoto(photo, locale);
  return useAdvanced.getState().isAdvanced ? `${label} · ${codeNameOf(element)}` : label;
}

export function useWordLocale(): Locale {
  return useLocale() === 'it' ? 'it' : 'en';
}

/** `nameOf` in the language of the screen, and again when the technical names are wanted. */
export function useNameOf(): (element: IndexedElement) => string {
  const locale = useWordLocale();
  useAdvanced((state) => state.isAdvanced);
  return (element) => nameOf(element, locale);
}
