import { countElements, readTitle } from '#domain/html/document.ts';
import type { Check, GenerationLanguage } from './generation-types.ts';

/** Checks a finished page. A failed hard check makes it worthless, a failed soft one is told. */
export function checkPage(html: string, _wanted: { language: GenerationLanguage }): Check[] {
  const title = readTitle(html);
  return [
    { id: 'content', ok: countElements(html) > 5, weight: 'hard', detail: '' },
    { id: 'title', ok: title !== '', weight: 'soft', detail: title },
  ];
}
