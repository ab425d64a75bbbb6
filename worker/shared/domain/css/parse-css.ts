export interface CssDeclaration {
  /** Lower case, custom properties as written. */
  name: string;
  /** Without `!important`. */
  value: string;
  isImportant: boolean;
  /** The whole `name: value` in the text that was given. */
  start: number;
  end: number;
  valueStart: number;
  valueEnd: number;
}

export interface CssRule {
  selector: string;
  /** Conditions of the at-rules around it, outermost first: `@media (min-width: 40em)`. */
  conditions: readonly string[];
  declarations: readonly CssDeclaration[];
  start: number;
  /** Offset of the closing brace. */
  bodyEnd: number;
  end: number;
}

const GROUPING = /^@(?:media|supports|layer|container|scope)\b/i;

/** Groups within groups that are read; what is nested deeper is passed by. */
const MOST_NESTED = 32;

/** Style rules with their offsets. Text that is not CSS gives fewer rules, never an error. */
export function parseCss(css: string): CssRule[] {
  const blank = css.replace(/\/\*[^]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
  const rules: CssRule[] = [];
  readRules({ css: blank, rules }, { start: 0, end: css.length, conditions: [] });
  return rules;
}

interface CssReader {
  css: string;
  rules: CssRule[];
}

interface CssSpan {
  start: number;
  end: number;
  conditions: readonly string[];
}

function readRules(reader: CssReader, span: CssSpan): void {
  let position = span.start;
  while (position < span.end) {
    const open = findOutside(reader.css, '{;}', position, span.end);
    if (open < 0) return;
    if (reader.css[open] !== '{') {
      position = open + 1;
      continue;
    }
    const close = findClose(reader.css, open, span.end);
    readRule(reader, { start: position, end: close, conditions: span.conditions }, open);
    position = close + 1;
  }
}

function readRule(reader: CssReader, span: CssSpan, open: number): void {
  const raw = reader.css.slice(span.start, open);
  const prelude = raw.trim();
  const conditions = span.conditions;
  if (GROUPING.test(prelude)) {
    if (conditions.length >= MOST_NESTED) return;
    readRules(reader, { start: open + 1, end: span.end, conditions: [...conditions, prelude] });
    return;
  }
  if (prelude.startsWith('@') || prelude === '') return;
  const lead = raw.length - raw.trimStart().length;
  reader.rules.push({
    selector: prelude.replace(/\s+/g, ' '),
    conditions,
    declarations: readDeclarations(reader.css, open + 1, span.end),
    start: span.start + lead,
    bodyEnd: span.end,
    end: Math.min(span.end + 1, reader.css.length),
  });
}

function readDeclarations(css: string, start: number, end: number): CssDeclaration[] {
  const declarations: CssDeclaration[] = [];
  let position = start;
  while (position < end) {
    const stop = findOutside(css, ';{', position, end);
    const until = stop < 0 ? end : stop;
    if (css[until] === '{' && until < end) {
      position = findClose(css, until, end) + 1;
      continue;
    }
    const declaration = readDeclaration(css, position, until);
    if (declaration) declarations.push(declaration);
    position = until + 1;
  }
  return declarations;
}

function readDeclaration(css: string, start: number, end: number): CssDeclaration | undefined {
  const text = css.slice(start, end);
  const [head, lead = '', name = ''] = /^(\s*)([-\w]+)\s*:\s*/.exec(text) ?? [];
  if (head === undefined) return undefined;
  const written = text.slice(head.length).trimEnd();
  const mark = written.lastIndexOf('!');
  const isImportant = mark >= 0 && /^!\s*important$/i.test(written.slice(mark));
  const value = isImportant ? written.slice(0, mark).trimEnd() : written;
  const valueStart = start + head.length;
  return {
    name: name.startsWith('--') ? name : name.toLowerCase(),
    value,
    isImportant,
    start: start + lead.length,
    end: valueStart + written.length,
    valueStart,
    valueEnd: valueStart + value.length,
  };
}

/** The same declaration with its offsets moved. */
export function moveDeclaration(declaration: CssDeclaration, by: number): CssDeclaration {
  return {
    ...declaration,
    start: declaration.start + by,
    end: declaration.end + by,
    valueStart: declaration.valueStart + by,
    valueEnd: declaration.valueEnd + by,
  };
}

/** Reads the value of a `style` attribute. Offsets are those of the value. */
export function parseInlineStyle(style: string): CssDeclaration[] {
  return readDeclarations(style, 0, style.length);
}

function findOutside(css: string, wanted: string, start: number, end: number): number {
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const character = css.charAt(at);
    if (character === '"' || character === "'") at = skipString(css, at, end);
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && wanted.includes(character)) return at;
  }
  return -1;
}

function skipString(css: string, start: number, end: number): number {
  const quote = css.charAt(start);
  for (let at = start + 1; at < end; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote || css[at] === '\n') return at;
  }
  return end;
}

function findClose(css: string, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at += 1) {
    const character = css.charAt(at);
    if (character === '"' || character === "'") at = skipString(css, at, end);
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return end;
}
