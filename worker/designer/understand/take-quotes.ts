import { capitalise } from '#domain/reading/letters.ts';
import { addItems, type Collector } from './content.ts';

const LABEL =
  /^(?:quotes?|reviews?|testimonials?|testimonianz[ae]|recension[ei]|(?:what )?(?:they|people|clients|customers) say|dicono(?: di (?:noi|me))?|cosa dicono)\s?:/i;
/** Words in quotes and who said them, and nothing else. */
const ATTRIBUTED = /^["“«][^"”»\n]{6,240}["”»]\s?[-–—,(]\s?\p{Lu}[^.!?"“«]{1,50}[.)]*$/u;
/** Words in quotes with who said them. */
const QUOTE =
  /["“«]([^"”»\n]{6,240})["”»]\s?(?:[-–—,(]\s?)?((?:Sig\.(?:ra|na)?\s|(?:Mr|Mrs|Ms|Dr|Dott)\.\s)?\p{Lu}[^"“«”».;\n()]{1,50}?)?(?=\)?\s*(?:,\s*["“«]|[.;)]|$))/gu;

/** Takes "Reviews: “…” – Kayleigh" as reviews. */
export function takeQuotes(sentence: string, collector: Collector): boolean {
  if (!LABEL.test(sentence) && !ATTRIBUTED.test(sentence)) return false;
  const items = [...sentence.matchAll(QUOTE)].map(([, text = '', name]) => ({
    name: capitalise(text.trim()),
    ...(name !== undefined && { note: name.trim().replace(/(?<![,\s])[,\s]+$/, '') }),
  }));
  if (items.length === 0) return false;
  addItems(collector, 'testimonials', items);
  return true;
}
