/** A piece of markup that is safe to put into a page as it stands. */
export interface Html {
  readonly html: string;
}

export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and for quoted attribute values alike. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char) : text;
}

function writeValue(value: HtmlValue): string {
  if (value === false || value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if ('html' in value) return value.html;
  return value.map(writeValue).join('\n');
}

/** Template tag: every interpolated string is escaped, arrays are joined by line breaks. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += writeValue(value) + (strings[index + 1] ?? '');
  });
  return { html: text };
}

/** Marks a string that the designer wrote itself (CSS, SVG, markup) as safe. Never for user text. */
export function trusted(markup: string): Html {
  return { html: markup };
}

/** JSON for a script element: `<` is escaped so that no string can close the element. */
export function scriptJson(value: unknown): Html {
  return { html: JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c') };
}

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*?)(\/?)>|[^<]+/g;
const VOID = new Set(['meta', 'link', 'input', 'br', 'img', 'hr', 'wbr']);
const INLINE = new Set([
  'span',
  'b',
  'strong',
  'em',
  'i',
  'small',
  'br',
  'wbr',
  'time',
  'use',
  'rect',
  'path',
  'circle',
  'ellipse',
]);

/** Collects lines: block elements open and close their own, text and inline elements share one. */
class LineWriter {
  readonly lines: string[] = [];
  private line = '';
  private depth: number;
  private lineDepth: number;

  constructor(depth: number) {
    this.depth = depth;
    this.lineDepth = depth;
  }

  breakLine(): void {
    const text = this.line.trim();
    if (text) this.lines.push('  '.repeat(Math.max(0, this.lineDepth)) + text);
    this.line = '';
    this.lineDepth = this.depth;
  }

  append(text: string): void {
    this.line += text;
  }

  nest(by: 1 | -1): void {
    this.depth += by;
    if (by < 0 && !this.line.trim()) this.lineDepth = this.depth;
  }
}

function isBlock(name: string, attributes: string): boolean {
  return name === 'a' ? attributes.includes('class=') : !INLINE.has(name);
}

/**
 * Sets markup for people and for edits: one block element a line, two spaces a level. Whitespace between block
 * elements and runs of blanks in text have no meaning in our pages (no `pre`).
 */
export function indentLines(markup: string, startDepth: number): string {
  const writer = new LineWriter(startDepth);
  const open: boolean[] = [];
  for (const [raw, slash, name, attributes = '', selfClosing] of markup.matchAll(TOKEN)) {
    const token = raw.replaceAll(/[ \t\r\n]+/g, ' ').replace(/ (\/?)>$/, '$1>');
    if (!name) {
      writer.append(token);
      continue;
    }
    if (slash) {
      const wasBlock = open.pop() ?? true;
      writer.nest(-1);
      writer.append(token);
      if (wasBlock) writer.breakLine();
      continue;
    }
    const block = isBlock(name, attributes);
    if (block) writer.breakLine();
    writer.append(token);
    if (selfClosing || VOID.has(name)) {
      if (block) writer.breakLine();
      continue;
    }
    open.push(block);
    writer.nest(1);
  }
  writer.breakLine();
  return writer.lines.join('\n');
}
