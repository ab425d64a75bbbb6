/** A string in a script, and what stands right before and behind it. */
export interface Literal {
  text: string;
  before: string;
  after: string;
  isEncoded: boolean;
}

const QUOTES = new Set(["'", '"', '`']);
const CONTEXT = 60;
const ESCAPES = /\\(?:x[0-9a-f]{2}|u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|\r\n|[^])/gi;
const CONTROL: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
const BASE64 = /^[A-Za-z0-9+/\s]{16,}={0,2}$/;
const CHARACTER_CODES = /fromCharCode\s*\(((?:\s*(?:0x[0-9a-f]{1,4}|\d{1,5})\s*,?){4,})\)/gi;

/** The strings of a script, each read once; a quote that is not closed on its line is none. */
export function readLiterals(script: string): Literal[] {
  const literals: Literal[] = [];
  for (let at = 0; at < script.length; at += 1) {
    const quote = script[at] ?? '';
    if (!QUOTES.has(quote)) continue;
    const end = closingQuote(script, at + 1, quote);
    if (script[end] === quote) literals.push(literalAt(script, at, end));
    at = end;
  }
  return literals;
}

function closingQuote(script: string, start: number, quote: string): number {
  let at = start;
  while (at < script.length && script[at] !== quote) {
    if (script[at] === '\n' && quote !== '`') return at;
    at += script[at] === '\\' ? 2 : 1;
  }
  return at;
}

function literalAt(script: string, start: number, end: number): Literal {
  const source = script.slice(start + 1, end);
  return {
    text: unescape(source),
    before: script.slice(Math.max(0, start - CONTEXT), start),
    after: script.slice(end + 1, end + 1 + CONTEXT),
    isEncoded: (source.match(/\\x[0-9a-f]{2}|\\u00[0-7][0-9a-f]/gi) ?? []).length > 3,
  };
}

function unescape(source: string): string {
  return source.replace(ESCAPES, (escape) => {
    const [, hex] = /^\\[xu]\{?([0-9a-f]+)\}?$/i.exec(escape) ?? [];
    if (hex === undefined) return CONTROL[escape.slice(1)] ?? escape.slice(1);
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Texts that a script hides in base64, percent signs, escapes or numbers. */
export function decodedTexts(script: string, literals: readonly Literal[]): string[] {
  const hidden = literals.flatMap(({ text, isEncoded }) => [
    ...(isEncoded ? [text] : []),
    ...(BASE64.test(text) ? decodeBase64(text) : []),
    ...(/%3c|%[0-9a-f]{2}%[0-9a-f]{2}/i.test(text) ? [decodePercent(text)] : []),
  ]);
  const numbers = [...script.matchAll(CHARACTER_CODES)].map(([, codes = '']) =>
    codes
      .split(',')
      .map((code) => String.fromCharCode(Number(code.trim() || 32)))
      .join(''),
  );
  // A text cut into several strings: all of them in a row.
  const pieces = literals.map(({ text }) => text).join('');
  const whole = BASE64.test(pieces) && literals.length > 1 ? decodeBase64(pieces) : [];
  return [...hidden, ...numbers, ...whole];
}

/** What base64 stands for, forwards and backwards; only readable text counts. */
export function decodeBase64(text: string): string[] {
  const code = text
    .replace(/[\s=]+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  return [code, Array.from(code).toReversed().join('')].map(readBase64).filter(isReadable);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(DIGITS).map((digit, value) => [digit, value]));

/** Each byte as one character, as `atob` does it. */
function readBase64(code: string): string {
  const characters: string[] = [];
  let bits = 0;
  let held = 0;
  for (const digit of code) {
    bits = ((bits << 6) | (VALUES.get(digit) ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    characters.push(String.fromCharCode((bits >> held) & 0xff));
  }
  return characters.join('');
}

function isReadable(text: string): boolean {
  const start = text.slice(0, 200);
  return (
    start.length > 0 && (start.match(/[\n\r\t\u0020-\u007e]/g) ?? []).length / start.length > 0.9
  );
}

export function decodePercent(text: string): string {
  return text.replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_all, wide, narrow) =>
    String.fromCharCode(Number.parseInt(String(wide ?? narrow), 16)),
  );
}
