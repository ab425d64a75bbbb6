/** A text that a script shows to people, with its place in the code: the characters between the quotes. */
export interface ScriptText {
  start: number;
  end: number;
  quote: string;
  text: string;
}

/** A longer script is a program of its own, whose texts are not translated with the page. */
const LONGEST_SCRIPT = 100_000;
/** After these a slash begins a regular expression; otherwise it is a division. */
const BEFORE_PATTERN = /(?:[([{,;=:!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of))\s*$/;
/** Calls and comparisons whose string is a name, not text for people. */
const NAMING = new RegExp(
  [
    String.raw`\b(?:querySelector(?:All)?|getElements?By\w+|closest|matches|\w+EventListener|dispatchEvent|\w+Attribute|createElement(?:NS)?|classList\.\w+|(?:get|set|remove)Item|getPropertyValue|setProperty|import|require|fetch|RegExp|Event|CustomEvent|URL|Date|parse|open|DateTimeFormat|NumberFormat|toLocale\w+|split|join|startsWith|endsWith|includes|indexOf|replace(?:All)?|test|matchMedia|getContext)\s*\(\s*$`,
    String.raw`[=!]==?\s*$|\bcase\s+$|\b(?:import|from)\s+$`,
  ].join('|'),
);
const ASSIGNED_NAME =
  /(?:class(?:Name|List)?|\bid|\btype|\brole|\bkey|\bstyle|\bfont\w*|\bhref|\bsrc|transition|animation|cssText|selector|dataset\.\w+)\s*[:=]\s*$/i;
/** `labels['Open now']` accesses a property; `['Service', '£45']` is a list. */
const MEMBER = /[\w$)\]]\[\s*$/;
const COMPARED = /^\s*[=!]==?/;
const KEY = /^\s*:(?!:)/;
const ESCAPED = /\\/;

/**
 * The strings of a script that are text for people: sentences and labels, not selectors, keys, addresses or
 * code. A string with escapes or embedded expressions is skipped, because it cannot be replaced exactly.
 */
export function findScriptTexts(code: string): ScriptText[] {
  if (code.length > LONGEST_SCRIPT) return [];
  const strings = readStrings(code);
  const texts = strings.filter((string) => isForPeople(code, string));
  // A text that the program also uses as a key must stay the same in both places.
  const names = new Set(
    strings.filter((string) => !texts.includes(string)).map(({ text }) => text),
  );
  return texts.filter(({ text }) => !ESCAPED.test(text) && !names.has(text));
}

/** JSON-LD properties whose value is text for people. Names, addresses and types stay. */
const DATA_TEXT =
  /"(?:description|headline|alternativeHeadline|abstract|slogan|text|caption|disambiguatingDescription|serviceType)"\s*:\s*"([^"\\]*)"/g;

/** The texts for people in JSON-LD. */
export function findDataTexts(json: string): ScriptText[] {
  return [...json.matchAll(DATA_TEXT)].flatMap((match) => {
    const [whole, text = ''] = match;
    const end = match.index + whole.length - 1;
    return /\p{L}/u.test(text) ? [{ start: end - text.length, end, quote: '"', text }] : [];
  });
}

/** Escapes a text for use between these quotes, in a script or in JSON. */
export function writeScriptText(text: string, quote: string): string {
  const escaped = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\\/g, '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(/<(?=\/|!--)/g, '\\u003c');
  return quote === '`' ? escaped.replaceAll('${', '\\${') : escaped;
}

function readStrings(code: string): ScriptText[] {
  const found: ScriptText[] = [];
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    if (sign === '/') at = skipSlash(code, at);
    else if (sign === '"' || sign === "'" || sign === '`') {
      const end = endOfString(code, at);
      found.push({ start: at + 1, end, quote: sign, text: code.slice(at + 1, end) });
      at = end;
    }
  }
  return found;
}

/** The end of a comment or a regular expression. A division is a single character. */
function skipSlash(code: string, at: number): number {
  const next = code[at + 1];
  if (next === '/') return endOf(code, '\n', at);
  if (next === '*') return endOf(code, '*/', at + 2) + 1;
  if (at > 0 && !BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at))) return at;
  let isInClass = false;
  for (let end = at + 1; end < code.length && code[end] !== '\n'; end += 1) {
    if (code[end] === '\\') end += 1;
    else if (code[end] === '[') isInClass = true;
    else if (code[end] === ']') isInClass = false;
    else if (code[end] === '/' && !isInClass) return end;
  }
  return at;
}

function endOf(code: string, mark: string, from: number): number {
  const at = code.indexOf(mark, from);
  return at < 0 ? code.length : at;
}

function endOfString(code: string, start: number): number {
  const quote = code[start];
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote) return at;
    else if (code[at] === '\n' && quote !== '`') return at;
  }
  return code.length;
}

const AROUND = 60;
/** No braces, brackets or code characters; a complete sentence may contain anything else. */
const WORDS = /^["“«¿¡(€$£]?[\p{L}\p{N}][^{}<>=;|\\_@#`]*$/u;
const ADDRESS = /^(?:[a-z]+:|\/|\.\/|www\.)|\.(?:png|jpe?g|webp|svg|css|js|json|html)$/i;
const STYLE =
  /\b\d+(?:px|r?em|vh|vw|ms|deg|fr)\b|\b(?:rgba?|hsla?|var|calc|url|cubic-bezier|translate\w*|scale|rotate)\(/i;
const KEYBOARD =
  /^(?:Enter|Escape|Tab|Space|Home|End|Delete|Backspace|Shift|Control|Alt|Meta|Arrow\w+|Page\w+|Key[A-Z])$/;
/** Places where a lower-case string is shown to people nevertheless. */
const SHOWN =
  /(?:textContent|innerText|placeholder|title|alt|ariaLabel|label|message|text|caption|heading|alert|confirm|prompt|createTextNode)\s*[:=(]\s*$/i;

function isForPeople(code: string, { start, end, quote, text }: ScriptText): boolean {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words) || !WORDS.test(words) || KEYBOARD.test(words)) return false;
  if (ADDRESS.test(words) || STYLE.test(words) || (quote === '`' && text.includes('${')))
    return false;
  const before = code.slice(Math.max(0, start - 1 - AROUND), start - 1);
  const after = code.slice(end + 1, end + 1 + AROUND);
  if (isName(before, after)) return false;
  return isSentence(words) || (SHOWN.test(before) && /^[\p{L}][\p{L}’' ]*$/u.test(words));
}

/** True for a string that the program uses as a key. */
function isName(before: string, after: string): boolean {
  if (NAMING.test(before) || ASSIGNED_NAME.test(before) || MEMBER.test(before)) return true;
  return COMPARED.test(after) || (KEY.test(after) && /[{,]\s*$/.test(before));
}

/** It begins or ends like text for people, or has characters that code does not. */
function isSentence(words: string): boolean {
  if (/^["“«¿¡(]?\p{Lu}\p{Ll}+(?:[.!?…:,]|$|\s)/u.test(words)) return true;
  if (/^\p{N}+\s+\p{L}/u.test(words)) return true;
  return /\s/.test(words) && /[.!?…]$|[^\p{ASCII}]/u.test(words);
}
