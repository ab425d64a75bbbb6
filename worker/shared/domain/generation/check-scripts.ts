import { parse } from 'acorn';
import { isJson } from './is-json.ts';
import type { PageElement } from './read-document.ts';

/** Types that a browser runs as a classic script. Anything else except `module` is data. */
const CLASSIC =
  /^(?:|text\/javascript|application\/javascript|text\/ecmascript|application\/x-javascript)$/i;
const JSON_DATA = /^(?:application|text)\/(?:[\w.-]+\+)?json$|^(?:importmap|speculationrules)$/i;

/** The errors of inline scripts and JSON data that do not parse; empty for a clean page. */
export function checkScripts(elements: readonly PageElement[]): string[] {
  const scripts = elements.filter(
    ({ tag, attributes }) => tag === 'script' && !('src' in attributes),
  );
  return scripts.flatMap(({ attributes: { type = '' }, text }) => {
    const kind = type.trim();
    if (CLASSIC.test(kind)) return syntaxErrors(text, 'script');
    if (kind.toLowerCase() === 'module') return syntaxErrors(text, 'module');
    return JSON_DATA.test(kind) && !isJson(text) ? [`${kind}: no valid JSON`] : [];
  });
}

/** Why a JavaScript text does not parse: the parser's message with line and column; empty when it does. */
export function syntaxErrors(text: string, sourceType: 'script' | 'module'): string[] {
  try {
    parse(text, { ecmaVersion: 'latest', sourceType });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
