import { findHtmlProblems } from '../html/find-problems.ts';
import { attributeOf } from '../html/query.ts';
import { indexHtml, type IndexedElement } from '../html/source-index.ts';
import type { Refusal, RefusalReason } from './operation-types.ts';

/** Elements that bring code, or that send every address of the page elsewhere. */
const UNSAFE_TAGS = new Set(['script', 'base', 'object', 'embed']);
const PAGE_TAGS = /<\/?(?:html|head|body|frameset)[\s/>]/i;
const OPENING = '<!doctype html><template>';

export function refusal(reason: RefusalReason, detail: string): Refusal {
  return { ok: false, reason, detail: detail.slice(0, 200) };
}

/** Undefined when the attribute may be written: a name as HTML has it, no handler, no address that runs code. */
export function checkAttribute(name: string, value: string | null): Refusal | undefined {
  if (!/^[a-z_:@][\w.:@-]*$/i.test(name)) return refusal('bad-name', name);
  if (value === null) return undefined;
  if (/^on/i.test(name) || /^srcdoc$/i.test(name)) return refusal('unsafe', name);
  return runsCode(value) ? refusal('unsafe', `${name}="${value}"`) : undefined;
}

/** Browsers skip blanks and control characters when they read the scheme of an address. */
function runsCode(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const start = value.slice(0, 400).replace(/[\u0000-\u0020]+/g, '');
  return /^(?:javascript|vbscript):|^data:(?:text\/html|application\/xhtml)/i.test(start);
}

/** Undefined when a declaration of this name and value can stand in a rule and close nothing around it. */
export function checkDeclaration(property: string, value: string | null): Refusal | undefined {
  if (!/^(?:--[\w-]+|-?[a-z][a-z-]*)$/i.test(property)) return refusal('bad-name', property);
  if (value === null) return undefined;
  const trimmed = value.trim();
  if (trimmed === '' || !staysInside(trimmed)) return refusal('bad-value', value);
  const isCode = /expression\s*\(|-moz-binding|url\(\s*(?:["']\s*)?(?:javascript|vbscript):/i;
  return isCode.test(trimmed) ? refusal('unsafe', value) : undefined;
}

/** No `;`, brace, comment or end of the style element outside of strings and brackets, and those closed. */
function staysInside(value: string): boolean {
  if (/<\/|<!--|[\n\r\f\\]|\/\*/.test(value)) return false;
  let depth = 0;
  let quote = '';
  for (const character of value) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === '{' || character === '}') return false;
    else if (character === ';' && depth === 0) return false;
    if (depth < 0) return false;
  }
  return depth === 0 && quote === '';
}

/** Undefined when the markup is balanced, brings no code and is no page of its own. */
export function checkMarkup(markup: string): Refusal | undefined {
  if (markup.trim() === '') return refusal('bad-value', markup);
  if (PAGE_TAGS.test(markup)) return refusal('page-root', markup);
  const problems = findHtmlProblems(`${OPENING}${markup}</template>`);
  const wrong = problems.find(
    ({ kind, severity }) => severity === 'error' && kind !== 'duplicate-attribute',
  );
  if (wrong) return refusal('unbalanced', wrong.tag === '' ? markup : `<${wrong.tag}>`);
  for (const element of indexHtml(`${OPENING}${markup}</template>`).elements.slice(1)) {
    const refused = checkElement(element);
    if (refused) return refused;
  }
  return undefined;
}

function checkElement(element: IndexedElement): Refusal | undefined {
  const isRefresh =
    element.tag === 'meta' && /^refresh$/i.test(attributeOf(element, 'http-equiv') ?? '');
  if (UNSAFE_TAGS.has(element.tag) || isRefresh) return refusal('unsafe', `<${element.tag}>`);
  for (const { name, value } of element.attributes) {
    const refused = checkAttribute(name, value);
    if (refused?.reason === 'unsafe') return refused;
  }
  return undefined;
}
