/**
 * Reads a list of operations as models write it. Beside an array of objects it takes one object alone, an object
 * that holds the list as `operations`, commas before a closing bracket, and comments. Undefined for anything else.
 * Linear in the length of the text.
 */
export function readLooseList(text: string): unknown[] | undefined {
  const value = parse(text) ?? parse(withoutLooseEnds(text));
  const list = Array.isArray(value) ? (value as unknown[]) : [listIn(value) ?? value].flat();
  const isList = list.length > 0 && list.every((item) => isRecord(item) && 'kind' in item);
  return isList ? list.map(toStrict) : undefined;
}

type Fields = Record<string, unknown>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listIn(value: unknown): unknown[] | undefined {
  const list = isRecord(value) && !('kind' in value) ? value.operations : undefined;
  return Array.isArray(list) ? list : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Strings, comments, and commas with nothing behind them but space. */
const LOOSE_ENDS = /"(?:[^"\\]|\\.)*"?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|,(?=[ \t\r\n]{0,200}[\]}])/g;

function withoutLooseEnds(text: string): string {
  return text.replace(LOOSE_ENDS, (piece) => (piece.startsWith('"') ? piece : ''));
}

/** Fields that take words as visitors read them, in which a model may have written `&amp;`. */
const WORDS = ['text', 'value', 'from', 'item', 'amount'] as const;
const LOCATORS = ['at', 'to'] as const;

/** One operation with its short forms written out. What stays wrong is refused later, with its place. */
function toStrict(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { kind, selector, ...rest } = item;
  const fields: Fields = { kind, ...rest };
  if (typeof selector === 'string') {
    if (kind === 'set-style') fields.scope ??= { kind: 'rule', selector };
    else fields.at ??= selector;
  }
  for (const name of WORDS) {
    if (name in fields) fields[name] = toWords(fields[name]);
  }
  if (kind === 'replace-everywhere') return { ...fields, to: toWords(fields.to) };
  for (const name of LOCATORS) {
    if (name in fields) fields[name] = toLocator(fields[name]);
  }
  if ('scope' in fields) fields.scope = toScope(fields.scope);
  return fields;
}

function toScope(scope: unknown): unknown {
  if (typeof scope === 'string') return { kind: 'rule', selector: scope };
  if (!isRecord(scope) || !('at' in scope)) return scope;
  const width =
    typeof scope.maxWidthPx === 'string' ? /^\d+(?=(?:px)?$)/.exec(scope.maxWidthPx) : null;
  return { ...scope, at: toLocator(scope.at), ...(width ? { maxWidthPx: Number(width[0]) } : {}) };
}

function toLocator(locator: unknown): unknown {
  if (typeof locator === 'string') return { selector: locator };
  if (!isRecord(locator) || typeof locator.text !== 'string') return locator;
  return { ...locator, text: toWords(locator.text) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u{A0}',
};

function toWords(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  return value.replace(
    /&(amp|lt|gt|quot|apos|#39|nbsp);/g,
    (_, name: string) => ENTITIES[name] ?? '',
  );
}
