import { applyDiff } from '../apply-blocks.ts';
import { formatBlocks } from '../write-block.ts';
import type { EditCase } from './edit-cases.ts';

/** `exact`: the expected bytes. `equivalent`: the same page, written differently. */
export type Verdict = 'exact' | 'equivalent' | 'misapplied' | 'refused';

const references: readonly (readonly [RegExp, string])[] = [
  [/&#39;|&rsquo;|&lsquo;|[‘’]/g, "'"],
  [/&quot;|[“”]/g, '"'],
  [/&eacute;/g, 'é'],
  [/&egrave;/g, 'è'],
  [/&agrave;/g, 'à'],
  [/&copy;/g, '©'],
  [/&amp;/g, '&'],
];

/** The page without what makes no difference to a browser: space between tags, quotes, entities. */
export function normalizePage(html: string): string {
  const resolved = references.reduce((text, [form, plain]) => text.replace(form, plain), html);
  return resolved
    .replace(/='([^'"]*)'/g, '="$1"')
    .replace(/\s*\/>/g, '>')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1');
}

/** Applies the block of a case and compares the page with the expected one. */
export function judgeCase({ original, expected, block }: EditCase): Verdict {
  const response = `Ecco la modifica.\n\n${formatBlocks([block])}`;
  const { text, applied } = applyDiff({ original, response: unescapeElisions(response) });
  if (applied.length === 0) return 'refused';
  if (text === expected) return 'exact';
  return normalizePage(text) === normalizePage(expected) ? 'equivalent' : 'misapplied';
}

/** A model does not know of our escapes: its elisions come bare. */
function unescapeElisions(response: string): string {
  return response.replace(/^([ \t]*)\\(\.\.\.|<!-- \.\.\. -->)$/gm, '$1$2');
}
